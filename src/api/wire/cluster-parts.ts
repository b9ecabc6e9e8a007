import * as z from 'zod/mini'
import type { ClusterDetail, NodeSize } from '../../domain/cluster-detail'
import { flagOrNull, optionalNumber, optionalText, parsedJson } from './primitives'
import { listedRecordsOf, optionalRecordsOf } from './records'

/** analyticsSize and loaderSize (D2 §3 'Instance'). */
export const nodeSize = z.pipe(
  z.optional(
    z.nullable(
      z.looseObject({
        id: optionalText,
        name: optionalText,
        displayName: optionalText,
        ipu: optionalNumber,
        order: optionalNumber,
      }),
    ),
  ),
  z.transform((sent): NodeSize | null => {
    if (!sent) return null
    const { id, name, displayName, ipu, order } = sent
    return { id, name, displayName, ipu, order }
  }),
)

/** maxIPUs: JSON, or the object itself, with max{product}IPU and maxSparkIPU; unreadable counts as absent. */
export const maxIpus = z.pipe(
  z.optional(z.unknown()),
  z.transform((sent): ClusterDetail['maxIpus'] => {
    const limits = parsedJson(sent)
    if (typeof limits !== 'object' || limits === null) return null
    const entries = Object.entries(limits).filter(([key]) => /^max[A-Za-z0-9]+IPU$/.test(key))
    const figureOf = (isWanted: (key: string) => boolean) => {
      const [, figure] = entries.find(([key]) => isWanted(key)) ?? []
      return optionalNumber.safeParse(figure).data ?? null
    }
    return {
      product: figureOf((key) => key !== 'maxSparkIPU'),
      spark: figureOf((key) => key === 'maxSparkIPU'),
    }
  }),
)

export const autoscale = z.pipe(
  z.optional(
    z.nullable(
      z.looseObject({
        enabled: flagOrNull,
        requestDelay: optionalNumber,
        coolDelay: optionalNumber,
        rejectedQueriesUp: optionalNumber,
        rejectedQueriesDown: optionalNumber,
        consecutiveQueries: optionalNumber,
      }),
    ),
  ),
  z.transform((sent): ClusterDetail['autoscale'] => {
    if (!sent) return null
    const { requestDelay, coolDelay, rejectedQueriesUp, rejectedQueriesDown, consecutiveQueries } = sent
    return {
      isEnabled: sent.enabled,
      requestDelay,
      coolDelay,
      rejectedQueriesUp,
      rejectedQueriesDown,
      consecutiveQueries,
    }
  }),
)

export const scalingNodes = optionalRecordsOf(
  z.pipe(
    z.looseObject({ service: optionalText, createdAt: optionalText, updatedAt: optionalText }),
    z.transform((sent) => ({
      service: sent.service,
      createdAt: sent.createdAt,
      updatedAt: sent.updatedAt,
      entries: sent.entries,
      scaleOption: sent.scaleOption,
    })),
  ),
)

/** importedBlueprints: `{blueprint: {name}, tenant}`; null where they are left out. */
export const importedBlueprints = listedRecordsOf(
  z.pipe(
    z.looseObject({
      blueprint: z.optional(z.nullable(z.looseObject({ name: optionalText }))),
      tenant: z.optional(z.unknown()),
    }),
    z.transform((sent) => ({ name: sent.blueprint?.name ?? null, tenant: nameOf(sent.tenant) })),
  ),
)

function nameOf(sent: unknown): string | null {
  if (typeof sent === 'object' && sent !== null && 'name' in sent) return nameOf(sent.name)
  return typeof sent === 'string' && sent !== '' ? sent : null
}
