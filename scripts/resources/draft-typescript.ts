import { lower } from '../../src/definitions/file/file-texts'
import type { DraftedField, DraftedFields, DraftedFile } from './drafted-file'
import { Code, literal } from './literal'
import { type SchemaTexts, schemaText } from './schema-text'

/**
 * A drafted definition in TypeScript, as a person would have written it; the formatter breaks its lines.
 * @param texts what texts and ids are read as; of an answer they may be numbers, and any value may be missing
 */
export function typeScriptText(file: DraftedFile, texts: SchemaTexts): string {
  const { name, label, scope, about, place, access, titleField, fields, list, create, edit, detail } = file
  const { one, many } = label
  const named = camel(name)
  const isBulk = edit?.bulk === true
  const hasForms = create !== undefined && edit !== undefined
  const forms = `standardForms({ one: ${literal(one)}, calls, fields: ${literal(create?.fields)} })`
  const schema = schemaText(fields, texts)
  const rules = ['entryRule', 'fileRules'].filter((each) =>
    new RegExp(`\\b${each}\\b`).test(fieldsText(file)),
  )
  const standardActions = [
    ...(isBulk ? ['bulkEditAction'] : []),
    ...(hasForms ? ['createAction'] : []),
    ...(file.delete ? ['deleteAction'] : []),
    ...(detail ? ['detailAction'] : []),
    ...(hasForms ? ['editAction'] : []),
    ...(file.import ? ['importAction'] : []),
  ]
  const { filterBuilder } = list
  return `import * as z from 'zod/mini'
import { defineResource } from '../../../definitions/define'
import type { FieldDefinition } from '../../../definitions/define-field'
${rules.length > 0 ? `import { ${rules.join(', ')} } from '../../../definitions/file/file-rules'\n` : ''}${filterBuilder ? "import { filterBuilder } from '../../../definitions/filter-builder'\n" : ''}import { restCalls } from '../../../definitions/rest-calls'
${standardActions.length > 0 ? `import { ${standardActions.join(', ')} } from '../../../definitions/standard-actions'\n` : ''}${hasForms ? "import { standardForms } from '../../../definitions/standard-forms'\n" : ''}
const calls = ${callsText(file)}
${schema.before}const ${named}Schema = ${schema.text}
const fields = ${fieldsText(file)} as const satisfies Record<string, FieldDefinition>
${isBulk ? `const forms = ${forms}\n` : ''}
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
    ...(detail?.page && file.calls?.list === undefined && { one: new Code('calls.one') }),
    ...(file.calls?.recordsAt !== undefined && { recordsAt: file.calls.recordsAt }),
  })},
  fields,
  ${hasForms ? formFieldsText(file) : ''}
  list: ${listText(file)},
  ${hasForms ? `...${isBulk ? 'forms' : forms},` : ''}
  ${file.import ? `import: ${literal(file.import)},` : ''}
  ${detail ? `detail: ${literal({ title: { en: one }, ...(detail.page && { page: true }), sections: [{ title: { en: one }, fields: detail.fields }] })},` : ''}
  actions: [
    ${hasForms ? `createAction('manage', ${literal({ en: `New ${lower(one)}` })}),` : ''}
    ${file.import ? "importAction('manage')," : ''}
    ${hasForms ? "editAction('manage')," : ''}
    ${isBulk ? "bulkEditAction(editAction('manage'), forms.edit)," : ''}
    ${detail ? "detailAction('view')," : ''}
    ${file.delete ? `deleteAction({ requires: 'manage', call: calls.delete, dangerText: ${literal({ en: file.delete.dangerText })} }),` : ''}
  ],
})
`.replace(/^ +\n/gm, '')
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

function formFieldsText({ fields, create }: DraftedFile): string {
  const asked = create?.fields ?? []
  if (asked.length === Object.keys(fields).length) return 'formFields: fields,'
  const picked = asked.map((name) => [name, new Code(`fields${member(name)}`)])
  return `formFields: ${literal(Object.fromEntries(picked))},`
}

function listText({ label, fields, list, create }: DraftedFile): string {
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
    columns: list.columns,
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
const ruledTypes: readonly string[] = ['email', 'url', 'host', 'ip-range']

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
    ...(unit !== undefined && { unit: { en: unit } }),
    ...(options && { options: options.map((value) => ({ value, label: { en: value } })) }),
    ...(type === 'boolean' && isFilter && { options: yesAndNo }),
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

function nested(fields: DraftedFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inTypeScript(field)]))
}

function member(name: string): string {
  return /^\w+$/.test(name) ? `.${name}` : `[${literal(name)}]`
}

/** Names that stand in a drafted file already. */
const taken: readonly string[] = ['calls', 'fields', 'forms', 'text', 'reference']

function camel(name: string): string {
  const named = name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase())
  return taken.includes(named) ? `${named}Resource` : named
}
