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
} from './common-rules'
import type { SampledCall } from './sampled-call'

/** Automatic scaling: its history, which the tab shows, and its switch. */
export const scalingCalls: readonly SampledCall[] = [
  {
    name: 'ClusterPage.open-scaling-configurations',
    proves: ['ACL-018'],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/users/instances/${clusterId}/getautoscalehistory/24`],
    done: 200,
    requires: [[planRule('cluster-page.scaling.plan', 'Scaling'), flagRule('cluster-page.scaling.flag')]],
    conditions: [
      lacksPlan('cluster_scaling', ['cluster-page.scaling.plan']),
      lacksFlag('autoScale', ['cluster-page.scaling.flag']),
    ],
    needs: {},
    roles: { owner: [], manager: [], user: [], billing: [] },
  },
  {
    name: 'AutoScaling.update',
    proves: ['ACL-016', 'ACL-018', 'SCA-007', 'SCA-D06'],
    actor: 'owner',
    request: ({ clusterId }) => [
      'POST',
      '/users/{id}/instances/updateautoscaling',
      { userId: 'somebody', instanceID: clusterId, isEnabled: true },
    ],
    done: 200,
    requires: [
      [
        policyRule('configuration.policy'),
        planRule('auto-scaling.plan', 'Scaling'),
        flagRule('auto-scaling.flag'),
        rule('state', 'configuration.cluster-running', 'Your cluster must be connected to apply this change'),
      ],
    ],
    conditions: [
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      lacksPlan('cluster_scaling', ['auto-scaling.plan']),
      lacksFlag('autoScale', ['auto-scaling.flag']),
      asleep(['configuration.cluster-running']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['configuration.policy'], billing: [] },
    states: onlyRunning('configuration.cluster-running'),
  },
]
