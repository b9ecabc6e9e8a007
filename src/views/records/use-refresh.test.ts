import { expect, it } from 'vitest'
import { refreshEvery } from './use-refresh'

const reader = { read: (record: object) => String(Reflect.get(record, 'state')) }
const faster = { every: 30_000, reader, values: ['installing', 'uninstalling'] }
const things = (...states: string[]) => states.map((state, index) => ({ id: String(index), state }))

it.each([
  [{ every: 120_000 }, things('installing'), 120_000],
  [{ every: 120_000, faster }, things(), 120_000],
  [{ every: 120_000, faster }, things('installed', 'failed'), 120_000],
  [{ every: 120_000, faster }, things('installed', 'uninstalling'), 30_000],
  [{ every: 120_000, faster: { every: 30_000, field: 'state', values: ['7'] } }, things('7'), 30_000],
  [{ every: 120_000, faster: { every: 30_000, field: 'state', values: ['7'] } }, things(''), 120_000],
])('reads again by the pace of %o', (refresh, records, expected) => {
  expect(refreshEvery(refresh, records)).toBe(expected)
})
