import { describe, expect, it } from 'vitest'
import type { ClusterPolicies } from '../domain/cluster'
import type { ClusterDetail } from '../domain/cluster-detail'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../testing/detail-builders'
import { explain } from './explain'
import type { Action, Subject } from './vocabulary'

const unread =
  'The server sent something that this depends on in a form the console does not know. Contact support.'
const unreadPolicy =
  'The server sent your permissions for this in a form the console does not know. Contact support.'
const everything = {
  platformActions: ['copilot', 'cluster_upgrade'].map((name) => ({ name, platforms: ['gc'] })),
  toggleFeatures: ['copilot', 'basaltX'].map((key) => ({ key, isPublished: true })),
}

type Asked = { detail?: Partial<ClusterDetail>; policies?: Partial<ClusterPolicies>; type?: string }

/** What a person with everything hears of an action on this cluster; '' where it is allowed. */
function said(action: Action, subject: Subject, { detail = {}, policies = {}, type }: Asked) {
  const built = buildClusterDetail({ isAdvancedSqlEligible: true, isPremium: false, ...detail })
  const cluster = { ...built, policies: { ...built.policies, ...policies } }
  const { isHidden, reasons } = explain(action, subject, {
    person: buildPerson(everything),
    productKey: 'basalt',
    cluster,
    detail: cluster,
    ...(type === undefined ? {} : { subClusterType: type }),
  })
  const [first] = reasons
  return first ? `${isHidden ? 'hidden' : 'disabled'}: ${first.sentence} ${first.resolution}` : ''
}

const refused = `disabled: ${unread} support`

describe('a role of the account that could not be read', () => {
  /** What one whose role came like that hears; '' where it is allowed. */
  const heard = (action: Action, subject: Subject, id: number, name: string) => {
    const toggleFeatures = [{ key: 'payment', isPublished: true }]
    const person = buildPerson({ role: { id, name }, consent: null, toggleFeatures })
    const { isAllowed, reasons } = explain(action, subject, { person, productKey: 'basalt' })
    return isAllowed ? '' : reasons.map(({ sentence, resolution }) => `${sentence} ${resolution}`).join()
  }

  it.each<[Action, Subject]>([
    ['choose', 'Region'],
    ['choose-nodes', 'SubCluster'],
    ['identify', 'UsageAnalysis'],
    ['show', 'CookiePrompt'],
    ['show', 'TrialBanner'],
    ['contact', 'Plans'],
  ])(
    'counts as neither a trial nor none: %s of %s is refused with that reason [ACL-D26]',
    (action, subject) => {
      expect(heard(action, subject, 0, '')).toBe(`${unread} support`)
    },
  )

  it('is told from one that nobody knows by name', () => {
    expect(heard('choose', 'Region', 7, 'gold')).toBe('')
    expect(heard('choose', 'Region', 1, '')).toBe('Upgrade to a Premium Account to choose a region. upgrade')
  })
})

describe('what came and could not be read', () => {
  it.each(['sqlx', 'fallbackanalytics', 'chidori'])(
    'does not count as no self-managed cluster of the kind %s [SUB-024, SUB-027, SUB-028]',
    (type) => {
      expect(said('choose', 'SubCluster', { type, detail: { unreadable: ['subClusterTypes'] } })).toBe(
        refused,
      )
      expect(said('choose', 'SubCluster', { type })).toBe('')
    },
  )

  it('does not count as no lock of the updates [DET-D35]', () => {
    const detail: Partial<ClusterDetail> = { isUpgradable: true, availableUpgrades: ['4.3.1-1182'] }
    expect(said('upgrade', 'Cluster', { detail })).toBe('')
    expect(said('upgrade', 'Cluster', { detail: { ...detail, unreadable: ['lockedActions'] } })).toBe(refused)
  })

  it('stands against nothing that does not hang on it', () => {
    const detail: Partial<ClusterDetail> = { unreadable: ['subClusterTypes', 'hasBusinessUserNotebook'] }
    for (const type of ['analytics', 'loader'])
      expect(said('choose', 'SubCluster', { type, detail })).toBe('')
  })

  it('leaves the reason that is known beside it', () => {
    const detail: Partial<ClusterDetail> = {
      unreadable: ['subClusterTypes'],
      subClusters: [buildSubCluster({ type: 'sqlx' })],
    }
    expect(said('choose', 'SubCluster', { type: 'sqlx', detail })).toBe(
      'disabled: Only one Advanced SQL Warehouse Self-Managed Cluster is allowed none',
    )
  })

  it('does not count as no sqlx cluster, nor as a notebook that is off [CFG-057, SUB-025]', () => {
    expect(said('update', 'AdvancedSql', { detail: { unreadable: ['subClusterTypes'] } })).toBe(refused)
    expect(said('update', 'AdvancedSql', {})).toBe('')
    const detail: Partial<ClusterDetail> = { unreadable: ['hasBusinessUserNotebook'] }
    expect(said('choose', 'SubCluster', { type: 'sqlx', detail })).toBe(refused)
  })

  it.each(['Copilot', 'DataStudio'] as const)(
    'does not count as a premium configuration that leaves %s to every cluster [CFG-054]',
    (subject) => {
      const detail: Partial<ClusterDetail> = { unreadable: ['premiumFeatures'] }
      expect(said('update', subject, { detail })).toBe(refused)
      expect(said('update', subject, { detail: { ...detail, isPremium: true } })).toBe('')
      expect(said('update', subject, {})).toBe('')
    },
  )

  it('does not count as a role without rights, nor against another fact that meets the rule', () => {
    const policies = { authorizedRoles: [], roleName: null, unreadable: ['roleName' as const] }
    const refusedForRole = `disabled: ${unreadPolicy} support`
    expect(said('open-advanced-configurations', 'ClusterPage', { policies })).toBe(refusedForRole)
    expect(said('transfer', 'ClusterUser', { policies })).toBe(refusedForRole)
    const listed = { ...policies, authorizedRoles: ['owner'] }
    expect(said('transfer', 'ClusterUser', { policies: listed })).toBe('')
  })

  it('does not count as a role that is none of a User: the services are refused in sight', () => {
    const policies = { authorizedRoles: [], roleName: 'developer', unreadable: ['authorizedRoles' as const] }
    expect(said('show', 'ClusterServices', { policies })).toBe(`disabled: ${unreadPolicy} support`)
    const known = { ...policies, roleName: 'accountManager', unreadable: [] }
    expect(said('show', 'ClusterServices', { policies: known })).toBe('')
  })
})
