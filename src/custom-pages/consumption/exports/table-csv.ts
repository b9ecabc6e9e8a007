import { type ConsumptionRow, consumptionCsv } from '../../../domain/consumption/rows'
import { t } from '../../../locales/t'
import { columnHeads } from '../consumption-table'

/**
 * The table alone, with its columns as they are called on the page (D1 §9 'Consumption'). No mark of UTF-8 stands before
 * them: a program that does not know it would miss the column `Clusters`, and nothing in the file is beyond ASCII.
 */
export function tableCsv(rows: readonly ConsumptionRow[]): Blob {
  const heads = Object.values(columnHeads).map((head) => t(head))
  return new Blob([consumptionCsv(rows, heads, t('consumption.withoutDate'))], {
    type: 'text/csv;charset=utf-8',
  })
}
