import { describe, expect, it } from 'vitest'
import { advancedConfigurationsResponse } from './advanced-configuration'
import { sizeOfferResponse } from './choices'
import { clusterListResponse, clusterStatusResponse } from './cluster'
import { clusterDetailResponse } from './cluster-detail'
import { blueprintListResponse, regionListResponse } from './creation'
import { dataAgentListResponse } from './data-agent'
import { dataAppSupportResponse } from './data-app-import'
import { notificationListResponse } from './notification'
import { personResponse } from './person'
import { scheduledEventListResponse } from './scheduled-event'
import { serviceStatusResponse } from './service-status'
import { dataStudioResponse } from './settings'
import { wireSubCluster } from './sub-cluster'
import { whitelistListResponse } from './whitelist'

type Sent = Readonly<Record<string, unknown>>

const detailOf = (sent: Sent) =>
  clusterDetailResponse.parse({ id: 7, name: 'sales', platform: 'gc', ...sent })
const personOf = (sent: Sent) =>
  personResponse.parse({ user: { uuid: 'u-1', role: { id: 1, name: 'free' }, ...sent } })
const listedOf = (sent: Sent) =>
  clusterListResponse.parse([
    { instance: { id: 7, name: 'sales', platform: 'gc', ...sent }, services: [] },
  ])[0]
const regionOf = (sent: Sent) =>
  regionListResponse.parse([
    { regionAlias: 'EU', platform: 'gc', cluster_code: 'gc-eu', region: 'eu', ...sent },
  ])[0]
const agentOf = (sent: Sent) =>
  dataAgentListResponse.parse({ dataAgents: [{ id: 1, name: 'agent', ...sent }] }).records[0]

/** Of each answer: its reader, and the flags it reads by the names they have on the wire. */
const flags: [answer: string, read: (sent: Sent) => unknown, names: Record<string, string>, none: unknown][] =
  [
    [
      'one cluster',
      detailOf,
      {
        corrupted: 'isCorrupted',
        byBuildNumber: 'isByBuildNumber',
        cloneable: 'isCloneable',
        upgradable: 'isUpgradable',
        remoteStorage: 'hasRemoteStorage',
        isPremium: 'isPremium',
        isAcmeXEligible: 'isAdvancedSqlEligible',
        isSqliSeparated: 'isSqlSeparated',
        enableBusinessUserNotebook: 'hasBusinessUserNotebook',
        externalCMC: 'hasExternalCmc',
        observabilityNewUI: 'hasNewObservabilityUi',
        dataAgentNewUI: 'hasNewDataAgentUi',
        enableDataAgent: 'isDataAgentEnabled',
        isChidori: 'isChidori',
      },
      false,
    ],
    [
      'one cluster',
      detailOf,
      {
        sqliEnabled: 'isSqlEnabled',
        acmeXEnabled: 'isAdvancedSqlEnabled',
        enableMicrosoftSynapse: 'isSynapseEnabled',
        enableOpenAI: 'isOpenAiEnabled',
        enableDeltaShare: 'isDeltaShareEnabled',
        'display-home-page': 'isHomePageShown',
        enableOnboarding: 'isOnboardingShown',
        enableChat: 'isChatEnabled',
        mlflowEnabled: 'isMlflowEnabled',
      },
      null,
    ],
    [
      'a listed cluster',
      listedOf,
      { corrupted: 'isCorrupted', isPremium: 'isPremium', cloneable: 'isCloneable' },
      false,
    ],
    [
      'a person',
      personOf,
      {
        email_verified: 'isEmailVerified',
        newUser: 'isNew',
        trialExpired: 'isTrialExpired',
        isPartner: 'isPartner',
        enableMarketplace: 'hasMarketplace',
        vholParticipation: 'isInHandsOnLab',
        extendedTrial: 'hasExtendedTrial',
        showConsentFlow: 'canOpenConsentFlow',
        isProvision: 'isProvisioned',
        isDummyPassword: 'hasDummyPassword',
      },
      false,
    ],
    ['a person', personOf, { confirmed: 'isConfirmed', userDataIsSet: 'isLoaded' }, true],
    [
      'a setting of a person',
      (sent) => personOf({ configurations: sent }).configurations,
      {
        showLatestRelease: 'isReleaseShown',
        showTenants: 'isTenantShown',
        showInstallation: 'isInstallationShown',
        showAlwaysAlive: 'isAlwaysAliveShown',
      },
      false,
    ],
    [
      'a setting of a person with a value',
      ({ showDiskSize, showClusterOptimization }) => {
        const settings = personOf({
          configurations: {
            showDiskSize: { enabled: showDiskSize },
            showClusterOptimization: { enabled: showClusterOptimization },
          },
        }).configurations
        return { disk: settings.diskSize.isEnabled, optimization: settings.clusterOptimization.isEnabled }
      },
      { showDiskSize: 'disk', showClusterOptimization: 'optimization' },
      false,
    ],
    [
      'a feature',
      (sent) => personOf({ features: [{ key: 'a', ...sent }] }).features[0],
      { toggle: 'isToggled' },
      false,
    ],
    [
      'a released feature',
      (sent) => personOf({ toggleFeatures: [{ key: 'a', ...sent }] }).toggleFeatures[0],
      { published: 'isPublished' },
      false,
    ],
    ['a region', regionOf, { isAvailable: 'isAvailable' }, true],
    [
      'a data app',
      (sent) => blueprintListResponse.parse([{ id: 1, name: 'Retail', ...sent }])[0],
      { trial: 'isTrial', installable: 'isInstallable' },
      false,
    ],
    ['a data agent', agentOf, { hasAuthFile: 'hasAuthFile' }, false],
    [
      'the controller of a data agent',
      (sent) =>
        agentOf({
          dataAgentControllerConnectivityStatusResponse: { connectedServicesAddresses: ['a:1'], ...sent },
        })?.controller,
      { disconnected: 'isDisconnected', isDataAgentStarted: 'isAgentStarted' },
      false,
    ],
    [
      'a node of a service',
      (sent) => serviceStatusResponse.parse({ loaderServices: [{ name: 'n', ...sent }] }).loader.nodes[0],
      { failover: 'isFailover' },
      false,
    ],
    [
      'an IP range',
      (sent) => whitelistListResponse.parse([{ id: 1, range: '10.0.0.0/8', ...sent }])[0],
      { active: 'isActive' },
      false,
    ],
    [
      'a notification',
      (sent) => notificationListResponse.parse([{ id: 1, ...sent }]).notifications[0],
      { read: 'isRead' },
      false,
    ],
    [
      'the release for a data app',
      (sent) => dataAppSupportResponse.parse(sent),
      { isSupported: 'isSupported' },
      null,
    ],
    ['an auto-scaling', (sent) => detailOf({ autoscale: sent }).autoscale, { enabled: 'isEnabled' }, null],
  ]

describe.each(flags)('a flag of %s', (_answer, read, names, none) => {
  const flag = (sent: Sent, clean: string) => Reflect.get(Object(read(sent)), clean)

  it.each(Object.entries(names))('%s is on or off however it is sent, and %s says so', (wire, clean) => {
    expect([true, 'true', 'TRUE', 1, '1'].map((sent) => flag({ [wire]: sent }, clean))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect([false, 'false', 0, '0'].map((sent) => flag({ [wire]: sent }, clean))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([flag({}, clean), flag({ [wire]: null }, clean), flag({ [wire]: '' }, clean)]).toEqual([
      none,
      none,
      none,
    ])
  })
})

it('a corrupted cluster is one in the poll, however that is sent; left out, the list says it', () => {
  const sent = [true, 'true', 1, false, 'false', undefined, null]
  const read = sent.map(
    (corrupted) =>
      clusterStatusResponse.parse([{ instance: { id: 7, corrupted }, services: [] }])[0]?.isCorrupted,
  )
  expect(read).toEqual([true, true, true, false, false, undefined, undefined])
})

it.each(['enable', 'enabled', 'isEnabled'])(
  'the data studio is on or off by %s, however it is sent',
  (name) => {
    expect(
      [true, 'true', 1, false, 'false', 0].map((sent) => dataStudioResponse.parse({ [name]: sent })),
    ).toEqual([true, true, true, false, false, false])
  },
)

describe('figures that come as digits', () => {
  it('are figures of a cluster, and of its sizes and scaling', () => {
    const size = { ipu: '8', order: '2' }
    expect(
      detailOf({
        releaseCount: '2',
        tenantUsers: '12',
        consumedData: '36.5',
        dsize: '100',
        availableDisk: '64',
        analyticsNodes: '1',
        loaderNodes: '3',
        analyticsSize: size,
        autoscale: {
          requestDelay: '30',
          coolDelay: '300',
          rejectedQueriesUp: '5',
          rejectedQueriesDown: '1',
          consecutiveQueries: '4',
        },
        maxIPUs: { maxAcmeIPU: '720', maxSparkIPU: '360' },
      }),
    ).toMatchObject({
      releaseCount: 2,
      tenantUsers: 12,
      consumedData: 36.5,
      diskSize: 100,
      availableDisk: 64,
      analyticsNodes: 1,
      loaderNodes: 3,
      analyticsSize: { ipu: 8, order: 2 },
      autoscale: {
        requestDelay: 30,
        coolDelay: 300,
        rejectedQueriesUp: 5,
        rejectedQueriesDown: 1,
        consecutiveQueries: 4,
      },
      maxIpus: { product: 720, spark: 360 },
    })
    expect(detailOf({ analyticsReplicas: '2', loaderReplicas: '0', loaderNodes: 3 })).toMatchObject({
      analyticsNodes: 2,
      loaderNodes: 0,
    })
  })

  it('are figures of a person, a size, an event, a self-managed cluster and a configuration', () => {
    const configurations = {
      allowedInstances: { count: '3' },
      showDiskSize: { enabled: true, value: '50', min: '10', max: '2000' },
    }
    expect(personOf({ instancesCount: '2', configurations })).toMatchObject({
      clusterCount: 2,
      configurations: { allowedClusters: 3, diskSize: { value: 50, min: 10, max: 2000 } },
    })
    expect(personOf({ configurations: { showDiskSize: true } }).configurations.diskSize).toEqual({
      isEnabled: true,
      value: 100,
      min: 1,
      max: null,
    })
    const size = { id: 1, name: 's', displayName: 'S', order: 1, analyticsSizeIpu: '4', loaderSizeIpu: '2' }
    expect(sizeOfferResponse.parse({ sizes: [size] }).sizes).toMatchObject([
      { analyticsSizeIpu: 4, loaderSizeIpu: 2 },
    ])
    const eventInformation = { analyticsReplicas: '-3', loaderReplicas: '0' }
    expect(
      scheduledEventListResponse.parse([{ id: 1, event: 'scale up', startTime: 'x', eventInformation }]),
    ).toMatchObject([{ analyticsReplicas: -3, loaderReplicas: 0 }])
    expect(wireSubCluster.parse({ id: 1, name: 'a', nodes: '3', ipu: '2' })).toMatchObject({
      nodes: 3,
      ipu: 6,
    })
    const configs = [{ key: 'a', validators: { min: '1', max: '9' } }]
    expect(
      advancedConfigurationsResponse.parse([{ name: 'g', categories: [{ category: 'c', configs }] }]),
    ).toMatchObject([{ categories: [{ items: [{ min: 1, max: 9 }] }] }])
  })

  it.each([null, ''])('are not known where %j stands for them', (figure) => {
    const sent = { releaseCount: figure, dsize: figure, analyticsSize: { ipu: figure, order: figure } }
    expect(detailOf(sent)).toMatchObject({
      releaseCount: null,
      diskSize: null,
      analyticsSize: { ipu: null, order: null },
    })
  })
})
