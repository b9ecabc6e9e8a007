import { readInstant } from '../../domain/dates'
import type { ListAnswer } from '../records/cached-records'
import type { Revision } from './revision-list'

/** A state among those of its answer. */
export type ListedRevision = Revision & {
  /** Whether an entry that could not be read may stand right after it, or right before it. */
  isNewerUnread: boolean
  isOlderUnread: boolean
}

/**
 * The states of one answer, the newest first. Of entries that could not be read only the places are known: they stand
 * between those beside them where the answer is in the order of time, and anywhere where it is in none. So do states
 * without a time, which stand last, unless the order of the answer has them there.
 * @param states those that could be read, as they came @param faults what of the answer could not be read
 */
export function newestFirst(
  states: readonly Revision[],
  faults: ListAnswer['faults'],
): readonly ListedRevision[] {
  const unread = new Set(faults.flatMap(({ number }) => number ?? []))
  const end = states.length + unread.size + 1
  const places = Array.from({ length: end - 1 }, (_, index) => index + 1).filter(
    (place) => !unread.has(place),
  )
  const placed = states.map((state, index) => ({
    state,
    place: places[index] ?? 0,
    time: readInstant(state.when),
  }))
  const times = placed.flatMap(({ time }) => time ?? [])
  const isUp = (times[0] ?? 0) < (times.at(-1) ?? 0)
  // Those of one moment keep their order, which is that of the answer.
  const sorted = (isUp ? placed.toReversed() : placed).toSorted(
    (left, right) => sortTime(right) - sortTime(left),
  )
  const isUntimed = times.length < sorted.length && !isInOrder(sorted, isUp)
  if (!isUntimed) return besideEachOther(sorted, { isUp, end, hasGaps: unread.size > 0 })
  const line = sorted.slice(0, times.length)
  return [
    ...besideEachOther(line, { isUp, end, hasGaps: true }).map((listed, index) =>
      // What stands below it here is not what was before it.
      index === line.length - 1 ? { ...listed, isOlderUnread: true } : listed,
    ),
    ...sorted
      .slice(times.length)
      .map(({ state }) => ({ ...state, isNewerUnread: true, isOlderUnread: true })),
  ]
}

type Placed = {
  state: Revision
  /** In the answer, from 1. */
  place: number
  time: number | null
}

/** @param hasGaps whether the answer has places of which nothing is known here; `isUp`: its oldest entry comes first */
function besideEachOther(
  sorted: readonly Placed[],
  { isUp, end, hasGaps }: { isUp: boolean; end: number; hasGaps: boolean },
): readonly ListedRevision[] {
  const places = sorted.map(({ place }) => place)
  const line = isUp ? [end, ...places, 0] : [0, ...places, end]
  // A single one may stand in either order.
  const isLine = sorted.length > 1 && isInOrder(sorted, isUp)
  const isBeside = (index: number) =>
    !hasGaps || (isLine && Math.abs((line[index + 1] ?? 0) - (line[index] ?? 0)) === 1)
  return sorted.map(({ state }, index) => ({
    ...state,
    isNewerUnread: !isBeside(index),
    isOlderUnread: !isBeside(index + 1),
  }))
}

function isInOrder(sorted: readonly Placed[], isUp: boolean): boolean {
  return sorted.every(({ place }, index) => {
    const before = sorted[index - 1]
    return !before || (isUp ? place < before.place : place > before.place)
  })
}

/** What has no time it can be placed by stands last. */
function sortTime({ time }: Placed): number {
  return time ?? Number.NEGATIVE_INFINITY
}
