import { expect, it } from 'vitest'
import { bytesText, byteUnitOf, durationText, moneyText, readDuration } from './units'

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KiB'],
  [1_610_612_736, '1.5 GiB'],
  [1_125_899_906_842_624, '1 PiB'],
  [-2048, '-2 KiB'],
  [-0.004, '0 B'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})

it('the unit of a size is the largest of which there is one', () => {
  expect([1, 1024, 1_048_575, 1_048_576].map(byteUnitOf)).toEqual([0, 1, 1, 2])
})

it.each([
  [0, '0 s'],
  [1, '1 s'],
  [1.5, '1.5 s'],
  [-9.94, '−9.9 s'],
  [9.95, '10 s'],
  [2.04, '2 s'],
  [12.5, '13 s'],
  [59.6, '1 min'],
  [90, '1 min 30 s'],
  [5_400, '1 h 30 min'],
  [90_061, '1 d 1 h 1 min 1 s'],
  [-60, '−1 min'],
  [-0.4, '−400 ms'],
  [0.25, '250 ms'],
  [0.0001, '0 s'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

it.each([
  ['90', 90],
  ['1h 30m', 5_400],
  ['1.5 h', 5_400],
  ['0.125', 0.125],
  ['0.25 h', 900],
  ['1:30:00', 5_400],
  ['05:10', 310],
  ['2 d', 172_800],
  ['1 min 5s', 65],
  ['250 ms', 0.25],
  ['1,5 s', 1.5],
  ['1,500', null],
  ['', null],
  ['soon', null],
  ['1 week', null],
  ['-5', null],
  ['1:75', null],
])('"%s" is read as %s seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

it.each([
  [1234.5, 'EUR', '€1,234.50'],
  [5, 'JPY', '¥5'],
  [-5, 'JPY', '-¥5'],
  [-0.004, 'EUR', '€0.00'],
  [-0.004, 'nonsense', '0 nonsense'],
  [5, 'nonsense', '5 nonsense'],
])('%d %s is %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
})
