import { type ConsumptionRow, consumptionCsv } from '../../../domain/consumption/rows'
import { t } from '../../../locales/t'
import { csvMark } from '../../../views/action/save-file'
import { columnHeads } from '../consumption-table'

/**
 * The table alone, with its columns as they are called on the page (D1 §9 'Consumption'). A mark of UTF-8 stands before
 * them only where a name or another language needs it: a program that does not know it would miss the column `Clusters`.
 */
export function tableCsv(rows: readonly ConsumptionRow[]): Blob {
  const heads = Object.values(columnHeads).map((head) => t(head))
  const csv = consumptionCsv(rows, heads, t('consumption.withoutDate'))
  return new Blob([isAscii(csv) ? csv : csvMark + csv], { type: 'text/csv;charset=utf-8' })
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)
