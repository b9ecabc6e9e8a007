import type { DateSpan } from '../domain/period'
import { type FieldDefinition, type FieldKind, isDatedField } from './define-field'

/** By what records stand together: the value of a field, or the period that its date is in. */
export type GroupBy<Field extends string = string> = Field | { field: Field; per: GroupSpan }

/** Spans of the calendar: a table of hours has a group for nearly every row. */
export const groupSpans = ['day', 'week', 'month', 'quarter', 'year'] as const satisfies DateSpan[]
export type GroupSpan = (typeof groupSpans)[number]

/** A grouping as addresses spell it: `status`, `startsAt.month`. */
export function groupText(groupBy: GroupBy): string {
  return typeof groupBy === 'string' ? groupBy : `${groupBy.field}.${groupBy.per}`
}

/** What an address spells; a field that is called so is meant before the period of another. */
export function readGroup(
  text: string,
  fields: Readonly<Record<string, unknown>>,
): { field: string; per: GroupSpan | null } {
  const dot = text.lastIndexOf('.')
  const per = groupSpans.find((span) => span === text.slice(dot + 1))
  return text in fields || dot < 0 || !per ? { field: text, per: null } : { field: text.slice(0, dot), per }
}

/** Kinds whose values many records share: a person may group by them. */
const sharedKinds: readonly FieldKind[] = ['choice', 'switch', 'state', 'reference']
/** Kinds whose values may be shared: only who writes the definition knows. */
const maybeSharedKinds: readonly FieldKind[] = ['text', 'email', 'url', 'host', 'number', 'day']

/** Whether a person is offered to group a list by this field. */
export function isShared({ kind, many, cell }: FieldDefinition): boolean {
  return sharedKinds.includes(kind) && !many && cell === undefined
}

/** Whether a definition may group its list by this field, or by the periods of its dates. */
export function isGroupable(field: FieldDefinition, per: GroupSpan | null = null): boolean {
  if (per !== null) return isDatedField(field)
  return (sharedKinds.includes(field.kind) && !field.many) || maybeSharedKinds.includes(field.kind)
}
