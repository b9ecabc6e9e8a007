import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { ClusterRole } from '../../src/domain/cluster-role'
import type { Db } from './open-store'
import { type ClusterOverrides, clusters, memberships, people, type SentPolicies } from './schema'

export type ClusterRow = typeof clusters.$inferSelect
export type NewCluster = typeof clusters.$inferInsert & { id: string }

/** A cluster as one person sees it. */
export type VisibleCluster = {
  cluster: ClusterRow
  role: ClusterRole
  /** Sent to this person in place of the policies of the role. */
  policies: SentPolicies | null
  ownerName: string
}

/** Own clusters and those the person belongs to, oldest first. Nobody else's. */
export async function listVisibleClusters(db: Db, personUuid: string): Promise<VisibleCluster[]> {
  const { rows } = asRows(await db.execute(visibleAsJson(personUuid)))
  return (rows[0]?.list ?? []).map(({ memberRole, memberPolicies, ownerName, ...cluster }) =>
    asSeenBy(personUuid, { cluster, memberRole, memberPolicies, ownerName }),
  )
}

/** One by its name; an own cluster goes before one of another tenant with the same name. */
export async function findVisibleCluster(
  db: Db,
  personUuid: string,
  name: string,
): Promise<VisibleCluster | null> {
  const rows = await db
    .select({
      cluster: clusters,
      memberRole: memberships.role,
      memberPolicies: memberships.policies,
      ownerName,
    })
    .from(clusters)
    .innerJoin(people, eq(people.uuid, clusters.ownerUuid))
    .leftJoin(memberships, isMember(personUuid))
    .where(and(isTheirs(personUuid), eq(clusters.name, name)))
  const found = rows.map((row) => asSeenBy(personUuid, row))
  return found.find(({ role }) => role === 'owner') ?? found[0] ?? null
}

/** One by its id. */
export async function findVisibleClusterById(
  db: Db,
  personUuid: string,
  id: string,
): Promise<VisibleCluster | null> {
  const all = await listVisibleClusters(db, personUuid)
  return all.find(({ cluster }) => cluster.id === id) ?? null
}

export async function countOwnedClusters(db: Db, personUuid: string): Promise<number> {
  return db.$count(clusters, eq(clusters.ownerUuid, personUuid))
}

/** Ids of the analytics and the loader size of each cluster a person owns. */
export async function listOwnedSizes(
  db: Db,
  personUuid: string,
): Promise<[analytics: string, loader: string][]> {
  const rows = await db.select().from(clusters).where(eq(clusters.ownerUuid, personUuid))
  return rows.map(({ analyticsSizeId, loaderSizeId }) => [analyticsSizeId, loaderSizeId])
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

/** Puts wire fields over the computed ones, beside those that lie there; in one statement, so that two at once lose nothing. */
export async function changeOverrides(db: Db, id: string, change: ClusterOverrides): Promise<void> {
  const merged = sql`${clusters.overrides} || ${JSON.stringify(change)}::jsonb`
  await db.update(clusters).set({ overrides: merged }).where(eq(clusters.id, id))
}

/** One by its id, of any owner. */
export async function findAnyCluster(db: Db, id: string): Promise<ClusterRow | null> {
  const [row] = await db.select().from(clusters).where(eq(clusters.id, id))
  return row ?? null
}

/** Holds the cluster's row until the transaction ends. */
export async function lockCluster(db: Db, id: string): Promise<void> {
  await db.select({ id: clusters.id }).from(clusters).where(eq(clusters.id, id)).for('update')
}

export async function deleteCluster(db: Db, id: string): Promise<void> {
  await db.delete(clusters).where(eq(clusters.id, id))
}

/** The latest instant any cluster has on record; 0 when there is none. */
export async function latestTransition(db: Db): Promise<number> {
  const [row] = await db.select({ latest: sql<number | null>`max(${clusters.transitionAt})` }).from(clusters)
  return Number(row?.latest ?? 0)
}

type JoinedRow = {
  cluster: ClusterRow
  memberRole: Exclude<ClusterRole, 'owner'> | null
  memberPolicies: SentPolicies | null
  ownerName: string
}

function asSeenBy(personUuid: string, row: JoinedRow): VisibleCluster {
  const { cluster, memberRole, memberPolicies, ownerName } = row
  return cluster.ownerUuid === personUuid
    ? { cluster, role: 'owner', policies: cluster.ownerPolicies, ownerName }
    : { cluster, role: memberRole ?? 'developer', policies: memberPolicies, ownerName }
}

const ownerName = sql<string>`${people.wire} ->> 'fullName'`

const isMember = (personUuid: string) =>
  and(eq(memberships.clusterId, clusters.id), eq(memberships.personUuid, personUuid))

const isTheirs = (personUuid: string) =>
  or(
    eq(clusters.ownerUuid, personUuid),
    and(eq(memberships.personUuid, personUuid), isNotNull(memberships.role)),
  )

/** The whole list as one value: ten thousand rows arrive several times faster than one by one. */
function visibleAsJson(personUuid: string) {
  const columns = Object.entries(getTableColumns(clusters)).map(
    ([key, column]) => sql`${column} as ${sql.identifier(key)}`,
  )
  return sql`
    select json_agg(visible) as list from (
      select ${sql.join(columns, sql`, `)}, ${memberships.role} as "memberRole",
        ${memberships.policies} as "memberPolicies", ${ownerName} as "ownerName"
      from ${clusters}
      join ${people} on ${people.uuid} = ${clusters.ownerUuid}
      left join ${memberships} on ${isMember(personUuid)}
      where ${isTheirs(personUuid)}
      order by ${clusters.createdAt}, ${clusters.name}
    ) as visible`
}

type VisibleRow = ClusterRow & Omit<JoinedRow, 'cluster'>

/** Both drivers answer a statement with `rows`; the columns above name what is in them. */
function asRows(answer: unknown) {
  return answer as { rows: { list: VisibleRow[] | null }[] }
}
