import { describe, expect, it } from 'vitest'
import { testsInZone } from '../../testing/tests-in-zone'
import { recordFaultsOf } from '../record-faults'
import { scheduledEventListResponse } from './scheduled-event'

const sent = { id: 7, event: 'scale up', startTime: '2026-03-05T10:00:00Z' }
const read = (more: Readonly<Record<string, unknown>> = {}) =>
  scheduledEventListResponse.parse({ scheduledEvents: [{ ...sent, ...more }] })[0]

testsInZone('America/St_Johns')

describe('a scheduled event', () => {
  it('is read with all that is known of it, analytics and loader replicas each from its own field', () => {
    const event = read({
      endTime: '2026-03-05T12:00:00Z',
      eventInformation: { analyticsReplicas: 3, loaderReplicas: 5 },
      eventResult: 'scale down',
      status: 'success',
    })
    expect(event).toEqual({
      id: '7',
      wireId: 7,
      event: 'scale up',
      startTime: '2026-03-05T10:00:00.000Z',
      endTime: '2026-03-05T12:00:00.000Z',
      analyticsReplicas: 3,
      loaderReplicas: 5,
      result: 'scale down',
      status: 'success',
    })
  })

  it.each([
    [1_772_704_800_000, '2026-03-05T10:00:00.000Z'],
    ['1772704800000', '2026-03-05T10:00:00.000Z'],
    [1_772_704_800, '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T10:00:00', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05 10:00', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T12:00:00+0200', '2026-03-05T10:00:00.000Z'],
    ['tomorrow', 'tomorrow'],
  ])('whose times come as %j begins and ends at %s', (sent, time) => {
    expect(read({ startTime: sent, endTime: sent })).toMatchObject({ startTime: time, endTime: time })
  })

  it.each([
    ['Connect', 'connect'],
    ['DISCONNECT', 'disconnect'],
    ['Scale Up', 'scale up'],
    ['scale_down', 'scale down'],
    ['scaleUp', 'scale up'],
    ['scale-down', 'scale down'],
    ['Pause at night', 'Pause at night'],
  ])('that does %s, or is rolled back so, is read as %s [SCH-D03]', (kind, known) => {
    expect(read({ event: kind, eventResult: kind })).toMatchObject({ event: known, result: known })
  })

  it('is named where it says no start', () => {
    const records = scheduledEventListResponse.parse([{ ...sent, startTime: null }])
    expect(recordFaultsOf(records)).toMatchObject([
      { id: '7', values: [{ field: 'startTime', found: 'null' }] },
    ])
  })

  it('has no figures where none are sent', () => {
    expect(read()).toMatchObject({
      endTime: null,
      analyticsReplicas: null,
      loaderReplicas: null,
      result: null,
    })
  })

  it.each([
    ['failed', 'failure'],
    ['failure', 'failure'],
    ['success', 'success'],
    ['queued', 'queued'],
    [null, 'queued'],
    [undefined, 'queued'],
  ])('sent as %s is %s', (status, shown) => {
    expect(read({ status })?.status).toBe(shown)
  })
})
