import { type PendingUpdateRow, pendingUpdates } from '../pending-updates'
import type { NewRecord } from '../store/records'

const waiting: Readonly<Record<string, PendingUpdateRow>> = {
  azdev01: {
    kind: 'UPGRADE_VERSION',
    change: { version: '4.3.1-1182', byBuildNo: 'false' },
  },
}

/** The updates that wait on the first day. */
export function seedPendingUpdates(
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): NewRecord[] {
  return Object.entries(waiting).map(([name, payload]) => {
    const cluster = clusters.find((one) => one.name === name)
    if (!cluster) throw new Error(`The seed names an unknown cluster: ${name}`)
    const owner = { clusterId: cluster.id }
    return { id: `pending-update-${name}`, resource: pendingUpdates, owner, payload, createdAt }
  })
}
