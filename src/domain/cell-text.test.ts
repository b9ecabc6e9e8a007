import { describe, expect, it } from 'vitest'
import { readBytes, readCalendarCell, readDay, readFigure, readYesNo, twoFold } from './cell-text'

describe('a figure', () => {
  it.each([
    ['12', 12],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1.234', 1.234],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ["1'234.5", 1234.5],
    ['1’234.5', 1234.5],
    ['1_234', 1234],
    ['+5', 5],
    ['+1.234,50', 1234.5],
    ['−3', -3],
    ['1,234', twoFold],
    ['-12,345', twoFold],
    ['1e999', null],
    ['0x10', null],
    ['12 EUR', null],
    ['1,23,4', null],
    ['NaN', null],
    ['-', null],
    ['', null],
  ])('%j is %s', (text, figure) => {
    expect(readFigure(text)).toBe(figure)
  })
})

describe('a size', () => {
  it.each([
    ['107374182400', 107_374_182_400],
    ['1.5 GiB', 1_610_612_736],
    ['2kib', 2048],
    ['3 B', 3],
    ['0,5 MiB', 524_288],
    ['1,024 KiB', twoFold],
    ['1 GB', null],
    ['many', null],
  ])('%j is %s', (text, bytes) => {
    expect(readBytes(text)).toBe(bytes)
  })
})

describe('a day', () => {
  const local = (...parts: [number, number, number, number?, number?, number?]) => {
    const [year, month, day, ...time] = parts
    return new Date(year, month - 1, day, ...time).toISOString()
  }

  it.each([
    ['2026-03-01T12:00:00Z', false, '2026-03-01T12:00:00.000Z'],
    ['2026-03-01T12:00:00+02:00', true, '2026-03-01T10:00:00.000Z'],
    ['2026-03-01', false, local(2026, 3, 1)],
    ['2026-3-1', false, local(2026, 3, 1)],
    ['1.3.2026', false, local(2026, 3, 1)],
    ['2026-03-01 00:00:00', false, local(2026, 3, 1)],
    ['2026-03-01 14:30', true, local(2026, 3, 1, 14, 30)],
    ['01.03.2026 14:30:15', true, local(2026, 3, 1, 14, 30, 15)],
    ['2026-03-01 14:00', false, null],
    ['2026-03-01 00:30', false, null],
    ['2026-03-01 00:00:15', false, null],
    ['0026-03-01', false, null],
    ['2026-02-30', false, null],
    ['30.2.2026', false, null],
    ['2026-13-01', false, null],
    ['03/01/2026', false, null],
    ['1.3.26', false, null],
    ['soon', true, null],
  ])('%j with a time: %s', (text, hasTime, instant) => {
    expect(readDay(text, hasTime)).toBe(instant)
  })
})

it.each([
  ['2026-03-01', '2026-03-01'],
  [' 1.3.2026 ', '2026-03-01'],
  ['2026-3-1', '2026-03-01'],
  ['2026-02-30', null],
  ['2026-03-01 00:00', null],
  ['soon', null],
])('%j as a day of the calendar is %s', (text, day) => {
  expect(readCalendarCell(text)).toBe(day)
})

it.each([
  ['Yes', true],
  [' TRUE ', true],
  ['on', true],
  ['1', true],
  ['y', true],
  ['x', true],
  ['no', false],
  ['False', false],
  ['off', false],
  ['0', false],
  ['n', false],
  ['maybe', null],
])('%j is %s', (text, answer) => {
  expect(readYesNo(text)).toBe(answer)
})
