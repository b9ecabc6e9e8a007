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
import type { Condition, SampledCall, SampledRule } from './sampled-call'

const needsPremium = 'Only available for Premium users. Chat with us to upgrade.'
const mustBeConnected = 'Your cluster must be connected to apply this change'
const connected = rule('state', 'feature.cluster-running', mustBeConnected)
const runningForChange = rule('state', 'configuration.cluster-running', mustBeConnected)

function featureCall(
  name: string,
  request: SampledCall['request'],
  rules: readonly SampledRule[],
  conditions: readonly Condition[],
): SampledCall {
  return {
    name: `${name}.update`,
    proves: [],
    actor: 'owner',
    request,
    done: 200,
    requires: [[policyRule('feature.policy'), ...rules, connected]],
    conditions: [
      lacksVerb('clusterPolicy', 'update', ['feature.policy']),
      ...conditions,
      asleep(['feature.cluster-running']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['feature.policy'], billing: [] },
    states: onlyRunning('feature.cluster-running'),
  }
}

const notPremium = (feature: string) =>
  when('the cluster is not premium', { cluster: { isPremium: false, premiumFeaturesConfig: [feature] } }, [
    `${feature}.premium`,
  ])

/** What the configurations tab changes: features of a cluster, and when it is suspended. */
export const featureCalls: readonly SampledCall[] = [
  {
    name: 'Mlflow.show, for the sample',
    proves: ['CFG-044'],
    actor: 'owner',
    request: ({ clusterId }) => ['GET', `/users/instances/downloadmlflowsample?instanceid=${clusterId}`],
    done: 200,
    requires: [[planRule('mlflow.plan', 'MLflow'), flagRule('mlflow.flag')]],
    conditions: [lacksPlan('mlflow', ['mlflow.plan']), lacksFlag('mlflow', ['mlflow.flag'])],
    needs: {},
    roles: { owner: [], manager: [], user: [], billing: [] },
  },
  {
    name: 'AutoSuspend.update',
    proves: ['CFG-050', 'CFG-051'],
    actor: 'owner',
    request: ({ clusterName }) => ['PUT', `/users/{id}/instances/${clusterName}`, { idleTime: '4' }],
    done: 200,
    requires: [
      [
        rule('trial', 'configuration.trial', needsPremium),
        policyRule('configuration.policy'),
        planRule('auto-suspend.plan', 'Auto-suspend'),
      ],
    ],
    conditions: [
      when('the person is on trial', { person: onTrial }, ['configuration.trial']),
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      lacksPlan('cluster_suspend', ['auto-suspend.plan']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['configuration.policy'], billing: [] },
  },
  {
    name: 'HomePage.update',
    proves: ['CFG-052', 'CFG-059'],
    actor: 'owner',
    request: ({ clusterName }) => [
      'PUT',
      `/users/{id}/instances/${clusterName}`,
      { 'display-home-page': false },
    ],
    done: 200,
    requires: [
      [
        rule('trial', 'configuration.trial', needsPremium),
        policyRule('configuration.policy'),
        runningForChange,
      ],
    ],
    conditions: [
      when('the person is on trial', { person: onTrial }, ['configuration.trial']),
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      asleep(['configuration.cluster-running']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['configuration.policy'], billing: [] },
    states: onlyRunning('configuration.cluster-running'),
  },
  {
    name: 'Onboarding.update',
    proves: ['CFG-043'],
    actor: 'owner',
    request: ({ clusterName }) => ['PUT', `/users/{id}/instances/${clusterName}`, { enableChat: false }],
    done: 200,
    requires: [[policyRule('configuration.policy'), runningForChange]],
    conditions: [
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      asleep(['configuration.cluster-running']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['configuration.policy'], billing: [] },
    states: onlyRunning('configuration.cluster-running'),
  },
  {
    name: 'ClusterSize.resize',
    proves: ['CFG-060'],
    actor: 'owner',
    request: ({ clusterName }) => [
      'PUT',
      `/users/{id}/instances/${clusterName}`,
      { analyticsSizeID: 'size-medium', loaderSizeID: 'size-medium' },
    ],
    done: 200,
    requires: [
      [
        rule('property', 'cluster-size.shown', 'Cluster sizes are not part of your account.'),
        policyRule('configuration.policy'),
        planRule('cluster-size.plan', 'Resize'),
      ],
    ],
    conditions: [
      lacksVerb('clusterPolicy', 'update', ['configuration.policy']),
      lacksPlan('cluster_resize', ['cluster-size.plan']),
    ],
    needs: { clusterPolicy: ['update'] },
    roles: { owner: [], manager: [], user: ['configuration.policy'], billing: [] },
  },
  featureCall(
    'ExternalBi',
    ({ of }) => ['PUT', of('sqli'), { sqliEnabled: true }],
    [planRule('external-bi.plan', 'SQL interface')],
    [lacksPlan('sqli', ['external-bi.plan'])],
  ),
  featureCall(
    'AdvancedSql',
    ({ of }) => ['PUT', of('basaltx'), { productXEnabled: true }],
    [
      flagRule('advanced-sql.flag'),
      rule('platform', 'advanced-sql.platform', 'unavailable for Azure clusters'),
      rule('property', 'advanced-sql.eligible', 'Your cluster is not eligible for this feature'),
      rule('property', 'advanced-sql.no-sqlx', 'Remove your self-managed sqlx cluster first'),
    ],
    [
      lacksFlag('basaltX', ['advanced-sql.flag']),
      when('the cluster is not eligible', { cluster: { isBasaltXEligible: false } }, [
        'advanced-sql.eligible',
      ]),
    ],
  ),
  featureCall(
    'Mlflow',
    ({ clusterId }) => [
      'POST',
      '/users/instances/mlflow',
      { isEnabled: true, userID: 'somebody', instanceID: clusterId },
    ],
    [planRule('mlflow.plan', 'MLflow'), flagRule('mlflow.flag')],
    [lacksPlan('mlflow', ['mlflow.plan']), lacksFlag('mlflow', ['mlflow.flag'])],
  ),
  featureCall(
    'Copilot',
    ({ clusterId }) => [
      'POST',
      `/users/{id}/instances/${clusterId}/copilot`,
      { openAIEnabled: true, apiKey: 'sk-sampled' },
    ],
    [
      planRule('copilot.plan', 'Copilot'),
      flagRule('copilot.flag'),
      rule('property', 'copilot.premium', needsPremium),
    ],
    [lacksPlan('copilot', ['copilot.plan']), lacksFlag('copilot', ['copilot.flag']), notPremium('copilot')],
  ),
  featureCall(
    'DataStudio',
    ({ clusterId }) => ['POST', `/instances/${clusterId}/datastudio`, { enable: true }],
    [rule('property', 'datastudio.premium', needsPremium)],
    [notPremium('datastudio')],
  ),
  {
    ...featureCall(
      'Synapse',
      ({ of, clusterId }) => [
        'PUT',
        of('azuresynapse'),
        {
          tenant: 'sampled',
          instanceId: clusterId,
          username: 'sampled',
          password: 'sampled',
          enableMicrosoftSynapse: true,
        },
      ],
      [
        rule('flag', 'synapse.flag', 'Microsoft Synapse has been temporarily disabled.'),
        rule('platform', 'synapse.platform', 'Azure Synapse is there for Azure clusters only.'),
      ],
      [
        lacksFlag('microsoftSynapse', ['synapse.flag']),
        when('it is not on Azure', { cluster: { platform: 'gc' } }, ['synapse.platform']),
      ],
    ),
    start: {
      cluster: { platform: 'az' },
      person: { features: [{ key: 'microsoftSynapse', toggle: true }] },
    },
  },
  {
    ...featureCall(
      'DeltaSharing',
      ({ clusterName }) => ['PUT', `/users/{id}/instances/${clusterName}`, { enableDeltaShare: true }],
      [],
      [
        lacksFlag('deltashare', ['delta-sharing.flag']),
        when('the version is older', { cluster: { image: '2023.3.9' } }, ['delta-sharing.version']),
      ],
    ),
    requires: [
      [
        rule('policy', 'delta-sharing.role', 'You need higher permission'),
        policyRule('feature.policy'),
        rule('flag', 'delta-sharing.flag', 'Delta Sharing has been disabled, Please contact support.'),
        rule(
          'property',
          'delta-sharing.version',
          'Delta sharing needs version 2023.4.0 or later. Please upgrade your cluster.',
        ),
        connected,
      ],
    ],
    start: { cluster: { image: '2023.4.0' } },
    needs: { clusterPolicy: ['update'], authorizedRoles: ['accountAdmin'] },
    roles: {
      owner: [],
      manager: [],
      user: ['delta-sharing.role', 'feature.policy'],
      billing: ['delta-sharing.role'],
    },
  },
]
