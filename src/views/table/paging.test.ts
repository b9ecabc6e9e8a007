import { expect, it } from 'vitest'
import { pageSizes, pageSlice } from './paging'

it('offers pages of 10, 20 and 30 rows where a definition names no sizes [PLT-006]', () => {
  expect(pageSizes(undefined)).toEqual([10, 20, 30])
  expect(pageSizes({ kind: 'client', sizes: [] })).toEqual([10, 20, 30])
  expect(pageSizes({ kind: 'server', sizes: [10], query: 'data-agents' })).toEqual([10])
  expect(pageSizes({ kind: 'none' })).toEqual([])
})

it.each([
  [45, 1, 10, { page: 1, from: 0, to: 10 }],
  [45, 5, 10, { page: 5, from: 40, to: 45 }],
  [45, 9, 10, { page: 5, from: 40, to: 45 }],
  [45, 0, 20, { page: 1, from: 0, to: 20 }],
  [0, 3, 10, { page: 1, from: 0, to: 0 }],
  [30, 1, 30, { page: 1, from: 0, to: 30 }],
])('cuts %i rows at page %i of %i', (total, page, size, expected) => {
  expect(pageSlice(total, page, size)).toEqual(expected)
})
