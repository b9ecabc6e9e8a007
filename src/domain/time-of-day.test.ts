import { expect, it } from 'vitest'
import { readTimeOfDay, shortTime } from './time-of-day'

it.each([
  ['00:00', 0],
  ['08:30', 30_600_000],
  ['23:59', 86_340_000],
  ['08:30:15', 30_615_000],
  ['08:30:15.250', 30_615_000],
  ['24:00', null],
  ['08:60', null],
  ['8:30', null],
  ['08:30 ', null],
  ['08:30 pm', null],
  ['2026-03-01T08:30', null],
  ['', null],
])('%j is %j milliseconds after midnight', (text, milliseconds) => {
  expect(readTimeOfDay(text)).toBe(milliseconds)
})

it.each([
  ['08:30', '08:30'],
  ['08:30:00', '08:30'],
  ['08:30:00.000000', '08:30'],
  ['08:30:15', '08:30:15'],
  ['08:30:15.000', '08:30:15'],
  ['08:30:00.123456', '08:30:00.123'],
  ['later:00', 'later:00'],
])('%j is shown and edited as %j', (text, short) => {
  expect(shortTime(text)).toBe(short)
})
