import type { ClusterDetail } from './cluster-detail'
import type { NodeCounts } from './configured-nodes'
import { rounded } from './rounded'

/** IPU a node consumes an hour, and how many such nodes there are. */
export type NodeGroup = { ipu: number | null; nodes: number | null }

/** What a rate comes to over longer times. */
export type RateTotals = {
  /** 24 hours. */
  day: number
  month: number
  /** All hours of the month, on the calendar of UTC. */
  monthHours: number
}

/** IPU an hour of all nodes together, to 5 decimals; null where a figure is not known (D2 §9). */
export function ipuPerHour(groups: readonly NodeGroup[]): number | null {
  let sum = 0
  for (const { ipu, nodes } of groups) {
    if (ipu === null || nodes === null) return null
    sum += ipu * nodes
  }
  return rounded(sum)
}

/** IPU an hour of a cluster that has so many nodes; null where a figure is not known. */
export function clusterIpuPerHour(
  { analyticsSize, loaderSize }: Pick<ClusterDetail, 'analyticsSize' | 'loaderSize'>,
  { analytics, loader }: NodeCounts,
): number | null {
  return ipuPerHour([
    { ipu: analyticsSize?.ipu ?? null, nodes: analytics },
    { ipu: loaderSize?.ipu ?? null, nodes: loader },
  ])
}

/**
 * What a rate comes to in a day and in the month of an instant, if the cluster never sleeps.
 * @param now milliseconds since the epoch
 */
export function rateTotals(perHour: number, now: number): RateTotals {
  const today = new Date(now)
  const days = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).getUTCDate()
  const monthHours = days * 24
  return { day: rounded(perHour * 24), month: rounded(perHour * monthHours), monthHours }
}
