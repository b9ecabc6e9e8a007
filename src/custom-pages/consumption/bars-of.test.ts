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
  absent: [],
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

it('names a part of a month by its dates in full', () => {
  const range = bucketsOf({ type: 'custom', from: '2026-01-15', to: '2026-03-02' }, '2026-03-02')
  expect(barsOf(shown({ range }), 'compute').bars).toEqual([
    { key: '2026-01', label: 'Jan 2026', title: '15 Jan 2026 – 31 Jan 2026', isIncomplete: false },
    { key: '2026-02', label: 'Feb 2026', title: 'Feb 2026', isIncomplete: false },
    { key: '2026-03', label: 'Mar 2026', title: 'Mar 2026, so far', isIncomplete: true },
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

const twoDays = bucketsOf({ type: 'custom', from: '2026-03-01', to: '2026-03-02' }, '2026-03-02')

it('stacks compute by what it consists of, and nothing of it is left out', () => {
  const usages = [
    buildUsage({ days: [{ date: '2026-03-02', figures: { basalt: 1, spark: 2, total: 4 }, hours: 4 }] }),
    buildUsage({ id: 'c-2', name: 'risk' }),
  ]
  const filters = { ...shown().filters, grouping: 'type' as const }
  const { series, unit } = barsOf(shown({ usages, filters, range: twoDays }), 'compute')
  expect(series.map(({ id, name, tag, values }) => [id, name, tag, values])).toEqual([
    ['product', 'Basalt units', '1', [null, 1]],
    ['spark', 'Spark units', '2', [null, 2]],
    ['rest', 'Not broken down by the server', '3', [null, 1]],
  ])
  expect(new Set(series.map(({ color }) => color.light)).size).toBe(3)
  expect(unit).toBe('IPU')
})

it('has one layer of any other type, and one a cluster where it is stacked by those', () => {
  const measured = { classA: 10, classB: null, downloads: null, uploads: null }
  const usages = [
    buildUsage({ storage: [{ at: Date.UTC(2026, 2, 2, 9), storage: 0.5, ...measured }] }),
    buildUsage({ id: 'c-2', name: 'risk' }),
  ]
  const of = (grouping: 'cluster' | 'type') =>
    barsOf(shown({ usages, filters: { ...shown().filters, grouping }, range: twoDays }), 'classA')
  const layers = ({ series }: ReturnType<typeof of>) =>
    series.map(({ id, name, tag, values }) => [id, name, tag, values])
  expect(layers(of('type'))).toEqual([['classA', 'Class A operations', '1', [null, 10]]])
  expect(layers(of('cluster'))[0]).toEqual(['c-1', 'sales', '5', [null, 10]])
  expect([of('type').unit, barsOf(shown(), 'backups').unit]).toEqual(['operations', 'GB'])
})
