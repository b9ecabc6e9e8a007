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
import type { Condition, SampledCall, SampledRequest } from './sampled-call'
import type { SampledCluster } from './sampled-cluster'

const whitelistFlag = lacksFlag('whitelist', ['whitelist.flag'])
const range = '203.0.113.0/24'

function whitelistCall(
  verb: 'create' | 'update' | 'delete',
  done: 200 | 201,
  request: SampledCall['request'],
): SampledCall {
  const id = `whitelist.policy.${verb}`
  return {
    name: `IpWhitelist.${verb}`,
    proves: ['ACL-017', 'ACL-038'],
    actor: 'owner',
    request,
    done,
    requires: [[policyRule(id), planRule('whitelist.plan', 'IP whitelisting'), flagRule('whitelist.flag')]],
    conditions: [
      lacksVerb('whitelistPolicy', verb, [id]),
      lacksPlan('whitelisting', ['whitelist.plan']),
      whitelistFlag,
    ],
    needs: { whitelistPolicy: [verb] },
    roles: { owner: [], manager: [], user: [id], billing: [id] },
  }
}

const libraryRules = [
  policyRule('library.policy'),
  rule('plan', 'library.platform-action', 'Libraries platform action is disabled for the current platform'),
  rule('state', 'library.cluster-running', 'Cluster Must be running'),
  rule('state', 'library.no-other-installing', 'There is another library installing, please wait for it'),
  rule('state', 'library.no-other-uninstalling', 'There is another library uninstalling, please wait for it'),
]
function underWay(operation: 'install' | 'uninstall'): Condition {
  return when(
    `another library is in ${operation}`,
    {
      rows: ({ changeRow, rig }) =>
        changeRow('libraries', 'requests', { operation, operationAt: rig.clock.now() }),
    },
    [`library.no-other-${operation}ing`],
  )
}

const pypi = (name: string) => ({ type: 'pypi', data: { packages: [name] } })

function libraryCall(name: string, request: (world: SampledCluster) => SampledRequest): SampledCall {
  return {
    name: `Library.${name}`,
    proves: ['ACL-016', 'ACL-017'],
    actor: 'owner',
    request,
    done: 200,
    requires: [libraryRules],
    conditions: [
      lacksVerb('clusterPolicy', 'update', ['library.policy']),
      lacksPlan('packages_installion', ['library.platform-action']),
      asleep(['library.cluster-running']),
      underWay('install'),
      underWay('uninstall'),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['library.policy'], billing: [] },
    states: onlyRunning('library.cluster-running'),
  }
}

function tokenCall(
  name: 'list' | 'create' | 'delete',
  done: 200 | 201,
  method: string,
  others: readonly string[],
): SampledCall {
  const id = `support-token.${name}.policy`
  const path = '/cli/{id}/instances/sales-analytics/token'
  return {
    name: `SupportToken.${name}`,
    proves: ['ACL-036'],
    actor: 'owner',
    start:
      name === 'delete'
        ? {
            rows: ({ addRow, clusterId }) =>
              addRow('support-tokens', `support-token-${clusterId}`, {
                token: 'sup_x',
                expiresAt: '2026-04-01T09:00:00.000Z',
              }),
          }
        : {},
    request: () => [method, path],
    done,
    requires: [[policyRule(id)]],
    conditions: [
      when(
        `cliPolicy lacks ${[name, ...others].join(' and ')}`,
        { without: [name, ...others].map((verb) => ['cliPolicy', verb] as const) },
        [id],
      ),
      // Renewing is revoking and generating: anyone who may renew may do both.
      ...others.map((verb) =>
        when(`cliPolicy lacks ${verb}`, { without: [['cliPolicy', verb]] }, [], ['one']),
      ),
      ...(others.length > 0
        ? [when(`cliPolicy lacks ${name}`, { without: [['cliPolicy', name]] }, [], ['one'])]
        : []),
    ],
    needs: { cliPolicy: [name] },
    roles: { owner: [], manager: [], user: [id], billing: [id] },
  }
}

const secretsRule = rule('policy', 'cluster-secret.owner', 'Only the owner of the cluster sees its secrets.')

/** Lists of a cluster: ranges, libraries, events, its secrets, and its one support token. */
export const listCalls: readonly SampledCall[] = [
  {
    name: 'IpWhitelist.list',
    proves: [],
    actor: 'owner',
    request: ({ of }) => ['GET', of('whitelists')],
    done: 200,
    requires: [[policyRule('whitelist.policy.list'), flagRule('whitelist.flag')]],
    conditions: [lacksVerb('whitelistPolicy', 'list', ['whitelist.policy.list']), whitelistFlag],
    needs: { whitelistPolicy: ['list'] },
    roles: { owner: [], manager: [], user: ['whitelist.policy.list'], billing: [] },
  },
  whitelistCall('create', 201, ({ of }) => [
    'POST',
    of('whitelists'),
    { range: '10.0.0.9', description: '' },
  ]),
  whitelistCall('update', 200, async ({ of, rowId }) => [
    'PUT',
    of(`whitelists/${await rowId('whitelists', range)}`),
    { active: false },
  ]),
  whitelistCall('delete', 200, async ({ of, rowId }) => [
    'DELETE',
    of(`whitelists/${await rowId('whitelists', range)}`),
  ]),
  {
    name: 'Library.list',
    proves: [],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/instances/${clusterId}/libraries`],
    done: 200,
    requires: [],
    conditions: [],
    needs: {},
    roles: { owner: [], manager: [], user: [], billing: [] },
  },
  libraryCall('install', ({ library }) => ['PUT', library('install'), pypi('scipy')]),
  libraryCall('install of a file', ({ library }) => [
    'PUT',
    library('upload'),
    { clientOrigin: 'http://localhost', file: 'rules.whl' },
  ]),
  libraryCall('uninstall', ({ library }) => ['PUT', library('uninstall'), pypi('numpy==1.26.4')]),
  libraryCall('uninstall of several', ({ library }) => [
    'PUT',
    library('uninstall-multiple'),
    [pypi('numpy==1.26.4')],
  ]),
  libraryCall('sync', ({ clusterId }) => [
    'POST',
    '/instances/libraries/sync',
    { instanceID: clusterId, type: 'pypi' },
  ]),
  {
    name: 'ClusterSecret.view',
    proves: ['DET-069'],
    actor: 'owner',
    request: ({ of }) => ['GET', of('secrets')],
    done: 200,
    requires: [[secretsRule]],
    conditions: [
      when(
        'the owner is known by another e-mail',
        { cluster: { owner: { fullName: 'Olive Owner', email: 'olive@elsewhere.test' } } },
        ['cluster-secret.owner'],
      ),
    ],
    needs: {},
    beyondPolicies: ['cluster-secret.owner'],
    roles: {
      owner: [],
      manager: ['cluster-secret.owner'],
      user: ['cluster-secret.owner'],
      billing: ['cluster-secret.owner'],
    },
  },
  tokenCall('list', 200, 'GET', []),
  tokenCall('create', 201, 'POST', ['update']),
  tokenCall('delete', 200, 'DELETE', ['update']),
]
