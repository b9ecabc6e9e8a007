import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import type { ClusterDetail } from '../domain/cluster-detail'
import type { Person } from '../domain/person'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain, type Verdict } from './explain'
import type { Action, Subject } from './vocabulary'

type Facts = { person?: Partial<Person>; cluster?: Partial<ClusterDetail>; environment?: string }

const flag = (key: string) => ({ toggleFeatures: [{ key, isPublished: true }] })
const action = (name: string, ...platforms: string[]) => ({ platformActions: [{ name, platforms }] })
const policies = (changes: Partial<ClusterDetail['policies']>) => ({
  policies: { ...noPolicies, ...changes },
})

function ask(what: Action, facts: Facts, subject: Subject = 'ClusterPage'): Verdict {
  const cluster = buildClusterDetail(facts.cluster)
  const context: AccessContext = {
    person: buildPerson(facts.person),
    productKey: 'basalt',
    cluster,
    detail: cluster,
    hasPremiumPackage: true,
  }
  return explain(what, subject, facts.environment ? { ...context, environment: facts.environment } : context)
}

const rows = (what: Action, ids: string, ...grid: [Facts, boolean][]) =>
  grid.map(([facts, isThere]) => [what, isThere, facts, ids] as const)

describe('a tab of the cluster page', () => {
  it.each([
    ...rows('open-main', 'DET-066', [{ cluster: policies({}) }, true]),
    ...rows('open-configurations', 'DET-066', [{ cluster: policies({}) }, true]),
    ...rows(
      'open-data-apps',
      'DET-066',
      [{ person: action('dataapps', 'gc') }, true],
      [{ person: action('dataapps', 'az') }, false],
      [{ person: action('da', 'gc') }, false],
    ),
    ...rows(
      'open-access-and-security',
      'DET-066',
      [{ cluster: policies({ user: ['list'] }) }, true],
      [{ cluster: policies({ whitelist: ['list'] }) }, true],
      [{ cluster: policies({ user: ['create'], whitelist: ['update'] }) }, false],
    ),
    ...rows(
      'open-self-managed-clusters',
      'DET-066',
      [{ person: flag('subcluster'), cluster: policies({ subCluster: ['list'] }) }, true],
      [{ person: flag('subcluster'), cluster: policies({ subCluster: ['create'] }) }, false],
      [{ person: {}, cluster: policies({ subCluster: ['list'] }) }, false],
    ),
    ...rows(
      'open-libraries',
      'DET-066, LIB-023',
      [{}, true],
      [{ person: { role: { id: 1, name: 'free' } } }, false],
      [{ person: { role: { id: 1, name: 'free' } }, environment: 'production' }, false],
      [{ person: { role: { id: 1, name: 'free' } }, environment: 'staging' }, true],
      [{ environment: 'production' }, true],
    ),
    ...rows(
      'open-advanced-configurations',
      'DET-066, ADV-020, ADV-022',
      [{ cluster: policies({ roleName: 'owner' }) }, true],
      [{ cluster: policies({ roleName: 'accountAdmin' }) }, true],
      [{ cluster: policies({ roleName: 'accountManager' }) }, true],
      [{ cluster: policies({ roleName: 'developer', authorizedRoles: ['owner'] }) }, false],
      [{ cluster: policies({ roleName: null }) }, false],
    ),
    ...rows(
      'open-scaling-configurations',
      'DET-066',
      [{ person: { ...flag('autoScale'), ...action('cluster_scaling', 'gc') } }, true],
      [{ person: { ...flag('autoScale'), ...action('cluster_scaling', 'az') } }, false],
      [{ person: { ...flag('manualScaling'), ...action('cluster_scaling', 'gc') } }, false],
    ),
    ...rows(
      'open-scheduling',
      'DET-066, SCH-017',
      [{ person: flag('schedular'), cluster: policies({ authorizedRoles: ['owner'] }) }, true],
      [{ person: flag('scheduler'), cluster: policies({ authorizedRoles: ['accountAdmin'] }) }, true],
      [{ person: {}, cluster: policies({ authorizedRoles: ['owner'] }) }, false],
      [{ person: flag('schedular'), cluster: policies({ authorizedRoles: ['developer'] }) }, false],
      ...['az', 'az-saas', 'Azure', 'Azure SaaS'].map((platform): [Facts, boolean] => [
        { person: flag('schedular'), cluster: { ...policies({ authorizedRoles: ['owner'] }), platform } },
        false,
      ]),
    ),
  ])('%s is there: %s, for %o [%s]', (what, isThere, facts) => {
    const { isAllowed, isHidden } = ask(what, facts)
    expect({ isAllowed, isHidden }).toEqual({ isAllowed: isThere, isHidden: !isThere })
  })

  it('needs the cluster to be known', () => {
    const verdict = explain('open-scheduling', 'ClusterPage', { person: buildPerson(), productKey: 'basalt' })
    expect(verdict.isAllowed).toBe(false)
  })
})

describe('the head of the cluster page', () => {
  it.each([
    [{ isPremium: true, isPremiumSupported: true }, true, true, false],
    [{ isPremium: false, isPremiumSupported: true }, true, false, true],
    [{ isPremium: false, isPremiumSupported: true }, false, false, false],
    [{ isPremium: true, isPremiumSupported: false }, true, false, false],
    [{ isPremium: false, isPremiumSupported: false }, true, false, false],
  ])(
    'of %o, plans open: %s, has the badge: %s, offers premium: %s [DET-013]',
    (cluster, hasPlans, isShown, isOffered) => {
      const facts = { cluster, person: hasPlans ? flag('payment') : {} }
      expect(ask('show', facts).isAllowed).toBe(isShown)
      expect(ask('upgrade', facts).isAllowed).toBe(isOffered)
    },
  )
})

describe('the support token', () => {
  const verbs = { list: 'list', create: 'create', update: 'update', delete: 'delete' } as const

  it.each(Object.values(verbs))('asks the cli policy for %s alone [DET-067, DET-070, ACL-036]', (verb) => {
    const given = ask(verb, { cluster: policies({ cli: [verb] }) }, 'SupportToken')
    expect(given.isAllowed).toBe(true)
    const others = Object.values(verbs).filter((other) => other !== verb)
    const refused = ask(verb, { cluster: policies({ cli: others }) }, 'SupportToken')
    expect([refused.isAllowed, refused.isHidden]).toEqual([false, verb === 'list'])
    expect(refused.reasons[0]?.sentence).toBe('You need higher permission')
  })
})
