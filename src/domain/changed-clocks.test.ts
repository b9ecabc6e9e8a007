import { describe, expect, it } from 'vitest'
import { testsInZone } from '../testing/tests-in-zone'
import { readDay } from './cell-text'
import { readTypedDate } from './typed-date'

describe('where clocks leave out an hour of the night', () => {
  testsInZone('Europe/Berlin')

  it.each([
    ['2026-03-29 02:30', null],
    ['2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 01:30', '2026-03-29T00:30:00.000Z'],
  ])('a cell that says %s is %s', (text, instant) => {
    expect(readDay(text, true)).toBe(instant)
  })
})

describe('where clocks leave out midnight', () => {
  testsInZone('America/Santiago')
  const beginning = '2026-09-06T04:00:00.000Z'

  it.each([
    ['2026-09-06', false, beginning],
    ['2026-09-06 00:00', false, beginning],
    ['2026-09-06', true, beginning],
    ['2026-09-06 00:30', true, null],
  ])('a cell that says %s, with a time: %s, is %s', (text, hasTime, instant) => {
    expect(readDay(text, hasTime)).toBe(instant)
  })

  it.each([
    ['2026-09-06', Date.parse(beginning)],
    ['6 Sep 2026', Date.parse(beginning)],
    ['2026-09-06 00:30', null],
  ])('a date that is typed as %s is %s', (text, instant) => {
    expect(readTypedDate(text, 'en')).toBe(instant)
  })
})
