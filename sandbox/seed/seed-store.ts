import type { Clock } from '../clock'
import { denials } from '../denials/schema'
import { identityFailedSignIns, identityPasswords } from '../identity/schema'
import type { Db } from '../store/open-store'
import { insertRecords } from '../store/records'
import {
  clusters,
  files,
  idempotencyKeys,
  memberships,
  people,
  records,
  supportMessages,
} from '../store/schema'
import { seedClusters } from './seed-clusters'
import { seedDataAgents } from './seed-data-agents'
import { seedInvitations } from './seed-invitations'
import { seedLibraries } from './seed-libraries'
import { seedNotifications } from './seed-notifications'
import { seedPendingUpdates } from './seed-pending-updates'
import { seedPeople } from './seed-people'
import { seedServiceNodes } from './seed-service-nodes'
import { seedSubClusters } from './seed-sub-clusters'
import { seedWhitelists } from './seed-whitelists'

/** Fills an empty database with the first day; leaves one that has people alone. */
export async function seedStore(db: Db, clock: Clock, productKey: string): Promise<void> {
  const [anybody] = await db.select({ uuid: people.uuid }).from(people).limit(1)
  if (anybody) return
  await fill(db, clock, productKey)
}

/** Back to the first day: everything people did is gone. */
export async function resetStore(db: Db, clock: Clock, productKey: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(records)
    await transaction.delete(files)
    await transaction.delete(memberships)
    await transaction.delete(clusters)
    await transaction.delete(people)
    await transaction.delete(idempotencyKeys)
    await transaction.delete(supportMessages)
    await transaction.delete(denials)
    await transaction.delete(identityFailedSignIns)
    await transaction.delete(identityPasswords)
    await fill(transaction, clock, productKey)
  })
}

async function fill(db: Db, clock: Clock, productKey: string): Promise<void> {
  const seed = seedClusters(clock.now(), clock.today())
  const idOf = (cluster: string): string => {
    const owner = seed.clusters.find(({ name }) => name === cluster)
    if (!owner) throw new Error(`The seed names an unknown cluster: ${cluster}`)
    return owner.id
  }
  await db.transaction(async (transaction) => {
    const everybody = seedPeople(productKey, clock.today())
    await transaction.insert(people).values(everybody)
    await transaction.insert(clusters).values(seed.clusters)
    await transaction.insert(memberships).values(seed.memberships)
    await insertRecords(transaction, [
      ...seedSubClusters(clock.now()).map(({ cluster, row }) => ({
        resource: 'sub-clusters',
        owner: { clusterId: idOf(cluster) },
        payload: row,
        createdAt: clock.today(),
      })),
      ...seedLibraries(seed.clusters, clock.now()),
      ...seedDataAgents(seed.clusters, clock.now()),
      ...seedInvitations(seed.clusters, clock.now()),
      ...seedWhitelists(seed.clusters, clock.now()),
      ...seedPendingUpdates(seed.clusters, clock),
      ...seedServiceNodes(seed.clusters, clock.now()),
      ...seedNotifications(everybody, clock.now()),
    ])
  })
}
