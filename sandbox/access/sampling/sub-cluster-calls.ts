import {
  asleep,
  flagRule,
  lacksFlag,
  lacksPlan,
  lacksVerb,
  onlyRunning,
  onTrial,
  planRule,
  policyRule,
  rule,
  when,
} from './common-rules'
import type { ByRole, Condition, SampledCall, SampledRequest, SampledRule } from './sampled-call'
import type { SampledCluster } from './sampled-cluster'

const quarter = 'sales-analytics-quarter'
/** Failover analytics, connected. */
const spare = 'sales-analytics-spare'
/** A loader, disconnected. */
const nightly = 'sales-analytics-nightly'
/** Connected, its nodes stopped. */
const lab = 'sales-analytics-lab'

const listed = [policyRule('sub-cluster.policy.list'), flagRule('sub-cluster.flag')]
const unseen: readonly Condition[] = [
  lacksVerb('subClusterPolicy', 'list', ['sub-cluster.policy.list']),
  lacksFlag('subcluster', ['sub-cluster.flag']),
]
const notNow = 'This is not available in the current state.'
const running = rule('state', 'sub-cluster.cluster-running', 'Cluster Must be running')
const connected = rule('state', 'sub-cluster.connected', 'Connect the Self-Managed Cluster first')
const whoManages = (id: string): ByRole => ({ owner: [], manager: [], user: [id], billing: [id] })

/** Of one that must be connected; asleep with its cluster it is not. */
const needsBoth = onlyRunning('sub-cluster.cluster-running', 'sub-cluster.connected')
const asleepBoth = asleep(['sub-cluster.cluster-running', 'sub-cluster.connected'])

type Named = {
  name: string
  verb: 'update' | 'delete'
  target: string
  rules: readonly SampledRule[]
  conditions: readonly Condition[]
  states: SampledCall['states']
  start?: SampledCall['start']
  says?: string
  request: (world: SampledCluster, target: string) => SampledRequest
}

/** A call on one that is there: anyone who does not see the list does not get that far. */
function callOn({ name, verb, target, rules, conditions, states, start, says, request }: Named): SampledCall {
  const id = `sub-cluster.policy.${verb}`
  return {
    name: `SubCluster.${name}`,
    proves: ['ACL-030'],
    actor: 'owner',
    start: { target, ...start },
    request,
    done: 200,
    requires: [listed, [policyRule(id, says), ...rules]],
    conditions: [...unseen, lacksVerb('subClusterPolicy', verb, [id]), ...conditions],
    needs: { subClusterPolicy: ['list', verb] },
    roles: whoManages(id),
    states,
  }
}

function nodesCall(action: 'start' | 'stop' | 'restart', target: string, other: string): SampledCall {
  const id = `sub-cluster.${action}.status`
  // The nodes of a sleeping one sleep: they may be started as far as that goes.
  const also = action === 'start' ? [] : [id]
  return callOn({
    name: action,
    verb: 'update',
    target,
    rules: [rule('property', id, notNow), running, connected],
    conditions: [
      when('its nodes are not as needed', { target: other }, [id], ['state']),
      when('it is disconnected', { target: nightly }, ['sub-cluster.connected', ...also], ['state']),
      asleep(['sub-cluster.cluster-running', 'sub-cluster.connected', ...also]),
    ],
    states: onlyRunning('sub-cluster.cluster-running', 'sub-cluster.connected', ...also),
    says: "You can't make actions on Self-Managed Cluster",
    request: ({ clusterId }, nodeName) => [
      'PUT',
      `/instances/${clusterId}/services/execute`,
      { action, service: 'subcluster', nodeName },
    ],
  })
}

const fresh = { type: 'analytics', configs: {}, size: 'size-small', name: 'sales-analytics-more', nodes: 2 }

const createRules = [
  policyRule('sub-cluster.policy.create'),
  planRule('sub-cluster.create.plan', 'Self-Managed Cluster'),
  flagRule('sub-cluster.flag'),
  rule('state', 'sub-cluster.cluster-running', 'Connect your cluster to create a new Self-Managed Cluster'),
]
const oneNode = rule(
  'trial',
  'sub-cluster.nodes.trial',
  'Only available for Premium users. Chat with us to upgrade.',
)
const noCreation: readonly Condition[] = [
  lacksVerb('subClusterPolicy', 'create', ['sub-cluster.policy.create']),
  lacksPlan('subcluster', ['sub-cluster.create.plan']),
  lacksFlag('subcluster', ['sub-cluster.flag']),
  asleep(['sub-cluster.cluster-running']),
]

function createCall(
  type: 'analytics' | 'fallbackanalytics' | 'sqlx',
  more: Partial<SampledCall>,
): SampledCall {
  return {
    name: `SubCluster.create with SubCluster.choose ${type}`,
    proves: ['ACL-030', 'ACL-038'],
    actor: 'owner',
    request: ({ of }) => ['POST', of('subcluster'), { ...fresh, type }],
    done: 201,
    requires: [createRules],
    conditions: noCreation,
    needs: { subClusterPolicy: ['create'] },
    roles: whoManages('sub-cluster.policy.create'),
    states: onlyRunning('sub-cluster.cluster-running'),
    ...more,
  }
}

const connectPath = (call: string) => (world: SampledCluster, subCluster: string) =>
  ['PUT', world.of(call), { subCluster }] as const
const wrongKind = rule('property', 'sub-cluster.toggle.type', notNow)

/** Self-managed clusters. Their list comes with the cluster's page. */
export const subClusterCalls: readonly SampledCall[] = [
  createCall('analytics', {
    name: 'SubCluster.create with SubCluster.choose and SubCluster.choose-nodes',
    requires: [createRules, [oneNode]],
    conditions: [...noCreation, when('the person is on trial', { person: onTrial }, [oneNode.id])],
  }),
  createCall('fallbackanalytics', {
    requires: [createRules, [rule('property', 'sub-cluster.choose.fallbackanalytics.single', '')]],
    lastStatus: 422,
    start: { rows: ({ dropRow }) => dropRow('sub-clusters', spare) },
    conditions: [
      ...noCreation,
      when(
        'there is one of its kind',
        {
          rows: async ({ addRow }) => {
            await addRow('sub-clusters', 'another', {
              ...fresh,
              sizeID: 'size-small',
              name: 'sales-analytics-failover',
              type: 'fallbackanalytics',
              transition: 'connect',
              transitionAt: 0,
              areNodesStopped: false,
            })
          },
        },
        ['sub-cluster.choose.fallbackanalytics.single'],
      ),
    ],
  }),
  createCall('sqlx', {
    requires: [
      createRules,
      [
        rule('property', 'sub-cluster.choose.sqlx.notebook', ''),
        rule('property', 'sub-cluster.choose.sqlx.eligible', ''),
      ],
    ],
    lastStatus: 422,
    conditions: [
      ...noCreation,
      when('the notebook is on', { cluster: { enableBusinessUserNotebook: true } }, [
        'sub-cluster.choose.sqlx.notebook',
      ]),
      when('the cluster is not eligible', { cluster: { isBasaltXEligible: false } }, [
        'sub-cluster.choose.sqlx.eligible',
      ]),
    ],
  }),
  callOn({
    name: 'update',
    verb: 'update',
    target: quarter,
    rules: [
      rule('property', 'sub-cluster.update.lock', 'Update is currently locked for this cluster.'),
      running,
      connected,
    ],
    conditions: [
      when('updates are locked', { cluster: { lockedActions: ['Self_Upgrade'] } }, [
        'sub-cluster.update.lock',
      ]),
      when('it is disconnected', { target: nightly }, ['sub-cluster.connected']),
      asleepBoth,
    ],
    states: needsBoth,
    request: ({ of }, subCluster) => ['PUT', of('updatesubcluster'), { subCluster, size: 'size-large3x' }],
  }),
  callOn({
    name: 'scale',
    verb: 'update',
    target: quarter,
    rules: [
      rule('trial', 'sub-cluster.scale.trial', 'Only available for Premium users. Chat with us to upgrade.'),
      running,
      connected,
    ],
    conditions: [
      when('the person is on trial', { person: onTrial }, ['sub-cluster.scale.trial']),
      when('it is disconnected', { target: nightly }, ['sub-cluster.connected']),
      asleepBoth,
    ],
    states: needsBoth,
    request: ({ of }, subCluster) => ['PUT', of('scale'), { subCluster, nodes: 9 }],
  }),
  callOn({
    name: 'remove',
    verb: 'delete',
    target: quarter,
    rules: [running, connected],
    conditions: [when('it is disconnected', { target: nightly }, ['sub-cluster.connected']), asleepBoth],
    states: needsBoth,
    request: ({ of }, subCluster) => ['DELETE', of(`subcluster/${subCluster}`)],
  }),
  callOn({
    name: 'connect',
    verb: 'update',
    target: nightly,
    rules: [
      wrongKind,
      rule('state', 'sub-cluster.connect.state', notNow),
      rule(
        'state',
        'sub-cluster.toggle.settled',
        'Wait until the Self-Managed Cluster is connected or disconnected',
      ),
      running,
    ],
    conditions: [
      when(
        'it is a failover',
        {
          target: spare,
          rows: ({ changeRow }) => changeRow('sub-clusters', spare, { transition: 'disconnect' }),
        },
        ['sub-cluster.toggle.type'],
      ),
      when('it is connected', { target: quarter }, ['sub-cluster.connect.state'], ['state']),
      when(
        'it is connecting',
        {
          rows: ({ changeRow, rig }) =>
            changeRow('sub-clusters', nightly, { transition: 'connect', transitionAt: rig.clock.now() }),
        },
        ['sub-cluster.toggle.settled'],
        ['state', 'target'],
      ),
      asleep(['sub-cluster.cluster-running']),
    ],
    states: onlyRunning('sub-cluster.cluster-running'),
    request: connectPath('connectsubcluster'),
  }),
  callOn({
    name: 'disconnect',
    verb: 'update',
    target: quarter,
    rules: [wrongKind, rule('state', 'sub-cluster.disconnect.state', notNow), running],
    conditions: [
      when('it is a failover', { target: spare }, ['sub-cluster.toggle.type']),
      when('it is disconnected', { target: nightly }, ['sub-cluster.disconnect.state']),
      asleep(['sub-cluster.disconnect.state', 'sub-cluster.cluster-running']),
    ],
    states: onlyRunning('sub-cluster.disconnect.state', 'sub-cluster.cluster-running'),
    request: connectPath('disconnectsubcluster'),
  }),
  nodesCall('start', lab, quarter),
  nodesCall('stop', quarter, lab),
  nodesCall('restart', quarter, lab),
]
