import { asleep, lacksVerb, onlyRunning, policyRule, rule, when } from './common-rules'
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
    asks: [shown],
    conditions: [aUser],
    needs: {},
    beyondPolicies: [notForUsers],
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
    asks: [[...shown, policyRule('configuration.policy'), rule('state', running, 'Cluster Must be running')]],
    conditions: [aUser, lacksVerb('clusterPolicy', 'update', ['configuration.policy']), asleep([running])],
    needs: { clusterPolicy: ['update'] },
    beyondPolicies: [notForUsers],
    roles: { owner: [], manager: [], user: [notForUsers, 'configuration.policy'], billing: [] },
    states: onlyRunning(running),
  },
]
