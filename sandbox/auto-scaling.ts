import type { ScaledService } from '../src/domain/auto-scale-history'
import { chance } from './chance'
import { stateAt } from './lifecycle'
import type { ClusterRow } from './store/clusters'
import type { WireAutoscale } from './wire'

/** Of a cluster whose switch nobody has touched. */
export const firstAutoscale: WireAutoscale = {
  enabled: false,
  requestDelay: 30,
  coolDelay: 300,
  rejectedQueriesUp: 5,
  rejectedQueriesDown: 0,
  consecutiveQueries: 3,
}

const minute = 60_000
const hour = 60 * minute

export type HistorySettings = {
  hours: number
  /** Milliseconds of the calendar, and simulated ones. */
  today: number
  now: number
  nodes: Readonly<Record<ScaledService, number>>
}

/**
 * The queries of the last hours by service and node, as they follow from the cluster and the clock: a busy morning, a
 * quiet evening, none at night, and none since a cluster left its running state. The store keeps the last transition
 * of a cluster alone, so earlier sleep than that shows no more.
 */
export function autoScaleHistory(cluster: ClusterRow, settings: HistorySettings) {
  const { hours, today, now, nodes } = settings
  const step = stepFor(hours)
  const isAwake = stateAt(cluster, now) === 'running'
  const asleepFrom = isAwake ? Number.POSITIVE_INFINITY : today - (now - cluster.transitionAt)
  const first = Math.max(today - hours * hour, cluster.createdAt)
  const starts: number[] = []
  for (let start = Math.ceil(first / step) * step; start + step <= today; start += step) starts.push(start)

  const historyOf = (service: ScaledService) =>
    Object.fromEntries(
      Array.from({ length: nodes[service] }, (_, index) => `${cluster.name}-${service}-${index + 1}`).map(
        (node) => [
          node,
          starts.map((start) => {
            const { peak, capacity } = services[service]
            const isIdle = start + step > asleepFrom
            const share = (peak * activityAt(start) * (step / minute)) / nodes[service]
            const total = isIdle
              ? 0
              : Math.round(share * (0.75 + 0.5 * chance(`${cluster.id} ${node} ${start}`)))
            return {
              start_timestamp: new Date(start).toISOString(),
              total_queries: total,
              rejected_queries: Math.max(0, total - Math.round(capacity * (step / minute))),
            }
          }),
        ],
      ),
    )
  return { analytics: historyOf('analytics'), loader: historyOf('loader') }
}

/** Queries a minute: of a service at its busiest, and how many one node answers. */
const services: Readonly<Record<ScaledService, { peak: number; capacity: number }>> = {
  analytics: { peak: 42, capacity: 38 },
  loader: { peak: 12, capacity: 12.5 },
}

function stepFor(hours: number): number {
  if (hours <= 1) return minute
  return hours <= 24 ? 15 * minute : hour
}

/** How busy people are, from 0 to 1; hours are UTC, and a weekend is a quarter of a working day. */
function activityAt(instant: number): number {
  const date = new Date(instant)
  const isWeekend = date.getUTCDay() % 6 === 0
  const time = date.getUTCHours() + date.getUTCMinutes() / 60
  const phase = phases.find(({ until }) => time < until)
  return (phase?.activity ?? 0) * (isWeekend ? 0.25 : 1)
}

const phases = [
  { until: 5, activity: 0 },
  { until: 7, activity: 0.15 },
  { until: 8, activity: 0.5 },
  { until: 10.5, activity: 1 },
  { until: 13, activity: 0.7 },
  { until: 17, activity: 0.55 },
  { until: 21, activity: 0.2 },
] as const
