import { describe, expect, it } from 'vitest'
import { testsInZone } from '../testing/tests-in-zone'
import { instantOfMoment, readMoment } from './moment'

testsInZone('America/St_Johns')

/** 00:30 of 8 March 2026 in St. John's, an hour and a half before its clocks go forward; in UTC 04:00 of that day. */
const now = Date.parse('2026-03-08T04:00:00Z')
const at = (text: string) => {
  const moment = readMoment(text)
  return moment && new Date(instantOfMoment(moment, now)).toISOString()
}

describe('a moment', () => {
  it.each([
    ['now', '2026-03-08T04:00:00.000Z'],
    ['now+90min', '2026-03-08T05:30:00.000Z'],
    ['now-12h', '2026-03-07T16:00:00.000Z'],
    // The same time of day, with an hour less in between.
    ['now+1d', '2026-03-09T03:00:00.000Z'],
    ['now-30d', '2026-02-06T04:00:00.000Z'],
    ['today', '2026-03-08T00:00:00.000Z'],
    ['today+30d', '2026-04-07T00:00:00.000Z'],
    ['today-7d', '2026-03-01T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(at(text)).toBe(instant)
  })

  it.each([
    '',
    'Now',
    'now +1d',
    'now+',
    'now+1',
    'now+1w',
    'now+1d+1d',
    'today+12h',
    'today+1.5d',
    '2026-03-08',
    7,
    // A list of one is no text.
    [['now']],
    null,
  ])('is not spelled %j', (text) => {
    expect(readMoment(text)).toBeNull()
  })
})

it('begins a day where the browser is, which in UTC may be another', () => {
  const moment = readMoment('today')
  const lateInTheEvening = Date.parse('2026-03-08T02:00:00Z')
  expect(moment && new Date(instantOfMoment(moment, lateInTheEvening)).toISOString()).toBe(
    '2026-03-07T00:00:00.000Z',
  )
})
