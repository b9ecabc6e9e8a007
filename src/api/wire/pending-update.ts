import * as z from 'zod/mini'
import type { PendingUpdate, UpgradeTarget } from '../../domain/pending-update'
import { instantText } from './measures'
import { enveloped, optionalText, requiredText } from './primitives'
import { optionalRecordsOf, readablePart } from './records'

/** What the update was asked for with, where the server sends that back; a part of no known shape says nothing. */
const change = readablePart(
  'change',
  z.pipe(
    z.optional(z.nullable(z.looseObject({ version: optionalText }))),
    z.transform((sent) => ({ version: sent?.version ?? null })),
  ),
  () => ({ version: null }),
)

const wirePendingUpdate = z.pipe(
  z.looseObject({ id: requiredText, value: instantText, change }),
  z.transform(({ id, value, change: { version } }): PendingUpdate => ({ id, value, version })),
)

/** GET …/pending: the updates that wait, or the only one, bare or in an envelope (D2 §3 'Pending update', §7; API-D16). */
export const pendingUpdateListResponse = enveloped(
  z.pipe(
    z.transform((sent: unknown) => (typeof sent === 'object' && sent && 'id' in sent ? [sent] : sent)),
    optionalRecordsOf(wirePendingUpdate),
  ),
  'pending',
  'pendingUpdates',
)

/** Body of PUT …/upgrade: `byBuildNo` is a text (D2 §7, DET-D15). */
export const upgradeRequest = z.strictObject({ version: z.string(), byBuildNo: z.enum(['true', 'false']) })

/** Body of POST …/pending (D2 §4 'Upgrade', API-D12). */
export const scheduleUpgradeRequest = z.strictObject({
  kind: z.literal('UPGRADE_VERSION'),
  change: upgradeRequest,
})

/** What the calls send of a target. */
export function toUpgradeRequest({
  version,
  isByBuildNumber,
}: UpgradeTarget): z.infer<typeof upgradeRequest> {
  return { version, byBuildNo: isByBuildNumber ? 'true' : 'false' }
}
