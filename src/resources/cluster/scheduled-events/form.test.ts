import { describe, expect, it } from 'vitest'
import { shownTime } from '../../../domain/local-time'
import { draftOf, faultSentence, isScheduled, toEvent } from './form'

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
    const start = new Date(2026, 2, 2, 18, 5)
    const draft = draftOf({ startTime: start.toISOString() })
    expect(shownTime(start.getTime())).toBe('2026-03-02 18:05')
    expect(faultSentence({ field: 'end', kind: 'not-after-start' }, draft)).toBe(
      'Please select a date and time after the start time (2026-03-02 18:05)',
    )
  })
})
