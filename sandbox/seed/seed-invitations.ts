import { type InvitationPayload, invitationLasts } from '../store/members'
import type { NewRecord } from '../store/records'

type SeededInvitation = Omit<InvitationPayload, 'expiresAt'> & { hasExpired?: true }

const invitations: Readonly<Record<string, SeededInvitation>> = {
  'sales-analytics': { email: 'priya.shah@northwind.test', role: 'developer' },
  'finance-archive': { email: 'audit@northwind.test', role: 'accountManager' },
  // Somebody who signed up after the invitation, and has its link.
  'legacy-import': { email: 'newcomer@sandbox.test', role: 'developer' },
  azdev01: { email: 'newcomer@sandbox.test', role: 'accountAdmin', hasExpired: true },
}

/** People who were invited and are no members yet. */
export function seedInvitations(
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): NewRecord[] {
  return clusters.flatMap(({ id, name }) => {
    const seeded = invitations[name]
    if (!seeded) return []
    const { hasExpired, ...invitation } = seeded
    const invitedAt = hasExpired ? createdAt - 2 * invitationLasts : createdAt
    const payload: InvitationPayload = { ...invitation, expiresAt: invitedAt + invitationLasts }
    return [{ resource: 'cluster-invitations', owner: { clusterId: id }, payload, createdAt: invitedAt }]
  })
}
