import { fieldTypes } from '../../src/definitions/file/file-fields'
import { lower } from '../../src/definitions/file/file-texts'
import { unitsOf } from '../../src/definitions/file/to-wire'
import type { DraftedField, DraftedFields, DraftedFile } from './drafted-file'
import { Code, literal } from './literal'
import { type SchemaTexts, schemaText } from './schema-text'

/**
 * A drafted definition in TypeScript, as a person would have written it; the formatter breaks its lines.
 * @param texts what texts and ids are read as; of an answer they may be numbers, and any value may be missing
 */
export function typeScriptText(file: DraftedFile, texts: SchemaTexts): string {
  const { name, label, scope, about, place, access, titleField, fields, create, edit, detail } = file
  const { one, many } = label
  const named = camel(name)
  const isBulk = edit?.bulk === true
  const hasForms = create !== undefined && edit !== undefined
  const lists = namedLists(file)
  const formFields = formFieldsOf(file)
  const forms = `standardForms({ one: ${literal(one)}, calls, fields: ${lists.textOf(create?.fields ?? [])} })`
  const schema = schemaText(fields, texts)
  const fieldsLine = fieldsText(file)
  const rules = ['entryRule', 'fileRules'].filter((each) => new RegExp(`\\b${each}\\b`).test(fieldsLine))
  const wire = wireText(file)
  const hasActions = hasForms || file.delete !== undefined || detail !== undefined
  return `import * as z from 'zod/mini'
import { defineResource } from '../../../definitions/define'
import type { FieldDefinition } from '../../../definitions/define-field'
${rules.length > 0 ? `import { ${rules.join(', ')} } from '../../../definitions/file/file-rules'\n` : ''}${file.list.filterBuilder ? "import { filterBuilder } from '../../../definitions/filter-builder'\n" : ''}import { restCalls } from '../../../definitions/rest-calls'
${hasActions ? "import * as actions from '../../../definitions/standard-actions'\n" : ''}${hasForms ? "import { standardForms } from '../../../definitions/standard-forms'\n" : ''}${wire === '' ? '' : "import { wireForm } from '../../../definitions/wire-form'\n"}
const calls = ${callsText(file)}
${schema.before}const ${named}Schema = ${schema.text}
${fieldsLine.includes('choices(') ? `${choicesLine}\n` : ''}const fields = ${fieldsLine} as const satisfies Record<string, FieldDefinition>
${hasForms ? formFields.before : ''}${lists.before}${isBulk ? `const forms = ${forms}\n` : ''}
/** ${many}: say here in one line what they are. */
export const ${named} = defineResource({
  name: ${literal(name)},
  label: ${literal({ one: { en: one }, many: { en: many } })},
  ${about === undefined ? '' : `about: ${literal({ en: about })},`}
  scope: ${literal(scope)},
  place: ${literal(place.kind === 'menu' ? place : { ...place, label: { en: place.label }, anchor: name })},
  access: ${literal(access)},
  schema: ${named}Schema,
  titleField: ${literal(titleField)},
  calls: ${literal({
    list: new Code('calls.list'),
    ...(detail?.page && { one: new Code('calls.one') }),
    ...(file.calls?.recordsAt !== undefined && { recordsAt: file.calls.recordsAt }),
  })},
  ${wire}
  fields,
  ${hasForms ? formFields.line : ''}
  list: ${listText(file, lists.textOf)},
  ${hasForms ? `...${isBulk ? 'forms' : forms},` : ''}
  ${file.import ? `import: ${literal(file.import)},` : ''}
  ${detail ? `detail: ${literal({ title: { en: one }, ...(detail.page && { page: true }), sections: [{ title: { en: one }, fields: new Code(lists.textOf(detail.fields)) }] })},` : ''}
  actions: [
    ${hasForms ? `actions.createAction('manage', ${literal({ en: `New ${lower(one)}` })}),` : ''}
    ${file.import ? "actions.importAction('manage')," : ''}
    ${hasForms ? "actions.editAction('manage')," : ''}
    ${isBulk ? "actions.bulkEditAction(actions.editAction('manage'), forms.edit)," : ''}
    ${detail ? "actions.detailAction('view')," : ''}
    ${file.delete ? `actions.deleteAction({ requires: 'manage', call: calls.delete, dangerText: ${literal({ en: file.delete.dangerText })} }),` : ''}
  ],
})
`.replace(/^ +\n/gm, '')
}

/** Options that are called as their values are, until somebody gives them labels. */
const choicesLine =
  'const choices = (...values: string[]) => values.map((value) => ({ value, label: { en: value } }))'

const widestInPlace = 60

type NamedLists = {
  /** Constants for the lists that are long, or stand in more than one place. */
  before: string
  textOf: (names: readonly string[]) => string
}

function namedLists({ list, create, detail }: DraftedFile): NamedLists {
  const named = new Map([
    [literal(detail?.fields), 'shown'],
    [literal(create?.fields), 'asked'],
  ])
  const places = [detail?.fields, create?.fields, list.columns].map((each) => literal(each))
  // One that a line of its own keeps short is named, too.
  const isNamed = (text: string) =>
    places.filter((each) => each === text).length > 1 || text.length > widestInPlace
  const repeated = [...named].filter(([text]) => places.includes(text) && isNamed(text))
  return {
    before: repeated.map(([text, name]) => `const ${name} = ${text} as const\n`).join(''),
    textOf: (names) => repeated.find(([text]) => text === literal(names))?.[1] ?? literal(names),
  }
}

/** The calls of the convention, with what is called otherwise in place of them. */
function callsText({ name, scope, calls, create, edit }: DraftedFile): string {
  const convention = `restCalls(${literal(name)}, ${literal(scope)})`
  const own = Object.entries({ list: calls?.list, create: create?.call, edit: edit?.call }).filter(
    ([, call]) => call !== undefined && call.path.replace(/\/\{recordId\}$/, '') !== `/${name}`,
  )
  if (own.length === 0) return convention
  const lines = own.map(([key, call]) => `  ${key}: ${literal(call)},`)
  return `{\n  ...${convention},\n${lines.join('\n')}\n} as const`
}

/** The fields that forms ask for, by those that none asks for where these are fewer. */
function formFieldsOf({ fields, create }: DraftedFile): { before: string; line: string } {
  const asked = create?.fields ?? []
  const others = Object.keys(fields).filter((name) => !asked.includes(name))
  if (others.length === 0) return { before: '', line: 'formFields: fields,' }
  if (others.length < asked.length && others.every((name) => /^\w+$/.test(name))) {
    const names = others.map((name) => `${name}: _${name}`).join(', ')
    return { before: `const { ${names}, ...formFields } = fields\n`, line: 'formFields,' }
  }
  const picked = asked.map((name) => [name, new Code(`fields${member(name)}`)])
  return { before: '', line: `formFields: ${literal(Object.fromEntries(picked))},` }
}

function listText({ label, fields, list, create }: DraftedFile, textOf: NamedLists['textOf']): string {
  const many = lower(label.many)
  const labels = list.search.map((name) => lower(fields[name]?.label ?? name))
  const filters = (list.filters ?? []).map((key) => {
    const { label: words = key } = fields[key] ?? {}
    return { key, field: key, label: { en: words }, all: { en: `${words}: all` } }
  })
  const builder = list.filterBuilder
    ? [new Code(`filterBuilder(fields, ${literal(list.filterBuilder)})`)]
    : []
  return literal({
    columns: new Code(textOf(list.columns)),
    search: {
      fields: list.search,
      label: { en: `Search ${many}` },
      placeholder: { en: `Search by ${labels.join(' or ')}` },
    },
    ...(filters.length + builder.length > 0 && { filters: [...filters, ...builder] }),
    sort: list.sort,
    loading: { en: `Loading ${many}…` },
    empty: { title: { en: list.empty.title }, ...(create && { action: 'create' }) },
    error: { en: list.error },
  })
}

function fieldsText({ fields, list }: DraftedFile): string {
  return literal(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        inTypeScript(field, list.filters?.includes(name) === true),
      ]),
    ),
  )
}

/** Types of texts whose form a rule judges: in a definition file the type brings it. */
const ruledTypes: readonly string[] = ['email', 'url', 'host', 'ip-range', 'time']

const yesAndNo = [
  { value: 'true', label: 'views.yes' },
  { value: 'false', label: 'views.no' },
]

/** As the JSON format says it, with texts and kinds as TypeScript has them. */
function inTypeScript(
  { type, label, required, unique, unit, options, rule, fields, kinds, lockedWhen, ...rest }: DraftedField,
  isFilter = false,
): Readonly<Record<string, unknown>> {
  const named = rule ?? (ruledTypes.includes(type) ? type : undefined)
  const judged = named === undefined ? '' : `fileRules${member(named)}`
  return {
    label: { en: label },
    kind: type === 'boolean' ? 'switch' : type,
    ...(required !== undefined && { required: { en: required } }),
    ...(unique !== undefined && { unique: { en: unique } }),
    ...(unit !== undefined && (isCounted(type) ? { sentIn: unit } : { unit: { en: unit } })),
    ...(options && { options: new Code(`choices(${options.map((value) => literal(value)).join(', ')})`) }),
    ...(type === 'boolean' && isFilter && { options: yesAndNo }),
    // A file says it by itself.
    ...(type === 'list' && !options && { placeholder: 'standard.listPlaceholder' }),
    ...rest,
    ...(judged !== '' && { rule: new Code(type === 'list' ? `entryRule(${judged})` : judged) }),
    ...(lockedWhen && { lockedWhen: { ...lockedWhen, reason: { en: lockedWhen.reason } } }),
    ...(fields && { fields: nested(fields) }),
    ...(kinds && {
      kinds: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [
          name,
          { label: { en: kind.label }, fields: nested(kind.fields) },
        ]),
      ),
    }),
  }
}

function isCounted(type: string): boolean {
  const known = fieldTypes.find((each) => each === type)
  return known !== undefined && unitsOf(known).length > 0
}

function saysOtherwise(fields: DraftedFields): boolean {
  return Object.values(fields).some(
    ({ type, from, sentAs, unit, fields: parts = {} }) =>
      from !== undefined ||
      sentAs !== undefined ||
      (unit !== undefined && isCounted(type)) ||
      saysOtherwise(parts),
  )
}

/** How the API says its records, where that is not as the fields are called. */
function wireText({ calls, fields }: DraftedFile): string {
  if (!saysOtherwise(fields) && calls?.id === undefined) return ''
  const id = calls?.id === undefined ? '' : `, ${literal({ id: calls.id })}`
  return `wire: wireForm(fields${id}),\n  dataProviderName: 'rest',`
}

function nested(fields: DraftedFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inTypeScript(field)]))
}

function member(name: string): string {
  return /^\w+$/.test(name) ? `.${name}` : `[${literal(name)}]`
}

/** Names that stand in a drafted file already. */
const taken: readonly string[] = [
  'actions',
  'asked',
  'calls',
  'choices',
  'fields',
  'formFields',
  'forms',
  'reference',
  'shown',
  'text',
]

function camel(name: string): string {
  const named = name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
  return taken.includes(named) ? `${named}Resource` : named
}
