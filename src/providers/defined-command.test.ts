import { describe, expect, it } from 'vitest'
import { gadgets } from '../testing/gadgets'
import { askedFilters } from './asked-filters'
import { commandOf, definitionFor } from './defined-command'
import { callOf } from './definition-call'
import { listCallOf } from './page-query'

const resources = { definitionOf: () => gadgets, personId: () => 'u-1' }
const post = { method: 'POST', path: '/gadgets' } as const

describe('a command', () => {
  it('is about the definition its view brings, before the registered one of that name', () => {
    const brought = { ...gadgets, titleField: 'note' }
    expect(definitionFor(resources, 'gadgets', { definition: brought })).toBe(brought)
    expect(definitionFor(resources, 'gadgets')).toBe(gadgets)
  })

  it('makes the call of the definition its view brings', async () => {
    const brought = { ...gadgets, name: 'lamps' }
    const { call } = await commandOf(
      resources,
      { resource: 'gadgets', meta: { definition: brought } },
      ({ name }) => ({ method: 'POST', path: `/${name}` }),
    )
    expect([call.name, call.path]).toEqual(['lamps.command', '/lamps'])
  })

  it('sends what its converter makes of the values, under the key of that request, with its query', async () => {
    const { options } = await commandOf(
      resources,
      {
        resource: 'gadgets',
        id: 7,
        variables: { name: 'Lamp' },
        meta: {
          path: { instanceId: 'i-1', id: 'of somebody else' },
          query: { force: 'yes' },
          toRequest: () => ({ title: 'Lamp' }),
          keyFor: (body) => JSON.stringify(body),
          idempotencyKey: 'key-of-the-intention',
        },
      },
      () => post,
    )
    expect(options).toEqual({
      path: { recordId: '7', instanceId: 'i-1', id: 'u-1' },
      body: { title: 'Lamp' },
      query: { force: 'yes' },
      idempotencyKey: '{"title":"Lamp"}',
    })
  })

  it('has no record, body or query where it needs none, and goes under the key of its intention', async () => {
    const meta = { idempotencyKey: 'key-1' }
    const { call, options } = await commandOf(resources, { resource: 'gadgets', meta }, () => post)
    expect(options).toEqual({ path: { id: 'u-1' }, idempotencyKey: 'key-1' })
    expect([call.name, call.method, call.path]).toEqual(['gadgets.command', 'POST', '/gadgets'])
  })

  it('makes the call it is given before the usual one, and is refused without either', async () => {
    const put = { method: 'PUT', path: '/gadgets/{recordId}' } as const
    const { call } = await commandOf(resources, { resource: 'gadgets', meta: { call: put } }, () => post)
    expect([call.method, call.path]).toEqual(['PUT', '/gadgets/{recordId}'])
    await expect(commandOf(resources, { resource: 'gadgets' }, () => undefined)).rejects.toThrow(
      '"gadgets" has no call for this',
    )
    const none = { ...resources, definitionOf: () => undefined }
    expect(() => definitionFor(none, 'gizmos')).toThrow('No resource is named "gizmos"')
  })

  it('waits for a converter that takes its time', async () => {
    const meta = {
      toRequest: async () => ({ title: 'Lamp' }),
      keyFor: (body: unknown) => JSON.stringify(body),
    }
    const { options } = await commandOf(resources, { resource: 'gadgets', meta }, () => post)
    expect(options).toMatchObject({ body: { title: 'Lamp' }, idempotencyKey: '{"title":"Lamp"}' })
  })

  it.each([
    ['GET', false, true],
    ['POST', true, false],
    ['PUT', true, true],
    ['PATCH', true, true],
    ['DELETE', false, true],
  ] as const)('by %s has a body: %s; may be repeated: %s', (method, hasBody, isIdempotent) => {
    const call = callOf({ ...post, method }, gadgets, 'command')
    expect([call.request !== null, call.isIdempotent]).toEqual([hasBody, isIdempotent])
  })
})

it.each([
  ['the action that downloads', 'sync', 'command', true],
  ['another action', 'toggle', 'command', false],
  ['the list, by the call of that action', 'sync', 'list', false],
] as const)('a file is what the call of %s answers', (_whose, name, purpose, isFile) => {
  const actions = gadgets.actions.map((each) =>
    each.name === 'sync' ? { ...each, download: true as const } : each,
  )
  const { call = null } = actions.find((each) => each.name === name) ?? {}
  if (call === null) throw new Error('no such action')
  expect(callOf(call, { ...gadgets, actions }, purpose).isFile === true).toBe(isFile)
})

it('a page is asked for by what narrows the list under another record, and by ids, each for itself', () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const list = { ...gadgets.list, filters: [], paging }
  const narrowed = { by: 'owner', id: 'o-1' }
  expect(listCallOf({ ...gadgets, list, narrowed })).toMatchObject({
    optionalQuery: ['_start', '_end', '_sort', '_order', 'q', 'id', 'owner'],
    repeatedQuery: ['id'],
  })
})

it('a server that pages is asked by the field of a filter, whatever its key in the address is', () => {
  const reading = {
    test: () => undefined,
    ask: (spelled: string, field: string) => ({ [`${field}_gte`]: spelled }),
    keys: (field: string) => [`${field}_gte`],
  }
  const words = { label: 'clusters.filterState', all: 'clusters.allStates' } as const
  const filters = [{ key: 'made', field: 'name', ...words, reading }] as const
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const definition = { ...gadgets, list: { ...gadgets.list, filters, paging } }
  expect(callOf(gadgets.calls.list, definition, 'list').optionalQuery).toContain('name_gte')
  expect(askedFilters(definition, { made: '5', name: 'Lamp' })).toEqual({ name_gte: '5', name: 'Lamp' })
})
