import { describe, expect, it } from 'vitest'
import {
  checkEventReplicas,
  checkEventTimes,
  type EventDraft,
  hasStarted,
  mostChange,
  oppositeEvent,
} from './scheduled-event'

const now = Date.parse('2026-03-02T09:00:00Z')
const hour = 3_600_000
const draft = (changes: Partial<EventDraft> = {}): EventDraft => ({
  event: 'connect',
  start: now + hour,
  end: null,
  analyticsReplicas: null,
  loaderReplicas: null,
  ...changes,
})
const times = (changes: Partial<EventDraft>) =>
  checkEventTimes(draft(changes), now).map(({ field, kind }) => `${field} ${kind}`)
const replicas = (changes: Partial<EventDraft>, current = { analytics: 3, loader: 8 }) =>
  checkEventReplicas(draft(changes), current).map((fault) =>
    'max' in fault ? `${fault.field} at most ${fault.max}` : `${fault.field} ${fault.kind}`,
  )

describe('the times of a scheduled event', () => {
  it.each([
    [{}, []],
    [{ event: null }, ['event required']],
    [{ start: null }, ['start required']],
    [{ event: null, start: null }, ['event required', 'start required']],
    [{ start: now - 1 }, ['start past']],
    [{ start: now }, ['start past']],
    [{ start: now + 1 }, []],
    [{ end: now + hour - 1 }, ['end not-after-start']],
    [{ end: now + hour }, ['end not-after-start']],
    [{ end: now + hour + 1 }, []],
    [{ start: null, end: now }, ['start required']],
  ] as [Partial<EventDraft>, string[]][])(
    'judges %o: %j [SCH-007, SCH-008, SCH-009, SCH-011, SCH-012]',
    (changes, expected) => {
      expect(times(changes)).toEqual(expected)
    },
  )

  it('has started from its very start on [SCH-005, SCH-006]', () => {
    const event = { startTime: '2026-03-02T09:00:00.000Z' }
    expect([now - 1, now, now + 1].map((instant) => hasStarted(event, instant))).toEqual([false, true, true])
  })
})

describe('the replicas of a scheduled event', () => {
  it.each([
    [{ event: 'connect' }, []],
    [{ event: 'disconnect' }, []],
    [{ event: 'scale up' }, ['replicas one-required']],
    [{ event: 'scale down', analyticsReplicas: 0, loaderReplicas: 0 }, ['replicas one-required']],
    [{ event: 'scale up', analyticsReplicas: 7 }, []],
    [{ event: 'scale up', analyticsReplicas: 8 }, ['analyticsReplicas at most 7']],
    [{ event: 'scale up', loaderReplicas: 2 }, []],
    [{ event: 'scale up', loaderReplicas: 3 }, ['loaderReplicas at most 2']],
    [{ event: 'scale down', analyticsReplicas: 2, loaderReplicas: 7 }, []],
    [
      { event: 'scale down', analyticsReplicas: 3, loaderReplicas: 8 },
      ['analyticsReplicas at most 2', 'loaderReplicas at most 7'],
    ],
    [{ event: 'scale up', analyticsReplicas: -1 }, ['analyticsReplicas at most 7']],
    [{ event: 'scale up', analyticsReplicas: 1.5 }, ['analyticsReplicas at most 7']],
  ] as [Partial<EventDraft>, string[]][])(
    'judges %o with 3 analytics and 8 loader nodes: %j [SCH-013, SCH-014, SCH-015, SCH-018]',
    (changes, expected) => {
      expect(replicas(changes)).toEqual(expected)
    },
  )

  it.each([
    ['scale up', 1, 9],
    ['scale up', 10, 0],
    ['scale up', 11, 0],
    ['scale down', 1, 0],
    ['scale down', 10, 9],
  ])('a %s from %i changes at most %i', (kind, current, most) => {
    expect(mostChange(kind, current)).toBe(most)
  })
})

it('is undone by its opposite', () => {
  expect((['connect', 'disconnect', 'scale up', 'scale down'] as const).map(oppositeEvent)).toEqual([
    'disconnect',
    'connect',
    'scale down',
    'scale up',
  ])
})
