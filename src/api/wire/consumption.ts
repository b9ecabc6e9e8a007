import * as z from 'zod/mini'
import type { BucketSize, BucketThreshold } from '../../domain/bucket-storage'
import { readInstant } from '../../domain/dates'
import type { DayConsumption } from '../../domain/day-consumption'
import { daysByComponent, isByComponent } from './consumption-days'
import { figure, instant, type Measures, measuresOf } from './measures'
import { enveloped, optionalText, parsedJson } from './primitives'
import { recordsOf } from './records'

const day = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  z.transform((sent, { issues }) => {
    const text = sent.slice(0, 10)
    if (readInstant(text) !== null) return text
    issues.push({ code: 'custom', input: sent })
    return z.NEVER
  }),
)

const optionalFigure = z.optional(z.nullable(figure))

/** Components by the names that services have; the brand's has the brand key, which is not known here. */
const component = /^(spark|analytics|loader|sqli|notebook|chidori|(analytics|loader)?sub-?clusters?)$/i

/** Figures that stand beside the IPU of the components and are none themselves: a total, a limit, an id, a count. */
const otherFigure =
  /^(date|total|ipus?|sum|threshold|limit|hours?|day|month|year|index|id|cost|price|amount)$|(Id|ID|_id|Count|Replicas?|Threshold|Limit)$/i

/**
 * A day of `consumptionAgg` with the IPU of each component; the sum of them where the server gives no total (DET-D17).
 * One figure of an unknown name is the brand's: of several nobody knows which are IPU, and so no total.
 */
const wireDay = z.pipe(
  z.looseObject({ date: day, total: optionalFigure, ipu: optionalFigure, spark: optionalFigure }),
  z.transform((sent, { issues }): DayConsumption => {
    const figures = Object.entries(sent).flatMap(([key, value]) => {
      const read = figure.safeParse(value)
      return otherFigure.test(key) || !read.success
        ? []
        : [{ isKnown: component.test(key), value: read.data }]
    })
    const isEachKnown = figures.filter(({ isKnown }) => !isKnown).length <= 1
    const total = sent.total ?? sent.ipu ?? (isEachKnown ? sumOf(figures.map(({ value }) => value)) : null)
    if (total === null)
      issues.push({ code: 'invalid_type', expected: 'number', input: null, path: ['total'] })
    return { day: sent.date, total: total ?? 0, spark: sent.spark ?? null }
  }),
)

/** The list that DET-D17 decides, or what the account's answer has under the same name (USE-007). */
const wireDays = z.pipe(
  z.transform(parsedJson),
  z.union([
    z.pipe(z.record(z.string(), z.unknown()).check(z.refine(isByComponent)), z.transform(daysByComponent)),
    measuresOf(wireDay),
  ]),
)

const wireSize = z.pipe(
  z.looseObject({ bucketSizeInGB: figure, createdAt: instant, updatedAt: z.optional(z.nullable(instant)) }),
  z.transform(
    (sent): BucketSize => ({
      at: sent.createdAt,
      changedAt: sent.updatedAt ?? null,
      size: sent.bucketSizeInGB,
    }),
  ),
)

const wireThreshold = z.pipe(
  z.looseObject({ storageThreshold: figure, createdAt: instant }),
  z.transform((sent): BucketThreshold => ({ at: sent.createdAt, threshold: sent.storageThreshold })),
)

/** What a cluster consumed; each part is read for itself. */
export type ClusterConsumption = {
  days: Measures<DayConsumption>
  bucketSizes: Measures<BucketSize>
  bucketThresholds: Measures<BucketThreshold>
}

const noParts = { consumptionAgg: null, historicalBucketMetrics: null, bucketThresholdHistory: null }

/**
 * What stands under `consumption`, unless that is the list of D1 §3 'Cluster consumption', with the rest beside it;
 * nothing in all of its parts where the answer is null.
 */
const consumptionPart = z.transform((sent: unknown): unknown => {
  if (sent === null) return noParts
  const part: unknown = Reflect.get(Object(sent), 'consumption')
  return part instanceof Object && !Array.isArray(part) ? part : sent
})

/** GET …/{instanceId}/consumption (D2 §3 'Consumption', DET-D17). */
export const clusterConsumptionResponse = enveloped(
  z.pipe(
    z.pipe(
      consumptionPart,
      z.looseObject({
        consumptionAgg: wireDays,
        historicalBucketMetrics: measuresOf(wireSize),
        bucketThresholdHistory: measuresOf(wireThreshold),
      }),
    ),
    z.transform(
      (sent): ClusterConsumption => ({
        days: sent.consumptionAgg,
        bucketSizes: sent.historicalBucketMetrics,
        bucketThresholds: sent.bucketThresholdHistory,
      }),
    ),
  ),
)

/** What one node has of disk; the wire spells `availabeSize` so (D2 §3 'Node', DET-D16). In GB. */
const wireNode = z.pipe(
  z.looseObject({
    type: optionalText,
    subcluster: optionalText,
    diskSize: optionalFigure,
    availabeSize: optionalFigure,
  }),
  z.transform((sent) => ({
    type: sent.type,
    subCluster: sent.subcluster,
    diskSize: sent.diskSize ?? null,
    availableSize: sent.availabeSize ?? null,
  })),
)

/** GET …/{clusterName}/nodes (D2 §7 'Cluster, upgrade and token', API-D16). */
export const clusterNodesResponse = enveloped(recordsOf(wireNode), 'nodes')

function sumOf(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : figures.reduce((sum, value) => sum + value, 0)
}
