import { isAscending, measureOf } from '../ascending'
import type { FieldDefinition } from '../define-field'
import { type Fault, fault } from '../fault'
import { type OverlapDefinition, overlapOf, takenTime } from '../overlaps'
import { uniqueKey } from '../unique-key'
import { type UniqueDefinition, uniqueOf } from '../unique-values'

type Row = Readonly<Record<string, unknown>>

/** Looks at one row after the other, each once, and remembers it. */
type Look = (row: Row) => boolean

/**
 * What is wrong with rows, or entries, that are given one after the other: one has what one before it has, or takes some
 * of its time, and no two may; or it is not beyond the one before it, and each has to be.
 * @param what one of them is called
 */
export function takenBefore(fields: Readonly<Record<string, FieldDefinition | undefined>>, what: string) {
  const looks = Object.entries(fields).flatMap(([name, field]) => {
    if (!field) return []
    const [unique, overlap] = [uniqueOf(name, field), overlapOf(name, field)]
    const has = (row: Row) => `another ${what} has ${JSON.stringify(row[name])}, and no two may`
    const isBehind = (row: Row) => `${JSON.stringify(row[name])} is not beyond what the ${what} before it has`
    const takes = () => `another ${what} takes some of this time, and no two may`
    return [
      ...(unique ? [{ name, isTaken: sameValues(unique), words: has }] : []),
      ...(overlap ? [{ name, isTaken: sameTime(overlap), words: takes }] : []),
      ...(field.ascends ? [{ name, isTaken: notBeyond(name), words: isBehind }] : []),
    ]
  })
  return (row: Row, placeOf: (name: string) => string): readonly Fault[] =>
    looks.flatMap(({ name, isTaken, words }) =>
      isTaken(row) ? [fault('R094', placeOf(name), words(row))] : [],
    )
}

function sameValues(unique: UniqueDefinition): Look {
  const keys = new Set<string>()
  return (row) => {
    const key = uniqueKey(unique, row)
    if (key === null) return false
    const isTaken = keys.has(key)
    keys.add(key)
    return isTaken
  }
}

function notBeyond(name: string): Look {
  let last: Row[] = []
  return (row) => {
    const isBeyond = isAscending(name, row[name], last)
    if (measureOf(row[name]) !== null) last = [row]
    return !isBeyond
  }
}

/** A time that is taken, without its last moment. */
type Span = { from: number; to: number }

function sameTime(overlap: OverlapDefinition): Look {
  const taken = new Map<string, Span[]>()
  return (row) => {
    const time = takenTime(overlap, (field) => row[field])
    if (time === null) return false
    const spans = taken.get(time.among) ?? []
    taken.set(time.among, spans)
    return addSpan(spans, { from: time.from, to: overlap.isWholeDays ? time.to + 1 : time.to })
  }
}

/** Whether a span overlaps some of those, of which no two do; it then stands among them in order, as one with these. */
function addSpan(spans: Span[], { from, to }: Span): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? to) <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while ((spans[end]?.from ?? to) < to) end += 1
  const over = spans.slice(low, end)
  // What ends before it begins is another fault, and takes no time of those after it.
  if (from <= to) {
    const joined = {
      from: Math.min(from, over[0]?.from ?? from),
      to: Math.max(to, over.at(-1)?.to ?? to),
    }
    spans.splice(low, over.length, joined)
  }
  return over.length > 0
}
