import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from './open-store'
import { clusters, memberships, type SentPolicies } from './schema'

/**
 * Sends one person other policies with a cluster than those of their role; null sends those of the role again. False
 * for somebody who has nothing to do with a cluster of that name.
 */
export async function sendPolicies(
  db: Db,
  clusterName: string,
  personUuid: string,
  policies: SentPolicies | null,
): Promise<boolean> {
  const named = eq(clusters.name, clusterName)
  const owned = await db
    .update(clusters)
    .set({ ownerPolicies: policies })
    .where(and(named, eq(clusters.ownerUuid, personUuid)))
    .returning({ id: clusters.id })
  const joined = await db
    .update(memberships)
    .set({ policies })
    .where(
      and(
        eq(memberships.personUuid, personUuid),
        inArray(memberships.clusterId, db.select({ id: clusters.id }).from(clusters).where(named)),
      ),
    )
    .returning({ id: memberships.clusterId })
  return owned.length + joined.length > 0
}
