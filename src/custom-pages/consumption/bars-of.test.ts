import { expect, it } from 'vitest'
import '../../locales/account-texts'
import { bucketsOf } from '../../domain/consumption/buckets'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { barsOf } from './bars-of'
import type { ShownConsumption } from './shown-consumption'

const shown = (parts: Partial<ShownConsumption> = {}): ShownConsumption => ({
  zone: 'UTC',
  usages: [buildUsage({ id: 'c-1', name: 'sales', days: [buildDay('2026-03-01', 4)] })],
  range: bucketsOf({ type: 'week' }, '2026-03-02'),
  settings: { productKey: 'basalt', zone: 'UTC' },
  filters: { range: { type: 'week' }, clusters: null, types: ['compute'], grouping: 'cluster' },
  places: new Map([['c-1', 4]]),
  createdOn: {},
  ...parts,
})

it('names bars short and in full, and says which one goes on', () => {
  const range = bucketsOf({ type: 'custom', from: '2026-02-27', to: '2026-03-02' }, '2026-03-02')
  expect(barsOf(shown({ range }), 'compute').bars).toEqual([
    { key: '2026-02-27', label: '27 Feb', title: '27 Feb 2026', isIncomplete: false },
    { key: '2026-02-28', label: '28', title: '28 Feb 2026', isIncomplete: false },
    { key: '2026-03-01', label: '01 Mar', title: '01 Mar 2026', isIncomplete: false },
    { key: '2026-03-02', label: '02', title: '02 Mar 2026, so far', isIncomplete: true },
  ])
})

it.each([
  [{ type: 'custom', from: '2026-03-01', to: '2026-03-01' }, '09:00', '01 Mar 2026, 09:00', 9],
  [{ type: 'last-year' }, 'Feb 2025', 'Feb 2025', 1],
] as const)('names the hours of a day and the months of a year: %j', (range, label, title, place) => {
  const { bars } = barsOf(shown({ range: bucketsOf(range, '2026-03-02') }), 'compute')
  expect(bars[place]).toMatchObject({ label, title })
})

it('gives a cluster the colour of its place', () => {
  expect(barsOf(shown(), 'compute').series).toMatchObject([
    { id: 'c-1', tag: '5', color: { light: '#a3195b' } },
  ])
})
