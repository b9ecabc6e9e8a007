import { reasonsAgainstCancel } from '../../src/access/cancel-update'
import type { CallBody } from '../../src/api/contract'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { created, type Handler, type HandlerInput, ok } from '../handler'
import { stateAt } from '../lifecycle'
import {
  listPending,
  pendingUpdatePayload,
  pendingUpdates,
  setVersion,
  startCluster,
} from '../pending-updates'
import { notFound, Problem, throwInvalid, throwUnmet } from '../problems'
import { applyDueEvents } from '../scheduled-events'
import { lockCluster, type VisibleCluster } from '../store/clusters'
import { deleteRecord, insertRecord } from '../store/records'

/** Characters. */
const longestBuildNumber = 100

/** GET /users/{id}/instances/{name}/pending */
export const listPendingUpdates: Handler<'listPendingUpdates'> = async (input) => {
  await applyDueEvents(input.db, input.clock)
  const { cluster } = await findClusterOrRefuse(input)
  const rows = await listPending(input.db, cluster.id)
  return ok(rows.map(pendingUpdatePayload))
}

/** DELETE /users/{id}/instances/{name}/pending/{recordId} */
export const cancelPendingUpdate: Handler<'cancelPendingUpdate'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  const context = { ...(await accessContextOf(input, visible)), hasPendingUpdate: true }
  const decision = decisionOn('upgrade', 'Cluster', context)
  if (reasonsAgainstCancel(decision).length > 0) throwUnmet([decision])
  const rows = await listPending(input.db, visible.cluster.id)
  const row = rows.find(({ id }) => id === input.params.recordId)
  if (!row) throw notFound('pending update')
  await deleteRecord(input.db, row.id)
  return ok({ message: 'The pending update is cancelled' })
}

/** PUT /users/{id}/instances/{name}/upgrade: the new version starts at once. */
export const upgradeCluster: Handler<'upgradeCluster'> = async (input) => {
  const { db, clock, body } = input
  const visible = await findUpgradable(input)
  const { id, name } = visible.cluster
  if (stateAt(visible.cluster, clock.now()) !== 'running') {
    throw new Problem(409, { code: 'state', message: `${name} is not running.` })
  }
  await requireVersion(input, visible, body)
  await setVersion(db, id, body)
  await startCluster(db, clock, id)
  return ok({ message: `${name} is being updated to ${body.version}` })
}

/** POST /users/{id}/instances/{name}/pending: the new version comes with the next startup. */
export const scheduleUpgrade: Handler<'scheduleUpgrade'> = async (input) => {
  const { db, clock, body } = input
  const visible = await findUpgradable(input)
  const { id, name } = visible.cluster
  if (stateAt(visible.cluster, clock.now()) === 'running') {
    throw new Problem(409, { code: 'state', message: `${name} is running.` })
  }
  await requireVersion(input, visible, body.change)
  await insertRecord(db, {
    resource: pendingUpdates,
    owner: { clusterId: id },
    payload: body,
    createdAt: clock.now(),
  })
  return created({ message: `${name} will be updated to ${body.change.version} at its next startup` })
}

/** The cluster, held until the transaction ends: one update waits at most, also when two people ask at once. */
async function findUpgradable(input: Upgrades): Promise<VisibleCluster> {
  const { cluster } = await findClusterOrRefuse(input)
  await lockCluster(input.db, cluster.id)
  const visible = await findClusterOrRefuse(input)
  const pending = await listPending(input.db, cluster.id)
  await requireAllowed('upgrade', 'Cluster', input, visible, { hasPendingUpdate: pending.length > 0 })
  return visible
}

type Upgrades = HandlerInput<'upgradeCluster' | 'scheduleUpgrade'>

/** @throws Problem 422 for a build number that says nothing, or a release that is not offered */
async function requireVersion(input: Upgrades, visible: VisibleCluster, change: CallBody<'upgradeCluster'>) {
  const { version, byBuildNo } = change
  const { detail } = await accessContextOf(input, visible)
  throwInvalid([
    byBuildNo === 'true' ? checkBuild(version) : checkRelease(version, detail?.availableUpgrades),
  ])
}

function checkBuild(version: string) {
  const length = version.trim().length
  if (length > 0 && length <= longestBuildNumber) return null
  return { fieldName: 'version', message: t('upgrade.buildRequired') }
}

function checkRelease(version: string, available: readonly string[] = []) {
  if (available.includes(version)) return null
  return { fieldName: 'version', message: `${version} is not available for this cluster.` }
}
