import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCluster } from '../testing/builders'
import type { Cluster } from './cluster'
import {
  applyIntents,
  type ClusterIntent,
  type IntentKind,
  intentKinds,
  isIntentShown,
  isKnownBefore,
  longestHold,
  settleIntents,
} from './cluster-intent'
import { clusterStateOf } from './cluster-state'

type ServerState =
  | 'corrupted'
  | 'stopping'
  | 'starting-up'
  | 'creating'
  | 'sleeping'
  | 'running'
  | 'undefined'

/** What the server says of a cluster in each state. */
const fieldsOfState: Record<ServerState, Partial<Cluster>> = {
  corrupted: { isCorrupted: true },
  stopping: { instanceStatus: 'stopping' },
  'starting-up': {
    services: [{ kind: null, url: null, status: 'loading' }],
    runningAt: '2026-03-05T10:00:00Z',
  },
  creating: { services: [{ kind: null, url: null, status: 'loading' }], runningAt: null },
  sleeping: { services: [{ kind: null, url: null, status: 'disconnected' }] },
  running: { services: [{ kind: null, url: null, status: 'running' }] },
  undefined: { services: [] },
}

const states: readonly ServerState[] = [
  'corrupted',
  'stopping',
  'starting-up',
  'creating',
  'sleeping',
  'running',
  'undefined',
]

function clusterIn(state: ServerState, name = 'demo'): Cluster {
  return { ...buildCluster({ name }), ...fieldsOfState[state] }
}

const clickedAt = 1_000_000

function intent(kind: IntentKind, parts: Partial<ClusterIntent> = {}): ClusterIntent {
  return { recordId: 'id-demo', change: kind, startedAt: clickedAt, acceptedAt: clickedAt + 100, ...parts }
}

function shown(state: ServerState, intents: readonly ClusterIntent[], now = clickedAt + 1) {
  return applyIntents([clusterIn(state)], intents, now).map(clusterStateOf)
}

describe('what is shown after a click', () => {
  it('is this table of what the server shows × the command given', () => {
    const table = states.map((state) => [
      state,
      ...intentKinds.map((kind) => shown(state, [intent(kind)])[0]),
    ])
    expect(table).toEqual([
      ['corrupted', 'corrupted', 'corrupted', undefined],
      ['stopping', 'starting-up', 'sleeping', undefined],
      ['starting-up', 'starting-up', 'sleeping', undefined],
      ['creating', 'starting-up', 'sleeping', undefined],
      ['sleeping', 'starting-up', 'sleeping', undefined],
      ['running', 'running', 'sleeping', undefined],
      ['undefined', 'starting-up', 'sleeping', undefined],
    ])
  })

  it('is the last of several commands', () => {
    const both = [intent('disconnect'), intent('connect', { startedAt: clickedAt + 5 })]
    expect(shown('running', both)).toEqual(['starting-up'])
    expect(shown('running', both.toReversed())).toEqual(['sleeping'])
  })

  it('is the same list when nothing was asked for, and the same objects for other clusters', () => {
    const list = [buildCluster({ name: 'demo' }), buildCluster({ name: 'other' })]
    expect(applyIntents(list, [], clickedAt)).toBe(list)
    const changed = applyIntents(list, [intent('disconnect')], clickedAt)
    expect(changed[0]).not.toBe(list[0])
    expect(changed[1]).toBe(list[1])
    expect(applyIntents(list, [intent('delete')], clickedAt)).toEqual([list[1]])
  })

  it('is held for ninety seconds at most, thirty more than a call may take', () => {
    expect(longestHold).toBe(90_000)
    expect(shown('running', [intent('disconnect')], clickedAt + 89_999)).toEqual(['sleeping'])
    expect(shown('running', [intent('disconnect')], clickedAt + 90_000)).toEqual(['running'])
    expect(shown('sleeping', [intent('delete')], clickedAt + 90_000)).toEqual(['sleeping'])
  })
})

describe('an answer of the server', () => {
  const after = { requestedAt: clickedAt + 100, now: clickedAt + 200 }

  it('ends a hold by this table of states × commands', () => {
    const table = states.map((state) => [
      state,
      ...intentKinds.map((kind) => settleIntents([intent(kind)], [clusterIn(state)], after).length === 0),
    ])
    expect(table).toEqual([
      ['corrupted', true, true, false],
      ['stopping', false, false, false],
      ['starting-up', true, false, false],
      ['creating', false, false, false],
      ['sleeping', false, true, false],
      ['running', true, false, false],
      ['undefined', false, false, false],
    ])
  })

  it.each(intentKinds)('ends the hold of %s when the cluster is gone', (kind) => {
    expect(settleIntents([intent(kind)], [], after)).toEqual([])
  })

  it('says nothing about a command when it was asked for before the server accepted it', () => {
    const held = [intent('disconnect')]
    const sleeping = [clusterIn('sleeping')]
    expect(settleIntents(held, sleeping, { ...after, requestedAt: clickedAt + 99 })).toBe(held)
    expect(settleIntents(held, sleeping, after)).toEqual([])
    const running = [intent('disconnect', { acceptedAt: null })]
    expect(settleIntents(running, sleeping, after)).toBe(running)
  })

  it('ends a hold after ninety seconds, accepted or not', () => {
    const held = [intent('disconnect', { acceptedAt: null })]
    const running = [clusterIn('running')]
    expect(settleIntents(held, running, { ...after, now: clickedAt + 89_999 })).toBe(held)
    expect(settleIntents(held, running, { ...after, now: clickedAt + 90_000 })).toEqual([])
  })

  it('shows the effect of a command by this table of states, whatever time has passed', () => {
    const table = states.map((state) => [
      state,
      ...intentKinds.map((kind) => isIntentShown(intent(kind), [clusterIn(state)])),
    ])
    expect(table).toEqual([
      ['corrupted', false, false, false],
      ['stopping', false, true, false],
      ['starting-up', true, false, false],
      ['creating', false, false, false],
      ['sleeping', false, true, false],
      ['running', true, false, false],
      ['undefined', false, false, false],
    ])
    expect(intentKinds.map((kind) => isIntentShown(intent(kind), []))).toEqual([false, false, true])
  })

  it('ends the older commands of a cluster with the one it agrees with, and no others', () => {
    const older = intent('disconnect', { acceptedAt: null })
    const settled = intent('connect', { startedAt: clickedAt + 10 })
    const newer = intent('disconnect', { startedAt: clickedAt + 20, acceptedAt: null })
    const elsewhere = intent('disconnect', { recordId: 'id-other' })
    const clusters = [clusterIn('running'), clusterIn('running', 'other')]
    expect(settleIntents([elsewhere, older, settled, newer], clusters, after)).toEqual([elsewhere, newer])
  })

  it('is outdated when it was asked for before the one on screen', () => {
    expect([1, 2, 3].map((requestedAt) => isKnownBefore(requestedAt, 2, 4))).toEqual([true, false, false])
  })

  it('is not outdated, and ends holds, where the clock was put back by an hour after what is on screen', () => {
    const now = clickedAt - 3_600_000
    expect(isKnownBefore(now, clickedAt, now)).toBe(false)
    expect(settleIntents([intent('disconnect')], [clusterIn('sleeping')], { requestedAt: now, now })).toEqual(
      [],
    )
    expect(shown('running', [intent('disconnect')], now)).toEqual(['running'])
    expect(shown('running', [intent('disconnect')], clickedAt - 100)).toEqual(['sleeping'])
  })
})

it('gives back what the server shows when a command failed and is dropped', () => {
  expect(shown('running', [intent('disconnect', { acceptedAt: null })])).toEqual(['sleeping'])
  expect(shown('running', [])).toEqual(['running'])
})

/*
 * A model of one cluster, its server and the network between: commands arrive in the order they were sent, polls too,
 * but a poll may overtake a command and answers arrive in any order.
 */
type Step = {
  kind: 'click' | 'poll' | 'serve-command' | 'serve-poll' | 'progress' | 'answer'
  choice: number
}
type Reply =
  | { of: 'poll'; requestedAt: number; state: ServerState }
  | { of: 'command'; intent: ClusterIntent; isAccepted: boolean }

function play(start: 'running' | 'sleeping', steps: readonly Step[]) {
  let now = 0
  let serverState: ServerState = start
  let shownState: ServerState = start
  let shownRequestedAt = -1
  let intents: readonly ClusterIntent[] = []
  const sentCommands: { intent: ClusterIntent; isAccepted: boolean }[] = []
  const sentPolls: number[] = []
  const replies: Reply[] = []
  const given: { intent: ClusterIntent | null; hasFailed: boolean }[] = [{ intent: null, hasFailed: false }]
  const seen: { wanted: IntentKind; shown: string }[] = []

  const onScreen = () => applyIntents([clusterIn(shownState)], intents, now).map(clusterStateOf)[0]

  const actions: Record<Step['kind'], (choice: number) => void> = {
    click: (choice) => {
      const kind = onScreen() === 'sleeping' ? 'connect' : 'disconnect'
      const clicked: ClusterIntent = { recordId: 'id-demo', change: kind, startedAt: now, acceptedAt: null }
      intents = [...intents, clicked]
      given.push({ intent: clicked, hasFailed: false })
      sentCommands.push({ intent: clicked, isAccepted: choice % 4 !== 0 })
    },
    poll: () => void sentPolls.push(now),
    'serve-command': () => {
      const command = sentCommands.shift()
      if (!command) return
      replies.push({ of: 'command', ...command })
      if (!command.isAccepted) return
      const isUp = serverState === 'running' || serverState === 'starting-up'
      if (command.intent.change === 'connect' && !isUp) serverState = 'starting-up'
      if (command.intent.change === 'disconnect' && serverState !== 'sleeping') serverState = 'stopping'
    },
    'serve-poll': () => {
      const requestedAt = sentPolls.shift()
      if (requestedAt !== undefined) replies.push({ of: 'poll', requestedAt, state: serverState })
    },
    progress: () => {
      if (serverState === 'starting-up') serverState = 'running'
      if (serverState === 'stopping') serverState = 'sleeping'
    },
    answer: (choice) => {
      const [reply] = replies.splice(choice % Math.max(replies.length, 1), 1)
      if (reply?.of === 'command' && reply.isAccepted) {
        intents = intents.map((held) =>
          held.startedAt === reply.intent.startedAt ? { ...held, acceptedAt: now } : held,
        )
      }
      if (reply?.of === 'command' && !reply.isAccepted) {
        intents = intents.filter(({ startedAt }) => startedAt !== reply.intent.startedAt)
        for (const command of given) if (command.intent === reply.intent) command.hasFailed = true
      }
      if (reply?.of === 'poll' && !isKnownBefore(reply.requestedAt, shownRequestedAt, now)) {
        shownState = reply.state
        shownRequestedAt = reply.requestedAt
        intents = settleIntents(intents, [clusterIn(shownState)], {
          requestedAt: reply.requestedAt,
          now,
        })
      }
    },
  }

  const startKind = start === 'running' ? 'connect' : 'disconnect'
  for (const step of steps) {
    now += 1 + (step.choice % 50)
    actions[step.kind](step.choice)
    const last = given.findLast(({ hasFailed }) => !hasFailed)
    seen.push({ wanted: last?.intent?.change ?? startKind, shown: onScreen() ?? 'gone' })
  }
  return seen
}

describe('polls and clicks in any order', () => {
  const step = fc.record({
    kind: fc.constantFrom<Step['kind'][]>(
      'click',
      'poll',
      'poll',
      'serve-command',
      'serve-command',
      'serve-poll',
      'serve-poll',
      'progress',
      'answer',
      'answer',
      'answer',
    ),
    choice: fc.nat(1000),
  })

  it('never show a state from before the last command that did not fail', () => {
    const fitting = { connect: ['starting-up', 'running'], disconnect: ['sleeping'], delete: ['gone'] }
    fc.assert(
      fc.property(
        fc.constantFrom('running' as const, 'sleeping' as const),
        fc.array(step, { minLength: 20, maxLength: 120 }),
        (start, steps) => {
          for (const { wanted, shown: state } of play(start, steps)) expect(fitting[wanted]).toContain(state)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('never fall back from running to starting-up without a new command', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (steps) => {
        const isClick = (index: number) => steps[index]?.kind === 'click'
        const seen = play('sleeping', steps)
        const fallsBack = seen.some(
          ({ shown: state }, index) =>
            state === 'starting-up' && seen[index - 1]?.shown === 'running' && !isClick(index),
        )
        expect(fallsBack).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })
})
