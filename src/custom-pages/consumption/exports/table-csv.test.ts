import { expect, it } from 'vitest'
import '../../../locales/account-texts'
import { tableCsv } from './table-csv'

const mark = [0xef, 0xbb, 0xbf]
const C = 'C'.charCodeAt(0)

it.each([
  ['no mark before names that need none', 'sales-2', [C]],
  ['a mark of UTF-8 where a name needs it, or a spreadsheet would read another', 'Zürich', [...mark, C]],
  ['one for another script', '売上', [...mark, C]],
])('the table has %s [USE-028]', async (_what, name, bytes) => {
  const file = tableCsv([
    { clusterId: 'c-1', cluster: name, date: '2026-03-01', product: null, spark: null, total: 4 },
  ])
  expect([...new Uint8Array(await file.slice(0, bytes.length).arrayBuffer())]).toEqual(bytes)
  expect(await file.text()).toContain(`${name},2026-03-01,,,4`)
})
