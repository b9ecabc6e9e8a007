import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { valueFilter } from '../../definitions/value-filters'
import type { ListQuery } from '../../providers/list-query'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { useRows } from './use-rows'

const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildGadget({ name: `g${place + 1}`, note: place < 12 ? 'a' : 'b' }),
  )
const paged = (paging: ResourceDefinition['list']['paging']): ResourceDefinition => ({
  ...gadgets,
  list: { ...gadgets.list, ...(paging && { paging }) },
})
const client = paged(undefined)
const server = paged({ kind: 'server', sizes: [10, 50], query: 'simple-rest' })

/** What a table draws of so many records, of which a server has said that there are `total`. */
function rowsOf(
  definition: ResourceDefinition,
  count: number,
  asked: Partial<ListQuery> = {},
  total = count,
) {
  const question = { page: 1, size: 10, search: '', sort: null, filters: {}, ...asked }
  const { result } = renderHook(() => useRows(definition, many(count), total, question))
  const rows = result.current
  return rows && { ...rows, records: rows.records.map(({ name }) => name), matching: rows.matching.length }
}

it('a list that is here is cut into pages, of which one that is too far is the last', () => {
  expect(rowsOf(client, 12, { page: 9 })).toEqual({
    records: ['g11', 'g12'],
    matching: 12,
    count: 12,
    groups: null,
    slice: { page: 2, from: 10, to: 12 },
    isPaged: true,
  })
})

it.each([
  [10, false],
  [11, true],
])('a list of %i rows has more than the smallest page holds: %s [PLT-006]', (count, isPaged) => {
  expect(rowsOf(client, count)?.isPaged).toBe(isPaged)
})

it('counts, and cuts into pages, what the search and the filters leave', () => {
  const rows = rowsOf(client, 30, { filters: { note: 'a' }, page: 2 })
  expect([rows?.count, rows?.records]).toEqual([12, ['g11', 'g12']])
  expect(rowsOf(client, 30, { search: 'G30' })?.records).toEqual(['g30'])
})

it('a page of a server is drawn as it came, and counted by the word of the server', () => {
  expect(rowsOf(server, 10, { page: 3, search: 'zz', filters: { note: 'b' } }, 25)).toMatchObject({
    ...{ matching: 10, count: 25, slice: { page: 3, from: 20, to: 25 }, isPaged: true },
  })
  expect(rowsOf(server, 10, { page: 3 }, 25)?.records).toHaveLength(10)
})

it('a list without pages is drawn whole, also where it is empty', () => {
  const whole = paged({ kind: 'none' })
  expect(rowsOf(whole, 40, { size: 0 })).toMatchObject({
    ...{ matching: 40, count: 40, slice: { page: 1, from: 0, to: 40 }, isPaged: false },
  })
  expect(rowsOf(whole, 0, { size: 0 })).toMatchObject({ records: [], slice: { page: 1, from: 0, to: 0 } })
})

it('there are none before the records are here', () => {
  const question = { page: 1, size: 10, search: '', sort: null, filters: {} }
  expect(renderHook(() => useRows(client, undefined, 0, question)).result.current).toBeNull()
})

it('filters by the day that it is as the next one begins, without a new question', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59, 30) })
  const list = { ...gadgets.list, filters: [valueFilter(gadgets.fields, 'madeAt')] }
  const definition: ResourceDefinition = { ...gadgets, list }
  const records = ['2026-03-01', '2026-03-02'].map((madeAt) => buildGadget({ name: madeAt, madeAt }))
  const question = { page: 1, size: 10, search: '', sort: null, filters: { madeAt: 'today..today' } }
  const { result } = renderHook(() => useRows(definition, records, 2, question))
  const found = () => result.current?.matching.map(({ name }) => name)
  expect(found()).toEqual(['2026-03-01'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(found()).toEqual(['2026-03-02'])
})
