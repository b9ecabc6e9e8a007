import type { InvitationPayload } from '../store/members'
import type { NewRecord } from '../store/records'

const invitations: Readonly<Record<string, InvitationPayload>> = {
  'sales-analytics': { email: 'priya.shah@northwind.test', role: 'developer' },
  'finance-archive': { email: 'audit@northwind.test', role: 'accountManager' },
}

/** People who were invited and have no account yet. */
export function seedInvitations(
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): NewRecord[] {
  return clusters.flatMap(({ id, name }) => {
    const payload = invitations[name]
    return payload ? [{ resource: 'cluster-invitations', owner: { clusterId: id }, payload, createdAt }] : []
  })
}
