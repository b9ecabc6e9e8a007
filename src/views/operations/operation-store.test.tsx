import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetImport, keepImport, keptImport } from './kept-import'
import { eraseOperations, OperationStore } from './operation-store'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  sessionStorage.clear()
})
afterEach(() => {
  sessionStorage.clear()
})

const sales = { kind: 'create', name: 'sales', place: '/clusters/sales' } as const

it('an operation ends once, with the words and the file it ended with', () => {
  const store = new OperationStore('u-1')
  expect(store.hasAny()).toBe(false)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  const end = store.start(sales)
  expect(store.hasAny()).toBe(true)
  expect(store.read()).toEqual([
    { ...sales, id: expect.any(String), clusterId: null, startedAt: 1_000, outcome: null },
  ])
  vi.setSystemTime(5_000)
  const other = store.start({ ...sales, kind: 'export', clusterId: 'i-1' })
  end('failed', 'No room.')
  end('done')
  other('done', null, 'e-1')
  expect(store.read()).toMatchObject([
    { outcome: { state: 'failed', words: 'No room.', at: 5_000 } },
    { clusterId: 'i-1', outcome: { state: 'done', words: null, at: 5_000 }, exportId: 'e-1' },
  ])
  expect(store.read()[0]).not.toHaveProperty('exportId')
  expect(listener).toHaveBeenCalledTimes(5)
  stop()
  store.dismiss(({ outcome }) => outcome?.state === 'failed')
  expect(store.read().map(({ kind }) => kind)).toEqual(['export'])
  expect(listener).toHaveBeenCalledTimes(5)
})

it('of two that are called alike and begin in one go each has an end of its own', () => {
  const store = new OperationStore('u-1')
  const end = store.start(sales)
  store.start(sales)
  end('failed', 'No room.')
  expect(store.read().map(({ outcome }) => outcome?.state)).toEqual(['failed', undefined])
  expect(new Set(store.read().map(({ id }) => id)).size).toBe(2)
})

it('what a tab kept comes before what is new, is kept on, and is forgotten on log-out', () => {
  const before = new OperationStore('u-1')
  before.restore([])
  before.start(sales)
  const key = 'basalt.operations:u-1'
  const text = sessionStorage.getItem(key)
  expect(text).toContain('"name":"sales"')

  const after = new OperationStore('u-1')
  expect([after.hasAny(), after.kept()]).toEqual([true, text])
  expect(new OperationStore('u-2').hasAny()).toBe(false)
  after.start({ ...sales, name: 'finance' })
  // Not written over before it is taken in.
  expect(sessionStorage.getItem(key)).toBe(text)
  after.restore(before.read())
  after.restore(before.read())
  expect(after.read().map(({ name }) => name)).toEqual(['sales', 'finance'])
  expect(after.kept()).toBeNull()
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(2)
  after.dismiss(() => true)
  expect(sessionStorage.getItem(key)).toBeNull()

  const end = after.start(sales)
  eraseOperations()
  expect(sessionStorage.getItem(key)).toBeNull()
  end('done')
  expect(sessionStorage.getItem(key)).toBeNull()
})

it('the import of a cluster is kept for its person in this tab, until it is told or they log out', () => {
  const kept = { apps: [{ id: 'a-1', name: 'Shop' }], startedAt: 7 }
  keepImport('u-1', 'i-1', kept)
  expect(keptImport('u-1', 'i-1')).toEqual(kept)
  expect([keptImport('u-1', 'i-2'), keptImport('u-2', 'i-1')]).toEqual([null, null])
  forgetImport('u-1', 'i-1')
  expect(keptImport('u-1', 'i-1')).toBeNull()
  sessionStorage.setItem('basalt.operations:import:u-1:i-1', '{"apps":[]}')
  expect(keptImport('u-1', 'i-1')).toBeNull()
  keepImport('u-1', 'i-1', kept)
  eraseOperations()
  expect(keptImport('u-1', 'i-1')).toBeNull()
})
