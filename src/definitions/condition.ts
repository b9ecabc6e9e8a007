import { isSameInstant, readInstant } from '../domain/dates'
import { instantOfMoment, readMoment } from '../domain/moment'
import type { Person } from '../domain/person'
import { readTimeOfDay } from '../domain/time-of-day'

/** What a condition compares with. */
export type PlainValue = string | number | boolean | null

/** What a condition may ask of the person. */
export const personFacts = [
  'id',
  'name',
  'email',
  'role',
  'isPartner',
  'isTrialExpired',
  'isEmailVerified',
] as const
export type PersonFact = (typeof personFacts)[number]

/** What each of them is. */
export const factKinds = {
  id: 'text',
  name: 'text',
  email: 'text',
  role: 'text',
  isPartner: 'flag',
  isTrialExpired: 'flag',
  isEmailVerified: 'flag',
} as const satisfies Record<PersonFact, 'text' | 'flag'>

/** In place of a value: what another field has. */
export type OtherField = { field: string }

/** A number, an instant, a day, a time of day, `now`, `today`, or what another field has. */
export type Limit = number | string | OtherField

type Comparisons = {
  equals: PlainValue | OtherField
  /** One of these. */
  in: readonly PlainValue[]
  /** Neither this, nor one of these. */
  not: PlainValue | OtherField | readonly PlainValue[]
  /** More than a number, or later than an instant or a day; `now` and `today` are the present. */
  greater: Limit
  less: Limit
  /** Whether there is a value at all; a list without entries is none. */
  set: boolean
}

/** One comparison or several, all of which have to hold. */
type Compared = {
  [Name in keyof Comparisons]: Pick<Comparisons, Name> & Partial<Omit<Comparisons, Name>>
}[keyof Comparisons]

/**
 * A condition in plain data, of a record, of a form or of the person. Of a list of values `equals` and `in` hold for
 * one that has such an entry. A value that is missing is null, compared with yes or no it is no, and it is neither
 * greater nor less than anything.
 * @example { all: [{ field: 'kind', in: ['mail', 'web'] }, { person: 'isPartner', equals: true }] }
 */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | ({ field: string } & Compared)
  | ({ person: PersonFact } & Compared)

/** One condition, or several all of which have to hold. */
export type Conditions = Condition | readonly Condition[]

/** What conditions are asked about: a value of the record or form by its name, and the person. */
export type Facts = {
  valueOf: (field: string) => unknown
  /** Null where conditions ask nothing of a person: what they ask of one is not there. */
  person: Person | null
  /** Milliseconds since the epoch; the clock of this machine when left out. */
  now?: number
  /** Whether a value that is missing is neither too much nor too little: there is nothing to complain about yet. */
  isLenient?: boolean
}

/** One, several or none, as a list. */
export function listed<Item extends object>(given: Item | readonly Item[] | undefined): readonly Item[] {
  if (given === undefined) return []
  return isList(given) ? given : [given]
}

function isList<Item extends object>(given: Item | readonly Item[]): given is readonly Item[] {
  return Array.isArray(given)
}

/** Whether a condition holds, or each of several. */
export function holds(condition: Conditions, facts: Facts): boolean {
  if (isList(condition)) return condition.every((part) => holds(part, facts))
  if ('all' in condition) return condition.all.every((part) => holds(part, facts))
  if ('any' in condition) return condition.any.some((part) => holds(part, facts))
  return meets(subjectOf(condition, facts), condition, facts)
}

function subjectOf(condition: Comparison, { valueOf: read, person }: Facts): unknown {
  if ('field' in condition) return read(condition.field)
  return person && factOf(person, condition.person)
}

/** Whether a record is one of those that a condition on records alone is of; without a condition all are. */
export function counts(when: Conditions | undefined, read: (field: string) => unknown): boolean {
  return when === undefined || holds(when, { valueOf: read, person: null })
}

/** A condition about one thing. */
export type Comparison = Exclude<Condition, { all: unknown } | { any: unknown }>

/** Every comparison in a condition, whatever it is nested in. */
export function comparisonsIn(condition: Conditions): readonly Comparison[] {
  if (isList(condition)) return condition.flatMap(comparisonsIn)
  if ('all' in condition) return condition.all.flatMap(comparisonsIn)
  return 'any' in condition ? condition.any.flatMap(comparisonsIn) : [condition]
}

/** The fields that a condition asks, and compares with. */
export function fieldsAskedBy(condition: Conditions | undefined): readonly string[] {
  return comparisonsIn(condition ?? []).flatMap((compared) => [
    ...('field' in compared ? [compared.field] : []),
    ...otherFieldsOf(compared),
  ])
}

/** Whether a value is as a comparison wants it. */
export function meets(
  value: unknown,
  condition: Comparison,
  { valueOf: read, now = Date.now(), isLenient = false }: Omit<Facts, 'person'>,
): boolean {
  const { greater, less, set } = condition
  const values: readonly unknown[] = Array.isArray(value) ? value : [presentOf(value)]
  const isOneOf = (wanted: unknown) =>
    isOtherField(wanted)
      ? isSame(values, read(wanted.field))
      : [wanted]
          .flat()
          .some((each) =>
            values.some((own) => own === each || (each === false && isNo(own)) || isSameInstant(own, each)),
          )
  const isBeyond = (limit: Limit, isRight: (difference: number) => boolean) => {
    const other = isOtherField(limit) ? read(limit.field) : limit
    if (isLenient && (presentOf(value) === null || presentOf(other) === null)) return true
    return isRight(difference(value, other, now))
  }
  return (
    (!('equals' in condition) || isOneOf(condition.equals)) &&
    (!condition.in || isOneOf(condition.in)) &&
    (!('not' in condition) || !isOneOf(condition.not)) &&
    (greater === undefined || isBeyond(greater, (by) => by > 0)) &&
    (less === undefined || isBeyond(less, (by) => by < 0)) &&
    (set === undefined || values.some((each) => each !== null) === set)
  )
}

/** Whether something stands for what another field has. */
export function isOtherField(value: unknown): value is OtherField {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'field' in value
}

/** The other fields that a comparison looks at. */
export function otherFieldsOf({ equals, not, greater, less }: Comparison): readonly string[] {
  return [equals, not, greater, less].flatMap((each) => (isOtherField(each) ? [each.field] : []))
}

function presentOf(value: unknown): unknown {
  return value === '' ? null : (value ?? null)
}

/** Whether one of the values is, or is the same instant as, one that another field has. */
function isSame(values: readonly unknown[], other: unknown): boolean {
  const others: readonly unknown[] = Array.isArray(other) ? other : [presentOf(other)]
  return others.some((each) =>
    values.some((value) => value === each || (isNo(value) && isNo(each)) || difference(value, each, 0) === 0),
  )
}

/** A yes or no that nobody has given is a no. */
function isNo(value: unknown): boolean {
  return value === false || value === null
}

/** What is asked of the person. */
export function factOf(person: Person, fact: PersonFact): unknown {
  if (fact === 'id') return person.uuid
  if (fact === 'name') return person.fullName
  return fact === 'role' ? person.role.name : person[fact]
}

/** Above 0 where the value is more; NaN, which is neither, where the two cannot be compared. */
function difference(value: unknown, limit: unknown, now: number): number {
  if (typeof value === 'number' && typeof limit === 'number') return value - limit
  const instants = [value, limit].map((side) => {
    const moment = readMoment(side)
    return moment ? instantOfMoment(moment, now) : instantOf(side)
  })
  return (instants[0] ?? Number.NaN) - (instants[1] ?? Number.NaN)
}

function instantOf(value: unknown): number | null {
  return typeof value === 'string' ? (readInstant(value) ?? readTimeOfDay(value)) : null
}
