import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import type { ClusterDetail } from '../domain/cluster-detail'
import type { ClusterState } from '../domain/cluster-state'
import type { SubCluster } from '../domain/sub-cluster'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'
import type { Action } from './vocabulary'

const manage = ['list', 'create', 'update', 'delete']
const withPolicy = (subCluster: string[]) => ({ policies: { ...noPolicies, subCluster } })

const asking = (changes: {
  person?: Partial<AccessContext['person']>
  cluster?: Partial<ClusterDetail>
  state?: ClusterState
  subCluster?: Partial<SubCluster>
  type?: string
}): AccessContext => {
  const detail = buildClusterDetail({ ...withPolicy(manage), ...changes.cluster })
  return {
    person: buildPerson({
      toggleFeatures: [{ key: 'subcluster', isPublished: true }],
      platformActions: [{ name: 'subcluster', platforms: ['gc'] }],
      ...changes.person,
    }),
    productKey: 'basalt',
    cluster: detail,
    detail,
    state: changes.state ?? 'running',
    subCluster: buildSubCluster(changes.subCluster),
    ...(changes.type ? { subClusterType: changes.type } : {}),
  }
}

const verdict = (action: Action, changes: Parameters<typeof asking>[0] = {}) => {
  const { isAllowed, isHidden, reasons } = explain(action, 'SubCluster', asking(changes))
  return isAllowed ? 'allowed' : `${isHidden ? 'hidden' : 'disabled'}: ${reasons[0]?.sentence}`
}

const higher = 'disabled: You need higher permission'
const notRunning = 'disabled: Cluster Must be running'
const connectFirst = 'disabled: Connect the Self-Managed Cluster first'

describe('self-managed clusters', () => {
  it('are seen with the flag and the policy list', () => {
    expect(verdict('list')).toBe('allowed')
    expect(verdict('list', { person: { toggleFeatures: [] } })).toMatch(/^hidden: /)
    expect(verdict('list', { cluster: withPolicy(['create']) })).toMatch(/^hidden: /)
  })

  it('are made with policy, plan and a connected cluster [SUB-014, SUB-036]', () => {
    expect(verdict('create')).toBe('allowed')
    expect(verdict('create', { cluster: withPolicy(['list', 'update', 'delete']) })).toBe(higher)
    expect(verdict('create', { person: { platformActions: [] } })).toBe(
      "disabled: Self-Managed Cluster isn't supported with your current plan.",
    )
    for (const state of ['sleeping', 'starting-up', 'creating', 'stopping', 'corrupted'] as const) {
      expect(verdict('create', { state })).toBe(
        'disabled: Connect your cluster to create a new Self-Managed Cluster',
      )
    }
  })

  it.each([
    ['update', 'update'],
    ['scale', 'update'],
    ['remove', 'delete'],
  ] as const)(
    'asks for %s the policy %s, a running cluster and a connected one [SUB-037, SUB-040, DET-078]',
    (action, verb) => {
      expect(verdict(action)).toBe('allowed')
      expect(verdict(action, { cluster: withPolicy(manage.filter((it) => it !== verb)) })).toBe(higher)
      expect(verdict(action, { state: 'sleeping' })).toBe(notRunning)
      expect(verdict(action, { subCluster: { state: 'disconnected' } })).toBe(connectFirst)
    },
  )

  it.each(['sqlx', 'fallbackanalytics', 'chidori'])(
    'sends nobody to connect a disconnected one of the kind %s, which only support can [SUB-D09]',
    (type) => {
      const subCluster = { type, state: 'disconnected' as const }
      for (const action of ['update', 'scale', 'remove', 'stop', 'restart'] as const)
        expect(explain(action, 'SubCluster', asking({ subCluster })).reasons.at(-1)).toMatchObject({
          sentence: 'This kind of Self-Managed Cluster cannot be connected here. Please contact support.',
          resolution: 'support',
        })
    },
  )

  it.each(['update', 'scale', 'remove', 'stop', 'restart'] as const)(
    'names for %s no step that cannot be taken: one that connects is waited for, of another state nothing is said [SUB-D10]',
    (action) => {
      expect(verdict(action, { subCluster: { state: 'loading' } })).toBe(
        'disabled: Wait until the Self-Managed Cluster is connected or disconnected',
      )
      for (const state of ['failed', ''])
        expect(verdict(action, { subCluster: { state } })).toBe(
          'disabled: This is not available in the current state.',
        )
    },
  )

  it('does not resize while upgrades are locked [SUB-040]', () => {
    const cluster = { lockedActions: ['Self_Upgrade'] }
    expect(verdict('update', { cluster })).toBe('disabled: Update is currently locked for this cluster.')
    expect(verdict('scale', { cluster })).toBe('allowed')
  })

  it.each(['scale', 'choose-nodes'] as const)(
    '%s is in sight, but disabled, on a trial [SUB-032]',
    (action) => {
      expect(verdict(action, { person: { role: { id: 1, name: 'free' } } })).toBe(
        'disabled: Only available for Premium users. Chat with us to upgrade.',
      )
    },
  )

  it.each([
    ['analytics', true],
    ['loader', true],
    ['fallbackanalytics', false],
    ['sqlx', false],
    ['chidori', false],
  ])('have a toggle only where they are analytics or loader: %s [SUB-031]', (type, has) => {
    const hidden = /^hidden: /
    for (const [state, offered] of [
      ['running', 'disconnect'],
      ['disconnected', 'connect'],
    ] as const) {
      const other = offered === 'connect' ? 'disconnect' : 'connect'
      expect(verdict(other, { subCluster: { type, state } })).toMatch(hidden)
      if (has) expect(verdict(offered, { subCluster: { type, state } })).toBe('allowed')
      else expect(verdict(offered, { subCluster: { type, state } })).toMatch(hidden)
    }
  })

  it('keep the toggle still while they connect', () => {
    expect(verdict('connect', { subCluster: { type: 'analytics', state: 'loading' } })).toMatch(
      /^disabled: Wait/,
    )
  })

  it.each([
    ['running', ['stop', 'restart']],
    ['not running', ['start']],
    ['sleeping', ['start']],
    ['starting', []],
    ['error', []],
  ] as const)('offer for nodes that are %s: %s [SUB-029, SUB-030]', (status, offered) => {
    const shown = (['start', 'stop', 'restart'] as const).filter(
      (action) => !verdict(action, { subCluster: { status, state: 'running' } }).startsWith('hidden'),
    )
    expect(shown).toEqual(
      ['start', 'stop', 'restart'].filter((action) => offered.some((it) => it === action)),
    )
  })

  it("say that a person can't make actions on them [SUB-035, SUB-040]", () => {
    expect(verdict('restart', { cluster: withPolicy(['list']) })).toBe(
      "disabled: You can't make actions on Self-Managed Cluster",
    )
    expect(verdict('restart', { state: 'sleeping' })).toBe(notRunning)
  })

  it.each([
    ['sqlx', {}, 'allowed'],
    [
      'sqlx',
      { subClusters: [buildSubCluster({ type: 'sqlx' })] },
      'disabled: Only one Advanced SQL Warehouse Self-Managed Cluster is allowed',
    ],
    [
      'sqlx',
      { hasBusinessUserNotebook: true },
      'disabled: Not available while the business user notebook is enabled',
    ],
    [
      'sqlx',
      { isAdvancedSqlEligible: false },
      'disabled: This cluster is not eligible for the advanced SQL interface',
    ],
    [
      'fallbackanalytics',
      { subClusters: [buildSubCluster({ type: 'fallbackanalytics' })] },
      'disabled: Only one Failover Analytics Self-Managed Cluster is allowed',
    ],
    [
      'chidori',
      { subClusters: [buildSubCluster({ type: 'chidori' })] },
      'disabled: Only one Chidori Self-Managed Cluster is allowed',
    ],
    ['analytics', { subClusters: [buildSubCluster({ type: 'analytics' })] }, 'allowed'],
    ['loader', { hasBusinessUserNotebook: true, isAdvancedSqlEligible: false }, 'allowed'],
  ])(
    'may be of the type %s with %o: %s [SUB-024, SUB-025, SUB-026, SUB-027, SUB-028]',
    (type, cluster, expected) => {
      expect(verdict('choose', { type, cluster: { isAdvancedSqlEligible: true, ...cluster } })).toBe(expected)
    },
  )
})
