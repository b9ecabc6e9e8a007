import { lower } from '../../src/definitions/file/file-texts'
import type { Draft } from './draft'
import type { DraftField } from './draft-fields'
import { columnsOf, fieldOf, titleOf } from './draft-file'
import { Code, literal } from './literal'

/** The definition of a draft in TypeScript, as a person would have written it. */
export function typeScriptText(draft: Draft): string {
  const { name, scope, one, many, icon, tab, detail, fields } = draft
  const title = literal(titleOf(draft))
  const names = fields.map((field) => field.name)
  const place =
    scope === 'user' ? { kind: 'menu', icon } : { kind: 'tab', tab, label: { en: many }, anchor: name }
  const access = {
    subject: scope === 'user' ? 'Account' : 'ClusterConfiguration',
    list: 'view',
    create: 'manage',
    edit: 'manage',
  }
  const section = { title: { en: one }, fields: names }
  const hasRules = fields.some(isRuled)
  const standardActions = [
    'createAction',
    'deleteAction',
    ...(detail === 'none' ? [] : ['detailAction']),
    'editAction',
  ]
  return `import * as z from 'zod/mini'
import { defineResource } from '../../../definitions/define'
import type { FieldDefinition } from '../../../definitions/define-field'
${hasRules ? "import { fileRules } from '../../../definitions/file/file-rules'\n" : ''}import { restCalls } from '../../../definitions/rest-calls'
import { ${standardActions.join(', ')} } from '../../../definitions/standard-actions'
import { standardForms } from '../../../definitions/standard-forms'

const calls = restCalls(${literal(name)}, ${literal(scope)})
const ${camel(name)}Schema = z.object({
  id: z.string(),
${fields.map((field) => `  ${field.name}: ${schemaOf(field)},`).join('\n')}
})
const fields = {
${fields.map((field) => `  ${field.name}: ${fieldText(field)},`).join('\n')}
} as const satisfies Record<string, FieldDefinition>

/** ${many}: say here in one line what they are. */
export const ${camel(name)} = defineResource({
  name: ${literal(name)},
  label: ${literal({ one: { en: one }, many: { en: many } })},
  scope: ${literal(scope)},
  place: ${literal(place)},
  access: ${literal(access)},
  schema: ${camel(name)}Schema,
  titleField: ${title},
  calls: { list: calls.list${detail === 'page' ? ', one: calls.one' : ''} },
  fields,
  formFields: fields,
  list: {
    columns: ${literal(columnsOf(draft))},
    sort: { field: ${title}, order: 'asc' },
    loading: ${literal({ en: `Loading ${lower(many)}…` })},
    empty: { title: ${literal({ en: `No ${lower(many)} yet` })}, action: 'create' },
    error: ${literal({ en: `The ${lower(many)} could not be loaded` })},
  },
  ...standardForms({ one: ${literal(one)}, calls, fields: ${literal(names)} }),
${detail === 'none' ? '' : `  detail: { title: ${literal({ en: one })},${detail === 'page' ? ' page: true,' : ''} sections: [${literal(section)}] },\n`}  actions: [
    createAction('manage', ${literal({ en: `New ${lower(one)}` })}),
    editAction('manage'),
${detail === 'none' ? '' : "    detailAction('view'),\n"}    deleteAction({ requires: 'manage', call: calls.delete, dangerText: { en: '{{name}} is lost for good.' } }),
  ],
})
`
}

/** Types of texts whose form a rule judges: in a definition file the type brings it. */
const ruledTypes: readonly string[] = ['email', 'url', 'host', 'ip-range']
const figures: readonly string[] = ['number', 'percent', 'money', 'bytes', 'duration']

/** A reference may be gone, and what a condition hides may never have been there. */
function schemaOf(field: DraftField): string {
  const { type, isRequired, shownWhen } = field
  const schema = valueSchemaOf(field)
  if (type === 'json') return schema
  return isRequired && !shownWhen && type !== 'reference' ? schema : `z.nullish(${schema})`
}

function valueSchemaOf({ type, isMany, fields = [] }: DraftField): string {
  if (figures.includes(type)) return 'z.number()'
  if (type === 'boolean') return 'z.boolean()'
  if (type === 'json') return 'z.optional(z.unknown())'
  if (type === 'list' || isMany) return 'z.array(z.string())'
  if (type !== 'object' && type !== 'array') return 'z.string()'
  const object = `z.object({ ${fields.map((field) => `${field.name}: ${schemaOf(field)}`).join(', ')} })`
  return type === 'object' ? object : `z.array(${object})`
}

function isRuled({ type, fields = [] }: DraftField): boolean {
  return ruledTypes.includes(type) || fields.some(isRuled)
}

/** As the JSON format says it, with texts and kinds as TypeScript has them. */
function fieldText(field: DraftField): string {
  return literal(inTypeScript(field))
}

function inTypeScript(field: DraftField): Readonly<Record<string, unknown>> {
  const { type } = field
  const {
    type: _type,
    label,
    required,
    options,
    lockedWhen: _locked,
    fields: _fields,
    ...rest
  } = fieldOf(field)
  return {
    label: { en: label },
    kind: type === 'boolean' ? 'switch' : type,
    ...(required !== undefined && { required: { en: required } }),
    ...(Array.isArray(options) && { options: options.map((value) => ({ value, label: { en: value } })) }),
    ...rest,
    ...(ruledTypes.includes(type) && { rule: new Code(`fileRules${member(type)}`) }),
    ...(field.lockedWhen && { lockedWhen: { ...field.lockedWhen, reason: { en: field.lockedWhen.reason } } }),
    ...(field.fields && {
      fields: Object.fromEntries(field.fields.map((each) => [each.name, inTypeScript(each)])),
    }),
  }
}

function member(name: string): string {
  return /^\w+$/.test(name) ? `.${name}` : `[${literal(name)}]`
}

function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
}
