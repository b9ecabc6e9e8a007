import { forSchemaList } from '../../../definitions/resource-record'
import {
  agentFiles,
  type DataAgent,
  type DataAgentCommand,
  dataAgentSchema,
} from '../../../domain/data-agent'
import type { ActionRequestOf, RequestContext } from '../action-requests'

/** What the actions on data agents send (D3 §7 'Data agents'; AGT-D10, API-D39). */
export const dataAgentActionRequests: Readonly<Record<string, ActionRequestOf>> = {
  'data-agent-ids': forSchemaList(dataAgentSchema, (agents) => ({
    body: { ids: agents.map(({ id }) => id) },
  })),
  'data-agent-file': forSchemaList(dataAgentSchema, ([agent], context) => ({
    body: { clientOrigin: location.origin, tenantName: tenantNameOf(agent, context) },
  })),
  'agent-wheel': forSchemaList(dataAgentSchema, (_agents, context) => ({
    query: { instanceid: clusterIdOf(context) },
  })),
  'agent-notebook': forSchemaList(dataAgentSchema, (_agents, context) => ({
    query: { instanceid: clusterIdOf(context), file: agentFiles.notebook },
  })),
  'start-data-agent': commandRequest('start'),
  'stop-data-agent': commandRequest('stop'),
  'restart-data-agent': commandRequest('restart'),
}

function commandRequest(action: DataAgentCommand): ActionRequestOf {
  return forSchemaList(dataAgentSchema, ([agent], context) => ({
    body: { tenantName: tenantNameOf(agent, context), action },
  }))
}

/** The calls speak of tenants by name, records by id; a tenant nobody knows goes by its id. */
function tenantNameOf(agent: DataAgent | undefined, context: RequestContext): string {
  const id = agent?.tenantId ?? ''
  const tenants = context.read('listTenants', { path: { instanceId: clusterIdOf(context) } })
  return tenants.find((tenant) => tenant.id === id)?.name ?? id
}

function clusterIdOf({ scope }: RequestContext): string {
  return scope.kind === 'cluster' ? scope.cluster.id : ''
}
