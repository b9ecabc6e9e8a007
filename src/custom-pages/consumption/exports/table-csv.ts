import { type BucketedRange, nameOf } from '../../../domain/consumption/buckets'
import { type ConsumptionRow, consumptionCsv } from '../../../domain/consumption/rows'
import { t } from '../../../locales/t'
import { csvMark } from '../../../views/action/save-file'
import { columnHeads } from '../consumption-table'
import { undatedText } from '../consumption-words'

/**
 * The table alone, with its columns as they are called on the page (D1 §9 'Consumption'). A mark of UTF-8 stands before
 * them only where a name or another language needs it: a program that does not know it would miss the column `Clusters`.
 * A part of a month has its dates, as ISO 8601 writes an interval.
 */
export function tableCsv(rows: readonly ConsumptionRow[], range: BucketedRange): Blob {
  const heads = Object.values(columnHeads).map((head) => t(head))
  const names = new Map(range.buckets.map((bucket) => [bucket.key, nameOf(bucket)]))
  const dated = rows.map((row) => ({ ...row, date: names.get(row.date ?? '') ?? row.date }))
  const csv = consumptionCsv(dated, heads, undatedText(range))
  return new Blob([isAscii(csv) ? csv : csvMark + csv], { type: 'text/csv;charset=utf-8' })
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)
