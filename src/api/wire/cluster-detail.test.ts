import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clusterStateOf } from '../../domain/cluster-state'
import { valueFaultsOf } from '../record-faults'
import { clusterDetailResponse } from './cluster-detail'

const read = (sent: unknown) => z.parse(clusterDetailResponse, sent)
const least = { id: 7, name: 'sales', platform: 'gc' }

describe('one cluster', () => {
  it('is read with every field of its entity [DET-030, DET-031, DET-032, DET-033, DET-034, DET-045]', () => {
    const size = { id: 's-2', name: 'medium', displayName: 'Medium', ipu: 8, order: 2 }
    const detail = read({
      instance: {
        ...least,
        hostName: 'sales.example.test',
        status: 'running',
        image: '4.3.1-1182',
        customBuild: 'nightly',
        byBuildNumber: true,
        k8sClusterCode: 'gc-usc1',
        availableUpgrades: ['4.4.0-1', { image: '4.4.1-2' }],
        releaseUrl: 'https://releases.example.test/4.4',
        releaseCount: 2,
        upgradable: true,
        lockedActions: ['Self_Upgrade'],
        tenantUsers: 12,
        remoteStorage: true,
        consumedData: 36.5,
        dsize: 100,
        availableDisk: '64',
        csize: 'medium',
        analyticsSize: size,
        loaderSize: { ...size, displayName: 'Small', ipu: 4 },
        analyticsNodes: 1,
        loaderNodes: 1,
        loaderReplicas: 3,
        analyticsReplicas: 2,
        maxIPUs: '{"maxSparkIPU":360,"maxBasaltIPU":720}',
        owner: { fullName: 'Olivia', email: 'owner@sandbox.test' },
        createdAt: '2026-01-01T00:00:00Z',
        runningAt: '2026-01-02T00:00:00Z',
        sqliNullHandling: 'strict',
      },
    })
    expect(detail).toMatchObject({
      id: '7',
      name: 'sales',
      hostName: 'sales.example.test',
      platform: 'gc',
      version: '4.3.1-1182',
      customBuild: 'nightly',
      isByBuildNumber: true,
      k8sClusterCode: 'gc-usc1',
      availableUpgrades: ['4.4.0-1', '4.4.1-2'],
      releaseUrl: 'https://releases.example.test/4.4',
      releaseCount: 2,
      isUpgradable: true,
      lockedActions: ['Self_Upgrade'],
      tenantUsers: 12,
      hasRemoteStorage: true,
      consumedData: 36.5,
      diskSize: 100,
      availableDisk: 64,
      sizeKey: 'medium',
      sizeName: 'Medium',
      analyticsSize: size,
      loaderSize: { ...size, displayName: 'Small', ipu: 4 },
      analyticsNodes: 2,
      loaderNodes: 3,
      maxIpus: { product: 720, spark: 360 },
      ownerName: 'Olivia',
      ownerEmail: 'owner@sandbox.test',
      createdAt: '2026-01-01T00:00:00Z',
      runningAt: '2026-01-02T00:00:00Z',
      sqlNullHandling: 'strict',
    })
  })

  it('is read with its switches, the brand key in some of their names [DET-035]', () => {
    const switches = {
      sqliEnabled: 'isSqlEnabled',
      acmeXEnabled: 'isAdvancedSqlEnabled',
      isAcmeXEligible: 'isAdvancedSqlEligible',
      isSqliSeparated: 'isSqlSeparated',
      enableMicrosoftSynapse: 'isSynapseEnabled',
      enableOpenAI: 'isOpenAiEnabled',
      enableDeltaShare: 'isDeltaShareEnabled',
      'display-home-page': 'isHomePageShown',
      enableOnboarding: 'isOnboardingShown',
      enableChat: 'isChatEnabled',
      mlflowEnabled: 'isMlflowEnabled',
      enableBusinessUserNotebook: 'hasBusinessUserNotebook',
      externalCMC: 'hasExternalCmc',
      observabilityNewUI: 'hasNewObservabilityUi',
      dataAgentNewUI: 'hasNewDataAgentUi',
      enableDataAgent: 'isDataAgentEnabled',
      isChidori: 'isChidori',
    }
    const places = Object.values(switches)
    for (const [wire, clean] of Object.entries(switches)) {
      const detail: Record<string, unknown> = read({ ...least, [wire]: true })
      expect(
        places.filter((place) => detail[place] === true),
        wire,
      ).toEqual([clean])
    }
    // Other features are eligible, too; and what is on under one brand key is on.
    expect(read({ ...least, isTrialEligible: true }).isAdvancedSqlEligible).toBe(false)
    expect(read({ ...least, acmeXEnabled: false, basaltXEnabled: true }).isAdvancedSqlEnabled).toBe(true)
    expect(read({ ...least, idleTime: '4', displayIdleTime: '4 hours', regionAlias: 'Iowa' })).toMatchObject({
      idleTimeKey: '4',
      idleTime: '4 hours',
      regionAlias: 'Iowa',
    })
  })

  it.each([
    ['buildProperties', 'not json', { isPremiumSupported: false }],
    ['dsize', '100 GB', { diskSize: null }],
    ['consumedData', '1,024.5', { consumedData: null }],
    ['releaseCount', 'many', { releaseCount: null }],
    ['analyticsSize', 'small', { analyticsSize: null }],
    ['autoscale', 0, { autoscale: null }],
    ['owner', 'me@x', { ownerName: null, ownerEmail: null }],
    ['mlflowEnabled', 'enabled', { isMlflowEnabled: null }],
    ['isPremium', 'yes', { isPremium: false }],
    ['instanceBackups', {}, { backups: [] }],
    ['clusterScalingNodes', {}, { scalingNodes: [] }],
    ['subClusters', '[]', { subClusters: [], hasSubClusterList: false }],
  ])('does not lose the rest to a strange %s, which is named', (field, sent, expected) => {
    const detail = read({ ...least, status: 'running', tenantUsers: 3, [field]: sent })
    expect(detail).toMatchObject({ name: 'sales', tenantUsers: 3, ...expected })
    expect(valueFaultsOf(detail)).toMatchObject([{ field }])
  })

  it.each([[{}], [[{ id: 7 }]], [{ Self_Upgrade: 'perhaps' }], [7]])(
    'is not lost to locked actions %j that cannot be read, of which nothing is known then [DET-D35]',
    (lockedActions) => {
      const detail = read({ ...least, tenantUsers: 3, lockedActions })
      expect(detail).toMatchObject({ name: 'sales', tenantUsers: 3, unreadable: ['lockedActions'] })
      expect(valueFaultsOf(detail.lockedActions)).toMatchObject([{ field: 'lockedActions' }])
    },
  )

  it('is refused without what it cannot do without', () => {
    for (const strange of [
      { id: {} },
      { name: 7 },
      { platform: null },
      { status: {} },
      { corrupted: 'perhaps' },
    ])
      expect(z.safeParse(clusterDetailResponse, { ...least, ...strange }).success).toBe(false)
  })

  it('is read as the message of an answer, its properties as text, one locked action alone [API-D16]', () => {
    const sent = {
      ...least,
      buildProperties: '{"service.premium.supported":true}',
      lockedActions: 'Self_Upgrade',
    }
    for (const answer of [{ message: sent }, { message: { instance: sent } }])
      expect(read(answer)).toMatchObject({
        name: 'sales',
        isPremiumSupported: true,
        lockedActions: ['Self_Upgrade'],
      })
  })

  it.each([
    ['a list', ['Self_Upgrade', 'Clone']],
    ['JSON text', '["Self_Upgrade","Clone"]'],
    ['names with commas', 'Self_Upgrade, Clone,'],
    ['records', [{ id: 1, name: 'Self_Upgrade' }, { name: 'Clone' }]],
    ['switches', { Self_Upgrade: true, Delete: false, Clone: 1 }],
    ['switches as text', '{"Self_Upgrade":"true","Delete":0,"Clone":true}'],
  ])('is locked as %s say [DET-031]', (_what, lockedActions) => {
    expect(read({ ...least, lockedActions }).lockedActions).toEqual(['Self_Upgrade', 'Clone'])
  })

  it.each([[undefined], [null], [''], [[]], [{ Self_Upgrade: false }]])('is not locked by %j', (none) => {
    const { lockedActions, unreadable } = read({ ...least, lockedActions: none })
    expect([lockedActions, unreadable]).toEqual([[], []])
  })

  it('says nothing of an auto-scaling of which the server does not say whether it is on', () => {
    expect(read({ ...least, autoscale: { requestDelay: 30 } }).autoscale).toMatchObject({
      isEnabled: null,
      requestDelay: 30,
    })
  })

  it('is neither on nor off where the server does not say which it is', () => {
    const places = ['isSqlEnabled', 'isAdvancedSqlEnabled', 'isSynapseEnabled', 'isOpenAiEnabled'] as const
    const others = ['isDeltaShareEnabled', 'isMlflowEnabled', 'isHomePageShown'] as const
    const silent = read(least)
    expect([...places, ...others].map((place) => silent[place])).toEqual(
      Array.from({ length: 7 }, () => null),
    )
    expect(read({ ...least, acmeXEnabled: false, mlflowEnabled: false, enableOpenAI: null })).toMatchObject({
      isAdvancedSqlEnabled: false,
      isMlflowEnabled: false,
      isOpenAiEnabled: null,
    })
  })

  it('is read with its plan, access and what belongs to it [DET-036, DET-037, DET-038, SCA-005]', () => {
    const detail = read({
      ...least,
      isPremium: true,
      premiumFeaturesConfig: ['copilot'],
      buildProperties: { 'service.premium.supported': true },
      cloneable: true,
      authorizedRoles: ['accountAdmin'],
      clusterPolicy: { cliPolicy: ['list'], roleName: 'owner', authorizedRoles: ['owner'] },
      subClusters: [{ id: 1, name: 'extra', nodes: 2, ipu: 4, type: 'loader', state: 'running' }],
      clusterScalingNodes: [
        {
          service: 'loader',
          createdAt: '2026-01-01',
          updatedAt: '2026-01-02',
          entries: [1],
          scaleOption: 'up',
        },
      ],
      autoscale: {
        enabled: true,
        requestDelay: 30,
        coolDelay: 300,
        rejectedQueriesUp: 5,
        rejectedQueriesDown: 1,
        consecutiveQueries: 3,
      },
      importedBlueprints: [{ blueprint: { name: 'finance' }, tenant: 'north' }],
      instanceBackups: [{ id: 'b-1' }],
    })
    expect(detail).toMatchObject({
      isPremium: true,
      premiumFeatures: ['copilot'],
      isPremiumSupported: true,
      isCloneable: true,
      policies: { cli: ['list'], roleName: 'owner', authorizedRoles: ['accountAdmin'] },
      subClusters: [{ id: '1', name: 'extra', nodes: 2 }],
      scalingNodes: [
        {
          service: 'loader',
          createdAt: '2026-01-01',
          updatedAt: '2026-01-02',
          entries: [1],
          scaleOption: 'up',
        },
      ],
      autoscale: {
        isEnabled: true,
        requestDelay: 30,
        coolDelay: 300,
        rejectedQueriesUp: 5,
        rejectedQueriesDown: 1,
        consecutiveQueries: 3,
      },
      importedBlueprints: [{ name: 'finance', tenant: 'north' }],
      backups: [{ id: 'b-1' }],
    })
  })

  it('allows and knows nothing that was not sent', () => {
    const detail = read(least)
    expect(detail.policies.cluster).toEqual([])
    expect(detail).toMatchObject({
      maxIpus: null,
      analyticsSize: null,
      sizeName: null,
      isPremiumSupported: false,
    })
    expect(
      read({ ...least, maxIPUs: '{broken', buildProperties: { 'service.premium.supported': 'false' } }),
    ).toMatchObject({ maxIpus: null, isPremiumSupported: false })
  })

  it.each([
    [undefined, null],
    [null, null],
    [0, false],
    ['true', true],
  ])('says of home page, onboarding and chat what was sent: %j is %j', (sent, said) => {
    expect(
      read({ ...least, 'display-home-page': sent, enableOnboarding: sent, enableChat: sent }),
    ).toMatchObject({ isHomePageShown: said, isOnboardingShown: said, isChatEnabled: said })
  })

  it.each([undefined, null, []])('tells lists that are left out from empty ones: %j', (sent) => {
    const { subClusters, hasSubClusterList, importedBlueprints } = read({
      ...least,
      subClusters: sent,
      importedBlueprints: sent,
    })
    const isSaid = Array.isArray(sent)
    expect({ subClusters, hasSubClusterList, importedBlueprints }).toEqual({
      subClusters: [],
      hasSubClusterList: isSaid,
      importedBlueprints: isSaid ? [] : null,
    })
  })

  it.each([
    ['running', 'running'],
    ['sleeping', 'sleeping'],
    ['stopping', 'stopping'],
    ['starting-up', 'starting-up'],
    ['creating', 'creating'],
    ['corrupted', 'corrupted'],
    ['else', 'unknown'],
  ])('says %s: the state is %s, whether it says when it was made or not', (status, state) => {
    expect(clusterStateOf(read({ ...least, status, createdAt: '2026-01-01T00:00:00Z' }))).toBe(state)
    expect(clusterStateOf(read({ ...least, status }))).toBe(state)
  })
})
