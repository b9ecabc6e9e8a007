import * as z from 'zod/mini'
import type { AutoScaleEntry, ScaledService } from '../../domain/auto-scale-history'
import { noteRecordFaults, type RecordFault, recordFaultsOf } from '../record-faults'
import { figure, instant } from './measures'
import { enveloped, sentId } from './primitives'
import { recordsOf } from './records'

const wireEntry = z.pipe(
  z.looseObject({
    start_timestamp: instant,
    total_queries: figure,
    rejected_queries: z.optional(z.nullable(figure)),
  }),
  z.transform(
    (sent): AutoScaleEntry => ({
      startedAt: sent.start_timestamp,
      totalQueries: sent.total_queries,
      rejectedQueries: sent.rejected_queries ?? null,
    }),
  ),
)

/** What is known of a service, and what of the answer could not be read (README decision 16). */
export type ServiceHistory = { entries: AutoScaleEntry[]; faults: readonly RecordFault[] }

/** A map of node names to entries, or a list of entries without it; nothing where it is absent (SCA-D04). */
const wireService = z.pipe(
  z.pipe(
    z.transform((sent: unknown): unknown => [isMap(sent) ? Object.values(sent) : (sent ?? [])].flat(2)),
    recordsOf(wireEntry),
  ),
  z.transform((entries): ServiceHistory => {
    const faults = recordFaultsOf(entries)
    return noteRecordFaults({ entries, faults }, faults)
  }),
)

/** GET …/getautoscalehistory/{hours}: the entries of each service, bare or in an envelope; none for null (D2 §3, API-D16). */
export const autoScaleHistoryResponse = enveloped(
  z.pipe(
    z.pipe(
      z.transform((sent: unknown): unknown => (sent === null ? { analytics: null } : sent)),
      // An answer without either of them is another one.
      z
        .looseObject({ analytics: z.optional(wireService), loader: z.optional(wireService) })
        .check(z.refine((sent) => 'analytics' in sent || 'loader' in sent)),
    ),
    z.transform(
      ({ analytics = nothing, loader = nothing }): Record<ScaledService, ServiceHistory> => ({
        analytics,
        loader,
      }),
    ),
  ),
  'history',
)

const nothing: ServiceHistory = { entries: [], faults: [] }

/** Body of POST …/updateautoscaling: what D2 and D3 say of it together (API-D37). */
export const updateAutoScalingRequest = z.strictObject({
  userId: z.string(),
  instanceID: sentId,
  isEnabled: z.boolean(),
})

function isMap(sent: unknown): sent is object {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}
