import { stateAt } from '../lifecycle'
import type { ClusterRow } from '../store/clusters'
import { drawsOf } from './draws'

/** From when to when a cluster ran: dates on the calendar, milliseconds; the end is not part of it. */
export type AwakeSpan = readonly [from: number, to: number]

/** When it is asked: milliseconds of the calendar, and simulated ones. */
export type Moment = { today: number; now: number }

const hour = 3_600_000
const day = 24 * hour

/** Time is counted in hundredths of an hour, so that hours add up to days without a remainder. */
const tick = hour / 100

/** The spans a cluster has on record once what it runs now has ended. */
export function endedSpans(cluster: ClusterRow, moment: Moment): AwakeSpan[] {
  return [...cluster.awakeSpans, ...openSpan(cluster, moment)]
}

/**
 * When a cluster ran on a day, as [from, to] in ticks since its beginning, in order. Since its first recorded start that
 * is what is recorded; before, from its creation on, the hours of an office, some weekends, and some days not at all.
 */
export function awakeTime(cluster: ClusterRow, moment: Moment): (start: number) => AwakeSpan[] {
  const recorded = endedSpans(cluster, moment)
  const firstRecorded = recorded[0]?.[0] ?? cluster.startedAt ?? cluster.createdAt
  const draw = drawsOf(`${cluster.id} awake`)
  return (start) => {
    const spans: AwakeSpan[] = []
    if (start < firstRecorded && start + day > cluster.createdAt)
      spans.push(...clipped(officeDay(start, draw), cluster.createdAt, firstRecorded))
    spans.push(...recorded)
    return spans.flatMap((span) =>
      clipped(span, start, start + day).map(
        ([from, to]): AwakeSpan => [Math.floor((from - start) / tick), Math.floor((to - start) / tick)],
      ),
    )
  }
}

function openSpan(cluster: ClusterRow, { today, now }: Moment): AwakeSpan[] {
  if (stateAt(cluster, now) !== 'running') return []
  return [[cluster.startedAt ?? cluster.createdAt, today]]
}

/** Hours of UTC. */
function officeDay(start: number, draw: (instant: number, what: number) => number): AwakeSpan {
  const isWeekend = new Date(start).getUTCDay() % 6 === 0
  if (draw(start, 0) < (isWeekend ? 0.75 : 0.05)) return [start, start]
  const quarter = (from: number, length: number, what: number) =>
    (from + Math.floor(length * 4 * draw(start, what)) / 4) * hour
  return isWeekend
    ? [start + quarter(9, 2, 1), start + quarter(13, 3, 2)]
    : [start + quarter(6, 2.5, 1), start + quarter(16, 5, 2)]
}

function clipped([from, to]: AwakeSpan, first: number, last: number): AwakeSpan[] {
  const [start, end] = [Math.max(from, first), Math.min(to, last)]
  return start < end ? [[start, end]] : []
}
