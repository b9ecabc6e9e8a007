import { lacksPlan, lacksVerb, planRule, policyRule, rule, when } from './common-rules'
import type { SampledCall } from './sampled-call'
import type { SampledCluster } from './sampled-cluster'

const policy = 'cluster.upgrade.policy'
const change = { version: '4.3.1-1182', byBuildNo: 'false' }

const addPending = ({ addRow }: SampledCluster) =>
  addRow('pending-updates', 'sampled-update', { kind: 'UPGRADE_VERSION', change })

const upgrade = {
  proves: ['ACL-018', 'ACL-032', 'DET-068', 'DET-071', 'DET-074', 'DET-077'],
  actor: 'owner',
  requires: [
    [
      policyRule(policy),
      planRule('cluster.upgrade.plan', 'Upgrade'),
      rule('property', 'cluster.upgrade.upgradable', 'There is no newer version for this cluster.'),
      rule('property', 'cluster.upgrade.lock', 'Update is currently locked for this cluster.'),
      rule('state', 'cluster.upgrade.pending', 'An update of this cluster is pending already.'),
    ],
  ],
  conditions: [
    lacksVerb('managementPolicy', 'update', [policy]),
    lacksPlan('cluster_upgrade', ['cluster.upgrade.plan']),
    when('there is no newer version', { cluster: { upgradable: false } }, ['cluster.upgrade.upgradable']),
    when('it is locked', { cluster: { lockedActions: ['Self_Upgrade'] } }, ['cluster.upgrade.lock']),
    when('an update is pending', { rows: addPending }, ['cluster.upgrade.pending']),
  ],
  needs: { managementPolicy: ['update'] },
  roles: { owner: [], manager: [policy], user: [policy], billing: [policy] },
} satisfies Partial<SampledCall>

/** The version of a cluster, and the updates that wait. */
export const upgradeCalls: readonly SampledCall[] = [
  {
    name: 'Cluster.show, its pending updates',
    proves: [],
    actor: 'owner',
    request: ({ of }) => ['GET', of('pending')],
    done: 200,
    requires: [],
    conditions: [],
    needs: {},
    roles: { owner: [], manager: [], user: [], billing: [] },
  },
  { ...upgrade, name: 'Cluster.upgrade', request: ({ of }) => ['PUT', of('upgrade'), change], done: 200 },
  {
    ...upgrade,
    name: 'Cluster.upgrade, at the next startup',
    start: { state: 'sleeping' },
    request: ({ of }) => ['POST', of('pending'), { kind: 'UPGRADE_VERSION', change }],
    done: 201,
  },
  {
    ...upgrade,
    name: 'Cluster.upgrade, cancelled',
    proves: ['DET-D21'],
    start: { rows: addPending },
    request: ({ of }) => ['DELETE', of('pending/sampled-update')],
    done: 200,
    reportedWithRefusal: ['cluster.upgrade.pending'],
    requires: [
      [
        policyRule(policy),
        rule('state', 'cluster.upgrade.pending', 'An update of this cluster is pending already.'),
      ],
    ],
    conditions: [lacksVerb('managementPolicy', 'update', [policy, 'cluster.upgrade.pending'])],
    roles: {
      owner: [],
      manager: [policy, 'cluster.upgrade.pending'],
      user: [policy, 'cluster.upgrade.pending'],
      billing: [policy, 'cluster.upgrade.pending'],
    },
  },
]
