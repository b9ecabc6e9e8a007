import type { Clock } from '../clock'
import { type PendingUpdateRow, pendingUpdates } from '../pending-updates'
import type { NewRecord } from '../store/records'

const day = 86_400_000

/** Days until the date of an update; those without one come with the next startup. */
type Waiting = Omit<PendingUpdateRow, 'date'> & { inDays?: number }

const waiting: Readonly<Record<string, Waiting>> = {
  azdev01: {
    kind: 'UPGRADE_VERSION',
    change: { version: '4.3.1-1182', byBuildNo: 'false' },
  },
  'supply-chain': {
    kind: 'UPGRADE_VERSION',
    change: { version: '4.3.1-1182', byBuildNo: 'false' },
    inDays: 3,
  },
}

/** The updates that wait on the first day. */
export function seedPendingUpdates(
  clusters: readonly { id: string; name: string }[],
  clock: Pick<Clock, 'now' | 'today'>,
): NewRecord[] {
  const createdAt = clock.now()
  return Object.entries(waiting).map(([name, { inDays, ...update }]) => {
    const cluster = clusters.find((one) => one.name === name)
    if (!cluster) throw new Error(`The seed names an unknown cluster: ${name}`)
    const owner = { clusterId: cluster.id }
    const date = inDays === undefined ? {} : { date: new Date(clock.today() + inDays * day).toISOString() }
    const payload: PendingUpdateRow = { ...update, ...date }
    return { id: `pending-update-${name}`, resource: pendingUpdates, owner, payload, createdAt }
  })
}
