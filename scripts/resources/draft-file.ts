import { lower } from '../../src/definitions/file/file-texts'
import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import type { Draft } from './draft'
import type { DraftField } from './draft-fields'
import type { DraftedField, DraftedFile } from './drafted-file'
import { requiredText } from './field-words'
import { isOfServer } from './form-fields-among'
import { jsonText } from './json-text'
import { sampleRows } from './sample-rows'

/** The definition of a draft in the JSON format. */
export function jsonTextOf(draft: Draft): string {
  return jsonText({ ...fileOf(draft), fixtures: rowsOf(draft, 2) })
}

/** Rows the sandbox starts with. */
export function fixturesText(draft: Draft): string {
  return jsonText(rowsOf(draft, 2))
}

/**
 * Made-up records of a draft, as the sandbox takes them: without what its conditions do not show.
 * @param idsOf ids that references may have; references are empty without
 */
export function rowsOf(
  draft: Draft,
  count: number,
  idsOf?: (resource: string) => readonly string[],
): Readonly<Record<string, unknown>>[] {
  const today = new Date('2026-03-01T08:00:00Z')
  const rows = sampleRows(resourceFileSchema.parse(fileOf(draft)), { count, today, idsOf })
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => {
        const condition = draft.fields.find((field) => field.name === name)?.shownWhen
        return condition === undefined || isMet(condition, row)
      }),
    ),
  )
}

/** Of the conditions that a draft can have. */
function isMet(condition: NonNullable<DraftField['shownWhen']>, row: Readonly<Record<string, unknown>>) {
  if (!('field' in condition)) return true
  const value = row[condition.field] ?? null
  if (condition.equals !== undefined) return [value].flat().includes(condition.equals)
  if (condition.not !== undefined) return ![value].flat().includes(condition.not)
  if (condition.greater !== undefined) return value !== null && value > condition.greater
  if (condition.less !== undefined) return value !== null && value < condition.less
  return value !== null && value !== ''
}

/** A draft as a definition file says it. */
export function fileOf(draft: Draft): DraftedFile {
  const { name, scope, one, many, icon, tab, detail, fields, filterBuilder, isImported, isBulk } = draft
  const title = titleOf(draft)
  const inForms = formNamesOf(draft)
  const imported = inForms.filter((each) => !isKeptOut(fields.find((field) => field.name === each)))
  return {
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
    titleField: title,
    // Without a parameter of its own a server that pages could not be asked.
    ...(filterBuilder.length > 0 && { calls: { filterParameter: 'filter' } }),
    fields: fieldsOf(fields),
    list: {
      columns: columnsOf(draft),
      search: [title],
      ...(filterBuilder.length > 0 && { filterBuilder }),
      sort: { field: title, order: 'asc' },
      empty: { title: `No ${lower(many)} yet` },
      error: `The ${lower(many)} could not be loaded`,
    },
    create: { fields: inForms },
    ...(isImported && { import: imported.length < inForms.length ? { fields: imported } : {} }),
    edit: { fields: inForms, ...(isBulk && { bulk: true }) },
    ...(detail !== 'none' && {
      detail: { ...(detail === 'page' && { page: true }), fields: fields.map((field) => field.name) },
    }),
    delete: { requires: 'manage', dangerText: '{{name}} is lost.' },
  }
}

/** Types of which no cell of a file holds a value. */
const unimported: readonly string[] = ['secret', 'file-text', 'image']

function isKeptOut(field: DraftField | undefined): boolean {
  if (field === undefined) return false
  const parts = [...(field.fields ?? []), ...(field.kinds ?? []).flatMap(({ fields }) => fields)]
  return unimported.includes(field.type) || parts.some(isKeptOut)
}

function fieldOf(field: DraftField): DraftedField {
  const { type, label, options, resource, isMany, currency, formula, fields, kinds, kindField } = field
  const isAsked = field.isRequired || field.requiredWhen !== undefined
  return {
    type,
    label,
    ...(isAsked && { required: requiredText(field) }),
    ...(field.unique !== undefined && { unique: field.unique }),
    ...(options.length > 0 && { options }),
    ...(resource !== undefined && { resource }),
    ...(isMany && { many: true }),
    ...(currency !== undefined && { currency }),
    ...(formula !== undefined && { value: formula }),
    ...(fields && { fields: fieldsOf(fields) }),
    ...(kindField !== undefined && { kindField }),
    ...(kinds && {
      kinds: Object.fromEntries(
        kinds.map((kind) => [kind.name, { label: kind.label, fields: fieldsOf(kind.fields) }]),
      ),
    }),
    ...(field.shownWhen && { shownWhen: field.shownWhen }),
    ...(field.requiredWhen && { requiredWhen: field.requiredWhen }),
    ...(field.lockedWhen && { lockedWhen: field.lockedWhen }),
  }
}

function fieldsOf(fields: readonly DraftField[]): Record<string, DraftedField> {
  return Object.fromEntries(fields.map((each) => [each.name, fieldOf(each)]))
}

/** Kinds that are too much for a column, or are never shown. */
const wide: readonly string[] = [
  'long-text',
  'secret',
  'json',
  'code',
  'file-text',
  'image',
  'object',
  'array',
]

/** What a list shows. */
function columnsOf({ fields }: Draft): string[] {
  return fields.filter(({ type }) => !wide.includes(type)).map(({ name }) => name)
}

/** What its forms ask for: all but what is computed, and what a server keeps unless the flags say that it is asked. */
function formNamesOf({ fields }: Draft): string[] {
  const typed = fields.filter(({ type }) => type !== 'computed')
  const asked = typed.filter((field) => isAsked(field) || !isOfServer(field.name))
  return (asked.length > 0 ? asked : typed).map(({ name }) => name)
}

function isAsked({ isRequired, shownWhen, requiredWhen, lockedWhen }: DraftField): boolean {
  return isRequired || [shownWhen, requiredWhen, lockedWhen].some((condition) => condition !== undefined)
}

function titleOf({ fields }: Draft): string {
  const titles = ['text', 'email', 'host', 'url']
  const first = titles.flatMap((type) => fields.filter((field) => field.type === type))[0]
  return first?.name ?? fields[0]?.name ?? 'id'
}
