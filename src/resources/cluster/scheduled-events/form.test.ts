import { describe, expect, it, vi } from 'vitest'
import type { FormContext, FormValues } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { testsInZone } from '../../../testing/tests-in-zone'
import {
  changeReview,
  draftOf,
  endReview,
  eventName,
  faultSentence,
  isScaling,
  isScheduled,
  isWithoutLoader,
  linesToCome,
  mostHint,
  ruleOf,
  startReview,
  toEvent,
  zoneHint,
} from './form'

testsInZone('America/St_Johns')

describe('the form of a scheduled event', () => {
  it('sends what an event was made with', () => {
    const values = {
      event: 'scale up',
      startTime: '2026-03-02T18:00:00.000Z',
      endTime: '2026-03-03T06:30:00.000Z',
      analyticsReplicas: 2,
      loaderReplicas: null,
    }
    expect(toEvent(values, { record: null })).toEqual({
      event: 'scale up',
      eventResult: 'scale down',
      startTime: '2026-03-02T18:00:00.000Z',
      endTime: '2026-03-03T06:30:00.000Z',
      eventInformation: { analyticsReplicas: 2, loaderReplicas: null },
    })
  })

  it('is found after a lost answer by its kind and its start, however that is written', () => {
    const record = {
      ...{ id: 'e-1', event: 'connect', startTime: '2026-03-02T18:00:00.000Z', endTime: null },
      ...{ analyticsReplicas: null, loaderReplicas: null, result: null, status: 'queued' },
    }
    const isFound = (event: string, startTime: string) => isScheduled([record], { event, startTime })
    expect(isFound('connect', '2026-03-02T18:00:00Z')).toBe(true)
    expect(isFound('connect', '2026-03-02T19:00:00Z')).toBe(false)
    expect(isFound('disconnect', '2026-03-02T18:00:00Z')).toBe(false)
  })

  it.each([
    ['scale up', '2026-03-02T18:00:00.000Z', 'Scale up, 02 Mar 2026, 14:30 (America/St_Johns)'],
    ['Pause at night', '2026-03-02 18:00', 'Pause at night, 02 Mar 2026, 14:30 (America/St_Johns)'],
    ['connect', 'tonight', 'Connect, time unknown'],
  ])('calls an event that does %s at %s: %s', (event, startTime, name) => {
    expect(eventName({ event, startTime })).toBe(name)
  })

  it('changes an event by its id as the server gave it', () => {
    const values = { event: 'connect', startTime: '2026-03-02T18:00:00Z' }
    expect(toEvent(values, { record: { id: '7', wireId: 7 } })).toMatchObject({ recordID: 7 })
  })

  it('sends no end where there is none, and no replicas where nothing scales', () => {
    const values = { event: 'connect', startTime: '2026-03-02T18:00:00Z', analyticsReplicas: 3 }
    expect(toEvent(values, { record: null })).toEqual({
      event: 'connect',
      eventResult: null,
      startTime: '2026-03-02T18:00:00.000Z',
      eventInformation: { analyticsReplicas: null, loaderReplicas: null },
    })
    expect(toEvent({ event: 'connect' }, { record: null })).toBeNull()
  })

  it('names the start an end has to follow [SCH-012]', () => {
    const draft = draftOf({ startTime: '2026-03-02T21:35:00Z' })
    expect(faultSentence({ field: 'end', kind: 'not-after-start' }, draft)).toBe(
      'Please select a date and time after the start time (2026-03-02 18:05)',
    )
  })

  const context = (
    values: FormValues,
    nodes: { analyticsNodes?: number | null; loaderNodes?: number | null } = {},
  ): FormContext => ({
    person: buildPerson(),
    productKey: 'basalt',
    scope: { kind: 'cluster', cluster: buildClusterDetail({ analyticsNodes: 4, loaderNodes: 6, ...nodes }) },
    mode: 'create',
    record: null,
    values,
  })
  const start = '2026-03-02T21:35:00.000Z'
  const end = '2026-03-03T10:00:00.000Z'

  it.each([
    ['connect', 'Disconnect at the end'],
    ['disconnect', 'Connect at the end'],
    ['scale up', 'Scale down at the end'],
    ['scale down', 'Scale up at the end'],
  ])('reviews with the end of %s what is undone then', (event, undone) => {
    expect(endReview(context({ event, startTime: start, endTime: end }))).toBe(
      `2026-03-03 06:30 (America/St_Johns): ${undone}`,
    )
  })

  it('reviews its times in the browser’s zone, and none where none is given [SCH-D08]', () => {
    expect(startReview(context({ event: 'connect', startTime: start }))).toBe(
      '2026-03-02 18:05 (America/St_Johns)',
    )
    expect(startReview(context({ event: 'connect' }))).toBe('–')
    expect(endReview(context({ event: 'connect', startTime: start }))).toBe('–')
    expect(endReview(context({ endTime: end }))).toBe('2026-03-03 06:30 (America/St_Johns)')
  })

  it('reviews by how many nodes each service changes, and to how many [SCH-D06]', () => {
    const up = { event: 'scale up', analyticsReplicas: 2, loaderReplicas: null }
    const down = { event: 'scale down', analyticsReplicas: 1, loaderReplicas: 3 }
    expect(changeReview('analytics')(context(up))).toBe('+2 to 6')
    expect(changeReview('loader')(context(up))).toBe('unchanged')
    expect(changeReview('analytics')(context(down))).toBe('−1 to 3')
    expect(changeReview('loader')(context(down))).toBe('−3 to 3')
    expect(changeReview('analytics')(context(up, { analyticsNodes: null }))).toBe('+2')
  })

  describe('is judged', () => {
    const start = '2026-03-02T12:01:00Z'
    const up = { event: 'scale up', startTime: start }
    const between = (max: number) => `Please enter a whole number from 0 to ${max}`
    it.each([
      [{}, ['event'], 'Please select an event'],
      [{}, ['start'], 'Please select a start time'],
      [{ startTime: '2026-03-02T12:00:00Z' }, ['start'], 'Please select a date and time in the future'],
      [{ startTime: start }, ['start'], null],
      [
        { startTime: start, endTime: start },
        ['end'],
        'Please select a date and time after the start time (2026-03-02 08:31)',
      ],
      [{ startTime: start, endTime: '2026-03-02T12:02:00Z' }, ['end'], null],
      [up, ['analyticsReplicas', 'replicas'], 'Please enter at least one of analytics and loader counts'],
      [up, ['analyticsReplicas'], null],
      [{ ...up, analyticsReplicas: 6 }, ['analyticsReplicas', 'replicas'], null],
      [{ ...up, analyticsReplicas: 7 }, ['analyticsReplicas', 'replicas'], between(6)],
      [{ ...up, analyticsReplicas: 7 }, ['loaderReplicas'], null],
      [{ ...up, event: 'scale down', loaderReplicas: 6 }, ['loaderReplicas'], between(5)],
      [{ ...up, event: 'connect', loaderReplicas: 99 }, ['loaderReplicas'], null],
    ] as const)(
      'with %o at %o: %s [SCH-008, SCH-010, SCH-012, SCH-013, SCH-D05]',
      (values, fields, sentence) => {
        vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') })
        expect(ruleOf(...fields)(null, context(values))).toBe(sentence)
      },
    )
  })

  it('asks for nodes of scale events alone, and names the zone of its times', () => {
    const isAsked = (event: string) => typeof isScaling === 'function' && isScaling(context({ event }))
    const kinds = ['connect', 'disconnect', 'scale up', 'scale down']
    expect(kinds.map(isAsked)).toEqual([false, false, true, true])
    expect(zoneHint(context({}))).toContain('America/St_Johns')
  })

  it('asks for analytics nodes where no loader nodes are given', () => {
    const isAsked = (loaderReplicas: number | null) =>
      typeof isWithoutLoader === 'function' && isWithoutLoader(context({ loaderReplicas }))
    expect([isAsked(2), isAsked(null)]).toEqual([false, true])
  })

  it('says how many nodes there are and the most that may be added or taken [SCH-D05]', () => {
    expect(mostHint('analytics')(context({ event: 'scale up' }))).toBe('4 now; at most 6 can be added')
    expect(mostHint('loader')(context({ event: 'scale down' }))).toBe('6 now; at most 5 can be taken away')
    expect(mostHint('loader')(context({ event: 'scale down' }, { loaderNodes: null }))).toBe(
      'How many there are now is not known; at most 9 can be taken away',
    )
    expect(mostHint('loader')(context({}))).toBe('')
  })
})

describe('what is still to come', () => {
  it('leaves out what is over, and names what has no time that can be read last', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') })
    const event = (id: string, startTime: string) => ({
      ...{ id, startTime, event: 'connect', endTime: null, result: null, status: 'queued' },
      ...{ analyticsReplicas: null, loaderReplicas: null },
    })
    const [next, last, ...more] = linesToCome([
      event('lost', 'soon'),
      event('over', '2026-03-02T11:00:00Z'),
      event('next', '2026-03-02T13:00:00Z'),
    ])
    expect(next).toMatch(/^Connect, 02 Mar 2026, /)
    expect([last, ...more]).toEqual(['Connect, time unknown'])
  })
})
