import { describe, expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { abilityOf } from './ability'
import { dependenciesOf, dependencyFactsOf, factsOfPlain } from './dependencies'
import { decide, explain } from './explain'
import { factsOf } from './facts'
import type { AccessRules } from './rule'

const context = {
  person: buildPerson({ platformActions: [] }),
  productKey: 'basalt',
  cluster: buildCluster({ state: 'sleeping' }),
}

describe('the dependencies of an action', () => {
  it('has every fact its rules read once, sorted', () => {
    expect(dependenciesOf('clone', 'Cluster')).toEqual([
      'clusterState',
      'hasClustersLeft',
      'isCloneable',
      'isTrialExpired',
      'managementPolicy',
      'planActions',
    ])
    expect(dependenciesOf('delete', 'Cluster')).toEqual(['clusterPolicy', 'clusterState', 'isCorrupted'])
  })

  it('has both facts of a rule that either of them meets', () => {
    expect(dependenciesOf('open-access-and-security', 'ClusterPage')).toEqual([
      'userPolicy',
      'whitelistPolicy',
    ])
  })

  it('is empty for an action that is open, and for one no table has', () => {
    expect(dependenciesOf('show', 'Cluster')).toEqual([])
    expect(dependenciesOf('clone', 'Region')).toEqual([])
    expect(dependenciesOf('clone', 'Cluster', {})).toEqual([])
  })

  it('can be that of other tables', () => {
    const tables: AccessRules = { Cluster: { clone: [] } }
    expect(dependenciesOf('clone', 'Cluster', tables)).toEqual([])
    expect(dependencyFactsOf('clone', 'Cluster', factsOf(context), tables)).toEqual({})
  })
})

describe('the facts an action depends on', () => {
  it('are plain JSON', () => {
    const facts = dependencyFactsOf('clone', 'Cluster', factsOf(context))
    expect(JSON.parse(JSON.stringify(facts))).toEqual({
      clusterState: 'sleeping',
      hasClustersLeft: true,
      isCloneable: true,
      isTrialExpired: false,
      managementPolicy: ['list', 'create', 'update'],
      planActions: [],
    })
  })

  it('give the verdict of the whole context again', () => {
    const replayed = factsOfPlain(
      JSON.parse(JSON.stringify(dependencyFactsOf('clone', 'Cluster', factsOf(context)))),
    )
    expect(decide('clone', 'Cluster', replayed)).toEqual(explain('clone', 'Cluster', context))
  })
})

describe('facts of plain JSON', () => {
  it('are those of nothing where they are missing', () => {
    const { clusterPolicy, flags, planActions, lockedActions, clusterState, isTrial } = factsOfPlain({})
    expect([clusterPolicy, flags, planActions, lockedActions]).toEqual([[], [], [], []])
    expect([clusterState, isTrial]).toEqual([null, null])
  })

  it('take nothing that cannot be a fact, and no name the console does not know', () => {
    const facts = factsOfPlain({
      clusterPolicy: 'delete',
      flags: ['payment', 1, null],
      isTrial: {},
      isKing: true,
    })
    expect(facts.clusterPolicy).toEqual([])
    expect(facts.flags).toEqual(['payment'])
    expect(facts.isTrial).toBeNull()
    expect(facts).not.toHaveProperty('isKing')
    expect(factsOfPlain(Object.create({ isTrial: true })).isTrial).toBeNull()
  })

  it.each([
    ['clone', 'Cluster'],
    ['delete', 'Cluster'],
    ['invite', 'ClusterUser'],
  ] as const)('without anything let nobody %s %s', (action, subject) => {
    expect(decide(action, subject, factsOfPlain({}), abilityOf({}))).toMatchObject({ isAllowed: false })
    expect(decide(action, subject, factsOfPlain({})).isAllowed).toBe(false)
  })
})
