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
import type { SampledCall, SampledRule } from './sampled-call'

const notForUsers = 'cluster-services.role'
const knownRole = 'cluster-services.known-role'
const shown: readonly SampledRule[] = [
  policyRule(notForUsers, 'The services of a cluster are not shown to its Users.'),
  policyRule(knownRole),
]
const aUser = when(
  'the authorized roles include developer',
  { sent: { authorizedRoles: ['owner', 'developer'] } },
  [notForUsers],
  ['role'],
)
const running = 'cluster-services.running'

/** The services of a cluster, and what is done to their nodes. */
export const serviceCalls: readonly SampledCall[] = [
  {
    name: 'ClusterServices.show',
    proves: ['CFG-049'],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/instances/${clusterId}/services/status`],
    done: 200,
    requires: [shown],
    conditions: [aUser],
    needs: {},
    beyondPolicies: [notForUsers],
    metByUnknownRole: [notForUsers],
    roles: { owner: [], manager: [], user: [notForUsers], billing: [] },
  },
  {
    name: 'ClusterServices.update',
    proves: ['ACL-016', 'CFG-049'],
    actor: 'owner',
    request: ({ clusterId, clusterName }) => [
      'PUT',
      `/instances/${clusterId}/services/execute`,
      { action: 'stop', service: 'analytics', nodeName: `${clusterName}-analytics-1` },
    ],
    done: 200,
    requires: [
      [...shown, policyRule('configuration.policy'), rule('state', running, 'Cluster Must be running')],
    ],
    conditions: [aUser, lacksVerb('clusterPolicy', 'update', ['configuration.policy']), asleep([running])],
    needs: { clusterPolicy: ['update'] },
    beyondPolicies: [notForUsers],
    metByUnknownRole: [notForUsers],
    roles: { owner: [], manager: [], user: [notForUsers, 'configuration.policy'], billing: [] },
    states: onlyRunning(running),
  },
  {
    name: 'ServiceQuantity.update',
    proves: ['CFG-048', 'CFG-053', 'API-038'],
    actor: 'owner',
    request: ({ clusterName }) => ['PUT', `/users/{id}/instances/${clusterName}`, { analyticsReplicas: 2 }],
    done: 200,
    requires: [
      [
        rule('trial', 'configuration.trial', 'Only available for Premium users. Chat with us to upgrade.'),
        ...shown,
        policyRule('configuration.policy'),
        planRule('service-quantity.plan', 'Scaling'),
        flagRule('service-quantity.flag'),
        rule('state', running, 'Cluster Must be running'),
      ],
    ],
    conditions: [
      when('the person is on trial', { person: onTrial }, ['configuration.trial']),
      aUser,
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      lacksPlan('cluster_scaling', ['service-quantity.plan']),
      lacksFlag('manualScaling', ['service-quantity.flag']),
      asleep([running]),
    ],
    needs: { clusterPolicy: ['update'] },
    beyondPolicies: [notForUsers],
    metByUnknownRole: [notForUsers],
    roles: { owner: [], manager: [], user: [notForUsers, 'configuration.policy'], billing: [] },
    states: onlyRunning(running),
  },
]
