import { readInstant } from '../domain/dates'
import type { Person } from '../domain/person'

/** What a condition compares with. */
export type PlainValue = string | number | boolean | null

/** What a condition may ask of the person. */
export const personFacts = ['email', 'role', 'isPartner', 'isTrialExpired', 'isEmailVerified'] as const
export type PersonFact = (typeof personFacts)[number]

type Comparisons = {
  equals: PlainValue
  /** One of these. */
  in: readonly PlainValue[]
  /** Neither this, nor one of these. */
  not: PlainValue | readonly PlainValue[]
  /** More than a number, or later than an instant; `now` is the present. */
  greater: number | string
  less: number | string
  /** Whether there is a value at all; a list without entries is none. */
  set: boolean
}

/** One comparison or several, all of which have to hold. */
type Compared = {
  [Name in keyof Comparisons]: Pick<Comparisons, Name> & Partial<Omit<Comparisons, Name>>
}[keyof Comparisons]

/**
 * A condition in plain data, of a record, of a form or of the person. Of a list of values `equals` and `in` hold for
 * one that has such an entry. A value that is missing is null, and neither greater nor less than anything.
 * @example { all: [{ field: 'kind', in: ['mail', 'web'] }, { person: 'isPartner', equals: true }] }
 */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | ({ field: string } & Compared)
  | ({ person: PersonFact } & Compared)

/** What conditions are asked about: a value of the record or form by its name, and the person. */
export type Facts = { valueOf: (field: string) => unknown; person: Person }

/** Whether a condition holds. */
export function holds(condition: Condition, facts: Facts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts))
  if ('any' in condition) return condition.any.some((part) => holds(part, facts))
  const value = 'field' in condition ? facts.valueOf(condition.field) : factOf(facts.person, condition.person)
  return meets(value, condition)
}

/** A condition about one thing. */
export type Comparison = Exclude<Condition, { all: unknown } | { any: unknown }>

/** Every comparison in a condition, whatever it is nested in. */
export function comparisonsIn(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  return 'any' in condition ? condition.any.flatMap(comparisonsIn) : [condition]
}

/** Whether a value is as a comparison wants it. */
export function meets(value: unknown, condition: Comparison): boolean {
  const { greater, less, set } = condition
  const values: readonly unknown[] = Array.isArray(value) ? value : [value === '' ? null : (value ?? null)]
  const isOneOf = (wanted: unknown) => [wanted].flat().some((each) => values.includes(each))
  return (
    (!('equals' in condition) || isOneOf(condition.equals)) &&
    (!condition.in || isOneOf(condition.in)) &&
    (!('not' in condition) || !isOneOf(condition.not)) &&
    (greater === undefined || difference(value, greater) > 0) &&
    (less === undefined || difference(value, less) < 0) &&
    (set === undefined || values.some((each) => each !== null) === set)
  )
}

function factOf(person: Person, fact: PersonFact): unknown {
  return fact === 'role' ? person.role.name : person[fact]
}

/** Above 0 where the value is more; NaN, which is neither, where the two cannot be compared. */
function difference(value: unknown, limit: number | string): number {
  if (typeof value === 'number' && typeof limit === 'number') return value - limit
  const instants = [value, limit].map((side) => (side === 'now' ? Date.now() : instantOf(side)))
  return (instants[0] ?? Number.NaN) - (instants[1] ?? Number.NaN)
}

function instantOf(value: unknown): number | null {
  return typeof value === 'string' ? readInstant(value) : null
}
