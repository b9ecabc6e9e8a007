import { expect, it } from 'vitest'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { bucketsOfDates } from './buckets'
import { knownTotals } from './known-totals'
import type { ClusterUsage } from './usage'

const march = bucketsOfDates({ from: '2026-03-01', to: '2026-03-04' }, '2026-03-04', 'day')
const totalOf = (said: Partial<ClusterUsage>) =>
  knownTotals([buildUsage(said)], march, { productKey: 'basalt', zone: 'UTC' }).get('c-1')
const day = (date: string, figures: Record<string, number>) => ({ date, figures, hours: null })

it.each<[string, Partial<ClusterUsage>, number | null]>([
  ['its days', { days: [buildDay('2026-03-01', 0.1), buildDay('2026-03-02', 0.2)] }, 0.3],
  ['days of the range alone', { days: [buildDay('2026-02-28', 9), buildDay('2026-03-02', 2)] }, 2],
  ['both components where no total is given', { days: [day('2026-03-01', { basalt: 1, spark: 2 })] }, 3],
  ['a month without days', { months: [{ month: '2026-03', figures: { total: 12.5 } }] }, 12.5],
  ['nothing, where it slept', { days: [buildDay('2026-03-01', 0)] }, 0],
  ['nothing that is known, where nothing is reported', {}, null],
  [
    'nothing that is known, where one day of it is not',
    {
      days: [buildDay('2026-03-01', 1), day('2026-03-02', { spark: 2 })],
    },
    null,
  ],
  [
    'its days, where one before the range is not known',
    {
      days: [day('2026-02-28', { spark: 2 }), buildDay('2026-03-01', 1)],
    },
    1,
  ],
])('a cluster consumed %s', (_what, said, total) => {
  expect(totalOf(said)).toBe(total)
})
