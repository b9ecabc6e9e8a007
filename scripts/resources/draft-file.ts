import { lower } from '../../src/definitions/file/file-texts'
import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import type { Draft } from './draft'
import type { DraftField } from './draft-fields'
import { requiredText } from './field-words'
import { sampleRows } from './sample-rows'

/** The definition of a draft in the JSON format. */
export function jsonText(draft: Draft): string {
  return `${JSON.stringify({ ...fileOf(draft), fixtures: rowsOf(draft, 2) }, null, 2)}\n`
}

/** Rows the sandbox starts with. */
export function fixturesText(draft: Draft): string {
  return `${JSON.stringify(rowsOf(draft, 2), null, 2)}\n`
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

function fileOf(draft: Draft) {
  const { name, scope, one, many, icon, tab, detail, fields } = draft
  const title = titleOf(draft)
  const inForms = formNamesOf(draft)
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
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)])),
    list: {
      columns: columnsOf(draft),
      search: [title],
      sort: { field: title, order: 'asc' },
      empty: { title: `No ${lower(many)} yet` },
      error: `The ${lower(many)} could not be loaded`,
    },
    create: { fields: inForms },
    edit: { fields: inForms },
    ...(detail !== 'none' && {
      detail: { ...(detail === 'page' && { page: true }), fields: fields.map((field) => field.name) },
    }),
    delete: { requires: 'manage', dangerText: '{{name}} is lost for good.' },
  }
}

/** A field as the JSON format says it. */
export function fieldOf(field: DraftField): Readonly<Record<string, unknown>> {
  const { type, label, options, resource, isMany, currency, formula, fields } = field
  const isAsked = field.isRequired || field.requiredWhen !== undefined
  return {
    type,
    label,
    ...(isAsked && { required: requiredText(field) }),
    ...(options.length > 0 && { options }),
    ...(resource !== undefined && { resource }),
    ...(isMany && { many: true }),
    ...(currency !== undefined && { currency }),
    ...(formula !== undefined && { value: formula }),
    ...(fields && { fields: Object.fromEntries(fields.map((each) => [each.name, fieldOf(each)])) }),
    ...(field.shownWhen && { shownWhen: field.shownWhen }),
    ...(field.requiredWhen && { requiredWhen: field.requiredWhen }),
    ...(field.lockedWhen && { lockedWhen: field.lockedWhen }),
  }
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
export function columnsOf({ fields }: Draft): string[] {
  return fields.filter(({ type }) => !wide.includes(type)).map(({ name }) => name)
}

/** What its forms ask for: all but what is computed. */
function formNamesOf({ fields }: Draft): string[] {
  return fields.filter(({ type }) => type !== 'computed').map(({ name }) => name)
}

export function titleOf({ fields }: Draft): string {
  const titles = ['text', 'email', 'host', 'url']
  const first = titles.flatMap((type) => fields.filter((field) => field.type === type))[0]
  return first?.name ?? fields[0]?.name ?? 'id'
}
