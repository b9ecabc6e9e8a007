import { expect, it } from 'vitest'
import { rounded } from './rounded'

it.each([
  [-0.000001, '0'],
  [-0, '0'],
  [0.000001, '0'],
  [0.123456789, '0.12346'],
  [-1.000004, '-1'],
  [12, '12'],
])('%d is shown as %s [PLT-009]', (figure, shown) => {
  expect(new Intl.NumberFormat('en', { maximumFractionDigits: 5 }).format(rounded(figure))).toBe(shown)
})
