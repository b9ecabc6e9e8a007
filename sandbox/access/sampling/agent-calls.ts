import {
  asleep,
  flagRule,
  lacksFlag,
  lacksPlan,
  lacksVerb,
  onlyRunning,
  planRule,
  policyRule,
  rule,
  when,
} from './common-rules'
import type { ByRole, Condition, SampledCall } from './sampled-call'

/** Its file generated, it runs, and data sources are attached. */
const orders = 'orders_agent'
/** Its file generated, it is stopped. */
const stopped = 'inventory_agent'
/** Nothing but a file to generate. */
const untouched = 'hr_agent'

const section = [
  planRule('data-agent.plan', 'Data Agent'),
  flagRule('data-agent.flag'),
  rule('property', 'data-agent.cluster', 'Data agents are not switched on for this cluster.'),
  rule(
    'state',
    'data-agent.cluster-connected',
    'Your cluster must be connected to view Data Agent Connections',
  ),
]
const change = [...section, policyRule('data-agent.policy')]
const touched = rule('state', 'data-agent.touched', 'Generate the authentication file first.')

const noSection: readonly Condition[] = [
  lacksPlan('da', ['data-agent.plan']),
  lacksFlag('dataagent', ['data-agent.flag']),
  when('agents are off', { cluster: { enableDataAgent: false } }, ['data-agent.cluster'], ['agents']),
  when('the old page is on', { cluster: { dataAgentNewUI: false } }, ['data-agent.cluster'], ['agents']),
  asleep(['data-agent.cluster-connected']),
]
const noChange = [...noSection, lacksVerb('clusterPolicy', 'update', ['data-agent.policy'])]
const whoChanges: ByRole = { owner: [], manager: [], user: ['data-agent.policy'], billing: [] }

type Named = Pick<SampledCall, 'name' | 'request'> & Partial<SampledCall>

function changeCall(call: Named): SampledCall {
  return {
    actor: 'owner',
    done: 200,
    requires: [change],
    conditions: noChange,
    needs: { clusterPolicy: ['update'] },
    roles: whoChanges,
    states: onlyRunning('data-agent.cluster-connected'),
    proves: ['ACL-016', 'ACL-038'],
    ...call,
    name: `DataAgent.${call.name}`,
  }
}

function seeCall(call: Named): SampledCall {
  const roles: ByRole = { owner: [], manager: [], user: [], billing: [] }
  return changeCall({
    proves: ['ACL-038'],
    requires: [section],
    conditions: noSection,
    needs: {},
    roles,
    ...call,
  })
}

/** Data agents. */
export const agentCalls: readonly SampledCall[] = [
  seeCall({ name: 'list', request: ({ agents }) => ['GET', agents('list?limit=10&offset=0')] }),
  seeCall({
    name: 'list, for the download',
    request: ({ clusterId }) => ['GET', `/users/instances/downloadagent?instanceid=${clusterId}`],
  }),
  seeCall({
    name: 'list, for the notebook',
    request: ({ clusterId }) => [
      'GET',
      `/users/instances/downloadDeltaShare?instanceid=${clusterId}&file=data_agent_sample.ipynb`,
    ],
  }),
  changeCall({
    name: 'create',
    done: 201,
    request: ({ agents }) => [
      'POST',
      agents('create'),
      { name: 'new_agent', description: '', tenantID: 'tenant-1' },
    ],
  }),
  changeCall({
    name: 'update',
    start: { target: orders },
    request: async ({ agents, rowId }, name) => [
      'PUT',
      agents(`${await rowId('data-agents', name)}/update`),
      { description: 'Other words' },
    ],
    requires: [[...change, touched]],
    conditions: [...noChange, when('it has no file yet', { target: untouched }, ['data-agent.touched'])],
  }),
  changeCall({
    name: 'delete, after DataAgent.manage',
    start: { target: stopped },
    request: async ({ agents, rowId }, name) => [
      'DELETE',
      agents('delete'),
      { ids: [await rowId('data-agents', name)] },
    ],
    requires: [
      change,
      [
        ...change,
        rule(
          'state',
          'data-agent.no-sources',
          'orders_agent has attached data sources: Orders DB, Customers DB',
        ),
      ],
    ],
    conditions: [...noChange, when('it has data sources', { target: orders }, ['data-agent.no-sources'])],
  }),
  ...(
    [
      ['authorize', untouched],
      ['reauthorize', orders],
    ] as const
  ).map(([name, agent]) =>
    changeCall({
      name,
      request: async ({ agents, rowId }) => [
        'POST',
        agents(`${await rowId('data-agents', agent)}/generate-auth-file`),
        { tenantName: 'default', clientOrigin: 'http://localhost' },
      ],
    }),
  ),
  ...(
    [
      ['start', stopped],
      ['stop', orders],
      ['restart', orders],
    ] as const
  ).map(([action, agent]) =>
    changeCall({
      name: `manage, to ${action}`,
      request: async ({ agents, rowId }) => [
        'POST',
        agents(`${await rowId('data-agents', agent)}/execute-action`),
        { tenantName: 'default', action },
      ],
    }),
  ),
]
