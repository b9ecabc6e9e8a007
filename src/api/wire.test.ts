import { describe, expect, it } from 'vitest'
import { activationResponse } from './wire/answers'
import { pipelineResponse, sizeOfferResponse } from './wire/choices'
import { clusterListResponse, clusterStatusResponse } from './wire/cluster'
import {
  blueprintListResponse,
  defaultImageResponse,
  idleTimeListResponse,
  imageListResponse,
  kubernetesVersionResponse,
  regionListResponse,
} from './wire/creation'
import { personResponse } from './wire/person'

const wireUser = {
  uuid: 'u-1',
  email: 'ann@example.test',
  fullName: 'Ann Ash',
  firstName: 'Ann',
  lastName: 'Ash',
  jobTitle: 'Analyst',
  company: 'Mills',
  phone: '+1 (555) 123-456',
  sub: 'auth0|u-1',
  confirmed: true,
  email_verified: true,
  newUser: true,
  assignedCluster: 'sales',
  trialExpired: false,
  userDataIsSet: true,
  redirectTo: '/support',
  userConsent: 'accept',
  role: { id: 1, name: 'free' },
  isPartner: true,
  enableMarketplace: true,
  vholParticipation: true,
  extendedTrial: true,
  showConsentFlow: true,
  isProvision: true,
  isDummyPassword: true,
  last_password_reset: '',
  pipelineStatus: 'inProgress',
  createdAt: '2026-01-02T03:04:05Z',
  instancesCount: 2,
  configurations: {
    allowedInstances: { count: 3 },
    showInstanceSize: { enabled: true, value: 'small' },
    showClusterOptimization: { enabled: true },
    showLatestRelease: true,
    showTenants: { enabled: false },
    showInstallation: true,
    showDiskSize: { enabled: true, value: 100, min: 10, max: 2000 },
    showAlwaysAlive: false,
  },
  platformActions: [{ name: 'clone', platforms: 'gc, az ,az-saas' }],
  features: [{ key: 'payment', toggle: true }],
  toggleFeatures: [{ key: 'azureSupport', published: true }],
  instanceServices: [],
}

describe('the session user', () => {
  it('is read field by field into clean names [AUTH-013, CRE-003, ACL-002, ACL-003, ACL-004, API-004, ACC-007]', () => {
    expect(personResponse.parse({ user: wireUser })).toEqual({
      uuid: 'u-1',
      email: 'ann@example.test',
      fullName: 'Ann Ash',
      profile: {
        firstName: 'Ann',
        lastName: 'Ash',
        jobTitle: 'Analyst',
        company: 'Mills',
        phone: '+1 (555) 123-456',
      },
      sub: 'auth0|u-1',
      isConfirmed: true,
      isEmailVerified: true,
      isNew: true,
      assignedCluster: 'sales',
      isTrialExpired: false,
      isLoaded: true,
      redirectTo: '/support',
      consent: 'accept',
      role: { id: 1, name: 'free' },
      isPartner: true,
      hasMarketplace: true,
      isInHandsOnLab: true,
      hasExtendedTrial: true,
      canOpenConsentFlow: true,
      isProvisioned: true,
      hasDummyPassword: true,
      lastPasswordReset: null,
      pipelineStatus: 'inProgress',
      createdAt: '2026-01-02T03:04:05Z',
      clusterCount: 2,
      configurations: {
        allowedClusters: 3,
        instanceSize: { isEnabled: true, isShown: true, value: 'small' },
        clusterOptimization: { isEnabled: true },
        diskSize: { isEnabled: true, value: 100, min: 10, max: 2000 },
        isReleaseShown: true,
        isTenantShown: false,
        isInstallationShown: true,
        isAlwaysAliveShown: false,
      },
      platformActions: [{ name: 'clone', platforms: ['gc', 'az', 'az-saas'] }],
      features: [{ key: 'payment', isToggled: true }],
      toggleFeatures: [{ key: 'azureSupport', isPublished: true }],
    })
  })

  it.each([
    ['accept', 'accept'],
    ['reject', 'reject'],
    ['', null],
    ['maybe', null],
    [null, null],
  ])('with consent %j has consent %j [AUTH-014]', (wire, consent) => {
    expect(personResponse.parse({ user: { ...wireUser, userConsent: wire } }).consent).toBe(consent)
  })

  it('may come wrapped in data, and without what is optional', () => {
    const person = personResponse.parse({ data: { user: { uuid: 7, role: { id: '2', name: 'premium' } } } })
    expect(person).toMatchObject({
      uuid: '7',
      email: null,
      isConfirmed: true,
      clusterCount: 0,
      platformActions: [],
    })
    expect(person.role).toEqual({ id: 2, name: 'premium' })
    expect(person.configurations.allowedClusters).toBe(0)
    expect(person.profile).toEqual({
      firstName: null,
      lastName: null,
      jobTitle: null,
      company: null,
      phone: null,
    })
    expect(person.sub).toBeNull()
  })
})

const wireEntry = {
  instance: {
    id: 12,
    name: 'sales',
    hostName: 'sales.example.test',
    platform: 'gc',
    image: '2024.1',
    customBuild: false,
    corrupted: false,
    isPremium: true,
    cloneable: true,
    createdAt: '2026-01-02T03:04:05Z',
    owner: { fullName: 'Ann Ash' },
    csize: 'small',
    analyticsSize: { displayName: 'Small' },
    regionAlias: 'Frankfurt',
    displayIdleTime: '1 Hour',
    runningAt: null,
    clusterPolicy: {
      managementPolicy: ['list', 'create'],
      clusterPolicy: { update: true, delete: false },
      connectionPolicy: null,
    },
  },
  services: [{ url: 'https://sales.example.test', status: 'running' }],
}

describe('the cluster list', () => {
  it('reads an entry of instance and services [CLU-012, CLU-013, CLU-014, CLU-015]', () => {
    expect(clusterListResponse.parse([wireEntry])).toEqual([
      {
        id: '12',
        name: 'sales',
        hostName: 'sales.example.test',
        platform: 'gc',
        version: '2024.1',
        customBuild: null,
        isCorrupted: false,
        isPremium: true,
        isCloneable: true,
        createdAt: '2026-01-02T03:04:05Z',
        ownerName: 'Ann Ash',
        sizeKey: 'small',
        sizeName: 'Small',
        regionAlias: 'Frankfurt',
        idleTime: '1 Hour',
        runningAt: null,
        instanceStatus: null,
        policies: {
          management: ['list', 'create'],
          cluster: ['update'],
          connection: [],
          subCluster: [],
          user: [],
          blueprint: [],
          cli: [],
          whitelist: [],
          roleName: null,
          unreadable: [],
          authorizedRoles: [],
        },
        services: [{ kind: null, url: 'https://sales.example.test', status: 'running' }],
      },
    ])
  })

  it.each([
    [{ instances: [wireEntry] }],
    [{ data: [wireEntry] }],
    [{ data: { instances: [wireEntry] } }],
    [{ data: { count: 1 }, instances: [wireEntry] }],
  ])('may come wrapped', (body) => {
    expect(clusterListResponse.parse(body)).toHaveLength(1)
  })

  it('reads the five kinds of services [CLU-086]', () => {
    const kinds = ['sqlx', 'analytics', 'fallbackanalytics', 'chidori', 'loader']
    const services = kinds.map((kind) => ({ kind, url: '', status: 'running' }))
    const [cluster] = clusterListResponse.parse([{ ...wireEntry, services }])
    expect(cluster?.services.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('reads a build of its own, since when it runs, and services by whichever name they have', () => {
    const instance = {
      ...wireEntry.instance,
      ...{ customBuild: 'b-7', runningAt: '2026-03-02T08:00:00Z', status: 'stopping' },
    }
    const services = [
      { type: 'loader', name: 'demo-loader', status: 'running' },
      { name: 'sqlx' },
      { kind: 'chidori', type: 'service', name: 'demo-chidori' },
    ]
    expect(clusterListResponse.parse([{ instance, services }])).toMatchObject([
      {
        customBuild: 'b-7',
        runningAt: '2026-03-02T08:00:00Z',
        instanceStatus: 'stopping',
        services: [
          { kind: 'loader', status: 'running' },
          { kind: 'sqlx', status: '' },
          { kind: 'chidori', status: '' },
        ],
      },
    ])
  })

  it('reads the statuses, and leaves absent parts to the list', () => {
    expect(
      clusterStatusResponse.parse([{ instance: { id: 12 }, services: [{ status: 'loading', url: null }] }]),
    ).toEqual([
      {
        id: '12',
        isCorrupted: undefined,
        runningAt: undefined,
        instanceStatus: undefined,
        services: [{ kind: null, url: null, status: 'loading' }],
      },
    ])
  })
})

describe('the choices of the create form', () => {
  it('reads sizes and allSizes [CRE-004, CRE-005, CFG-015]', () => {
    const size = {
      id: 3,
      name: 'larges1',
      displayName: 'Large S1',
      order: 3,
      analyticsSizeName: 'a',
      analyticsSizeDisplayName: 'A',
      loaderSizeName: 'l',
      loaderSizeDisplayName: 'L',
      analyticsSizeIpu: 4,
      loaderSizeIpu: '2.5',
    }
    expect(sizeOfferResponse.parse({ sizes: [size], allSizes: [size] }).sizes).toEqual([
      { ...size, id: '3', wireId: 3, loaderSizeIpu: 2.5 },
    ])
  })

  it('reads a region [CRE-009, DET-044]', () => {
    const wire = {
      regionAlias: 'Frankfurt',
      platform: 'gc',
      userId: '',
      isAvailable: true,
      cluster_code: 'gc-eu',
      zone: 'eu-a',
      region: 'eu',
      app_id: null,
      url: 'https://x.test',
    }
    expect(regionListResponse.parse([wire])).toEqual([
      {
        alias: 'Frankfurt',
        platform: 'gc',
        userId: null,
        isAvailable: true,
        clusterCode: 'gc-eu',
        zone: 'eu-a',
        region: 'eu',
        appId: null,
        url: 'https://x.test',
      },
    ])
  })

  it.each([[null], [undefined]])('reads a region whose cluster code is %s', (cluster_code) => {
    const wire = { regionAlias: 'Frankfurt', platform: 'gc', isAvailable: true, region: 'eu', cluster_code }
    expect(regionListResponse.parse([wire])).toMatchObject([{ alias: 'Frankfurt', clusterCode: null }])
  })

  it('reads a version [CRE-006]', () => {
    expect(imageListResponse.parse([{ image: 'b-2024.1', tags: { release: '2024.1.0' } }])).toEqual([
      { image: 'b-2024.1', release: '2024.1.0' },
    ])
  })

  it('reads the default version as an object or a text', () => {
    expect(defaultImageResponse.parse({ data: { image: 'b', tags: { release: '1' } } })).toEqual({
      image: 'b',
      release: '1',
    })
    expect(defaultImageResponse.parse('b')).toEqual({ image: 'b', release: null })
  })

  it('reads the Kubernetes version', () => {
    expect(kubernetesVersionResponse.parse({ version: '1.30' })).toBe('1.30')
  })

  it('reads a data app [CRE-007]', () => {
    expect(
      blueprintListResponse.parse([
        { id: 5, name: 'Retail', trial: true, minimal_version: '2023.4', installable: true },
      ]),
    ).toEqual([
      { id: '5', wireId: 5, name: 'Retail', isTrial: true, minimalVersion: '2023.4', isInstallable: true },
    ])
  })

  it('reads an idle time [CRE-008]', () => {
    expect(idleTimeListResponse.parse([{ key: 1, display: '1 Hour' }])).toEqual([
      { key: '1', wireId: 1, display: '1 Hour' },
    ])
  })

  it('reads the pipeline, or null where there is none', () => {
    expect(
      pipelineResponse.parse({
        states: ['A', 'B'],
        pipelineStatus: { stageName: 'A', state: 'inProgress', region: 'East US' },
      }),
    ).toEqual({
      states: ['A', 'B'],
      stageName: 'A',
      state: 'inProgress',
      region: 'East US',
      configurationName: null,
      image: null,
      plan: null,
      createdAt: null,
      updatedAt: null,
      error: null,
    })
    expect(pipelineResponse.parse(null)).toBeNull()
  })
})

describe('the activation answer', () => {
  it('carries where to go and the text of the SSO cookie [AUTH-035]', () => {
    expect(activationResponse.parse({ data: { redirectTo: '/plans', crypted: 'c' } })).toEqual({
      redirectTo: '/plans',
      ssoToken: 'c',
    })
    expect(activationResponse.parse(undefined)).toEqual({ redirectTo: null, ssoToken: null })
  })
})
