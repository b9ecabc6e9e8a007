import { expect, it } from 'vitest'
import { shownTime } from './local-time'

it('shows an instant as YYYY-MM-DD HH:mm in the zone of the browser [SCH-D04]', () => {
  expect(shownTime(new Date(2026, 0, 5, 7, 9).getTime())).toBe('2026-01-05 07:09')
  expect(shownTime(new Date(2026, 10, 30, 23, 59, 59).getTime())).toBe('2026-11-30 23:59')
  expect(shownTime(new Date('0987-12-01T12:00').getTime())).toBe('0987-12-01 12:00')
})

it('shows nothing for what is no instant', () => {
  expect(shownTime(Number.NaN)).toBe('')
})
