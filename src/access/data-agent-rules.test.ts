import { describe, expect, it } from 'vitest'
import { noPolicies } from '../domain/cluster'
import { type DataAgentState, dataAgentStates } from '../domain/data-agent-state'
import { buildPerson } from '../testing/builders'
import { agentStandings, buildDataAgent } from '../testing/data-agent-builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'
import type { Action } from './vocabulary'

type Changes = Partial<AccessContext> & {
  policy?: string[]
  isEnabled?: boolean
  hasUi?: boolean
  isOn?: boolean
  platforms?: string[]
}

function refusal(action: Action, changes: Changes = {}) {
  const {
    policy = ['list', 'update'],
    isEnabled = true,
    hasUi = true,
    isOn = true,
    platforms = ['gc'],
    ...rest
  } = changes
  const detail = buildClusterDetail({
    policies: { ...noPolicies, cluster: policy },
    isDataAgentEnabled: isEnabled,
    hasNewDataAgentUi: hasUi,
  })
  return explain(action, 'DataAgent', {
    person: buildPerson({
      platformActions: [{ name: 'da', platforms }],
      toggleFeatures: [{ key: 'dataagent', isPublished: isOn }],
    }),
    productKey: 'basalt',
    cluster: detail,
    detail,
    dataAgent: buildDataAgent(),
    ...rest,
  })
}

function ask(action: Action, changes: Changes = {}) {
  const { isAllowed, isHidden, reasons } = refusal(action, changes)
  const shown = isHidden ? 'hidden' : isAllowed ? 'open' : 'disabled'
  return [shown, ...reasons.map(({ sentence }) => sentence)]
}

const inState = (state: DataAgentState) => ({ dataAgent: buildDataAgent(agentStandings[state]) })
/** How a control stands for an agent in each state. */
const standing = (action: Action) =>
  Object.fromEntries(dataAgentStates.map((state) => [state, ask(action, inState(state))[0]]))

describe('a refusal by the state of an agent', () => {
  it('promises no change by itself: neither a stopped agent starts nor a cut-off one returns without a person', () => {
    const waysIn = (action: Action, state: DataAgentState) =>
      refusal(action, inState(state)).reasons.map(({ resolution }) => resolution)
    expect(waysIn('stop', 'stopped')).toEqual(['none'])
    expect(waysIn('stop', 'controller-disconnected')).toEqual(['none'])
    expect(waysIn('start', 'connected')).toEqual(['none'])
  })
})

describe('the section of data agents', () => {
  it('is there with platform action, flag and both settings of the cluster, and absent without any of them [AGT-045]', () => {
    expect(ask('list')).toEqual(['open'])
    expect(ask('list', { platforms: ['az'] })[0]).toBe('hidden')
    expect(ask('list', { isOn: false })[0]).toBe('hidden')
    expect(ask('list', { isEnabled: false })[0]).toBe('hidden')
    expect(ask('list', { hasUi: false })[0]).toBe('hidden')
    expect(ask('list', { policy: [] })).toEqual(['open'])
  })

  it.each(['sleeping', 'starting-up', 'stopping', 'corrupted'] as const)(
    'says that a cluster which is %s has to be connected [AGT-017]',
    (state) => {
      expect(ask('list', { state })).toEqual([
        'disabled',
        'Your cluster must be connected to view Data Agent Connections',
      ])
    },
  )
})

describe('changing data agents', () => {
  it.each(['create', 'manage', 'update', 'remove', 'delete', 'reauthorize', 'stop', 'restart'] as const)(
    '%s takes the policy of the cluster [AGT-D23]',
    (action) => {
      expect(ask(action)).toEqual(['open'])
      expect(ask(action, { policy: ['list'] })).toEqual(['disabled', 'You need higher permission'])
    },
  )

  it('offers to start only in the outcome stopped [AGT-046]', () => {
    expect(standing('start')).toEqual({
      unknown: 'hidden',
      incomplete: 'hidden',
      'no-auth-file': 'hidden',
      'unreachable-with-services': 'hidden',
      unreachable: 'hidden',
      connected: 'hidden',
      'partly-connected': 'hidden',
      stopped: 'open',
      'controller-disconnected': 'hidden',
    })
  })

  it.each(['stop', 'restart'] as const)(
    'offers to %s in four outcomes, disabled in two of them [AGT-030, AGT-047, AGT-D14]',
    (action) => {
      expect(standing(action)).toEqual({
        unknown: 'hidden',
        incomplete: 'hidden',
        'no-auth-file': 'hidden',
        'unreachable-with-services': 'disabled',
        unreachable: 'hidden',
        connected: 'open',
        'partly-connected': 'open',
        stopped: 'hidden',
        'controller-disconnected': 'disabled',
      })
      expect(ask(action, inState('controller-disconnected'))[1]).toBe(
        'The controller of this data agent cannot be reached now.',
      )
    },
  )

  it('leaves only the generation of the file where there is none and nothing is connected [AGT-032, AGT-033]', () => {
    const untouched = inState('no-auth-file')
    expect(ask('authorize', untouched)).toEqual(['open'])
    const others: Action[] = ['view', 'update', 'remove', 'reauthorize', 'start', 'stop', 'restart']
    for (const action of others) expect([action, ask(action, untouched)[0]]).toEqual([action, 'hidden'])
    expect(ask('manage', untouched)).toEqual(['open'])
    expect(ask('delete', untouched)).toEqual(['open'])
  })

  it('keeps the menu where there is no file but a side is connected [AGT-033, AGT-D16]', () => {
    const dataAgent = buildDataAgent({ hasAuthFile: false })
    expect(ask('authorize', { dataAgent })).toEqual(['open'])
    expect(ask('update', { dataAgent })).toEqual(['open'])
    expect(ask('remove', { dataAgent })).toEqual(['open'])
    expect(ask('reauthorize', { dataAgent })[0]).toBe('hidden')
    expect(ask('authorize')[0]).toBe('hidden')
    expect(ask('reauthorize')).toEqual(['open'])
  })

  it('does not delete an agent whose data sources could not be read, and does not say that it has some', () => {
    expect(ask('delete', { dataAgent: buildDataAgent({ dataSources: null }) })).toEqual([
      'disabled',
      'The server sent something that this depends on in a form the console does not know. Contact support.',
    ])
  })

  it('does not delete an agent with data sources [AGT-044]', () => {
    expect(ask('delete', { dataAgent: buildDataAgent({ dataSources: ['orders'] }) })).toEqual([
      'disabled',
      'Data sources are attached to this data agent.',
    ])
  })
})
