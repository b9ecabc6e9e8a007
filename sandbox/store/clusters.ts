import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { ClusterRole } from '../cluster-roles'
import type { Db } from './open-store'
import { clusters, memberships, people } from './schema'

export type ClusterRow = typeof clusters.$inferSelect
export type NewCluster = typeof clusters.$inferInsert & { id: string }

/** A cluster as one person sees it. */
export type VisibleCluster = { cluster: ClusterRow; role: ClusterRole; ownerName: string }

/** Own clusters and those the person was invited to, oldest first. Nobody else's. */
export async function listVisibleClusters(db: Db, personUuid: string): Promise<VisibleCluster[]> {
  const rows = await visible(db, personUuid).orderBy(asc(clusters.createdAt), asc(clusters.name))
  return rows.map(toVisible)
}

/** One by its name; an own cluster goes before one of another tenant with the same name. */
export async function findVisibleCluster(
  db: Db,
  personUuid: string,
  name: string,
): Promise<VisibleCluster | null> {
  const rows = await visible(db, personUuid, name)
  const found = rows.map(toVisible).sort((left, right) => rank(left) - rank(right))
  return found[0] ?? null
}

export async function countOwnedClusters(db: Db, personUuid: string): Promise<number> {
  return db.$count(clusters, eq(clusters.ownerUuid, personUuid))
}

/** Whether the owner already has a cluster of that name, written in capitals or not. */
export async function isNameTaken(db: Db, ownerUuid: string, name: string): Promise<boolean> {
  const same = and(eq(clusters.ownerUuid, ownerUuid), sql`lower(${clusters.name}) = ${name.toLowerCase()}`)
  return (await db.$count(clusters, same)) > 0
}

export async function insertCluster(db: Db, cluster: NewCluster): Promise<void> {
  await db.insert(clusters).values(cluster)
}

export async function updateCluster(db: Db, id: string, change: Partial<NewCluster>): Promise<void> {
  await db.update(clusters).set(change).where(eq(clusters.id, id))
}

export async function deleteCluster(db: Db, id: string): Promise<void> {
  await db.delete(clusters).where(eq(clusters.id, id))
}

/** The latest instant any cluster has on record; 0 when there is none. */
export async function latestTransition(db: Db): Promise<number> {
  const [row] = await db.select({ latest: sql<number | null>`max(${clusters.transitionAt})` }).from(clusters)
  return Number(row?.latest ?? 0)
}

function visible(db: Db, personUuid: string, name?: string) {
  const isTheirs = or(eq(clusters.ownerUuid, personUuid), eq(memberships.personUuid, personUuid))
  return db
    .select({
      cluster: clusters,
      memberRole: memberships.role,
      owner: people.wire,
      personUuid: sql<string>`${personUuid}`,
    })
    .from(clusters)
    .innerJoin(people, eq(people.uuid, clusters.ownerUuid))
    .leftJoin(
      memberships,
      and(eq(memberships.clusterId, clusters.id), eq(memberships.personUuid, personUuid)),
    )
    .where(name === undefined ? isTheirs : and(isTheirs, eq(clusters.name, name)))
}

function toVisible(row: Awaited<ReturnType<typeof visible>>[number]): VisibleCluster {
  const role = row.cluster.ownerUuid === row.personUuid ? 'owner' : (row.memberRole ?? 'developer')
  return { cluster: row.cluster, role, ownerName: row.owner.fullName }
}

function rank({ role }: VisibleCluster): number {
  return role === 'owner' ? 0 : 1
}
