import * as z from 'zod/mini'
import {
  labelOf,
  noteRecordFaults,
  noteValueFaults,
  type RecordFault,
  recordFaultsOf,
  type ValueFault,
  type ValueKind,
  valueFaultsOf,
} from '../record-faults'

/**
 * A list of which every record is read for itself (README decision 16): it holds those that can be read, and
 * `recordFaultsOf` tells of the others. What is no list is refused; null is one without records.
 * @param partsOf of a record, what may stand in for something that could not be read
 * @param named a record as it was sent, by the names that tell its name and its id
 */
export function recordsOf<Item extends z.ZodMiniType>(
  item: Item,
  partsOf?: (record: z.output<Item>) => readonly object[],
  named?: (sent: unknown) => unknown,
) {
  // Only a list comes this far.
  const readable = z.catch(z.array(item), ({ value }) =>
    readEach(item, Array.isArray(value) ? value : [], named),
  )
  const list = z.pipe(
    z.transform((sent: unknown, { issues }) => {
      if (sent === null) return []
      if (!Array.isArray(sent)) issues.push({ code: 'invalid_type', expected: 'array', input: sent })
      return sent
    }),
    readable,
  )
  return z.pipe(
    list,
    z.transform((records: z.output<Item>[]) =>
      partsOf === undefined ? records : withPartial(records, partsOf),
    ),
  )
}

/** As recordsOf; a list that is absent, or null, is empty. */
export function optionalRecordsOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    listedRecordsOf(item),
    z.transform((records): z.output<Item>[] => records ?? []),
  )
}

/** As recordsOf; a list that is absent is null, for nothing is said of its records. */
export function listedRecordsOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.optional(z.nullable(recordsOf(item))),
    z.transform((records): z.output<Item>[] | null => records ?? null),
  )
}

/**
 * A part that does not lose the record it is in: what cannot be read of it is empty, and `valueFaultsOf` of what stands
 * in tells why.
 * @param field where it stands in its record
 */
export function readablePart<Part extends z.ZodMiniType<object>>(
  field: string,
  part: Part,
  empty: () => z.output<Part>,
) {
  return z.catch(part, ({ value, error }) =>
    noteValueFaults(empty(), valueFaultsFrom(error.issues, value, field)),
  )
}

/**
 * A record that is refused only without what it needs (README decision 16): what cannot be read of the rest counts as
 * absent, and `valueFaultsOf` of what is read names it.
 */
export function leniently<Shape extends z.ZodMiniType<object>>(needed: z.ZodMiniType, shape: Shape) {
  const guarded = z.transform((sent: unknown, { issues }) => {
    // An issue as it was told is one that may be told again.
    for (const issue of needed.safeParse(sent).error?.issues ?? [])
      issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue)
    return sent
  })
  // Only what has all it needs comes this far.
  const readable = z.catch(shape, ({ value, error }) => {
    const unread = new Set(error.issues.map(({ path }) => path[0]))
    const rest = Object.entries(Object(value)).filter(([field]) => !unread.has(field))
    return noteValueFaults(z.parse(shape, Object.fromEntries(rest)), valueFaultsFrom(error.issues, value))
  })
  return z.pipe(guarded, readable)
}

/** What is wrong with a value, by the issues of its schema. */
export function valueFaultsFrom(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  place = '',
): ValueFault[] {
  return issues.map((issue) => {
    const found = issue.path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value)
    const field = [place, ...issue.path].filter((step) => step !== '').join('.')
    const what = seen(found)
    const kinds = expectedOf(issue)
    // One of a kind that is right, with something wrong inside: to name the kind would say what came as well.
    const isRightKind = kinds.some((kind) => kind === what.found)
    return { field, expected: isRightKind ? ['value'] : kinds, ...what }
  })
}

function readEach<Item extends z.ZodMiniType>(
  item: Item,
  sent: readonly unknown[],
  named: (sent: unknown) => unknown = (record) => record,
): z.output<Item>[] {
  const faults: RecordFault[] = []
  const records: z.output<Item>[] = []
  for (const [place, record] of sent.entries()) {
    const read = item.safeParse(record)
    if (read.success) records.push(read.data)
    else {
      const values = valueFaultsFrom(read.error.issues, record)
      faults.push({ ...labelOf(named(record)), number: place + 1, isShown: false, values })
    }
  }
  return noteRecordFaults(records, faults)
}

function withPartial<Row>(records: Row[], partsOf: (record: Row) => readonly object[]): Row[] {
  const left = recordFaultsOf(records)
  const partial = records.flatMap((record): RecordFault[] => {
    const values = partsOf(record).flatMap(valueFaultsOf)
    return values.length === 0 ? [] : [{ ...labelOf(record), number: null, isShown: true, values }]
  })
  return noteRecordFaults(records, [...left, ...partial])
}

function expectedOf(issue: z.core.$ZodIssue): readonly ValueKind[] {
  switch (issue.code) {
    case 'invalid_type':
      return [kindsByType[issue.expected] ?? 'value']
    case 'invalid_union': {
      const kinds = issue.errors.flatMap((branch) =>
        branch.flatMap((inner) => (inner.path.length === 0 ? expectedOf(inner) : ['object' as const])),
      )
      return kinds.length === 0 ? ['value'] : [...new Set(kinds)]
    }
    default:
      return ['value']
  }
}

const kindsByType: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
  record: 'object',
}

/** Characters of a value that are kept in a report. */
const sampleLength = 40

/** What came in place of what was expected. */
export function seen(value: unknown): Pick<ValueFault, 'found' | 'sample'> {
  if (value === undefined) return { found: 'nothing', sample: null }
  if (value === null) return { found: 'null', sample: null }
  if (Array.isArray(value)) return { found: 'list', sample: null }
  const found = kindsByType[typeof value] ?? 'value'
  return { found, sample: found === 'object' ? null : String(value).slice(0, sampleLength) }
}
