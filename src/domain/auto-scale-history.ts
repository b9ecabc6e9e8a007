import { rounded } from './rounded'

/** The services that are scaled, in the order in which they are shown (D2 §2 'Scaling tab'). */
export const scaledServices = ['analytics', 'loader'] as const
export type ScaledService = (typeof scaledServices)[number]

/** How far the history reaches back, in hours: last hour, last day, last week (SCA-D03). */
export const historyWindows = [1, 24, 168] as const
export type HistoryWindow = (typeof historyWindows)[number]

/** Hours (D2 §9). */
export const defaultHistoryWindow: HistoryWindow = 24

/**
 * What one node was asked from an instant on, in milliseconds since the epoch (D2 §3 'Auto-scale history'). Null where it
 * does not say how many it rejected.
 */
export type AutoScaleEntry = { startedAt: number; totalQueries: number; rejectedQueries: number | null }

/**
 * The queries of a service, all its nodes together, oldest first (SCA-D04). How many were rejected is known where all of
 * them say it.
 */
export function loadOf(entries: readonly AutoScaleEntry[]): AutoScaleEntry[] {
  const sums = new Map<number, AutoScaleEntry>()
  for (const entry of entries) {
    const sum = sums.get(entry.startedAt) ?? { ...entry, totalQueries: 0, rejectedQueries: 0 }
    const [before, rejected] = [sum.rejectedQueries, entry.rejectedQueries]
    sums.set(entry.startedAt, {
      startedAt: entry.startedAt,
      totalQueries: sum.totalQueries + entry.totalQueries,
      rejectedQueries: before === null || rejected === null ? null : before + rejected,
    })
  }
  return [...sums.values()].sort((left, right) => left.startedAt - right.startedAt)
}

/** Distance of the ticks of a chart whose highest point is `maximum` queries (SCA-004, SCA-D02). */
export function tickStep(maximum: number): number {
  const step = tickSteps.find(({ upTo }) => maximum <= upTo)
  return step ? step.step : 10 ** Math.ceil(Math.log10(maximum / 10))
}

const tickSteps = [
  { upTo: 10, step: 1 },
  { upTo: 50, step: 5 },
  { upTo: 100, step: 10 },
  { upTo: 500, step: 50 },
  { upTo: 1000, step: 100 },
] as const

/** The cooldown as it is shown, in minutes (SCA-009). */
export function cooldownMinutes(seconds: number): number {
  return rounded(seconds / 60)
}
