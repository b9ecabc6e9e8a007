import { readInstant } from '../domain/dates'
import type { Text } from '../locales/text'
import { type Conditions, counts } from './condition'
import type { FieldDefinition } from './define-field'
import { isDay } from './field-limits'
import { comparedValue } from './same-value'

/** Between which fields a record takes a time that no other one like it may take, and what is said of one that does. */
export type OverlapDefinition = {
  from: string
  to: string
  /** Fields in which the others are alike; without any, all are. */
  of: readonly string[]
  /** Of which records it is asked; without it, of all. */
  when?: Conditions | undefined
  /** The whole of the last day is taken; a time ends when the next one may begin. */
  isWholeDays: boolean
  says: Text
}

/** A time that a record takes, in milliseconds; of those with one `among` no two overlap. */
export type TakenTime = { among: string; from: number; to: number }

/** What no two records may take at one time, of the field at which it begins; null where two may. */
export function overlapOf(
  name: string,
  { kind, input, noOverlap }: Pick<FieldDefinition, 'kind' | 'input' | 'noOverlap'>,
): OverlapDefinition | null {
  if (noOverlap === undefined) return null
  const { to, of = [], when, says } = noOverlap
  return { from: name, to, of, when, isWholeDays: kind === 'day' || isDay({ kind, input }), says }
}

/** The time a record takes, for good where it has no end; null for one that does not count, without a beginning, or like no other. */
export function takenTime(
  { from, to, of, when }: OverlapDefinition,
  read: (field: string) => unknown,
): TakenTime | null {
  const [start, end] = [instantOf(read(from)), instantOf(read(to))]
  const alike = of.map((field) => comparedValue(read(field)))
  if (start === null || alike.includes(null) || !counts(when, read)) return null
  return { among: JSON.stringify(alike), from: start, to: end ?? Number.POSITIVE_INFINITY }
}

/** Whether two records take some time together. */
export function isOverlap({ isWholeDays }: OverlapDefinition, one: TakenTime, other: TakenTime): boolean {
  if (one.among !== other.among) return false
  if (isWholeDays) return one.from <= other.to && other.from <= one.to
  return one.from < other.to && other.from < one.to
}

/** Whether a record takes some of the time that is read. */
export function hasOverlap(
  overlap: OverlapDefinition,
  read: (field: string) => unknown,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const [own, other] = [takenTime(overlap, read), takenTime(overlap, (field) => record[field])]
  return own !== null && other !== null && isOverlap(overlap, own, other)
}

function instantOf(value: unknown): number | null {
  return typeof value === 'string' ? readInstant(value) : null
}
