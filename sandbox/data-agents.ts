import type { DataAgentCommand } from '../src/domain/data-agent'
import { dataAgentState } from '../src/domain/data-agent-state'
import { cleanDataAgent } from './clean'
import type { Db } from './store/open-store'
import { listRecords, type StoredRecord } from './store/records'

/** How the two sides of an agent stand, apart from whether it is started. */
type Standing =
  /** As set up: out of reach until somebody has installed it, a minute after its file was generated. */
  'plain' | 'partial' | 'controller-down' | 'down' | 'down-serving' | 'silent' | 'half-known'

/** What the store keeps of a data agent; what it is like now follows from the last command and the clock. */
export type DataAgentRow = {
  name: string
  description: string | null
  tenantId: string
  dataSources: string[]
  version: string
  compatibility: 'compatible' | 'incompatible' | null
  standing: Standing
  /** Simulated instant; null while there is no authentication file. */
  fileAt: number | null
  isStarted: boolean
  command: DataAgentCommand | null
  /** Simulated instant. */
  commandAt: number
  /** A way to see a start fail. */
  refusesToStart: boolean
}

/** Simulated milliseconds. */
const installedAfter = 60_000
const commandTime = 1_000

/** The tenants of every cluster. */
export const tenants = [
  { id: 'tenant-1', name: 'default' },
  { id: 'tenant-2', name: 'finance' },
] as const

export function tenantName(id: string): string {
  return tenants.find((tenant) => tenant.id === id)?.name ?? id
}

/** The agents of a cluster whose name holds the search, in any case; oldest first. */
export async function findDataAgents(
  db: Db,
  clusterId: string,
  search = '',
): Promise<StoredRecord<DataAgentRow>[]> {
  const rows = await listRecords<DataAgentRow>(db, 'data-agents', { clusterId })
  return rows.filter(({ payload }) => payload.name.toLowerCase().includes(search.trim().toLowerCase()))
}

/** One entry of GET …/da/list. */
export function dataAgentPayload({ id, payload }: StoredRecord<DataAgentRow>, now: number) {
  const { name, description, tenantId, version, compatibility, fileAt } = payload
  const sides = sidesOf(payload, now)
  const isRunning = sides.dataAgentControllerConnectivityStatusResponse?.isDataAgentStarted === true
  return {
    id,
    name,
    description,
    tenantId,
    status: isRunning ? 'RUNNING' : 'STOPPED',
    hasAuthFile: fileAt !== null,
    dataSources: payload.dataSources.map((source) => ({ name: source })),
    versionResponse: { version, compatibility },
    ...sides,
    error: payload.refusesToStart ? 'The licence of this agent has expired.' : null,
  }
}

/** What the product answers to a command; null where the command is begun. */
export function refusalOf(
  row: StoredRecord<DataAgentRow>,
  command: DataAgentCommand,
  now: number,
): 'failed' | 'busy' | 'already_started' | null {
  const { payload } = row
  if (isUnderWay(payload, now)) return 'busy'
  const state = dataAgentState(cleanDataAgent(dataAgentPayload(row, now)))
  if (command === 'start') {
    if (state === 'connected' || state === 'partly-connected') return 'already_started'
    return state === 'stopped' && !payload.refusesToStart ? null : 'failed'
  }
  return state === 'connected' || state === 'partly-connected' ? null : 'failed'
}

function isUnderWay({ command, commandAt }: DataAgentRow, now: number): boolean {
  return command !== null && now < commandAt + commandTime
}

/** Whether the agent runs now. */
export function isStartedAt(row: DataAgentRow, now: number): boolean {
  if (row.command === null) return row.isStarted
  if (isUnderWay(row, now)) return row.command === 'stop'
  return row.command !== 'stop'
}

function sidesOf(row: DataAgentRow, now: number) {
  const { standing, fileAt } = row
  const serves = [`${row.name}.acme.test:8443`]
  const up = { disconnected: false, connectedServicesAddresses: serves, disconnectedServicesAddresses: [] }
  const down = { disconnected: true, connectedServicesAddresses: [], disconnectedServicesAddresses: serves }
  const isDataAgentStarted = isStartedAt(row, now)
  const isInstalled = fileAt !== null && now >= fileAt + installedAfter
  const both = (agent: object | null, controller: (object & { isDataAgentStarted: boolean }) | null) => ({
    dataAgentConnectivityStatusResponse: agent,
    dataAgentControllerConnectivityStatusResponse: controller,
  })
  if (!isInstalled) return both(down, { ...down, isDataAgentStarted: false })
  switch (standing) {
    case 'plain':
      return both(isDataAgentStarted ? up : down, { ...up, isDataAgentStarted })
    case 'partial':
      return both(
        { ...up, disconnectedServicesAddresses: ['ledger.acme.test:5432'] },
        { ...up, isDataAgentStarted },
      )
    case 'controller-down':
      return both(up, { ...down, isDataAgentStarted })
    case 'down':
      return both(down, { ...down, isDataAgentStarted })
    case 'down-serving':
      return both({ ...down, connectedServicesAddresses: serves }, { ...down, isDataAgentStarted })
    case 'silent':
      return both(null, null)
    case 'half-known':
      return both(up, null)
  }
}
