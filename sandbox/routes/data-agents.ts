import * as z from 'zod/mini'
import { isDataAgentName } from '../../src/domain/data-agent'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { cleanDataAgent } from '../clean'
import { accessContextOf, type ClusterInput, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import {
  type DataAgentRow,
  dataAgentPayload,
  findDataAgents,
  isStartedAt,
  refusalOf,
  tenantName,
  tenants,
} from '../data-agents'
import { created, type Handler, ok } from '../handler'
import { conflictOn, invalid, notFound, throwInvalid, throwUnmet } from '../problems'
import { agentWheel, deltaSharingFile, mlflowSample, sharedFile } from '../product-files'
import { signDownload } from '../storage'
import type { VisibleCluster } from '../store/clusters'
import { changeRecord, deleteRecord, insertRecord, type StoredRecord } from '../store/records'

/** GET /users/instances/{instanceId}/da/list: one page, and how many there are in all. */
export const listDataAgents: Handler<'listDataAgents'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('list', 'DataAgent', input, visible)
  const { limit, offset, search } = readPage(input.query)
  const found = await findDataAgents(input.db, visible.cluster.id, search)
  const now = input.clock.now()
  const dataAgents = found.slice(offset, offset + limit).map((row) => dataAgentPayload(row, now))
  return ok({ body: { dataAgents, total: found.length } })
}

/** POST /users/instances/{instanceId}/da/create */
export const createDataAgent: Handler<'createDataAgent'> = async (input) => {
  const { db, body } = input
  const visible = await findClusterOrRefuse(input)
  const name = body.name.trim()
  throwInvalid([
    name === ''
      ? { fieldName: 'name', message: t('dataAgents.nameRequired') }
      : isDataAgentName(name)
        ? null
        : { fieldName: 'name', message: t('dataAgents.nameInvalid') },
    tenants.some(({ id }) => id === String(body.tenantID))
      ? null
      : { fieldName: 'tenantID', message: t('dataAgents.tenantRequired') },
  ])
  await requireAllowed('create', 'DataAgent', input, visible)
  const present = await findDataAgents(db, visible.cluster.id)
  if (present.some(({ payload }) => payload.name.toLowerCase() === name.toLowerCase())) {
    throw conflictOn('name', `A data agent named ${name} exists already.`)
  }
  const payload: DataAgentRow = {
    name,
    description: body.description || null,
    tenantId: String(body.tenantID),
    dataSources: [],
    version: '6.1.0',
    compatibility: null,
    standing: 'plain',
    fileAt: null,
    isStarted: false,
    command: null,
    commandAt: 0,
    refusesToStart: false,
  }
  const owner = { clusterId: visible.cluster.id }
  const id = await insertRecord(db, {
    resource: 'data-agents',
    owner,
    payload,
    createdAt: input.clock.today(),
  })
  return created({ id, message: `Data Agent ${name} created` })
}

/** PUT /users/instances/{instanceId}/da/{recordId}/update */
export const updateDataAgent: Handler<'updateDataAgent'> = async (input) => {
  const { visible, row } = await findAgent(input)
  await requireAllowed('update', 'DataAgent', input, visible, { dataAgent: cleanOf(row, input) })
  await changeRecord(input.db, row.id, { description: input.body.description || null })
  return ok({ message: `Data Agent ${row.payload.name} updated` })
}

/** DELETE /users/instances/{instanceId}/da/delete: all of them, or none. */
export const deleteDataAgents: Handler<'deleteDataAgents'> = async (input) => {
  const { db, body } = input
  const visible = await findClusterOrRefuse(input)
  if (body.ids.length === 0) {
    throw invalid([{ fieldName: 'ids', message: 'Name at least one data agent.' }])
  }
  const present = await findDataAgents(db, visible.cluster.id)
  const rows = [...new Set(body.ids.map(String))].map((id) => present.find((row) => row.id === id))
  await requireAllowed('manage', 'DataAgent', input, visible)
  for (const row of rows) {
    if (!row) throw notFound('data agent')
    const { name, dataSources } = row.payload
    const context = { ...(await accessContextOf(input, visible)), dataAgent: cleanOf(row, input) }
    const sentence = `${name} has attached data sources: ${dataSources.join(', ')}`
    throwUnmet([decisionOn('delete', 'DataAgent', context)], sentence)
  }
  for (const row of rows) if (row) await deleteRecord(db, row.id)
  return ok({ message: `${rows.length} deleted` })
}

/** POST …/da/{recordId}/generate-auth-file: where the file can be fetched, for a quarter of an hour. */
export const generateDataAgentFile: Handler<'generateDataAgentFile'> = async (input) => {
  const { db, clock, person } = input
  const { visible, row } = await findAgent(input)
  requireTenant(row, input.body.tenantName)
  const dataAgent = cleanOf(row, input)
  const action = dataAgent.hasAuthFile ? 'reauthorize' : 'authorize'
  await requireAllowed(action, 'DataAgent', input, visible, { dataAgent })
  await changeRecord(db, row.id, { fileAt: row.payload.fileAt ?? clock.now() })
  const path = await signDownload(db, clock, {
    clusterId: visible.cluster.id,
    personUuid: person.uuid,
    name: `${row.payload.name}_auth.json`,
    content: {
      agent: row.payload.name,
      tenant: input.body.tenantName,
      host: `${visible.cluster.name}.basalt.test`,
      issuedAt: new Date(clock.today()).toISOString(),
    },
  })
  return ok({ body: `${input.origin}${path}` })
}

/** POST …/da/{recordId}/execute-action: done, or the word why not. */
export const executeDataAgent: Handler<'executeDataAgent'> = async (input) => {
  const { visible, row } = await findAgent(input)
  requireTenant(row, input.body.tenantName)
  await requireAllowed('manage', 'DataAgent', input, visible)
  const { action } = input.body
  const now = input.clock.now()
  const refusal = refusalOf(row, action, now)
  if (refusal !== null) return ok({ body: { status: refusal } })
  const isStarted = isStartedAt(row.payload, now)
  await changeRecord(input.db, row.id, { command: action, commandAt: now, isStarted })
  return ok({ body: { status: 'success' } })
}

/** GET /users/instances/downloadagent?instanceid= */
export const downloadDataAgent: Handler<'downloadDataAgent'> = async (input) => {
  const asked = ofQuery(input)
  const visible = await findClusterOrRefuse(asked)
  await requireAllowed('list', 'DataAgent', asked, visible)
  return { status: 200, body: null, file: agentWheel() }
}

/** GET /users/instances/downloadDeltaShare?instanceid=&file= */
export const downloadDeltaShare: Handler<'downloadDeltaShare'> = async (input) => {
  const asked = ofQuery(input)
  const visible = await findClusterOrRefuse(asked)
  const name = input.query.file ?? ''
  const deltaFile = deltaSharingFile(name, input.productKey)
  if (deltaFile) await requireAllowed('update', 'DeltaSharing', asked, visible)
  else await requireAllowed('list', 'DataAgent', asked, visible)
  const file = deltaFile ?? sharedFile(name)
  if (!file) throw notFound('file')
  return { status: 200, body: null, file }
}

/** GET /users/instances/downloadmlflowsample?instanceid= */
export const downloadMlflowSample: Handler<'downloadMlflowSample'> = async (input) => {
  const asked = ofQuery(input)
  const visible = await findClusterOrRefuse(asked)
  await requireAllowed('show', 'Mlflow', asked, visible)
  return { status: 200, body: null, file: mlflowSample() }
}

/** GET /instances/{instanceId}/tenants */
export const listTenants: Handler<'listTenants'> = async (input) => {
  await findClusterOrRefuse(input)
  return ok({ tenants })
}

type Input = ClusterInput & { query: Readonly<Record<string, string>> }

function ofQuery<Any extends Input>(input: Any): Any {
  return { ...input, params: { instanceId: input.query.instanceid ?? '' } }
}

async function findAgent(input: ClusterInput): Promise<{
  visible: VisibleCluster
  row: StoredRecord<DataAgentRow>
}> {
  const visible = await findClusterOrRefuse(input)
  const rows = await findDataAgents(input.db, visible.cluster.id)
  const row = rows.find(({ id }) => id === input.params.recordId)
  if (!row) throw notFound('data agent')
  return { visible, row }
}

function cleanOf(row: StoredRecord<DataAgentRow>, { clock }: ClusterInput) {
  return cleanDataAgent(dataAgentPayload(row, clock.now()))
}

function requireTenant({ payload }: StoredRecord<DataAgentRow>, name: string): void {
  if (tenantName(payload.tenantId) === name) return
  throw invalid([{ fieldName: 'tenantName', message: `${payload.name} belongs to another tenant.` }])
}

const filtersSchema = z.array(z.strictObject({ column: z.literal('NAME'), search: z.string() }))

/** @throws Problem 422 for what is no page */
function readPage(query: Readonly<Record<string, string>>) {
  const number = (key: 'limit' | 'offset', least: number) => {
    const value = Number(query[key])
    if (Number.isInteger(value) && value >= least && value <= 10_000) return value
    throw invalid([{ fieldName: key, message: `${key} is a whole number from ${least} on.` }])
  }
  const filters = filtersSchema.safeParse(readJson(query.filters ?? '[]'))
  if (!filters.success) throw invalid([{ fieldName: 'filters', message: 'The filters cannot be read.' }])
  return { limit: number('limit', 1), offset: number('offset', 0), search: filters.data[0]?.search ?? '' }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
