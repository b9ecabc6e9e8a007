import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { consumptionRows, sumOfRows } from '../../../domain/consumption/rows'
import { fullDate } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { columnHeads } from '../consumption-table'
import { aboutText, figureText, granularityLabels, rowDateText } from '../consumption-words'
import type { ShownConsumption } from '../shown-consumption'
import { chartImages } from './chart-png'

/** Millimetres. */
const edge = 12

/**
 * Charts and table on landscape A4 (D1 §9 'Consumption'). The texts are texts, the head of the table stands on every
 * page, and all is on white.
 */
export async function consumptionPdf(shown: ShownConsumption, now = Date.now()): Promise<Blob> {
  const { usages, range, settings } = shown
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true })
  const page = { width: pdf.internal.pageSize.getWidth(), height: pdf.internal.pageSize.getHeight() }
  const rows = consumptionRows(usages, range, settings)
  const title = t('shell.ipuConsumption')
  pdf.setProperties({ title })
  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(16)
    .text(title, edge, edge + 5)
  pdf.setFont('helvetica', 'normal').setFontSize(10)
  pdf.text(aboutText(shown), edge, edge + 12)
  pdf.text(t('consumption.pdfRows', { count: rows.length, date: fullDate(now, shown.zone) }), edge, edge + 17)
  let top = edge + 22
  for (const image of await chartImages(shown)) {
    const width = page.width - 2 * edge
    const height = Math.min((width / image.width) * image.height, page.height - 2 * edge - 22)
    if (top + height > page.height - edge) {
      pdf.addPage()
      top = edge
    }
    pdf.addImage(image, 'PNG', edge, top, (height / image.height) * image.width, height)
    top += height + 6
  }
  const sums = sumOfRows(rows)
  pdf.addPage()
  const tableTitle = t('consumption.tableTitle', { period: t(granularityLabels[range.granularity]) })
  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(12)
    .text(tableTitle, edge, edge + 4)
  autoTable(pdf, {
    startY: edge + 8,
    margin: edge,
    head: [Object.values(columnHeads).map((head) => t(head))],
    body: rows.map((row) => [
      row.cluster,
      rowDateText(row, range),
      ...[row.product, row.spark, row.total].map(figureText),
    ]),
    foot: [
      [
        t('consumption.totalRow', { count: rows.length }),
        '',
        ...[sums.product, sums.spark, sums.total].map(figureText),
      ],
    ],
    showHead: 'everyPage',
    showFoot: 'lastPage',
    styles: { fontSize: 9, cellPadding: 1.6 },
    headStyles: { fillColor: [11, 110, 127] },
    footStyles: { fillColor: [226, 230, 236], textColor: [26, 31, 38] },
    didParseCell: ({ section, column, cell }) => {
      if (section !== 'body' && column.index > 1) cell.styles.halign = 'right'
    },
    columnStyles: { 2: { halign: 'right' }, 3: { halign: 'right' }, 4: { halign: 'right' } },
  })
  const pages = pdf.getNumberOfPages()
  pdf.setFont('helvetica', 'normal').setFontSize(8)
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number)
    const words = t('consumption.pdfPage', { page: number, pages })
    pdf.text(words, page.width - edge, page.height - 5, { align: 'right' })
  }
  return pdf.output('blob')
}
