import { useCallback, useId, useState } from 'react'
import { breakdownOf } from '../../../domain/consumption/breakdown'
import { consumptionRows } from '../../../domain/consumption/rows'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useNotices } from '../../../providers/use-notices'
import { Icon } from '../../../ui/icon'
import { Menu } from '../../../ui/menu'
import { MenuItem } from '../../../ui/menu-item'
import { saveFile } from '../../../views/action/save-file'
import type { ShownConsumption } from '../shown-consumption'

type Format = 'csv' | 'png' | 'pdf'

/** What can be exported (D1 §9 'Consumption'): the table, the chart, or both. */
const formats: readonly { format: Format; label: MessageKey; failed: MessageKey }[] = [
  { format: 'csv', label: 'consumption.exportCsv', failed: 'consumption.csvFailed' },
  { format: 'png', label: 'consumption.exportPng', failed: 'consumption.pngFailed' },
  { format: 'pdf', label: 'consumption.exportPdf', failed: 'consumption.pdfFailed' },
]

/** Exports what is shown; after each it is as it was before (D1 §4 'Consumption range'). */
export function ExportMenu({ shown }: { shown: ShownConsumption }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { showSuccess, showError } = useNotices()
  const menuId = useId()
  const close = useCallback(() => setOpener(null), [])

  const perform = async ({ format, failed }: (typeof formats)[number]) => {
    const hasContent = { csv: hasRows(shown), png: true, pdf: hasRows(shown) || hasCharts(shown) }
    if (!hasContent[format]) return showError(t('consumption.nothingToExport'))
    setBusy(true)
    try {
      showSuccess(await exporters[format](shown))
    } catch {
      showError(t(failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        aria-controls={opener ? menuId : undefined}
        aria-busy={isBusy || undefined}
        onClick={({ currentTarget }) => !isBusy && setOpener(opener ? null : currentTarget)}
      >
        <Icon name={isBusy ? 'state-working' : 'download'} isSpinning={isBusy} />
        {t(isBusy ? 'consumption.exporting' : 'consumption.export')}
      </button>
      {opener && (
        <Menu id={menuId} label={t('consumption.export')} opener={opener} onClose={close}>
          {formats.map((each) => (
            <MenuItem key={each.format} onClick={() => void perform(each)}>
              {t(each.label)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

const rowsOf = ({ usages, range, settings }: ShownConsumption) => consumptionRows(usages, range, settings)

const hasRows = (shown: ShownConsumption) => rowsOf(shown).length > 0

/** Charts may have figures where the table, which is of compute alone, has no row. */
const hasCharts = ({ usages, range, settings, filters }: ShownConsumption) =>
  filters.types.some((type) => breakdownOf(usages, type, range, settings).total !== null)

/** Each saves its file and answers what it says then. Their code comes when it is asked for. */
const exporters: Readonly<Record<Format, (shown: ShownConsumption) => Promise<string>>> = {
  async csv(shown) {
    const { tableCsv } = await import('./table-csv')
    const rows = rowsOf(shown)
    saveFile({ content: tableCsv(rows, shown.range), name: null }, 'consumption.csv')
    return t('consumption.csvDone', { count: rows.length })
  },
  async png(shown) {
    const { chartPng } = await import('./chart-png')
    saveFile({ content: await chartPng(shown), name: null }, 'consumption-chart.png')
    return t('consumption.pngDone')
  },
  async pdf(shown) {
    const { consumptionPdf } = await import('./consumption-pdf')
    saveFile({ content: await consumptionPdf(shown), name: null }, 'consumption.pdf')
    return t('consumption.pdfDone')
  },
}
