import type { Action } from '../../src/access/vocabulary'
import { decisionOn } from '../access/decision'
import { cleanCluster, cleanPerson } from '../clean'
import { type Handler, type HandlerInput, ok } from '../handler'
import { type LifecycleState, stateAt } from '../lifecycle'
import { entryPayload, statusPayload } from '../payloads'
import { startCluster, stopCluster } from '../pending-updates'
import { outOfSight, throwUnmet } from '../problems'
import { applyDueEvents } from '../scheduled-events'
import {
  countOwnedClusters,
  findVisibleCluster,
  listVisibleClusters,
  deleteCluster as removeCluster,
  type VisibleCluster,
} from '../store/clusters'

/** GET /users/{id}/instances */
export const listClusters: Handler<'listClusters'> = async ({ db, clock, person }) => {
  await applyDueEvents(db, clock)
  const now = clock.now()
  return ok((await listVisibleClusters(db, person.uuid)).map((visible) => entryPayload(visible, now)))
}

/** GET /users/{id}/instances/services */
export const listClusterStatuses: Handler<'listClusterStatuses'> = async ({ db, clock, person }) => {
  await applyDueEvents(db, clock)
  const now = clock.now()
  return ok((await listVisibleClusters(db, person.uuid)).map((visible) => statusPayload(visible, now)))
}

/** PUT /users/{id}/instances/{name}/connect */
export const connectCluster: Handler<'connectCluster'> = async (input) => {
  const visible = await findOrRefuse(input)
  const { name, id } = visible.cluster
  if (await isAllowed('connect', visible, input, ['starting-up', 'running'])) {
    await startCluster(input.db, input.clock, id)
  }
  return ok({ message: `${name} is connecting` })
}

/** PUT /users/{id}/instances/{name}/disconnect */
export const disconnectCluster: Handler<'disconnectCluster'> = async (input) => {
  const visible = await findOrRefuse(input)
  const { name } = visible.cluster
  if (await isAllowed('disconnect', visible, input, ['stopping', 'sleeping'])) {
    await stopCluster(input.db, input.clock, visible.cluster)
  }
  return ok({ message: `${name} is disconnecting` })
}

/** DELETE /users/{id}/instances/{name} */
export const deleteCluster: Handler<'deleteCluster'> = async (input) => {
  const visible = await findOrRefuse(input)
  await isAllowed('delete', visible, input, [])
  await removeCluster(input.db, visible.cluster.id)
  return ok({ message: `${visible.cluster.name} is deleted successfully` })
}

type Commands = HandlerInput<'connectCluster' | 'disconnectCluster' | 'deleteCluster'>

async function findOrRefuse({ db, person, clusterName }: Commands): Promise<VisibleCluster> {
  const visible = await findVisibleCluster(db, person.uuid, clusterName)
  if (!visible) throw outOfSight('cluster')
  return visible
}

/**
 * Whether there is something to do: false when an equal call already had this effect (`done`), for PUT may be
 * repeated. Refusals by policy or plan are 403, by state 409.
 */
async function isAllowed(
  action: Action,
  visible: VisibleCluster,
  { db, clock, productKey, person }: Commands,
  done: readonly LifecycleState[],
): Promise<boolean> {
  const now = clock.now()
  const decision = decisionOn(action, 'Cluster', {
    person: cleanPerson(person, await countOwnedClusters(db, person.uuid)),
    cluster: cleanCluster(visible, now),
    productKey,
  })
  const isDone = done.includes(stateAt(visible.cluster, now))
  if (isDone && decision.reasons.every(({ kind }) => kind === 'state')) return false
  throwUnmet([decision])
  return true
}
