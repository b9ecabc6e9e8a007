import type { DataAgent } from '../domain/data-agent'
import type { DataAgentState } from '../domain/data-agent-state'

const reachable = {
  isDisconnected: false,
  connectedServices: ['db.acme.test:1521'],
  disconnectedServices: [],
}
const cutOff = { isDisconnected: true, connectedServices: [], disconnectedServices: ['db.acme.test:1521'] }

/** A data agent all of whose services are connected. */
export function buildDataAgent(changes: Partial<DataAgent> = {}): DataAgent {
  return {
    id: 'agent-1',
    name: 'sales_agent',
    description: 'Reads the sales database',
    tenantId: 'tenant-1',
    status: 'RUNNING',
    hasAuthFile: true,
    dataSources: [],
    version: '6.1.0',
    compatibility: null,
    agent: reachable,
    controller: { ...reachable, isAgentStarted: true },
    error: null,
    ...changes,
  }
}

/** What makes an agent stand as named. */
export const agentStandings: Readonly<Record<DataAgentState, Partial<DataAgent>>> = {
  unknown: { agent: cutOff, controller: null },
  incomplete: { agent: null, controller: null },
  'no-auth-file': { hasAuthFile: false, agent: cutOff, controller: { ...cutOff, isAgentStarted: false } },
  'unreachable-with-services': {
    agent: { ...cutOff, connectedServices: ['erp.acme.test:443'] },
    controller: { ...cutOff, isAgentStarted: true },
  },
  unreachable: { agent: cutOff, controller: { ...cutOff, isAgentStarted: true } },
  connected: {},
  'partly-connected': {
    agent: { ...reachable, disconnectedServices: ['erp.acme.test:443'] },
  },
  stopped: { controller: { ...reachable, isAgentStarted: false } },
  'controller-disconnected': { controller: { ...cutOff, isAgentStarted: true } },
}
