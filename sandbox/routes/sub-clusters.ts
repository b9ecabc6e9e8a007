import type { Action } from '../../src/access/vocabulary'
import type { ServiceAction } from '../../src/domain/service'
import {
  checkSubClusterName,
  isNodeCount,
  type SubCluster,
  subClusterTypes,
} from '../../src/domain/sub-cluster'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { offeredSizes } from '../catalogue'
import { cleanPerson } from '../clean'
import { accessContextOf, type ClusterInput, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { created, type Handler, ok } from '../handler'
import { notFound, Problem, throwInvalid, throwUnmet, unmetChoice } from '../problems'
import { lockCluster, type VisibleCluster } from '../store/clusters'
import { changeRecord, deleteRecord, insertRecord, listRecords } from '../store/records'
import type { SubClusterRow } from '../sub-cluster-payload'

const resource = 'sub-clusters'

/** POST /users/{id}/instances/{name}/subcluster */
export const createSubCluster: Handler<'createSubCluster'> = async (input) => {
  const { body, db, clock, person } = input
  const found = await findClusterOrRefuse(input)
  // Held until the transaction ends, so that no two of one name, or of a kind there is one of, are made at once.
  await lockCluster(db, found.cluster.id)
  const visible = await findClusterOrRefuse(input)
  const owner = { clusterId: visible.cluster.id }
  throwInvalid([
    nameFault(body.name, visible),
    typeFault(body.type),
    sizeFault(String(body.size), offeredSizes(cleanPerson(person, 0), visible.cluster.k8sClusterCode)),
    nodesFault(body.nodes),
  ])
  await requireAllowed('create', 'SubCluster', input, visible)
  await requireType(input, visible, body.type)
  if (body.nodes !== 1) await requireAllowed('choose-nodes', 'SubCluster', input, visible)
  const others = await listRecords<SubClusterRow>(db, resource, owner)
  if (others.some(({ payload }) => payload.name.toLowerCase() === body.name.toLowerCase())) {
    throw new Problem(409, {
      errors: [
        { fieldName: 'name', message: `There is already one named ${body.name}.`, notActivated: false },
      ],
    })
  }
  await insertRecord(db, {
    resource,
    owner,
    createdAt: clock.today(),
    payload: {
      name: body.name,
      type: body.type,
      sizeID: String(body.size),
      nodes: body.nodes,
      configs: body.configs,
      transition: 'connect',
      transitionAt: clock.now(),
      areNodesStopped: false,
    } satisfies SubClusterRow,
  })
  return created({ message: 'Self-Managed Cluster Created' })
}

/** PUT /users/{id}/instances/{name}/updatesubcluster */
export const updateSubCluster: Handler<'updateSubCluster'> = async (input) => {
  const { body, db, person } = input
  const { cluster } = await findClusterOrRefuse(input)
  const { id, sizeId } = await findAllowed('update', input, body.subCluster)
  const offered = offeredSizes(cleanPerson(person, 0), cluster.k8sClusterCode)
  // It may keep a size that is no longer offered.
  throwInvalid([sizeFault(String(body.size), [...offered, { id: sizeId }])])
  await changeRecord(db, id, { sizeID: String(body.size) })
  return ok({ message: 'Self-Managed Cluster Updated' })
}

/** PUT /users/{id}/instances/{name}/scale */
export const scaleSubCluster: Handler<'scaleSubCluster'> = async (input) => {
  throwInvalid([nodesFault(input.body.nodes)])
  const { id } = await findAllowed('scale', input, input.body.subCluster)
  await changeRecord(input.db, id, { nodes: input.body.nodes })
  return ok({ message: 'Self-Managed Cluster Updated' })
}

/** PUT /users/{id}/instances/{name}/connectsubcluster */
export const connectSubCluster: Handler<'connectSubCluster'> = (input) =>
  toggle(input, input.body.subCluster, 'connect', 'Self-Managed Cluster Connected')

/** PUT /users/{id}/instances/{name}/disconnectsubcluster */
export const disconnectSubCluster: Handler<'disconnectSubCluster'> = (input) =>
  toggle(input, input.body.subCluster, 'disconnect', 'Self-Managed Cluster Disconnected')

/** DELETE /users/{id}/instances/{name}/subcluster/{recordName} */
export const deleteSubCluster: Handler<'deleteSubCluster'> = async (input) => {
  const { id } = await findAllowed('remove', input, input.params.recordName ?? '')
  await deleteRecord(input.db, id)
  return ok({ message: 'Self-Managed Cluster Deleted' })
}

/** What an action has come to. */
export const done = {
  start: 'started',
  stop: 'stopped',
  restart: 'restarted',
  'force start': 'started',
} as const

/** Does something to all nodes of the self-managed cluster of that name. */
export async function executeOnSubCluster(input: ClusterInput, action: ServiceAction, name: string) {
  const { id } = await findAllowed(action === 'force start' ? 'start' : action, input, name)
  await changeRecord(input.db, id, { areNodesStopped: action === 'stop' })
  return ok({ message: `${name} is ${done[action]}` })
}

async function toggle(
  input: ClusterInput,
  name: string,
  transition: SubClusterRow['transition'],
  message: string,
) {
  const { id } = await findAllowed(transition, input, name)
  await changeRecord(input.db, id, { transition, transitionAt: input.clock.now(), areNodesStopped: false })
  return ok({ message })
}

/** The self-managed cluster of that name, if this person may do that with it now. */
async function findAllowed(action: Action, input: ClusterInput, name: string): Promise<SubCluster> {
  const visible = await findClusterOrRefuse(input)
  const context = await accessContextOf(input, visible)
  const subCluster = context.detail?.subClusters.find((candidate) => candidate.name === name)
  throwUnmet([decisionOn('list', 'SubCluster', context)])
  if (!subCluster) throw notFound('self-managed cluster')
  throwUnmet([decisionOn(action, 'SubCluster', { ...context, subCluster })])
  return subCluster
}

async function requireType(
  input: ClusterInput,
  visible: VisibleCluster,
  subClusterType: string,
): Promise<void> {
  const context = { ...(await accessContextOf(input, visible)), subClusterType }
  const decision = decisionOn('choose', 'SubCluster', context)
  if (decision.reasons.length > 0) throw unmetChoice('type', decision)
}

function nameFault(name: string, { cluster }: VisibleCluster) {
  const prefix = `${cluster.name}-`
  const fault = name.startsWith(prefix)
    ? checkSubClusterName(name.slice(prefix.length), cluster.name)
    : 'prefix'
  if (fault === null) return null
  const message =
    fault === 'prefix'
      ? `The name starts with ${prefix}.`
      : fault === 'too-long'
        ? t('subClusters.nameTooLong')
        : t(fault.key, fault.values)
  return { fieldName: 'name', message }
}

function typeFault(type: string) {
  const isKnown = subClusterTypes.some((known) => known === type)
  return isKnown ? null : { fieldName: 'type', message: t('subClusters.inputRequired') }
}

function sizeFault(size: string, offered: readonly { id: string | null }[]) {
  const isKnown = offered.some(({ id }) => id === size)
  return isKnown ? null : { fieldName: 'size', message: t('subClusters.inputRequired') }
}

function nodesFault(nodes: number) {
  return isNodeCount(nodes) ? null : { fieldName: 'nodes', message: t('subClusters.nodesOutOfBounds') }
}
