import { expect, it } from 'vitest'
import '../../../locales/account-texts'
import { bucketsOf } from '../../../domain/consumption/buckets'
import { tableCsv } from './table-csv'

const mark = [0xef, 0xbb, 0xbf]
const C = 'C'.charCodeAt(0)

const row = (cluster: string, date: string | null) => ({
  clusterId: 'c-1',
  cluster,
  date,
  product: null,
  spark: null,
  total: 4,
})

it.each([
  ['no mark before names that need none', 'sales-2', [C]],
  ['a mark of UTF-8 where a name needs it, or a spreadsheet would read another', 'Zürich', [...mark, C]],
  ['one for another script', '売上', [...mark, C]],
])('the table has %s [USE-028]', async (_what, name, bytes) => {
  const file = tableCsv([row(name, '2026-03-01')], bucketsOf({ type: 'month' }, '2026-03-04'))
  expect([...new Uint8Array(await file.slice(0, bytes.length).arrayBuffer())]).toEqual(bytes)
  expect(await file.text()).toContain(`${name},2026-03-01,,,4`)
})

it('a part of a month has its dates, a whole one its name, and one that goes on as well', async () => {
  const rows = ['2026-01', '2026-02', '2026-03'].map((date) => row('sales', date))
  const range = { type: 'custom', from: '2026-01-15', to: '2026-03-04' } as const
  const dates = async (today: string) => {
    const lines = (await tableCsv(rows, bucketsOf(range, today)).text()).trim().split('\r\n')
    return lines.slice(1).map((line) => line.split(',')[1])
  }
  expect(await dates('2026-03-04')).toEqual(['2026-01-15/2026-01-31', '2026-02', '2026-03'])
  expect(await dates('2026-03-09')).toEqual(['2026-01-15/2026-01-31', '2026-02', '2026-03-01/2026-03-04'])
})

it('what no hour has is named as that, and what no day has as being without a date', async () => {
  const day = bucketsOf({ type: 'custom', from: '2026-03-01', to: '2026-03-01' }, '2026-03-04')
  expect(await tableCsv([row('sales', null)], day).text()).toContain('sales,Not told by the hour,,,4')
  const month = bucketsOf({ type: 'month' }, '2026-03-04')
  expect(await tableCsv([row('sales', null)], month).text()).toContain('sales,Without a date,,,4')
})
