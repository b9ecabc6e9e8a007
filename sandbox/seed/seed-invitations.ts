import type { InvitationPayload } from '../store/members'
import type { Db } from '../store/open-store'
import { insertRecord } from '../store/records'

const invitations: Readonly<Record<string, InvitationPayload>> = {
  'sales-analytics': { email: 'priya.shah@northwind.test', role: 'developer' },
  'finance-archive': { email: 'audit@northwind.test', role: 'accountManager' },
}

/** People who were invited and have no account yet. */
export async function seedInvitations(
  db: Db,
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): Promise<void> {
  for (const { id, name } of clusters) {
    const payload = invitations[name]
    if (!payload) continue
    await insertRecord(db, { resource: 'cluster-invitations', owner: { clusterId: id }, payload, createdAt })
  }
}
