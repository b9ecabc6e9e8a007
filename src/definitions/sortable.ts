import type { ResourceDefinition } from './define'
import type { FieldKind } from './define-field'

/** Kinds whose values have no order a person expects. */
const unordered: readonly FieldKind[] = [
  'secret',
  'list',
  'state',
  'file',
  'json',
  'code',
  'file-text',
  'image',
  'reference',
  'object',
  'array',
]

/** Whether a person may sort by a column: what the definition lists; else every plain column that is all here. */
export function isSortable({ fields, list }: ResourceDefinition, column: string): boolean {
  if (list.sortable) return list.sortable.includes(column)
  const field = Object.hasOwn(fields, column) ? fields[column] : undefined
  if (!field || list.paging?.kind === 'server') return false
  return field.cell === undefined && !unordered.includes(field.kind)
}
