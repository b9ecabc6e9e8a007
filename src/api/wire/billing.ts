import * as z from 'zod/mini'
import { monthText } from '../../domain/billing/billing-months'
import {
  type BillingFigures,
  type BillingPart,
  type BillingStat,
  monthsWithShares,
} from '../../domain/billing/billing-stat'
import { readMonth } from '../../domain/consumption/reported-date'
import {
  noteRecordFaults,
  noteValueFaults,
  type RecordFault,
  recordFaultsOf,
  valueFaultsOf,
} from '../record-faults'
import { figure } from './measures'
import { enveloped, optionalText, parsedJson, requiredText } from './primitives'
import { leniently, recordsOf, seen } from './records'

/** Costs may be credits; of units, users and storage nobody has less than none. */
const cost = z.optional(z.nullable(figure))
const amount = z.optional(z.nullable(z.pipe(figure, z.number().check(z.gte(0)))))

const wireFigures = z.looseObject({
  units: amount,
  unitsCost: cost,
  users: amount,
  usersCost: cost,
  usage: amount,
  usageCost: cost,
  totalCost: cost,
})
type WireFigures = Partial<Record<keyof BillingFigures, number | null>>

function figuresOf(sent: WireFigures): BillingFigures {
  return {
    units: sent.units ?? null,
    unitsCost: sent.unitsCost ?? null,
    users: sent.users ?? null,
    usersCost: sent.usersCost ?? null,
    usage: sent.usage ?? null,
    usageCost: sent.usageCost ?? null,
    totalCost: sent.totalCost ?? null,
  }
}

/** The month by `date`, else by its words; a record with neither cannot be distinguished from others. */
const ofMonth = z.pipe(
  z.looseObject({}),
  z.transform((sent, { issues }): unknown => {
    const id = readMonth(sent.date) ?? readMonth(sent.dateFormatted)
    if (id !== null) return { ...sent, id }
    issues.push({ code: 'custom', path: ['date'], input: sent.date })
    return z.NEVER
  }),
)

const readableMonth = z.optional(z.nullable(z.custom((sent) => readMonth(sent) !== null)))

const wireMonth = z.pipe(
  z.pipe(
    ofMonth,
    leniently(
      z.looseObject({ id: z.string() }),
      z.extend(wireFigures, {
        id: z.string(),
        date: readableMonth,
        dateFormatted: z.catch(optionalText, null),
      }),
    ),
  ),
  z.transform((sent): Omit<BillingStat, 'costShare'> => {
    const { id, dateFormatted } = sent
    const read = { id, dateFormatted: dateFormatted ?? monthText(id), ...figuresOf(sent) }
    return noteValueFaults(read, valueFaultsOf(sent))
  }),
)

/** What a record of a month, or of a cluster in it, is known by. */
const recordKeys = ['date', 'dateFormatted', 'name', 'units', 'users', 'usage', 'totalCost']

/** A list, the JSON of one, or the one record that would be in it; empty where there is nothing. */
const listed = z.transform((sent: unknown): unknown => {
  const value = parsedJson(sent) ?? []
  if (typeof value !== 'object' || Array.isArray(value)) return value
  if (Object.keys(value).length === 0) return []
  return recordKeys.some((key) => key in value) ? [value] : value
})

/**
 * GET /users/{id}/statshistorytotal: `stats`, a record a month (D3 §7, API-102, BIL-D02); newest first. A month reported a
 * second time is left out, and `recordFaultsOf` names it.
 */
export const billingStatsResponse = enveloped(
  z.pipe(
    z.pipe(
      listed,
      recordsOf(wireMonth, (read) => [read]),
    ),
    z.transform((months): BillingStat[] => {
      const ids = new Set<string>()
      const faults: RecordFault[] = [...recordFaultsOf(months)]
      const single = months.filter((each, index) => {
        const isFirst = !ids.has(each.id)
        ids.add(each.id)
        if (!isFirst) faults.push(repeated(each.id, index + 1))
        return isFirst
      })
      return noteRecordFaults(monthsWithShares(single), faults)
    }),
  ),
  'stats',
)

function repeated(id: string, number: number): RecordFault {
  const values = [{ field: 'date', expected: ['value' as const], ...seen(id) }]
  return { number, id, name: null, isShown: false, values }
}

/** Of `stats` of a cluster: one record, bare or as a list of one. Of several nobody says whether they are parts. */
const onlyRecord = z.transform((sent: unknown): unknown => {
  const value = parsedJson(sent)
  return Array.isArray(value) && value.length < 2 ? (value[0] ?? {}) : (value ?? {})
})

const wirePart = z.pipe(
  leniently(
    z.looseObject({ name: requiredText }),
    z.looseObject({
      name: requiredText,
      stats: z.pipe(onlyRecord, leniently(z.looseObject({}), wireFigures)),
    }),
  ),
  z.transform((sent): BillingPart => {
    const { name, stats } = sent
    const faults = [
      ...valueFaultsOf(sent),
      ...valueFaultsOf(stats).map((fault) => ({ ...fault, field: `stats.${fault.field}` })),
    ]
    return noteValueFaults({ name, figures: figuresOf(stats) }, faults)
  }),
)

/** GET /users/{id}/statshistory: `instances`, each with its name and its `stats` of the month (D3 §7, API-101). */
export const billingMonthResponse = enveloped(
  z.pipe(
    listed,
    recordsOf(wirePart, (part) => [part]),
  ),
  'instances',
)
