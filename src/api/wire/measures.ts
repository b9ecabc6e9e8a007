import * as z from 'zod/mini'
import { readInstant } from '../../domain/dates'
import { noteRecordFaults, type RecordFault, recordFaultsOf } from '../record-faults'
import { optionalText, parsedJson } from './primitives'
import { recordsOf } from './records'

/** A figure, as a number or as its digits. */
export const figure = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?(e-?\d+)?$/i))]),
  z.transform(Number),
)

/** ISO 8601, or the epoch in seconds or milliseconds; in milliseconds. */
export const instant = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((sent, { issues }) => {
    const milliseconds = instantOf(sent)
    if (milliseconds !== null) return milliseconds
    issues.push({ code: 'custom', input: sent })
    return z.NEVER
  }),
)

/** An instant in milliseconds since the epoch, as `instant` reads it; null where it is none. */
export function instantOf(sent: unknown): number | null {
  if (typeof sent !== 'string' && typeof sent !== 'number') return null
  const text = String(sent)
  return epochSeconds.test(text) ? Number(text) * 1000 : readInstant(text)
}
const epochSeconds = /^\d{9,11}(\.\d+)?$/

/** An instant, which may be absent, as ISO 8601 in UTC: one without a zone is read alike everywhere. Other words stay. */
export const instantText = z.pipe(
  optionalText,
  z.transform((sent) => {
    const at = instantOf(sent)
    return at === null ? sent : new Date(at).toISOString()
  }),
)

/** A list of measurements that is one part of an answer, and what of it could not be read (README decision 16). */
export type Measures<Entry> = {
  entries: Entry[]
  faults: readonly RecordFault[]
  /** False where the part did not come, or in a shape that is no list of measurements. */
  isReadable: boolean
}

/** A part of an answer that does not lose the others; nothing where it is null. As JSON or as its text. */
export function measuresOf<Item extends z.ZodMiniType>(item: Item) {
  const readable = z.pipe(
    z.pipe(
      z.transform((sent: unknown): unknown => (sent === undefined ? sent : (parsedJson(sent) ?? []))),
      recordsOf(item),
    ),
    z.transform((entries): Measures<z.output<Item>> => {
      const faults = recordFaultsOf(entries)
      return noteRecordFaults({ entries, faults, isReadable: true }, faults)
    }),
  )
  return z.catch(readable, () => ({ entries: [], faults: [], isReadable: false }))
}
