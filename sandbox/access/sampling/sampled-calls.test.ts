import { describe, expect, it } from 'vitest'
import { bothOf, type Condition, onTopOf } from './sampled-call'
import { sampledCalls } from './sampled-calls'

describe('the sampled calls', () => {
  it('have each of their rules broken by a condition, but for those that none can break alone', () => {
    const unbroken = sampledCalls.flatMap(({ name, requires, conditions }) => {
      const broken = conditions.flatMap(({ breaks }) => breaks)
      const ids = new Set(requires.flat().map(({ id }) => id))
      return [...ids].filter((id) => !broken.includes(id)).map((id) => `${name}: ${id}`)
    })
    expect(unbroken).toEqual([
      'ClusterSize.resize: cluster-size.shown',
      'AdvancedSql.update: advanced-sql.platform',
      'AdvancedSql.update: advanced-sql.no-sqlx',
      'DeltaSharing.update: delta-sharing.role',
      'ClusterServices.show: cluster-services.known-role',
      'ClusterServices.update: cluster-services.known-role',
      'ServiceQuantity.update: cluster-services.known-role',
    ])
  })

  it('are made in each state of the cluster where a rule asks for it', () => {
    const notOfTheCluster = new Set(
      sampledCalls.flatMap(({ requires, states = {} }) => {
        const broken: string[] = Object.values(states).flatMap((each) =>
          'repeats' in each ? [each.repeats] : [...each],
        )
        const rules = requires.flat().filter(({ kind }) => kind === 'state')
        return rules.filter(({ id }) => !broken.includes(id)).map(({ id }) => id)
      }),
    )
    expect([...notOfTheCluster].sort()).toEqual([
      'cluster-user.withdraw.pending-owner',
      'cluster.upgrade.pending',
      'data-agent.no-sources',
      'data-agent.touched',
      'library.no-other-installing',
      'library.no-other-uninstalling',
      'platform.choose.pipeline',
      'sub-cluster.connect.state',
      'sub-cluster.toggle.settled',
    ])
  })

  it('are made too with what looks like an obstacle and is none', () => {
    const harmless = sampledCalls.flatMap(({ name, conditions }) =>
      conditions.flatMap((each) => (each.breaks.length === 0 ? [`${name}: ${each.name}`] : [])),
    )
    expect(harmless.filter((each) => !each.includes('cliPolicy'))).toEqual([
      'Plans.downgrade: the plan is basic',
      'Plans.upgrade: the trial has expired',
      'BillingHistory.list: payment is off',
      'BillingHistory.list of a month: payment is off',
      'ConsentFlow.create: azureSupport is off',
      'Profile.update: the trial has expired',
    ])
  })

  it('are made by each role of a cluster where a policy rules them, but for those of data apps', () => {
    const ofNoRole = sampledCalls.filter(
      ({ requires, roles }) => !roles && requires.flat().some(({ kind }) => kind === 'policy'),
    )
    expect(ofNoRole.map(({ name }) => name)).toEqual(['DataApp.list', 'DataApp.import'])
  })
})

describe('two conditions at once', () => {
  const asleep: Condition = { name: 'asleep', by: { state: 'sleeping' }, breaks: ['state'], slots: ['state'] }
  const off: Condition = { name: 'off', by: { noFlag: ['a'], cluster: { a: 1 } }, breaks: ['flag'] }
  const unplanned: Condition = {
    name: 'unplanned',
    by: { noFlag: ['b'], noPlan: ['b'], cluster: { b: 2 } },
    breaks: ['plan'],
  }

  it('are what either changes, and break what either breaks', () => {
    expect(bothOf(off, unplanned)).toEqual({
      name: 'off + unplanned',
      by: {
        noFlag: ['a', 'b'],
        noPlan: ['b'],
        without: [],
        person: {},
        cluster: { a: 1, b: 2 },
      },
      breaks: ['flag', 'plan'],
    })
  })

  it('are not there where both set the same thing or take the same place', () => {
    const stops: Condition = { name: 'stops', by: { state: 'stopping' }, breaks: ['state'] }
    expect(bothOf(asleep, stops)).toBeNull()
    expect(bothOf(asleep, { ...off, slots: ['state'] })).toBeNull()
    expect(bothOf(asleep, off)?.by.state).toBe('sleeping')
  })

  it('a change keeps what the call starts from, but for its rows', () => {
    const rows = async () => {}
    expect(onTopOf({ target: 'billing', rows, person: { newUser: true } }, { state: 'sleeping' })).toEqual({
      target: 'billing',
      state: 'sleeping',
      person: { newUser: true },
      cluster: {},
      rows: undefined,
    })
  })
})
