import * as z from 'zod/mini'
import { missingMonths, monthText } from './billing-months'

const figure = z.nullable(z.number())

/** Figures of billing, as the server tells them; null where it tells none (D3 §3 'Billing stat'). */
const figures = {
  /** IPU. */
  units: figure,
  unitsCost: figure,
  users: figure,
  usersCost: figure,
  /** GB. */
  usage: figure,
  usageCost: figure,
  totalCost: figure,
}
export type BillingFigures = Readonly<z.infer<z.ZodMiniObject<typeof figures>>>
export type BillingFigure = keyof BillingFigures

/** Costs are in ICC, shown to two decimals; the others are amounts, shown to five (BIL-005, BIL-D05). */
export const billingFigures = [
  { name: 'units', isCost: false },
  { name: 'unitsCost', isCost: true },
  { name: 'users', isCost: false },
  { name: 'usersCost', isCost: true },
  { name: 'usage', isCost: false },
  { name: 'usageCost', isCost: true },
  { name: 'totalCost', isCost: true },
] as const satisfies readonly { name: BillingFigure; isCost: boolean }[]

/** One month of a person's billing (D3 §3 'Billing stat', BIL-D02). */
export const billingStatSchema = z.object({
  /** YYYY-MM. */
  id: z.string(),
  /** The month in words; the server's own where it gives some (BIL-D05). */
  dateFormatted: z.string(),
  ...figures,
  /** From 0 to 1: what the month cost beside the one that cost most; null where that says nothing. */
  costShare: figure,
})
export type BillingStat = z.infer<typeof billingStatSchema>

/** Whether the server told anything of it. */
export function isReported(month: BillingStat): boolean {
  return billingFigures.some(({ name }) => month[name] !== null)
}

/**
 * A row for each month of the account's life, newest first (BIL-D02): of those not reported nothing is known. Where none
 * is reported, or the beginning is not known, the list stands as it came.
 * @param created milliseconds since the epoch
 */
export function everyMonth(
  months: readonly BillingStat[],
  created: number | null,
  now: number,
): readonly BillingStat[] {
  if (months.length === 0) return months
  const reported = months.map(({ id }) => id)
  const missing = missingMonths(reported, created, now).map(
    (id): BillingStat => ({ id, dateFormatted: monthText(id), ...noFigures, costShare: null }),
  )
  return [...months, ...missing].toSorted((one, other) => other.id.localeCompare(one.id))
}

const noFigures: BillingFigures = {
  ...{ units: null, unitsCost: null, users: null, usersCost: null },
  ...{ usage: null, usageCost: null, totalCost: null },
}

/** What one cluster had a part in a month with (D3 §7 'statshistory'). */
export type BillingPart = { name: string; figures: BillingFigures }

/** Months newest first, each with its share of the largest cost. A credit has no share of what was paid. */
export function monthsWithShares(months: readonly Omit<BillingStat, 'costShare'>[]): BillingStat[] {
  const largest = Math.max(0, ...months.map(({ totalCost }) => totalCost ?? 0))
  return months
    .toSorted((one, other) => other.id.localeCompare(one.id))
    .map((month) => ({ ...month, costShare: shareOf(month.totalCost, largest) }))
}

function shareOf(cost: number | null, largest: number): number | null {
  return cost === null || cost < 0 || largest === 0 ? null : cost / largest
}
