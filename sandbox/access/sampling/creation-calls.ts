import {
  flagRule,
  lacksFlag,
  noneLeft,
  onTrial,
  rule,
  trialExpired,
  upgradeForMore,
  when,
} from './common-rules'
import type { SampledCall } from './sampled-call'

const newCluster = {
  name: 'new-cluster',
  image: '4.3.1-1182',
  platform: 'gc',
  region: 'Europe West (Belgium)',
  installation: 'typical',
  dsize: 100,
  idleTime: '1',
  tenantID: null,
  blueprintId: null,
  analyticsSizeID: 'size-small',
  loaderSizeID: 'size-small',
  zone: 'europe-west1-b',
  k8sClusterCode: 'gc-euw1',
  appId: '3',
  sleeppable: true,
}
const { image: _image, ...onSecondCloud } = newCluster
const inAzure = {
  ...onSecondCloud,
  name: 'newaz',
  platform: 'az',
  region: 'East US',
  zone: null,
  k8sClusterCode: 'az-eus',
  appId: '7',
}
const inHostedAzure = {
  ...onSecondCloud,
  name: 'newsaas',
  platform: 'az-saas',
  region: 'Sweden Central',
  zone: '1',
  k8sClusterCode: 'azs-swc',
  appId: '9',
}
const creating = [
  rule('trial', 'cluster.create.trial', upgradeForMore),
  rule('quota', 'cluster.create.quota', upgradeForMore),
]
const pendingPipeline = {
  states: ['CERT_ISTIO', 'TRIGGGER_CLUSTER_CREATION_PIPELINE'],
  pipelineStatus: { stageName: 'CERT_ISTIO', state: 'inProgress', region: 'eastus', error: null },
}
/** Making a cluster. */
export const creationCalls: readonly SampledCall[] = [
  {
    name: 'Cluster.create with Region.choose and DataApp.choose',
    proves: ['ACL-003', 'ACL-010', 'ACL-011', 'ACL-012'],
    actor: 'owner',
    isAsListed: true,
    request: (_world, target) => [
      'POST',
      '/users/{id}/instances',
      { ...newCluster, blueprintId: target || 'bp-sales-insights' },
    ],
    done: 201,
    requires: [
      [
        ...creating,
        rule('trial', 'region.choose.trial', 'Upgrade to a Premium Account to choose a region.'),
        rule('plan', 'data-app.choose.plan', 'This data app is part of the Enterprise plan.'),
      ],
    ],
    conditions: [
      trialExpired(['cluster.create.trial']),
      noneLeft(['cluster.create.quota']),
      when('the person is on trial', { person: onTrial }, ['region.choose.trial']),
      when('the data app is no trial app', { target: 'bp-supply-planner' }, ['data-app.choose.plan']),
    ],
    needs: {},
  },
  {
    name: 'Cluster.create with Platform.choose az',
    proves: ['ACL-014'],
    actor: 'enterprise',
    request: () => ['POST', '/users/{id}/instances', inAzure],
    done: 201,
    requires: [
      [
        ...creating,
        flagRule('platform.choose.flag'),
        rule(
          'property',
          'platform.choose.configured',
          'Connect your cloud account first, then create clusters in it.',
        ),
        rule('state', 'platform.choose.pipeline', 'Your cloud environment is still being prepared.'),
      ],
    ],
    conditions: [
      trialExpired(['cluster.create.trial']),
      noneLeft(['cluster.create.quota']),
      lacksFlag('azureSupport', ['platform.choose.flag']),
      when('there is no pipeline', { pipeline: null }, ['platform.choose.configured'], ['pipeline']),
      when(
        'the pipeline is under way',
        { pipeline: pendingPipeline },
        ['platform.choose.pipeline'],
        ['pipeline'],
      ),
    ],
    needs: {},
  },
  {
    name: 'Cluster.create with Platform.choose az-saas',
    proves: ['ACL-014'],
    actor: 'owner',
    request: () => ['POST', '/users/{id}/instances', inHostedAzure],
    done: 201,
    requires: [[...creating, flagRule('platform.choose.hosted-flag')]],
    conditions: [
      trialExpired(['cluster.create.trial']),
      noneLeft(['cluster.create.quota']),
      lacksFlag('azureSaaSSupport', ['platform.choose.hosted-flag']),
    ],
    needs: {},
  },
]
