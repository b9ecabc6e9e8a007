import { describe, expect, it } from 'vitest'
import { gadgets } from '../testing/gadgets'
import { callOf } from './definition-call'
import { callQueryOf, listQueries } from './list-queries'
import { toRefineQuery } from './refine-query'

const pagedBy = (query: 'simple-rest' | 'data-agents') => ({
  ...gadgets,
  list: { ...gadgets.list, paging: { kind: 'server', sizes: [10], query } as const },
})
const page = { mode: 'server', currentPage: 3, pageSize: 20 } as const
const search = { field: 'q', operator: 'contains', value: 'lamp' } as const

describe('what a call is asked for a page', () => {
  it('is limit, offset and a filter by name for data agents, and no filter without a search', () => {
    const agents = pagedBy('data-agents')
    expect(callQueryOf(agents, { pagination: page, filters: [search] })).toEqual({
      limit: '20',
      offset: '40',
      filters: '[{"column":"NAME","search":"lamp"}]',
    })
    expect(callQueryOf(agents, { pagination: page })).toEqual({ limit: '20', offset: '40', filters: '' })
  })

  it('is the first ten where nobody said how many', () => {
    expect(callQueryOf(pagedBy('simple-rest'), { pagination: { mode: 'server' } })).toEqual({
      q: '',
      _start: '0',
      _end: '10',
      _sort: '',
      _order: '',
    })
  })

  it('is the first order, and each filter as a text', () => {
    const sorters = [{ field: 'name', order: 'desc' } as const, { field: 'note', order: 'asc' } as const]
    const filters = [search, { field: 'owner', operator: 'eq', value: 7 } as const]
    expect(callQueryOf(pagedBy('simple-rest'), { pagination: page, sorters, filters })).toEqual({
      ...{ owner: '7', q: 'lamp', _start: '40', _end: '60', _sort: 'name', _order: 'desc' },
    })
  })

  it('is nothing of a list that is wanted whole, or that no server cuts', () => {
    expect(callQueryOf(pagedBy('simple-rest'), { pagination: { mode: 'off' } })).toBeUndefined()
    expect(callQueryOf(gadgets, { pagination: page })).toBeUndefined()
    const list = { ...gadgets.list, paging: { kind: 'client', sizes: [10] } as const }
    expect(callQueryOf({ ...gadgets, list }, { pagination: page })).toBeUndefined()
    expect(callOf(gadgets.calls.list, { ...gadgets, list }, 'list')).not.toHaveProperty('optionalQuery')
  })
})

describe("a page in Refine's words", () => {
  const query = { page: 2, size: 10, search: '', sort: null, filters: { owner: 'o-2', note: 'x' } }

  it('asks for what is always asked for, whatever was chosen there', () => {
    expect(toRefineQuery({ ...query, fixed: { owner: 'o-1' } })).toEqual({
      pagination: { mode: 'server', currentPage: 2, pageSize: 10 },
      sorters: [],
      filters: [
        { field: 'owner', operator: 'eq', value: 'o-1' },
        { field: 'note', operator: 'eq', value: 'x' },
      ],
    })
  })

  it('asks so of the server that cuts the pages, too', () => {
    expect(listQueries['simple-rest']({ ...query, fixed: { owner: 'o-1' } })).toEqual({
      owner: 'o-1',
      note: 'x',
      q: '',
      _start: '10',
      _end: '20',
      _sort: '',
      _order: '',
    })
  })

  it('has an order and a search where there are some', () => {
    const sort = { field: 'name', order: 'desc' } as const
    expect(toRefineQuery({ ...query, filters: {}, search: 'lamp', sort })).toMatchObject({
      sorters: [sort],
      filters: [search],
    })
  })
})
