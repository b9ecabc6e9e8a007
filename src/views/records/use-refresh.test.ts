import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forSchema } from '../../definitions/resource-record'
import { refreshEvery } from './use-refresh'

const read = forSchema(z.object({ id: z.string(), state: z.string() }), ({ state }) => state)
const readers = { 'thing-state': { read, label: (value: string) => value } }
const faster = { every: 30_000, reader: 'thing-state', values: ['installing', 'uninstalling'] }
const things = (...states: string[]) => states.map((state, index) => ({ id: String(index), state }))

it.each([
  [{ every: 120_000 }, things('installing'), 120_000],
  [{ every: 120_000, faster }, things(), 120_000],
  [{ every: 120_000, faster }, things('installed', 'failed'), 120_000],
  [{ every: 120_000, faster }, things('installed', 'uninstalling'), 30_000],
  [{ every: 120_000, faster: { ...faster, reader: 'unknown' } }, things('installing'), 120_000],
])('reads again by the pace of %o', (refresh, records, expected) => {
  expect(refreshEvery(refresh, records, readers)).toBe(expected)
})
