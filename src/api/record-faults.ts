/** Kinds of values, as a person tells them apart. `value` is one of a kind that is right, and yet not understood. */
export const valueKinds = ['text', 'number', 'flag', 'list', 'object', 'null', 'nothing', 'value'] as const
export type ValueKind = (typeof valueKinds)[number]

/** One value of an answer that could not be read. */
export type ValueFault = {
  /** Where it stands in its record, spelt as on the wire; '' for the record itself. */
  field: string
  /** Any of these would have been read. */
  expected: readonly ValueKind[]
  found: ValueKind
  /** The beginning of a text, figure or flag; null for what has no short form. */
  sample: string | null
}

/** A record of a list that could not be read, or not all of it (README decision 16). */
export type RecordFault = {
  /** Its place in the answer, from 1; null for one that is shown, and for the answer itself. */
  number: number | null
  id: string | null
  name: string | null
  /** It is in the list, without what could not be read. */
  isShown: boolean
  values: readonly ValueFault[]
}

/*
 * What could not be read stands beside the records, under the list they are in: a caller that only asks for the records
 * finds a plain list.
 */
const ofRecords = new WeakMap<object, readonly RecordFault[]>()
const ofValues = new WeakMap<object, readonly ValueFault[]>()

/** Notes what was left out of a list. Answers the list. */
export function noteRecordFaults<Records extends object>(
  records: Records,
  faults: readonly RecordFault[],
): Records {
  if (faults.length > 0) ofRecords.set(records, faults)
  return records
}

/** The records that a list of an answer lacks, and those it has in part; empty for any other list. */
export function recordFaultsOf(records: object): readonly RecordFault[] {
  return ofRecords.get(records) ?? []
}

/** How many records of an answer's list it lacks. */
export function missingFrom(records: object): number {
  return recordFaultsOf(records).filter(({ isShown }) => !isShown).length
}

/** Notes what an object or list stands in for. Answers it. */
export function noteValueFaults<Value extends object>(value: Value, faults: readonly ValueFault[]): Value {
  if (faults.length > 0) ofValues.set(value, faults)
  return value
}

export function valueFaultsOf(value: object): readonly ValueFault[] {
  return ofValues.get(value) ?? []
}

/** All that could not be read of an answer, in its lists and in itself. */
export function faultsOfAnswer(answer: unknown): readonly RecordFault[] {
  if (typeof answer !== 'object' || answer === null) return []
  const parts = [answer, ...(Array.isArray(answer) ? [] : Object.values(answer))].filter(isObject)
  const values = parts.flatMap(valueFaultsOf)
  const own = values.length === 0 ? [] : [{ ...labelOf(answer), number: null, isShown: true, values }]
  return [...own, ...parts.flatMap(recordFaultsOf)]
}

/** What a person may know a record by: its name and its id, its own or those of what it is about. */
export function labelOf(record: unknown): Pick<RecordFault, 'id' | 'name'> {
  const parts = isObject(record) ? [record, ...Object.values(record).filter(isObject)] : []
  const first = (keys: readonly string[]) =>
    parts
      .flatMap((part) => keys.map((key) => wordOf(Reflect.get(part, key))))
      .find((word) => word !== null) ?? null
  return { id: first(['id', 'uuid']), name: first(['name', 'fullname', 'email', 'range', 'key']) }
}

function wordOf(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
