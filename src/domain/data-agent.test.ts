import { describe, expect, it } from 'vitest'
import { dataAgentResult, isDataAgentName } from './data-agent'
import {
  connectedServicesOf,
  type DataAgentSides,
  dataAgentState,
  disconnectedServicesOf,
  isUntouched,
} from './data-agent-state'

type Side = 'none' | 'up' | 'up, misses db' | 'down' | 'down, serves db'

const side = (word: Side) =>
  word === 'none'
    ? null
    : {
        isDisconnected: word.startsWith('down'),
        connectedServices: word === 'down, serves db' ? ['db:1521'] : [],
        disconnectedServices: word === 'up, misses db' ? ['db:1521'] : [],
      }

/** `started` and `stopped` are what the controller says of the agent. */
function sides(
  agent: Side,
  controller: Side,
  run: 'started' | 'stopped',
  hasAuthFile = true,
): DataAgentSides {
  const found = side(controller)
  return {
    hasAuthFile,
    agent: side(agent),
    controller: found && { ...found, isAgentStarted: run === 'started' },
  }
}

const allSides: Side[] = ['none', 'up', 'up, misses db', 'down', 'down, serves db']

describe('the state of a data agent', () => {
  it.each(
    allSides.flatMap((agent) =>
      allSides.flatMap((controller) =>
        (['started', 'stopped'] as const).map((run) => [agent, controller, run] as const),
      ),
    ),
  )(
    'is "no authentication file" without one, agent %s, controller %s, %s [AGT-018, AGT-021]',
    (...standing) => {
      expect(dataAgentState(sides(...standing, false))).toBe('no-auth-file')
    },
  )

  // Rows: the agent's side; columns: controller none, up, up but missing a service, down, down but serving.
  it.each([
    [
      'none',
      'incomplete',
      'unknown',
      'partly-connected',
      'controller-disconnected',
      'controller-disconnected',
    ],
    ['up', 'unknown', 'connected', 'partly-connected', 'controller-disconnected', 'controller-disconnected'],
    [
      'up, misses db',
      'unknown',
      'partly-connected',
      'partly-connected',
      'controller-disconnected',
      'controller-disconnected',
    ],
    ['down', 'unknown', 'partly-connected', 'partly-connected', 'unreachable', 'unreachable-with-services'],
    [
      'down, serves db',
      'unknown',
      'partly-connected',
      'partly-connected',
      'unreachable-with-services',
      'unreachable-with-services',
    ],
  ] as const)(
    'of a started agent whose side is %s [AGT-018, AGT-019, AGT-020, AGT-022, AGT-023, AGT-024, AGT-025, AGT-027]',
    (agent, ...expected) => {
      expect(allSides.map((controller) => dataAgentState(sides(agent, controller, 'started')))).toEqual(
        expected,
      )
    },
  )

  it.each(allSides)('is "stopped" where a reachable controller says so, agent %s [AGT-026]', (agent) => {
    expect(dataAgentState(sides(agent, 'up', 'stopped'))).toBe('stopped')
    expect(dataAgentState(sides(agent, 'up, misses db', 'stopped'))).toBe('stopped')
    expect(dataAgentState(sides(agent, 'down', 'stopped'))).not.toBe('stopped')
    expect(dataAgentState(sides(agent, 'none', 'stopped'))).not.toBe('stopped')
  })

  it('names each service that is not reached once [AGT-029]', () => {
    const { agent, controller } = sides('up, misses db', 'up, misses db', 'started')
    expect(disconnectedServicesOf({ agent, controller })).toEqual(['db:1521'])
    expect(disconnectedServicesOf({ agent: null, controller: null })).toEqual([])
  })

  it('names each service that is reached through either side once, and none where neither was heard of', () => {
    const reaching = (...services: string[]) => ({
      ...{ isDisconnected: false, isAgentStarted: true, disconnectedServices: [] },
      connectedServices: services,
    })
    const agent = reaching('a:1', 'b:2')
    const controller = reaching('b:2', 'c:3')
    expect(connectedServicesOf({ agent, controller })).toEqual(['a:1', 'b:2', 'c:3'])
    expect(connectedServicesOf({ agent, controller: null })).toEqual(['a:1', 'b:2'])
    expect(connectedServicesOf({ agent: null, controller })).toEqual(['b:2', 'c:3'])
    expect(connectedServicesOf({ agent: null, controller: null })).toBeNull()
  })

  it('leaves one thing to do while there is no file and no side has ever answered [AGT-032]', () => {
    const untouched = (agent: Side, controller: Side, hasAuthFile = false) =>
      isUntouched(sides(agent, controller, 'stopped', hasAuthFile))
    expect(untouched('down', 'down')).toBe(true)
    expect(untouched('none', 'none')).toBe(true)
    expect(untouched('down', 'up')).toBe(false)
    expect(untouched('up', 'down')).toBe(false)
    expect(untouched('down', 'down', true)).toBe(false)
  })
})

describe('the name of a data agent', () => {
  it.each([
    ['a', true],
    ['_', true],
    ['Sales_Agent_2', true],
    ['a'.repeat(254), true],
    ['a'.repeat(255), false],
    ['', false],
    ['2fast', false],
    ['sales-agent', false],
    ['sales agent', false],
    [' sales', false],
    ['größe', false],
    ['sales\n', false],
  ])('%j: %s [AGT-039, AGT-040]', (name, isRight) => {
    expect(isDataAgentName(name)).toBe(isRight)
  })
})

describe('the result of a command', () => {
  it.each([
    ['failed', 'failed'],
    ['FAILED', 'failed'],
    ['busy', 'busy'],
    ['already_started', 'already-started'],
    ['Already Started', 'already-started'],
    ['already-started', 'already-started'],
    ['alreadyStarted', 'already-started'],
    ['AlreadyStarted', 'already-started'],
    ['ALREADY_STARTED.', 'already-started'],
    ['success', 'done'],
    ['started', 'done'],
    ['', 'done'],
    [null, 'done'],
  ])('%j is %s [AGT-049]', (status, result) => {
    expect(dataAgentResult(status)).toBe(result)
  })
})
