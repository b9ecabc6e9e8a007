import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { ClusterRole, MemberRole } from '../../src/domain/cluster-role'
import type { ClusterRow } from './clusters'
import type { Db } from './open-store'
import { findPerson, type PersonRow } from './people'
import { changeRecord, deleteRecord, insertRecord, listRecords } from './records'
import { clusters, memberships, people } from './schema'

/** Somebody invited who has no account: a row of `records` under this resource. */
const invitations = 'cluster-invitations'
/** `expiresAt` is simulated, in milliseconds. */
export type InvitationPayload = { email: string; role: ClusterRole; expiresAt: number }

/** One row of the users of a cluster. */
export type Member = {
  /** Where the row is kept: the cluster itself, a membership, or an invitation without an account. */
  kind: 'owner' | 'member' | 'invitation'
  id: string
  fullName: string | null
  email: string | null
  lastLoginAt: number | null
  role: ClusterRole
  isPending: boolean
  /** Simulated milliseconds, of an invitation; null for who has an account. */
  expiresAt: number | null
}

/** Holds the cluster's row until the transaction ends, so that two invitations of one address cannot both win. */
export async function lockCluster(db: Db, id: string): Promise<void> {
  await db.select({ id: clusters.id }).from(clusters).where(eq(clusters.id, id)).for('update')
}

/** The owner first, then those who belong to the cluster by name, then those who have no account yet. */
export async function listMembers(db: Db, cluster: ClusterRow): Promise<Member[]> {
  const owner = await findPerson(db, cluster.ownerUuid)
  const members = await db
    .select({ person: people, role: memberships.role, isOffered: memberships.isOwnershipOffered })
    .from(memberships)
    .innerJoin(people, eq(people.uuid, memberships.personUuid))
    .where(eq(memberships.clusterId, cluster.id))
    .orderBy(asc(people.key))
  const invited = await listRecords<InvitationPayload>(db, invitations, { clusterId: cluster.id })
  return [
    ...(owner
      ? [
          {
            ...personOf(owner),
            kind: 'owner' as const,
            role: 'owner' as const,
            isPending: false,
            expiresAt: null,
          },
        ]
      : []),
    ...members.map(({ person, role, isOffered }) => ({
      ...personOf(person),
      kind: 'member' as const,
      role: isOffered ? ('owner' as const) : (role ?? ('developer' as const)),
      isPending: isOffered,
      expiresAt: null,
    })),
    ...invited.map(({ id, payload }) => ({
      kind: 'invitation' as const,
      id,
      fullName: null,
      lastLoginAt: null,
      isPending: true,
      ...payload,
    })),
  ]
}

/** How many people use each cluster of an owner, the owner counted; one without other members is left out. */
export async function countUsers(db: Db, ownerUuid: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: memberships.clusterId, members: count() })
    .from(memberships)
    .innerJoin(clusters, eq(clusters.id, memberships.clusterId))
    .where(and(eq(clusters.ownerUuid, ownerUuid), isNotNull(memberships.role)))
    .groupBy(memberships.clusterId)
  return new Map(rows.map(({ id, members }) => [id, members + 1]))
}

/** Adds somebody: with an account they belong at once, or are offered the ownership; without one they are invited. */
export async function addMember(
  db: Db,
  clusterId: string,
  invited: { person: PersonRow | null; email: string; role: ClusterRole; at: number },
): Promise<void> {
  const { person, email, role, at } = invited
  if (!person) {
    const payload: InvitationPayload = { email, role, expiresAt: at + invitationLasts }
    await insertRecord(db, { resource: invitations, owner: { clusterId }, payload, createdAt: at })
    return
  }
  const values =
    role === 'owner' ? { role: null, isOwnershipOffered: true } : { role, isOwnershipOffered: false }
  await db.insert(memberships).values({ clusterId, personUuid: person.uuid, ...values })
}

/** An invitation is good for a week; milliseconds. */
export const invitationLasts = 7 * 86_400_000

/** Makes somebody who was invited a member, and the invitation is used. */
export async function joinCluster(
  db: Db,
  clusterId: string,
  { member, role, personUuid }: { member: Member; role: MemberRole; personUuid: string },
): Promise<void> {
  await deleteRecord(db, member.id)
  await db.insert(memberships).values({ clusterId, personUuid, role, isOwnershipOffered: false })
}

/** Makes somebody the owner; who was it stays as a Manager. */
export async function takeOwnership(
  db: Db,
  cluster: ClusterRow,
  { member, personUuid }: { member: Member; personUuid: string },
): Promise<void> {
  await removeMember(db, cluster.id, member)
  await db
    .update(clusters)
    .set({ ownerUuid: personUuid, ownerPolicies: null })
    .where(eq(clusters.id, cluster.id))
  await db.insert(memberships).values({
    clusterId: cluster.id,
    personUuid: cluster.ownerUuid,
    role: 'accountAdmin',
    isOwnershipOffered: false,
  })
}

/** Offers the ownership to somebody who is a member already; they keep their role until they take it. */
export async function offerOwnership(db: Db, clusterId: string, member: Member): Promise<void> {
  if (member.kind === 'invitation') return changeRecord(db, member.id, { role: 'owner' })
  await db.update(memberships).set({ isOwnershipOffered: true }).where(isOf(clusterId, member))
}

/** Takes the offered ownership back: the member returns to the role they have, or leaves when they have none. */
export async function withdrawOwnership(db: Db, clusterId: string, member: Member): Promise<void> {
  if (member.kind === 'invitation') return deleteRecord(db, member.id)
  const [row] = await db
    .update(memberships)
    .set({ isOwnershipOffered: false })
    .where(isOf(clusterId, member))
    .returning({ role: memberships.role })
  if (row?.role === null) await removeMember(db, clusterId, member)
}

export async function changeMemberRole(
  db: Db,
  clusterId: string,
  member: Member,
  role: MemberRole,
): Promise<void> {
  if (member.kind === 'invitation') return changeRecord(db, member.id, { role })
  await db.update(memberships).set({ role, policies: null }).where(isOf(clusterId, member))
}

export async function removeMember(db: Db, clusterId: string, member: Member): Promise<void> {
  if (member.kind === 'invitation') return deleteRecord(db, member.id)
  await db.delete(memberships).where(isOf(clusterId, member))
}

function isOf(clusterId: string, { id }: Member) {
  return and(eq(memberships.clusterId, clusterId), eq(memberships.personUuid, id))
}

function personOf({ uuid, wire, lastLoginAt }: PersonRow) {
  return { id: uuid, fullName: wire.fullName, email: wire.email, lastLoginAt }
}
