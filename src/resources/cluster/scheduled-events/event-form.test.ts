import { describe, expect, it } from 'vitest'
import { draftOf, emptyForm, faultSentence, formOf, requestOf, startOfDay, withEvent } from './event-form'

const event = {
  id: 'e-1',
  event: 'scale up',
  startTime: '2026-03-02T18:00:00.000Z',
  endTime: '2026-03-03T06:30:00.000Z',
  analyticsReplicas: 2,
  loaderReplicas: null,
  result: 'scale down',
  status: 'queued',
}

describe('the form of a scheduled event', () => {
  it('comes back from an event as the request that made it', () => {
    const draft = draftOf(formOf(event))
    expect(
      draft.event !== null &&
        draft.start !== null &&
        requestOf({ ...draft, event: draft.event, start: draft.start }),
    ).toEqual({
      event: 'scale up',
      eventResult: 'scale down',
      startTime: '2026-03-02T18:00:00.000Z',
      endTime: '2026-03-03T06:30:00.000Z',
      eventInformation: { analyticsReplicas: 2, loaderReplicas: null },
    })
  })

  it('sends no end where there is none, and no replicas where nothing scales', () => {
    const draft = draftOf({ ...emptyForm, event: 'connect', analyticsReplicas: '3' })
    expect(requestOf({ ...draft, event: 'connect', start: Date.parse('2026-03-02T18:00:00Z') })).toEqual({
      event: 'connect',
      eventResult: null,
      startTime: '2026-03-02T18:00:00.000Z',
      eventInformation: { analyticsReplicas: null, loaderReplicas: null },
    })
  })

  it('forgets the replicas when the event changes [SCH-016]', () => {
    const form = { ...formOf(event), loaderReplicas: '1' }
    expect(withEvent(form, 'scale down')).toEqual({
      ...form,
      event: 'scale down',
      analyticsReplicas: '',
      loaderReplicas: '',
    })
  })

  it('names the start an end has to follow [SCH-012]', () => {
    const draft = draftOf({ ...emptyForm, start: '2026-03-02T18:05' })
    expect(faultSentence({ field: 'end', kind: 'not-after-start' }, draft)).toBe(
      'Please select a date and time after the start time (2026-03-02 18:05)',
    )
  })

  it('lets nobody choose a day before today [SCH-010]', () => {
    expect(startOfDay(new Date(2026, 2, 2, 18, 5).getTime())).toBe('2026-03-02T00:00')
  })
})
