import { describe, expect, it } from 'vitest'
import { eventsToCome, hasStarted, oppositeEvent, type ScheduledEvent } from './scheduled-event'
import { checkEventReplicas, checkEventTimes, type EventDraft, mostChange } from './scheduled-event-draft'

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
    [{ start: null, end: 0 }, ['start required']],
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

  it('has started, as far as anybody knows, where its start cannot be read [SCH-006]', () => {
    expect(hasStarted({ startTime: 'after the holidays' }, now)).toBe(true)
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
    [{ event: 'scale up', analyticsReplicas: 0, loaderReplicas: 2 }, []],
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
    ['scale up', null, 9],
    ['scale down', null, 9],
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

describe('what is to come of a schedule', () => {
  const event = (changes: Partial<ScheduledEvent>): ScheduledEvent => ({
    id: 'e',
    event: 'connect',
    startTime: '2026-03-02T10:00:00Z',
    endTime: null,
    analyticsReplicas: null,
    loaderReplicas: null,
    result: null,
    status: 'queued',
    ...changes,
  })
  const toCome = (...events: Partial<ScheduledEvent>[]) =>
    eventsToCome(events.map(event), now).map(({ event: kind, at }) =>
      at === null ? `${kind} at some time` : `${kind} ${new Date(at).toISOString()}`,
    )

  it('is each start after now, the next first, whatever order they are listed in', () => {
    expect(
      toCome(
        { startTime: '2026-03-04T10:00:00Z', event: 'scale up' },
        { startTime: '2026-03-02T09:00:00Z' },
        { startTime: '2026-03-02T09:00:01Z', event: 'disconnect' },
      ),
    ).toEqual(['disconnect 2026-03-02T09:00:01.000Z', 'scale up 2026-03-04T10:00:00.000Z'])
  })

  it('is the end that undoes what has begun, unless that failed', () => {
    const begun = { startTime: '2026-03-02T08:00:00Z', endTime: '2026-03-02T18:00:00Z' }
    expect(
      toCome(
        { ...begun, event: 'scale down', status: 'success' },
        { ...begun, event: 'disconnect', status: 'failure' },
        { startTime: '2026-03-03T08:00:00Z', endTime: '2026-03-03T09:00:00Z' },
      ),
    ).toEqual([
      'scale up 2026-03-02T18:00:00.000Z',
      'connect 2026-03-03T08:00:00.000Z',
      'disconnect 2026-03-03T09:00:00.000Z',
    ])
  })

  it('is nothing of what failed before its start, and no end of what it does not know', () => {
    expect(toCome({ status: 'failure' })).toEqual([])
    expect(toCome({ event: 'restart', endTime: '2026-03-02T18:00:00Z' })).toEqual([
      'restart 2026-03-02T10:00:00.000Z',
    ])
  })

  it('tells a start and its end apart by their ids', () => {
    const coming = eventsToCome([event({ id: 'e7', endTime: '2026-03-02T18:00:00Z' })], now)
    expect(coming.map(({ id }) => id)).toEqual(['e7', 'e7-end'])
  })

  it('keeps an event whose time cannot be read, as the last', () => {
    expect(toCome({ startTime: 'tomorrow', event: 'disconnect' }, {})).toEqual([
      'connect 2026-03-02T10:00:00.000Z',
      'disconnect at some time',
    ])
    expect(toCome({ startTime: 'yesterday', status: 'success' })).toEqual([])
  })
})
