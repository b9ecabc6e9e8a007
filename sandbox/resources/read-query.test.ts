import { describe, expect, it } from 'vitest'
import { selectRows } from './read-query'

const rows = [
  { id: '1', name: 'Beta', size: 10, kind: 'read' },
  { id: '2', name: 'alpha', size: 9, kind: 'write' },
  { id: '3', name: 'Gamma', size: null, kind: 'read' },
]
const select = (query: string) => {
  const { page, total } = selectRows(rows, new URLSearchParams(query), ['id', 'name', 'size', 'kind'])
  return [page.map(({ id }) => id).join(''), total]
}

describe('a list request', () => {
  it.each([
    ['', '123', 3],
    ['_start=0&_end=2', '12', 3],
    ['_start=2&_end=4', '3', 3],
    ['_start=9&_end=12', '', 3],
    ['_start=-1&_end=x', '123', 3],
    ['_sort=name&_order=asc', '213', 3],
    ['_sort=name&_order=desc', '312', 3],
    ['_sort=name&_order=DESC', '312', 3],
    ['_sort=size', '213', 3],
    ['_sort=size&_order=desc', '123', 3],
    ['_sort=kind,name&_order=desc,asc', '213', 3],
    ['kind=read', '13', 2],
    ['kind=read&kind=write', '123', 3],
    ['kind=read&_start=0&_end=1', '1', 2],
    ['kind_ne=read', '2', 1],
    ['kind_ne=read&kind_ne=write', '', 0],
    ['size_gte=10', '1', 1],
    ['size_gte=0&size_lte=99', '12', 2],
    ['size_lte=9', '2', 1],
    ['name_like=AM', '3', 1],
    ['q=alp', '2', 1],
    ['q=read', '13', 2],
    ['nobody=knows', '123', 3],
    ['page=2&per_page=1&nobody_gte=5', '123', 3],
    ['id=1&id=3', '13', 2],
    ['q=alp&q=WRITE', '2', 1],
    ['q=alp&q=read', '', 0],
    ['name_like=alp&name_like=mm', '23', 2],
    ['size_gte=9&size_lte=9', '2', 1],
    ['kind=read&name=Beta', '1', 1],
    ['_start=0.5&_end=', '123', 3],
    ['_start=1', '23', 3],
    ['_sort=,name,', '213', 3],
    ['_sort=kind&_order=asc', '132', 3],
    ['_sort=kind,name&_order=asc,desc', '312', 3],
  ])('%s selects %s of %i', (query, ids, total) => {
    expect(select(query)).toEqual([ids, total])
  })
})

it('a list request that names no end is answered whole', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ id: String(index) }))
  const { page, total, end } = selectRows(many, new URLSearchParams('_start=5'), ['id'])
  expect([page.length, total, end]).toEqual([115, 120, 120])
})

it('a list request finds a record by each entry of a list', () => {
  const listed = [
    { id: '1', teams: ['a', 'b'] },
    { id: '2', teams: [] },
  ]
  const found = selectRows(listed, new URLSearchParams('teams=b'), ['id', 'teams'])
  expect(found.page.map(({ id }) => id)).toEqual(['1'])
  const byFilter = (operator: string) => {
    const value = [{ field: 'teams', operator, value: 'b' }]
    const query = new URLSearchParams({ filter: JSON.stringify({ operator: 'or', value }) })
    const { page } = selectRows(listed, query, ['id', 'teams'], { parameter: 'filter', levels: 1 })
    return page.map(({ id }) => id)
  }
  expect([byFilter('eq'), byFilter('ne')]).toEqual([['1'], ['2']])
})

describe('a filter of conditions', () => {
  const ask = (filter: unknown, levels = 2) =>
    selectRows(rows, new URLSearchParams({ filter: JSON.stringify(filter) }), [], {
      parameter: 'filter',
      levels,
    })
      .page.map(({ id }) => id)
      .join('')
  const size = (operator: string, value: unknown) => ({ field: 'size', operator, value })
  const name = (operator: string, value: string) => ({ field: 'name', operator, value })

  it.each([
    [[size('gte', 10)], '1'],
    [[size('lte', 9)], '2'],
    [[size('null', true)], '3'],
    [[size('nnull', true)], '12'],
    [[size('eq', 9)], '2'],
    [[size('ne', 9)], '13'],
    [[{ field: 'id', operator: 'in', value: ['1', '3'] }], '13'],
    [[{ field: 'size', operator: 'in', value: [9] }], '2'],
    [[name('contains', 'ET')], '1'],
    [[name('ncontains', 'et')], '23'],
    [[name('startswith', 'a')], '2'],
    [[name('startswith', 'a'), name('eq', 'gamma')], '23'],
    [[{ operator: 'and', value: [name('contains', 'a'), size('gte', 10)] }, size('null', true)], '13'],
    [[{ field: '__proto__', operator: 'nnull', value: true }], ''],
  ])('selects what meets any of %j: %s', (value, ids) => {
    expect(ask({ operator: 'or', value })).toBe(ids)
  })

  it('compares with numbers as numbers and with all else whatever the case', () => {
    expect(ask({ operator: 'or', value: [size('gte', '9')] })).toBe('12')
    expect(ask({ operator: 'or', value: [name('startswith', 'AL')] })).toBe('2')
    expect(ask({ operator: 'and', value: [name('contains', 'A'), name('ne', 'BETA')] })).toBe('23')
    expect(ask({ operator: 'and', value: [name('gte', 'b'), name('lte', 'betb')] })).toBe('1')
  })

  it('that is refused says why', () => {
    const refused = (filter: unknown, message: string) =>
      expect(() => ask(filter, 1)).toThrow(
        expect.objectContaining({
          body: { errors: [{ fieldName: 'filter', message, notActivated: false }] },
        }),
      )
    refused('or', 'The filter cannot be read.')
    const inner = { operator: 'and', value: [name('contains', 'a')] }
    refused({ operator: 'or', value: [inner] }, 'The filter is 2 levels deep; 1 are taken.')
  })

  it('is refused where it cannot be read', () => {
    expect(() => ask({ operator: 'or', value: [] })).toThrow('422')
    expect(() => ask('or')).toThrow('422')
  })

  it('may be as deep as its list says, and is refused where it is deeper', () => {
    const group = { operator: 'and', value: [name('contains', 'a'), size('gte', 10)] }
    const inGroup = { operator: 'or', value: [{ operator: 'or', value: [group, size('null', true)] }] }
    expect(ask(inGroup, 3)).toBe('13')
    expect(() => ask(inGroup, 2)).toThrow('422')
  })
})

it('a parameter that is called as a field is about that field, also where its name ends as an operator', () => {
  const named = [
    { id: '1', taste_like: 'sweet', taste: 'x' },
    { id: '2', taste_like: 'sour', taste: 'sweet' },
  ]
  const found = (query: string, fields: string[]) =>
    selectRows(named, new URLSearchParams(query), fields).page.map(({ id }) => id)
  expect(found('taste_like=sweet', ['id', 'taste', 'taste_like'])).toEqual(['1'])
  expect(found('taste_like=swe', ['id', 'taste'])).toEqual(['2'])
  expect(found('taste_like_ne=sweet', ['id', 'taste_like'])).toEqual(['2'])
})
