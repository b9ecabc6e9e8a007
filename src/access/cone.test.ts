import { describe, expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { abilityOf } from './ability'
import { coneFactsOf, coneOf, factsOfPlain } from './cone'
import { decide, explain } from './explain'
import { factsOf } from './facts'
import type { Gates } from './rule'

const context = {
  person: buildPerson({ platformActions: [] }),
  productKey: 'basalt',
  cluster: buildCluster({ state: 'sleeping' }),
}

describe('the cone of an action', () => {
  it('has every fact its rules read once, sorted', () => {
    expect(coneOf('clone', 'Cluster')).toEqual([
      'clusterState',
      'hasClustersLeft',
      'isCloneable',
      'isTrialExpired',
      'managementPolicy',
      'planActions',
    ])
    expect(coneOf('delete', 'Cluster')).toEqual(['clusterPolicy', 'clusterState', 'isCorrupted'])
  })

  it('has both facts of a rule that either of them meets', () => {
    expect(coneOf('open-access-and-security', 'ClusterPage')).toEqual(['userPolicy', 'whitelistPolicy'])
  })

  it('is empty for an action that is open, and for one no table has', () => {
    expect(coneOf('show', 'Cluster')).toEqual([])
    expect(coneOf('clone', 'Region')).toEqual([])
    expect(coneOf('clone', 'Cluster', {})).toEqual([])
  })

  it('can be that of other tables', () => {
    const tables: Gates = { Cluster: { clone: [] } }
    expect(coneOf('clone', 'Cluster', tables)).toEqual([])
    expect(coneFactsOf('clone', 'Cluster', factsOf(context), tables)).toEqual({})
  })
})

describe('the facts of a cone', () => {
  it('are plain JSON', () => {
    const facts = coneFactsOf('clone', 'Cluster', factsOf(context))
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
      JSON.parse(JSON.stringify(coneFactsOf('clone', 'Cluster', factsOf(context)))),
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

  it('take nothing that cannot be a fact, and no name the house does not know', () => {
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
