import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Scope } from '../../definitions/scope'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { cachedRecords, isAbsent, partMeta } from './cached-records'
import { idsOfWholeList } from './ids-of-whole-list'
import { listKey } from './list-key'

const fault = (id: string | null, isShown: boolean) => ({ number: 1, id, name: null, isShown, values: [] })

it.each([
  ['is listed', 'id-lamp', [], false],
  ['is not listed', 'id-bolt', [], true],
  ['is the one that could not be read', 'id-bolt', [fault('id-bolt', false)], false],
  ['may be the one whose id could not be read', 'id-bolt', [fault(null, false)], false],
  ['is not listed, while another could not be read', 'id-bolt', [fault('id-rod', false)], true],
  ['is not listed, while one that is lacks a value', 'id-bolt', [fault('id-bolt', true)], true],
  ['has no id and is not listed', undefined, [], true],
])('a record that %s', (_what, id, faults, isMissing) => {
  const list = {
    records: [buildGadget({ name: 'gear' }), buildGadget({ name: 'lamp' })],
    faults,
    isCurrent: true,
    requestedAt: 0,
  }
  expect(isAbsent(id, list)).toBe(isMissing)
})

const at = (id: string): Scope => ({ kind: 'cluster', cluster: buildClusterDetail({ id }) })
const answer = (name: string, requestedAt: number) => ({
  data: [buildGadget({ name })],
  total: 1,
  faults: [fault('id-rod', false)],
  requestedAt,
  answeredAt: requestedAt + 5,
})

it('keeps nothing of a list that nobody read, nor of another cluster', () => {
  const client = new QueryClient()
  client.setQueryData([...listKey(gadgets, at('i-2'))], answer('lamp', 1000))
  expect(cachedRecords(client, gadgets, at('i-1'))).toEqual({
    records: [],
    total: 0,
    faults: [],
    isCurrent: false,
    requestedAt: 0,
  })
})

it('is of several answers the one on screen, else the newest', () => {
  const client = new QueryClient()
  const scope = at('i-1')
  const key = (page: number) => [...listKey(gadgets, scope), page]
  const names = () => cachedRecords(client, gadgets, scope).records.map(({ name }) => name)
  client.setQueryData(key(1), answer('lamp', 1000), { updatedAt: 1005 })
  client.setQueryData(key(2), answer('bolt', 2000), { updatedAt: 2005 })
  client.setQueryData(key(3), answer('gear', 1500), { updatedAt: 1505 })
  expect(names()).toEqual(['bolt'])
  expect(cachedRecords(client, gadgets, scope)).toMatchObject({
    isCurrent: true,
    requestedAt: 2000,
    faults: [fault('id-rod', false)],
  })
  const watcher = new QueryObserver(client, { queryKey: key(1), queryFn: () => null, staleTime: Infinity })
  const stop = watcher.subscribe(() => {})
  expect(names()).toEqual(['lamp'])
  stop()
  expect(names()).toEqual(['bolt'])
})

it('is neither a reading of some ids nor the list below another record, but that list where it is asked for', async () => {
  const client = new QueryClient()
  const scope = at('i-1')
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const cut = { ...gadgets, list: { ...gadgets.list, paging } }
  const narrowed = { by: 'box', id: 'b-1' }
  const other = { by: 'box', id: 'b-2' }
  const read = (name: string, requestedAt: number, meta?: { part: string }) =>
    client.prefetchQuery({
      queryKey: [...listKey(gadgets, scope), name],
      queryFn: () => answer(name, requestedAt),
      ...(meta && { meta }),
    })
  await read('lamp', 1000)
  await read('bolt', 2000, partMeta(narrowed))
  await read('disk', 2500, partMeta(other))
  await read('gear', 3000, partMeta())
  const names = (of: typeof cut & { narrowed?: typeof narrowed }) =>
    cachedRecords(client, of, scope).records.map(({ name }) => name)
  expect(names(cut)).toEqual(['lamp'])
  expect([narrowed, other].map((of) => names({ ...cut, narrowed: of }))).toEqual([['bolt'], ['disk']])
})

it('is no list to go by once its last reading failed, and all that there is only where no server cuts it', async () => {
  const client = new QueryClient()
  const scope = at('i-1')
  const queryKey = [...listKey(gadgets, scope)]
  client.setQueryData(queryKey, answer('lamp', 1000))
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const whole = { ...gadgets, list: { ...gadgets.list, paging: undefined } }
  const cut = { ...gadgets, list: { ...gadgets.list, paging } }
  expect(idsOfWholeList(client, whole, scope)).toEqual(new Set(['id-lamp']))
  expect(idsOfWholeList(client, cut, scope)).toBeNull()

  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('Gone')), retry: false })
  expect(cachedRecords(client, gadgets, scope)).toMatchObject({ isCurrent: false, requestedAt: 1000 })
  expect(idsOfWholeList(client, whole, scope)).toBeNull()
})
