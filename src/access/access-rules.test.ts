import { describe, expect, it } from 'vitest'
import type { Cluster } from '../domain/cluster'
import { noPolicies } from '../domain/cluster'
import type { Person } from '../domain/person'
import type { AccessContext } from './access-context'
import { hasFlag, supportsAction } from './account'
import { explain } from './explain'
import { flagNames, platformActionNames } from './vocabulary'

const person = (changes: Partial<Person> = {}): Person => ({
  uuid: 'u-1',
  email: 'ann@example.test',
  fullName: 'Ann',
  profile: { firstName: 'Ann', lastName: null, jobTitle: null, company: null, phone: null },
  sub: null,
  isConfirmed: true,
  isEmailVerified: true,
  isNew: false,
  assignedCluster: null,
  isTrialExpired: false,
  isLoaded: true,
  redirectTo: null,
  consent: null,
  role: { id: 3, name: 'premium' },
  isPartner: false,
  hasMarketplace: false,
  isInHandsOnLab: false,
  hasExtendedTrial: false,
  canOpenConsentFlow: false,
  isProvisioned: false,
  hasDummyPassword: false,
  lastPasswordReset: null,
  pipelineStatus: null,
  createdAt: null,
  clusterCount: 1,
  configurations: {
    allowedClusters: 5,
    instanceSize: { isEnabled: true, value: null },
    clusterOptimization: { isEnabled: true },
    diskSize: { isEnabled: true, value: 100, min: 10, max: 2000 },
    isReleaseShown: true,
    isTenantShown: true,
    isInstallationShown: true,
    isAlwaysAliveShown: true,
  },
  platformActions: [{ name: 'clone', platforms: ['gc'] }],
  features: [],
  toggleFeatures: [],
  ...changes,
})

const allowing = (allowedClusters: number, clusterCount: number): Partial<Person> => ({
  clusterCount,
  configurations: { ...person().configurations, allowedClusters },
})

const cluster = (changes: Partial<Cluster> = {}): Cluster => ({
  id: 'c-1',
  name: 'sales',
  hostName: null,
  platform: 'gc',
  version: null,
  customBuild: null,
  isCorrupted: false,
  isPremium: true,
  isCloneable: true,
  createdAt: null,
  ownerName: null,
  sizeKey: null,
  sizeName: null,
  regionAlias: null,
  idleTime: null,
  runningAt: null,
  instanceStatus: null,
  policies: {
    ...noPolicies,
    management: ['create'],
    cluster: ['delete'],
    connection: ['create'],
    roleName: 'owner',
  },
  services: [{ kind: null, url: null, status: 'running' }],
  ...changes,
})

const asking = (changes: Partial<AccessContext> = {}): AccessContext => ({
  person: person(),
  productKey: 'basalt',
  cluster: cluster(),
  ...changes,
})

const verdictOf = (
  action: Parameters<typeof explain>[0],
  subject: Parameters<typeof explain>[1],
  context: AccessContext,
) => {
  const { isAllowed, isHidden, reasons } = explain(action, subject, context)
  return { isAllowed, isHidden, rules: reasons.map(({ rule }) => rule) }
}
const allowed = { isAllowed: true, isHidden: false, rules: [] }

describe('creating a cluster', () => {
  it.each([
    // expired, allowed, current → may create
    [false, 2, 1, true],
    [false, 1, 1, false],
    [false, 0, 0, false],
    [false, 1, 2, false],
    [true, 2, 1, false],
    [true, 1, 1, false],
  ])(
    'with trial expired %s, %i allowed and %i there is %s [CRE-037, CRE-040, CLU-048, ACL-011]',
    (isTrialExpired, most, now, may) => {
      const verdict = explain(
        'create',
        'Cluster',
        asking({ person: person({ isTrialExpired, ...allowing(most, now) }) }),
      )
      expect(verdict.isAllowed).toBe(may)
      expect(verdict.isHidden).toBe(false)
    },
  )

  it('is refused with the upgrade sentence [CLU-070]', () => {
    const { reasons } = explain('create', 'Cluster', asking({ person: person(allowing(1, 1)) }))
    expect(reasons.map(({ sentence }) => sentence)).toEqual([
      'To create more clusters, upgrade to a Premium Account.',
    ])
  })
})

const states = ['creating', 'starting-up', 'running', 'stopping', 'sleeping', 'corrupted', 'unknown'] as const

describe('connect and disconnect', () => {
  it.each(states.flatMap((state) => [true, false].map((hasPolicy) => [state, hasPolicy] as const)))(
    'on a %s cluster with connection policy %s [CLU-051, CLU-052, ACL-035]',
    (state, hasPolicy) => {
      const policies = {
        ...noPolicies,
        management: ['list', 'create', 'update'],
        cluster: ['list', 'create', 'update', 'delete'],
        connection: hasPolicy ? ['create'] : ['list'],
        roleName: null,
      }
      const context = asking({ state, cluster: cluster({ policies }) })
      expect(explain('connect', 'Cluster', context).isAllowed).toBe(hasPolicy && state === 'sleeping')
      expect(explain('disconnect', 'Cluster', context).isAllowed).toBe(
        hasPolicy && (state === 'starting-up' || state === 'running'),
      )
      expect(explain('disconnect', 'Cluster', context).isHidden).toBe(
        !(hasPolicy && (state === 'starting-up' || state === 'running')),
      )
    },
  )
})

describe('clone', () => {
  it('is allowed on a running, cloneable cluster with policy, quota and plan [CLU-053, CLU-054, CLU-058, ACL-032]', () => {
    expect(verdictOf('clone', 'Cluster', asking())).toEqual(allowed)
  })

  it.each([
    [
      'the management policy',
      {
        cluster: cluster({
          policies: {
            ...noPolicies,
            management: ['list', 'update'],
            cluster: ['create'],
            connection: ['create'],
            roleName: null,
          },
        }),
      },
      'cluster.clone.policy',
    ],
    ['cluster quota', { person: person(allowing(1, 1)) }, 'cluster.clone.quota'],
    ['a live trial', { person: person({ isTrialExpired: true }) }, 'cluster.clone.trial'],
    ['a cloneable cluster', { cluster: cluster({ isCloneable: false }) }, 'cluster.clone.cloneable'],
  ])('is hidden without %s [CLU-053, CLU-058]', (_what, changes, rule) => {
    expect(verdictOf('clone', 'Cluster', asking(changes))).toEqual({
      isAllowed: false,
      isHidden: true,
      rules: [rule],
    })
  })

  it('is disabled with the plan sentence where the plan lacks it on this platform [CLU-054, CLU-081, ACL-038, ACL-039, ACL-044]', () => {
    const context = asking({ cluster: cluster({ platform: 'az' }) })
    expect(verdictOf('clone', 'Cluster', context)).toEqual({
      isAllowed: false,
      isHidden: false,
      rules: ['cluster.clone.plan'],
    })
    expect(explain('clone', 'Cluster', context).reasons[0]?.sentence).toBe(
      "Clone isn't supported with your current plan.",
    )
  })

  it.each(states)('on a %s cluster is enabled only when running [CLU-054]', (state) => {
    const verdict = explain('clone', 'Cluster', asking({ state }))
    expect(verdict.isAllowed).toBe(state === 'running')
    expect(verdict.isHidden).toBe(false)
  })
})

describe('delete', () => {
  it.each(states)('on a %s cluster is enabled only when running or sleeping [CLU-056]', (state) => {
    const verdict = explain('delete', 'Cluster', asking({ state }))
    expect(verdict.isAllowed).toBe(state === 'running' || state === 'sleeping')
    expect(verdict.isHidden).toBe(false)
  })

  it('is hidden without the cluster policy delete [CLU-055, ACL-031]', () => {
    const policies = {
      ...noPolicies,
      management: ['delete'],
      cluster: ['list', 'create', 'update'],
      connection: ['delete'],
      roleName: null,
    }
    expect(verdictOf('delete', 'Cluster', asking({ cluster: cluster({ policies }) }))).toEqual({
      isAllowed: false,
      isHidden: true,
      rules: ['cluster.delete.policy'],
    })
  })
})

describe('choosing a region', () => {
  it.each([
    [1, 'free', false],
    [1, 'premium', false],
    [2, 'free', true],
    [3, 'enterprise', true],
  ])('with role id %i named %s is %s: the id decides [CRE-038, ACL-010, ACL-009]', (id, name, may) => {
    expect(explain('choose', 'Region', asking({ person: person({ role: { id, name } }) })).isAllowed).toBe(
      may,
    )
  })
})

describe('choosing a platform', () => {
  const flagged = (...keys: string[]) =>
    person({ toggleFeatures: keys.map((key) => ({ key, isPublished: true })) })
  const pipeline = (state: string) => ({ states: ['A', 'B'], stageName: 'A', state, region: null })

  it.each([
    ['gc', [], null, { isAllowed: true, isHidden: false }],
    ['az', [], null, { isAllowed: false, isHidden: true }],
    ['az', ['azureSaaSSupport'], null, { isAllowed: false, isHidden: true }],
    ['az', ['azureSupport'], null, { isAllowed: false, isHidden: false }],
    ['az', ['azureSupport'], 'inProgress', { isAllowed: false, isHidden: false }],
    ['az', ['azureSupport'], 'completed-last', { isAllowed: true, isHidden: false }],
    ['az-saas', ['azureSupport'], null, { isAllowed: false, isHidden: true }],
    ['az-saas', ['azureSaaSSupport'], null, { isAllowed: true, isHidden: false }],
  ])('%s with flags %j and pipeline %s [CRE-036]', (platform, flags, state, expected) => {
    const current =
      state === 'completed-last'
        ? { ...pipeline('completed'), stageName: 'B' }
        : state === null
          ? null
          : pipeline(state)
    const verdict = explain(
      'choose',
      'Platform',
      asking({ platform, person: flagged(...flags), pipeline: current }),
    )
    expect({ isAllowed: verdict.isAllowed, isHidden: verdict.isHidden }).toEqual(expected)
  })
})

describe('choosing a data app', () => {
  it.each([
    ['premium', true, true],
    ['premium', false, false],
    ['free', false, false],
    ['enterprise', false, true],
    ['enterprise', true, true],
  ])('as %s, with trial %s, is %s [CRE-039, CRE-041, ACL-012]', (name, isTrial, may) => {
    const blueprint = { id: 'b', name: 'Retail', isTrial, minimalVersion: null, isInstallable: true }
    expect(
      explain('choose', 'DataApp', asking({ person: person({ role: { id: 3, name } }), blueprint }))
        .isAllowed,
    ).toBe(may)
  })
})

describe('the consent-flow button', () => {
  it.each([
    [false, false, { isAllowed: false, isHidden: true }],
    [false, true, { isAllowed: false, isHidden: true }],
    [true, false, { isAllowed: false, isHidden: false }],
    [true, true, { isAllowed: true, isHidden: false }],
  ])(
    'with azureSupport %s and showConsentFlow %s [CLU-049, CLU-050, CLU-057]',
    (isOn, canOpenConsentFlow, expected) => {
      const features = [{ key: 'azureSupport', isToggled: isOn }]
      const { isAllowed, isHidden } = explain(
        'open',
        'ConsentFlow',
        asking({ person: person({ features, canOpenConsentFlow }) }),
      )
      expect({ isAllowed, isHidden }).toEqual(expected)
    },
  )
})

describe('the trial banner, the marketplace and the plans', () => {
  it.each([
    [1, true, true],
    [1, false, false],
    [2, true, false],
  ])('banner with role id %i and payment %s is %s [SHL-017]', (id, isPublished, may) => {
    const toggleFeatures = [{ key: 'payment', isPublished }]
    expect(
      explain(
        'show',
        'TrialBanner',
        asking({ person: person({ role: { id, name: 'free' }, toggleFeatures }) }),
      ).isAllowed,
    ).toBe(may)
  })

  it.each([true, false])('data apps link follows enableMarketplace %s [SHL-024]', (hasMarketplace) => {
    expect(explain('open', 'Marketplace', asking({ person: person({ hasMarketplace }) })).isAllowed).toBe(
      hasMarketplace,
    )
  })
})

describe('a feature flag', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('published %s or toggled %s is %s [ACL-008, ACL-014]', (isPublished, isToggled, isOn) => {
    const who = person({
      features: [{ key: 'basaltX', isToggled }],
      toggleFeatures: [{ key: 'basaltX', isPublished }],
    })
    expect(hasFlag(who, '{product}X', 'basalt')).toBe(isOn)
  })

  it('has the fourteen keys of the specification [ACL-048]', () => {
    expect([...flagNames]).toEqual([
      'payment',
      'azureSupport',
      'whitelist',
      'subcluster',
      'microsoftSynapse',
      'dataagent',
      'azureSaaSSupport',
      '{product}X',
      'autoScale',
      'copilot',
      'schedular',
      'deltashare',
      'mlflow',
      'manualScaling',
    ])
  })
})

describe('a platform action', () => {
  it('has the fifteen keys of the specification [ACL-047, ACL-049]', () => {
    expect([...platformActionNames]).toEqual([
      'subcluster',
      'cluster_archive',
      'cluster_upgrade',
      'whitelisting',
      'cluster_suspend',
      'cluster_create',
      'cluster_resize',
      'sqli',
      'mlflow',
      'dataapps',
      'packages_installion',
      'clone',
      'copilot',
      'da',
      'cluster_scaling',
    ])
  })

  it('is supported where its platforms include the cluster', () => {
    expect(supportsAction(person(), 'clone', 'gc')).toBe(true)
    expect(supportsAction(person(), 'clone', 'az')).toBe(false)
    expect(supportsAction(person(), 'da', 'gc')).toBe(false)
  })
})

describe('an unknown question', () => {
  it('is refused', () => {
    expect(verdictOf('clone', 'Region', asking())).toEqual({
      isAllowed: false,
      isHidden: true,
      rules: ['unknown'],
    })
  })
})

describe('the reasons', () => {
  it('name every unmet rule, the most fundamental first', () => {
    const context = asking({
      person: person({ isTrialExpired: true, platformActions: [], ...allowing(0, 0) }),
      cluster: cluster({
        isCloneable: false,
        policies: { ...noPolicies, management: [], cluster: [], connection: [], roleName: null },
      }),
      state: 'sleeping',
    })
    expect(verdictOf('clone', 'Cluster', context).rules).toEqual([
      'cluster.clone.trial',
      'cluster.clone.policy',
      'cluster.clone.quota',
      'cluster.clone.plan',
      'cluster.clone.cloneable',
      'cluster.clone.state',
    ])
  })
})
