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
 * between those beside them where the answer is in the order of time, and anywhere where it is in none.
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
  const sorted = states
    .map((state, index) => ({ state, place: places[index] ?? 0 }))
    .toSorted((left, right) => timeOf(right.state) - timeOf(left.state))

  const inTime = sorted.map(({ place }) => place)
  const isDown = inTime.every((place, index) => place > (inTime[index - 1] ?? 0))
  const isUp = inTime.every((place, index) => place < (inTime[index - 1] ?? end))
  const line = isDown ? [0, ...inTime, end] : [end, ...inTime, 0]
  // A single one may stand in either order.
  const isInOrder = isDown !== isUp
  const isBeside = (index: number) =>
    unread.size === 0 || (isInOrder && Math.abs((line[index + 1] ?? 0) - (line[index] ?? 0)) === 1)
  return sorted.map(({ state }, index) => ({
    ...state,
    isNewerUnread: !isBeside(index),
    isOlderUnread: !isBeside(index + 1),
  }))
}

/** What has no time it can be placed by stands last. */
function timeOf({ when }: Revision): number {
  return readInstant(when) ?? Number.NEGATIVE_INFINITY
}
