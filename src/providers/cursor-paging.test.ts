import type { GetListParams } from '@refinedev/core'
import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createApiClient } from '../api/api-client'
import type { NamedApi } from '../api/call'
import { checkDefinition } from '../definitions/check'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { knownNames } from '../resources/known-names'
import { createRestDataProvider } from './rest-provider'

const base = 'https://projects.example/v1'
const named: NamedApi = {
  baseUrl: base,
  headers: {},
  errors: 'problem',
  paging: { cursor: 'after', size: 'limit', next: 'meta.next' },
  sendsToken: false,
}

type Answer = (query: URLSearchParams) => Response

/** The provider of a list that is read by cursors, over the real client; `asked` are the queries it makes. */
function providerOf(answer: Answer, paging: NamedApi['paging'] = named.paging, recordsAt?: string) {
  const asked: string[] = []
  const calls = { list: { method: 'GET', path: '/api-keys' }, ...(recordsAt && { recordsAt }) }
  const list = { ...example.list, paging: 'server' }
  const content = JSON.stringify({ ...example, api: 'projects', calls, list })
  const apis = new Map([['projects', { ...named, paging }]])
  const { definition, faults } = readResourceFile(content, '/resources/api-keys.json', apis)
  expect(faults).toEqual([])
  const api = createApiClient({
    baseUrl: 'https://api.example.test/v2',
    productKey: 'basalt',
    getToken: async () => 'token',
    renewToken: async () => 'token',
    fetch: async (url) => {
      const { search, searchParams } = new URL(String(url))
      asked.push(search.slice(1))
      return answer(searchParams)
    },
  })
  const provider = createRestDataProvider({ api, definitionOf: () => definition, personId: () => 'u-1' })
  const read = (page: number, sort: 'asc' | 'desc' = 'asc') =>
    provider.getList({
      resource: 'api-keys',
      pagination: { mode: 'server', currentPage: page, pageSize: 2 },
      sorters: [{ field: 'name', order: sort }],
    })
  return { read, asked, provider }
}

const row = (id: string) => ({ id, name: id.toUpperCase() })

/** Five records, two on a page: the cursor is the id of the last record before it. */
const ids = ['a', 'b', 'c', 'd', 'e']
function pageAfter(cursor: string | null) {
  const from = cursor === null ? 0 : ids.indexOf(cursor) + 1
  const page = ids.slice(from, from + 2)
  return { page, next: from + 2 < ids.length ? (page.at(-1) ?? null) : null }
}
const inBody: Answer = (query) => {
  const { page, next } = pageAfter(query.get('after'))
  return Response.json({ items: page.map(row), meta: { next } })
}
const byField = (answer: Answer = inBody) => providerOf(answer, named.paging, 'items')

const idsOf = ({ data }: { data: { id?: unknown }[] }) => data.map(({ id }) => id)

describe('a list that is read by cursors', () => {
  it('asks for the next page by what the one before said, and again by what was kept', async () => {
    const { read, asked } = byField()
    const first = await read(1)
    const second = await read(2)
    const third = await read(3)
    const back = await read(2)

    expect([first, second, third, back].map(idsOf)).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['c', 'd']])
    expect(asked).toEqual([
      'limit=2&sort=name&order=asc',
      'after=b&limit=2&sort=name&order=asc',
      'after=d&limit=2&sort=name&order=asc',
      'after=b&limit=2&sort=name&order=asc',
    ])
  })

  it('leads no further than to the page after the last one known, and counts all once the end is there', async () => {
    const { read } = byField()
    expect(await read(1)).toMatchObject({ total: 3, isCounted: false, hasNext: true })
    expect(await read(2)).toMatchObject({ total: 5, isCounted: false, hasNext: true })
    expect(await read(1)).toMatchObject({ total: 5, isCounted: false, hasNext: true })
    expect(await read(3)).toMatchObject({ total: 5, isCounted: true, hasNext: false })
  })

  it('finds a page that lies behind those it knows by reading the ones before', async () => {
    const { read, asked } = byField()
    expect(idsOf(await read(3))).toEqual(['e'])
    expect(asked).toHaveLength(3)
    expect(await read(7)).toMatchObject({ data: [], total: 5, hasNext: false })
    expect(asked).toHaveLength(4)
  })

  it('goes no further than 20 pages at once', async () => {
    const endless: Answer = (query) => {
      const number = Number(query.get('after') ?? 0)
      return Response.json({ items: [row(`r${number}`), row(`s${number}`)], meta: { next: number + 1 } })
    }
    const { read, asked } = byField(endless)
    expect(idsOf(await read(21))).toEqual(['r20', 's20'])
    expect(asked).toHaveLength(21)
    // Page 22 is known: page 42 is the last that is gone to, and what lies behind it ends at 22.
    expect(await read(43)).toMatchObject({ data: [], isCounted: false })
    expect(asked).toHaveLength(22)
    expect(idsOf(await read(43))).toEqual(['r42', 's42'])
    expect(asked).toHaveLength(43)
  })

  it('keeps the cursors of each order for itself', async () => {
    const { read, asked } = byField()
    await read(1)
    await read(2, 'desc')
    expect(asked.slice(1)).toEqual(['limit=2&sort=name&order=desc', 'after=b&limit=2&sort=name&order=desc'])
  })

  it.each<[string, Partial<GetListParams>]>([
    ['filter', { filters: [{ field: 'purpose', operator: 'eq', value: 'read' }] }],
    ['cluster', { meta: { path: { instanceId: 'i-2' } } }],
    ['size of a page', { pagination: { mode: 'server', currentPage: 2, pageSize: 3 } }],
  ])('keeps the cursors of each %s for itself', async (_what, other) => {
    const { provider, asked } = byField()
    const pagination = { mode: 'server', currentPage: 2, pageSize: 2 } as const
    await provider.getList({ resource: 'api-keys', pagination })
    await provider.getList({ resource: 'api-keys', pagination, ...other })
    expect(asked.map((query) => new URLSearchParams(query).get('after'))).toEqual([null, 'b', null, 'b'])
  })

  it('forgets the pages behind one that is the last now', async () => {
    let isShort = false
    const { read, asked } = byField((query) =>
      isShort ? Response.json({ items: [row('a')], meta: { next: null } }) : inBody(query),
    )
    await read(3)
    isShort = true
    await read(1)
    expect(await read(3)).toMatchObject({ data: [], total: 1, hasNext: false })
    expect(asked.map((query) => new URLSearchParams(query).get('after'))).toEqual([
      ...[null, 'b', 'd'],
      ...[null, null],
    ])
  })

  it('forgets the cursors behind a page that leads elsewhere now', async () => {
    let next = 'b'
    const { read, asked } = byField((query) =>
      query.get('after') === null
        ? Response.json({ items: [row('a'), row('b')], meta: { next } })
        : inBody(query),
    )
    await read(2)
    next = 'c'
    await read(1)
    await read(3)
    expect(asked.map((query) => new URLSearchParams(query).get('after'))).toEqual([null, 'b', null, 'c'])
  })

  it('begins at the first page again after a cursor that is refused, and not after a lost answer', async () => {
    let status = 0
    const { read, asked } = byField((query) =>
      status !== 0 && query.get('after') === 'b' ? Response.json({}, { status }) : inBody(query),
    )
    await read(2)
    status = 500
    await expect(read(2)).rejects.toThrow()
    status = 410
    await expect(read(2)).rejects.toThrow()
    expect(asked).toHaveLength(4)
    status = 0
    expect(idsOf(await read(2))).toEqual(['c', 'd'])
    expect(asked).toHaveLength(6)
  })

  it('stops at a page that leads to itself', async () => {
    const { read } = byField(() => Response.json({ items: [row('a')], meta: { next: 'x' } }))
    await read(1)
    await expect(read(2)).rejects.toThrow('The next page is this page')
  })

  it('never takes a list with a short page for counted', async () => {
    const { read } = byField((query) =>
      Response.json({ items: [row('a')], meta: { next: query.has('after') ? '' : 'b' } }),
    )
    expect(await read(1)).toMatchObject({ total: 3, isCounted: false, hasNext: true })
    expect(await read(2)).toMatchObject({ total: 3, isCounted: false, hasNext: false })
  })
})

describe('the next cursor', () => {
  const list = JSON.stringify([row('a'), row('b')])
  const withLink = (link: string) => () => new Response(list, { headers: { link } })
  const byLink = { cursor: 'page_token', size: 'per_page' }

  it.each([
    [`<${base}/api-keys?page_token=x%2By&per_page=2>; rel="next"`, 'x+y'],
    [`<${base}/api-keys?page_token=p>; rel="prev", <https://evil.example/?page_token=n>; rel=next`, 'n'],
    [`<${base}/api-keys?page_token=m>; REL="Next"`, 'm'],
    [`<${base}/api-keys?page_token=t> ; title="more"; rel="next"`, 't'],
  ])('is read from the header Link %s, whose address is not followed', async (link, cursor) => {
    const { read, asked } = providerOf(withLink(link), byLink)
    expect(await read(1)).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], hasNext: true })
    await read(2).catch(() => undefined)
    expect(asked.map((query) => new URLSearchParams(query).get('page_token'))).toEqual([null, cursor])
  })

  it('stands beside the number of all records, where both are in headers', async () => {
    const headers = { link: `<${base}/api-keys?page_token=n>; rel=next`, 'x-total-count': '41' }
    const { read } = providerOf(() => new Response(list, { headers }), byLink)
    expect(await read(1)).toMatchObject({ total: 41, isCounted: true, hasNext: true })
  })

  it.each(['', `<${base}/api-keys?page_token=p>; rel="prev"`])(
    'is none in the header Link %j',
    async (link) => {
      const { read } = providerOf(withLink(link), byLink)
      expect(await read(1)).toMatchObject({ total: 2, isCounted: true, hasNext: false })
    },
  )

  it.each([
    ['b', 'b'],
    [42, '42'],
    ['https://projects.example/v1/api-keys?after=c%3D&limit=2', 'c='],
    ['/+a/b=', '/+a/b='],
  ])('is the value %j of the answer', async (next, cursor) => {
    const { read, asked } = byField(() => Response.json({ items: [row('a'), row('b')], meta: { next } }))
    await read(1)
    await read(2).catch(() => undefined)
    expect(new URLSearchParams(asked[1]).get('after')).toBe(cursor)
  })

  it.each([{}, { meta: null }, { meta: { next: null } }, { meta: { next: false } }, { meta: { next: {} } }])(
    'is none in %j',
    async (rest) => {
      const { read } = byField(() => Response.json({ items: [row('a')], ...rest }))
      expect(await read(1)).toMatchObject({ total: 1, isCounted: true, hasNext: false })
    },
  )

  it('comes with a number of all records that is too small to be true', async () => {
    const { read } = byField(() => Response.json({ items: [row('a'), row('b')], total: 1, meta: {} }))
    expect(await read(1)).toMatchObject({ total: 2, isCounted: true, hasNext: false })
  })

  it('comes with a number of all records that leaves no room for the page after', async () => {
    const { read } = byField(() =>
      Response.json({ items: [row('a'), row('b')], total: 2, meta: { next: 'b' } }),
    )
    expect(await read(1)).toMatchObject({ total: 3, hasNext: true })
  })

  it('comes after a page that is full, though not all of it can be read', async () => {
    const unreadable = { id: 'b', name: { first: 'B' } }
    const { read } = byField((query) =>
      query.has('after')
        ? inBody(query)
        : Response.json({ items: [row('a'), unreadable], meta: { next: 'b' } }),
    )
    expect(await read(1)).toMatchObject({ data: [{ id: 'a' }], faults: [{ id: 'b', isShown: false }] })
    await read(2)
    expect(await read(3)).toMatchObject({ data: [{ id: 'e' }], total: 5, isCounted: true })
  })

  it('leaves the number of all records to the answer that has it', async () => {
    const { read } = byField((query) =>
      Response.json({ items: [row('a'), row('b')], total: 41, meta: { next: query.get('after') ?? 'b' } }),
    )
    expect(await read(1)).toMatchObject({ total: 41, isCounted: true, hasNext: true })
  })

  describe('and whole', () => {
    const readWhole = ({ provider }: ReturnType<typeof byField>) =>
      provider.getList({ resource: 'api-keys', pagination: { mode: 'off' } })

    it('goes on to the last page, and counts what could not be read by its place in the whole', async () => {
      const unreadable = { id: 'd', name: {} }
      const list = byField((query) => {
        const { page, next } = pageAfter(query.get('after'))
        const items = page.map((id) => (id === 'd' ? unreadable : row(id)))
        return Response.json({ items, meta: { next } })
      })
      const whole = await readWhole(list)
      expect(whole).toMatchObject({ total: 5, faults: [{ id: 'd', number: 4, isShown: false }] })
      expect(idsOf(whole)).toEqual(['a', 'b', 'c', 'e'])
      expect(list.asked).toEqual(['', 'after=b', 'after=d'])
    })

    it('counts what it has where the answer says that there are fewer', async () => {
      const list = byField((query) => {
        const { page, next } = pageAfter(query.get('after'))
        return Response.json({ items: page.map(row), total: 3, meta: { next } })
      })
      expect(await readWhole(list)).toMatchObject({ total: 5 })
    })

    it.each([
      ['go round in a circle', () => 'b', 'The pages of this list go round in a circle'],
      ['have no end', (asked: number) => `page ${asked}`, 'This list has more than 100 pages'],
    ])('is refused where its pages %s', async (_how, nextOf, words) => {
      let asked = 0
      const list = byField(() => Response.json({ items: [row('a')], meta: { next: nextOf(++asked) } }))
      await expect(readWhole(list)).rejects.toThrow(words)
    })
  })
})

it.each([
  [{ totalAt: 'meta.total' }, 'client', 'R174 api-keys.calls.totalAt: this list is read whole'],
  [
    { totalAt: 'meta.total' },
    'server',
    'R174 api-keys.calls.totalAt: an answer with a total in it is no plain list',
  ],
  [{ totalAt: 'meta.total', recordsAt: 'items' }, 'server', undefined],
])('what says the total of a list, %j, is asked where the %s counts', (calls, paging, line) => {
  const content = JSON.stringify({ ...example, calls, list: { ...example.list, paging } })
  const { definition } = readResourceFile(content, '/resources/api-keys.json')
  const [first] = checkDefinition(definition, knownNames)
  expect(first && `${first.id} ${first.place}: ${first.message}`.slice(0, line?.length)).toBe(line)
})

it('a cursor in the answer needs the name of what holds the records', () => {
  const lines = (recordsAt?: string, paging = named.paging) => {
    const calls = { list: { method: 'GET', path: '/api-keys' }, ...(recordsAt && { recordsAt }) }
    const content = JSON.stringify({
      ...example,
      api: 'projects',
      calls,
      list: { ...example.list, paging: 'server' },
    })
    const apis = new Map([['projects', { ...named, paging }]])
    const { definition } = readResourceFile(content, '/resources/api-keys.json', apis)
    return checkDefinition(definition, knownNames).map(({ id, place }) => `${id} ${place}`)
  }
  expect(lines()).toEqual(['R097 api-keys.calls.recordsAt'])
  expect(lines('items')).toEqual([])
  expect(lines(undefined, { cursor: 'after', size: 'limit' })).toEqual([])
  expect(lines(undefined, 'page')).toEqual([])
})
