import { monthOf, monthQuery, monthsBetween, monthText } from '../../src/domain/billing/billing-months'
import { exactSum } from '../../src/domain/consumption/exact'
import { rounded } from '../../src/domain/rounded'
import { sizeAt } from '../consumption/account-consumption'
import { type ConsumptionSettings, monthConsumption } from '../consumption/hourly-consumption'
import type { ClusterRow } from '../store/clusters'
import type { WireBillingStat } from '../wire'

/** ICC of an IPU, of a user and of a GB in a month (D3 §9 'Premium': 20 for a terabyte). */
const prices = { unit: 1, user: 20, gigabyte: 0.02 }

/** What a cluster has besides its consumption. */
export type BilledCluster = { cluster: ClusterRow; users: number }

/** The months of an account, from its creation to now, oldest first; YYYY-MM of UTC. */
export function billedMonths(createdAt: number, { today }: ConsumptionSettings): string[] {
  return monthsBetween(monthOf(createdAt), monthOf(today))
}

/**
 * What a cluster cost in a month, as it follows from when it ran, up to now; null where it was not there.
 * @param month YYYY-MM
 */
export function clusterStat(
  { cluster, users }: BilledCluster,
  month: string,
  settings: ConsumptionSettings,
): WireBillingStat | null {
  const end = Math.min(endOf(month), settings.today)
  if (cluster.createdAt > end) return null
  const { total: units } = monthConsumption(cluster, month, settings)
  const usage = rounded(sizeAt(cluster, end))
  const unitsCost = cents(units * prices.unit)
  const usersCost = cents(users * prices.user)
  const usageCost = cents(usage * prices.gigabyte)
  return {
    ...named(month, settings),
    ...{ units, unitsCost, users, usersCost, usage, usageCost },
    totalCost: exactSum([unitsCost, usersCost, usageCost]),
  }
}

/** What all clusters of an account cost in a month: the sum of theirs. */
export function totalStat(
  clusters: readonly BilledCluster[],
  month: string,
  settings: ConsumptionSettings,
): WireBillingStat {
  const stats = clusters.flatMap((each) => clusterStat(each, month, settings) ?? [])
  const sum = (of: (stat: WireBillingStat) => number) => exactSum(stats.map(of))
  return {
    ...named(month, settings),
    units: sum(({ units }) => units),
    unitsCost: sum(({ unitsCost }) => unitsCost),
    users: sum(({ users }) => users),
    usersCost: sum(({ usersCost }) => usersCost),
    usage: sum(({ usage }) => usage),
    usageCost: sum(({ usageCost }) => usageCost),
    totalCost: sum(({ totalCost }) => totalCost),
  }
}

/** The running month comes without words of its own, as it may (BIL-D05). */
function named(
  month: string,
  { today }: ConsumptionSettings,
): Pick<WireBillingStat, 'date' | 'dateFormatted'> {
  const date = monthQuery(month)
  return month === monthOf(today) ? { date } : { date, dateFormatted: monthText(month) }
}

function endOf(month: string): number {
  const next = new Date(Date.parse(`${month}-01`))
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.getTime() - 1
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
