import { lower } from '../../src/definitions/file/file-texts'
import { type Draft, type DraftField, requiredText } from './draft'

/** The definition of a draft in TypeScript, as a person would have written it. */
export function typeScriptText(draft: Draft): string {
  const { name, scope, one, many, icon, tab, fields } = draft
  const title = titleOf(draft)
  const names = fields.map((field) => quote(field.name))
  const place =
    scope === 'user'
      ? `{ kind: 'menu', icon: ${quote(icon)} }`
      : `{ kind: 'tab', tab: ${quote(tab)}, label: ${words(many)}, anchor: ${quote(name)} }`
  const subject = scope === 'user' ? 'Account' : 'ClusterConfiguration'
  return `import * as z from 'zod/mini'
import { defineResource } from '../../../definitions/define'
import type { FieldDefinition } from '../../../definitions/define-field'
import { restCalls } from '../../../definitions/rest-calls'
import { createAction, deleteAction, editAction } from '../../../definitions/standard-actions'
import { standardForms } from '../../../definitions/standard-forms'

const calls = restCalls(${quote(name)}, ${quote(scope)})
const ${camel(name)}Schema = z.object({
  id: z.string(),
${fields.map((field) => `  ${field.name}: ${schemaOf(field)},`).join('\n')}
})
const fields = {
${fields.map((field) => `  ${field.name}: ${fieldText(field)},`).join('\n')}
} as const satisfies Record<string, FieldDefinition>

/** ${many}: say here in one line what they are. */
export const ${camel(name)} = defineResource({
  name: ${quote(name)},
  label: { one: ${words(one)}, many: ${words(many)} },
  scope: ${quote(scope)},
  place: ${place},
  access: { subject: '${subject}', list: 'view', create: 'manage', edit: 'manage' },
  schema: ${camel(name)}Schema,
  titleField: ${quote(title)},
  calls: { list: calls.list },
  fields,
  formFields: fields,
  list: {
    columns: [${columnsOf(draft).map(quote).join(', ')}],
    sort: { field: ${quote(title)}, order: 'asc' },
    loading: ${words(`Loading ${lower(many)}…`)},
    empty: { title: ${words(`No ${lower(many)} yet`)}, action: 'create' },
    error: ${words(`The ${lower(many)} could not be loaded`)},
  },
  ...standardForms({ one: ${quote(one)}, calls, fields: [${names.join(', ')}] }),
  actions: [
    createAction('manage', ${words(`New ${lower(one)}`)}),
    editAction('manage'),
    deleteAction({ requires: 'manage', call: calls.delete, dangerText: ${words('{{name}} is lost for good.')} }),
  ],
})
`
}

/** The same in the JSON format. */
export function jsonText(draft: Draft): string {
  const { name, scope, one, many, icon, tab, fields } = draft
  const names = fields.map((field) => field.name)
  const file = {
    $schema: '../resource-definition.schema.json',
    name,
    label: { one, many },
    scope,
    place: scope === 'user' ? { kind: 'menu', icon } : { kind: 'tab', tab, label: many },
    access: {
      subject: scope === 'user' ? 'Account' : 'ClusterConfiguration',
      list: 'view',
      create: 'manage',
      edit: 'manage',
    },
    titleField: titleOf(draft),
    fields: Object.fromEntries(
      fields.map((field) => [
        field.name,
        {
          type: field.type,
          label: field.label,
          ...(field.isRequired ? { required: requiredText(field) } : {}),
          ...(field.options.length > 0 ? { options: field.options } : {}),
        },
      ]),
    ),
    list: {
      columns: columnsOf(draft),
      search: [titleOf(draft)],
      sort: { field: titleOf(draft), order: 'asc' },
      empty: { title: `No ${lower(many)} yet` },
      error: `The ${lower(many)} could not be loaded`,
    },
    create: { fields: names },
    edit: { fields: names },
    delete: { requires: 'manage', dangerText: '{{name}} is lost for good.' },
    fixtures: rowsOf(draft),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Rows the sandbox starts with. */
export function fixturesText(draft: Draft): string {
  return `${JSON.stringify(rowsOf(draft), null, 2)}\n`
}

/** Tests by raw HTTP: the rows are there, one can be made and deleted, and who may not is refused. */
export function testText(draft: Draft): string {
  const { name, scope, fields } = draft
  const path = scope === 'user' ? `/${name}` : `/instances/c1a5e000-0000-4000-8000-000000000001/${name}`
  const refused = scope === 'user' ? 'lab' : 'user'
  const values = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, 3)]))
  const required = fields.filter(({ isRequired }) => isRequired)
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SandboxRig, startSandboxRig } from '../sandbox-rig'

const path = ${quote(path)}
const values = ${JSON.stringify(values)}

let rig: SandboxRig
beforeAll(async () => {
  rig = await startSandboxRig()
})
afterAll(() => rig.close())

describe(${quote(draft.many.toLowerCase())}, () => {
  it('are listed, made and deleted', async () => {
    expect((await rig.call('owner', 'GET', path)).body).toHaveLength(2)
    const made = await rig.call('owner', 'POST', path, values)
    expect(made).toMatchObject({ status: 201, body: values })
    expect((await rig.call('owner', 'DELETE', \`\${path}/\${made.body.id}\`)).status).toBe(200)
    expect((await rig.call('owner', 'GET', path)).body).toHaveLength(2)
  })

  it('are refused to who may not, and without what they need', async () => {
    expect((await rig.call(${quote(refused)}, 'POST', path, values)).status).toBe(403)
    expect((await rig.call(null, 'GET', path)).status).toBe(401)
    const refusal = await rig.call('owner', 'POST', path, {})
    expect(refusal.status).toBe(${required.length > 0 ? 422 : 201})
  })
})
`
}

function rowsOf({ fields }: Draft): Readonly<Record<string, unknown>>[] {
  return [1, 2].map((row) => Object.fromEntries(fields.map((field) => [field.name, sampleOf(field, row)])))
}

function sampleOf({ type, label, options }: DraftField, row: number): unknown {
  if (type === 'number') return row
  if (type === 'boolean') return row !== 2
  if (type === 'choice') return options[row % options.length]
  if (type === 'date') return `2026-0${row}-01T08:00:00Z`
  if (type === 'list') return [`${label} ${row}`]
  return `${label} ${row}`
}

/** What a list shows: no long texts, and no secrets. */
function columnsOf({ fields }: Draft): string[] {
  return fields.filter(({ type }) => type !== 'long-text' && type !== 'secret').map(({ name }) => name)
}

function titleOf({ fields }: Draft): string {
  return fields.find(({ type }) => type === 'text')?.name ?? fields[0]?.name ?? 'id'
}

function schemaOf({ type, isRequired }: DraftField): string {
  const values = { number: 'z.number()', boolean: 'z.boolean()', list: 'z.array(z.string())' } as const
  const schema = type === 'number' || type === 'boolean' || type === 'list' ? values[type] : 'z.string()'
  return isRequired ? schema : `z.nullish(${schema})`
}

function fieldText(field: DraftField): string {
  const kind = field.type === 'boolean' ? 'switch' : field.type
  const options = field.options.map((value) => `{ value: ${quote(value)}, label: ${words(value)} }`)
  return [
    `{ label: ${words(field.label)}, kind: ${quote(kind)}`,
    ...(field.isRequired ? [`, required: ${words(requiredText(field))}`] : []),
    ...(options.length > 0 ? [`, options: [${options.join(', ')}]`] : []),
    ' }',
  ].join('')
}

function words(text: string): string {
  return `{ en: ${quote(text)} }`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
}
