import type { Person } from '../domain/person'
import type { Conditions } from './condition'
import type { ResourceRecord } from './resource-record'
import type { Scope } from './scope'

/** The values of the fields that stand in another one. */
export type NestedValues = { readonly [field: string]: FormValue }

/** What one field of a form may hold; null and '' both mean "nothing". */
export type FormValue =
  | string
  | number
  | boolean
  | readonly string[]
  | NestedValues
  | readonly NestedValues[]
  | File
  | null
  | undefined

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, FormValue>>

/** What react-hook-form holds for a form of the engine. */
export type FormRecord = Record<string, FormValue>

/** The forms a definition has under their own names. */
export type DefinedMode = 'create' | 'clone' | 'edit' | 'scale'

/** `action`: the form by which an action asks for its values. */
export type FormMode = DefinedMode | 'action'

/** Whether a form makes a record, again or of another one. */
export const isMaking = (mode: FormMode): boolean => mode === 'create' || mode === 'clone'

/** What a computed field comes to by the values of a form or a request; undefined of every other field. */
export type Computed = (name: string, values: Readonly<Record<string, unknown>>) => unknown

/** For whom and for what a form stands open; it does not change while the form is. */
export type FormEnvironment<Row = ResourceRecord> = {
  person: Person
  /** Brand key, for flags that carry it. */
  productKey: string
  /** The person's own resources, or those of one cluster. */
  scope: Scope
  mode: FormMode
  /** The record as the form opened with it; null where one is made again. */
  record: Row | null
  /**
   * The other records as the list has them now; undefined where a server pages it. In a field of an entry, the entries
   * before that one.
   */
  others?: (() => readonly Readonly<Record<string, unknown>>[]) | undefined
  /** Of a field in an object or in an entry of an array: what stands beside it there. */
  entry?: NestedValues
  /** What computed fields come to by what is entered; without it they are what the record has. */
  computed?: Computed | undefined
  /** Of the form, or of the entry: those that are not shown count for no condition; without them all do. */
  fields?: Readonly<Record<string, { shownWhen?: Conditions | ((context: FormContext) => boolean) }>>
}

/** All that a rule, condition, lock, hint or source of choices may look at. */
export type FormContext<Row = ResourceRecord> = FormEnvironment<Row> & { values: FormValues }

/** Whether a field holds nothing; spaces are something, for a rule to speak about. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isNested(value) && Object.values(value).every(isEmptyValue)
}

/** Whether a value is that of fields which stand in another one. */
export function isNested(value: unknown): value is NestedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
}

/** The value as text; '' for nothing and for what is no text. */
export function textValue(value: FormValue): string {
  return typeof value === 'string' ? value : ''
}
