import {
  asleep,
  lacksPlan,
  lacksVerb,
  noneLeft,
  onlyRunning,
  planRule,
  policyRule,
  rule,
  trialExpired,
  upgradeForMore,
  when,
} from './common-rules'
import type { ByRole, SampledCall } from './sampled-call'

const open: ByRole = { owner: [], manager: [], user: [], billing: [] }

const connection = policyRule('cluster.connection.policy')
const whoConnects: ByRole = {
  owner: [],
  manager: [],
  user: ['cluster.connection.policy'],
  billing: ['cluster.connection.policy'],
}
const ownersOnly = (id: string): ByRole => ({ owner: [], manager: [id], user: [id], billing: [id] })
const noConnection = lacksVerb('connectionPolicy', 'create', ['cluster.connection.policy'])

/** The commands on clusters. */
export const clusterCalls: readonly SampledCall[] = [
  ...(
    [
      '/users/{id}/instances',
      '/users/{id}/instances/services',
      '/tenants/{id}/instances/sales-analytics',
    ] as const
  ).map(
    (path, index): SampledCall => ({
      name: index === 2 ? 'Cluster.show' : `Cluster.list ${index}`,
      proves: [],
      actor: 'owner',
      request: () => ['GET', path],
      done: 200,
      requires: [],
      conditions: [],
      needs: {},
      roles: open,
    }),
  ),
  {
    name: 'Cluster.connect',
    proves: ['ACL-013', 'ACL-035'],
    actor: 'owner',
    start: { state: 'sleeping' },
    request: ({ of }) => ['PUT', of('connect')],
    done: 200,
    requires: [
      [connection, rule('state', 'cluster.connect.state', 'Only a disconnected cluster can be connected.')],
    ],
    conditions: [
      noConnection,
      when('the cluster stops', { state: 'stopping' }, ['cluster.connect.state'], ['state']),
      when('the cluster is corrupted', { state: 'corrupted' }, ['cluster.connect.state'], ['state']),
    ],
    needs: { connectionPolicy: ['create'] },
    roles: whoConnects,
    states: {
      creating: ['cluster.connect.state'],
      stopping: ['cluster.connect.state'],
      corrupted: ['cluster.connect.state'],
      'starting-up': { repeats: 'cluster.connect.state' },
      running: { repeats: 'cluster.connect.state' },
    },
  },
  {
    name: 'Cluster.disconnect',
    proves: ['ACL-013', 'ACL-035'],
    actor: 'owner',
    request: ({ of }) => ['PUT', of('disconnect')],
    done: 200,
    requires: [
      [
        connection,
        rule(
          'state',
          'cluster.disconnect.state',
          'Only a connected or starting cluster can be disconnected.',
        ),
      ],
    ],
    conditions: [
      noConnection,
      when('the cluster is being created', { state: 'creating' }, ['cluster.disconnect.state'], ['state']),
      when('the cluster is corrupted', { state: 'corrupted' }, ['cluster.disconnect.state'], ['state']),
    ],
    needs: { connectionPolicy: ['create'] },
    roles: whoConnects,
    states: {
      creating: ['cluster.disconnect.state'],
      corrupted: ['cluster.disconnect.state'],
      stopping: { repeats: 'cluster.disconnect.state' },
      sleeping: { repeats: 'cluster.disconnect.state' },
    },
  },
  {
    name: 'Cluster.clone',
    proves: ['ACL-013', 'ACL-032', 'ACL-038'],
    actor: 'owner',
    request: ({ clusterName }) => [
      'POST',
      '/users/{id}/instances/clone',
      { name: 'a-copy', clone: clusterName },
    ],
    done: 201,
    requires: [
      [
        rule('trial', 'cluster.clone.trial', upgradeForMore),
        policyRule('cluster.clone.policy'),
        rule('quota', 'cluster.clone.quota', upgradeForMore),
        planRule('cluster.clone.plan', 'Clone'),
        rule('property', 'cluster.clone.cloneable', 'This cluster cannot be cloned.'),
        rule(
          'state',
          'cluster.clone.state',
          'Connect the cluster first; only a connected cluster can be cloned.',
        ),
      ],
    ],
    conditions: [
      trialExpired(['cluster.clone.trial']),
      lacksVerb('managementPolicy', 'create', ['cluster.clone.policy']),
      noneLeft(['cluster.clone.quota']),
      lacksPlan('clone', ['cluster.clone.plan']),
      when('it is not cloneable', { cluster: { cloneable: false } }, ['cluster.clone.cloneable']),
      asleep(['cluster.clone.state']),
    ],
    needs: { managementPolicy: ['create'] },
    roles: ownersOnly('cluster.clone.policy'),
    states: onlyRunning('cluster.clone.state'),
  },
  {
    name: 'Cluster.delete',
    proves: ['ACL-013', 'ACL-031'],
    actor: 'owner',
    request: ({ clusterName }) => ['DELETE', `/users/{id}/instances/${clusterName}`],
    done: 200,
    requires: [
      [
        policyRule('cluster.delete.policy'),
        rule(
          'state',
          'cluster.delete.corrupted',
          'An unavailable cluster cannot be deleted here. Please contact support.',
        ),
        rule(
          'state',
          'cluster.delete.unavailable',
          'An unavailable cluster cannot be deleted here. Please contact support.',
        ),
        rule(
          'state',
          'cluster.delete.state',
          'Wait until the cluster is connected or disconnected; then it can be deleted.',
        ),
      ],
    ],
    conditions: [
      lacksVerb('clusterPolicy', 'delete', ['cluster.delete.policy']),
      when('the cluster starts', { state: 'starting-up' }, ['cluster.delete.state'], ['state']),
      when(
        'the cluster is corrupted',
        { state: 'corrupted' },
        ['cluster.delete.corrupted', 'cluster.delete.unavailable'],
        ['state'],
      ),
    ],
    needs: { clusterPolicy: ['delete'] },
    roles: ownersOnly('cluster.delete.policy'),
    states: {
      creating: ['cluster.delete.state'],
      'starting-up': ['cluster.delete.state'],
      stopping: ['cluster.delete.state'],
      corrupted: ['cluster.delete.corrupted', 'cluster.delete.unavailable'],
    },
  },
]
