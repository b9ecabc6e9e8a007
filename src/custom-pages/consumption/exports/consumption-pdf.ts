import { jsPDF } from 'jspdf'
import { autoTable, type CellHookData } from 'jspdf-autotable'
import type { BucketedRange } from '../../../domain/consumption/buckets'
import { type ConsumptionRow, consumptionRows, sumOfRows } from '../../../domain/consumption/rows'
import { fullDate } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { columnHeads } from '../consumption-table'
import { aboutText, figureText, granularityLabels, rowDateText } from '../consumption-words'
import type { ShownConsumption } from '../shown-consumption'
import { chartImages } from './chart-png'
import { canWrite, wordsForPdf } from './pdf-words'
import { type TextPicture, textPicture } from './text-picture'

/** Millimetres. */
const edge = 12
const padding = 1.6

const tableFont = { points: 9, head: '#ffffff', body: '#505050' }

/**
 * Charts and table on landscape A4 (D1 §9 'Consumption'). The texts are texts, the head of the table stands on every
 * page, and all is on white. A table without rows is left out.
 */
export async function consumptionPdf(shown: ShownConsumption, now = Date.now()): Promise<Blob> {
  const { usages, range, settings } = shown
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true })
  const page = { width: pdf.internal.pageSize.getWidth(), height: pdf.internal.pageSize.getHeight() }
  const rows = consumptionRows(usages, range, settings)
  const title = t('shell.ipuConsumption')
  pdf.setProperties({ title })
  const width = page.width - 2 * edge
  write(pdf, title, { y: edge + 5, width, points: 16, isBold: true })
  const about = write(pdf, aboutText(shown), { y: edge + 12, width, points: 10 })
  const made = t('consumption.pdfRows', { count: rows.length, date: fullDate(now, shown.zone) })
  let top = write(pdf, made, { y: about, width, points: 10 })
  const table = tableOf(rows, range)
  const hasPictures = [...table.head, ...table.body].some((cells) => cells.some((text) => !canWrite(text)))
  if (hasPictures) top = write(pdf, t('consumption.pdfPictures'), { y: top, width, points: 10 })
  const above = top - edge
  for (const image of await chartImages(shown)) {
    const height = Math.min((width / image.width) * image.height, page.height - 2 * edge - above)
    if (top + height > page.height - edge) {
      pdf.addPage()
      top = edge
    }
    pdf.addImage(image, 'PNG', edge, top, (height / image.height) * image.width, height)
    top += height + 6
  }
  if (rows.length > 0)
    writeTable(pdf, rows, table, { width, period: t(granularityLabels[range.granularity]) })
  const pages = pdf.getNumberOfPages()
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number)
    const words = t('consumption.pdfPage', { page: number, pages })
    write(pdf, words, { y: page.height - 5, width, points: 8, isAtEnd: true })
  }
  return pdf.output('blob')
}

/** The table on a page of its own and those that follow. */
function writeTable(
  pdf: jsPDF,
  rows: readonly ConsumptionRow[],
  table: ReturnType<typeof tableOf>,
  { width, period }: { width: number; period: string },
): void {
  const sums = sumOfRows(rows)
  const pictures = new CellPictures()
  pdf.addPage()
  const tableTitle = t('consumption.tableTitle', { period })
  write(pdf, tableTitle, { y: edge + 4, width, points: 12, isBold: true })
  autoTable(pdf, {
    startY: edge + 8,
    margin: edge,
    ...table,
    foot: [
      [
        t('consumption.totalRow', { count: rows.length }),
        '',
        ...[sums.product, sums.spark, sums.total].map(figureText),
      ],
    ],
    showHead: 'everyPage',
    showFoot: 'lastPage',
    styles: { fontSize: tableFont.points, cellPadding: padding },
    headStyles: { fillColor: [11, 110, 127] },
    footStyles: { fillColor: [226, 230, 236], textColor: [26, 31, 38] },
    didParseCell: (data) => {
      const { section, column, cell } = data
      if (section !== 'body' && column.index > 1) cell.styles.halign = 'right'
      const picture = pictures.of(data)
      if (picture === null) return
      cell.text = ['']
      cell.styles.minCellWidth = picture.width + 2 * padding
    },
    didDrawCell: (data) => {
      const picture = pictures.of(data)
      if (picture !== null) drawPicture(pdf, data, picture)
    },
    columnStyles: { 2: { halign: 'right' }, 3: { halign: 'right' }, 4: { halign: 'right' } },
  })
}

type Line = { y: number; width: number; points: number; isBold?: boolean; isAtEnd?: boolean }

/** From one line to the next; millimetres. */
const lineStep = 5

/** Writes a text between the edges, in as many lines as it needs; as a picture where the fonts cannot. Answers the place of the next line. */
function write(
  pdf: jsPDF,
  text: string,
  { y, width, points, isBold = false, isAtEnd = false }: Line,
): number {
  const words = wordsForPdf(text)
  if (!canWrite(words)) {
    const picture = textPicture(words, { points, isBold, color: '#000000' })
    const shrunk = Math.min(1, width / picture.width)
    const [across, high] = [picture.width * shrunk, picture.height * shrunk]
    const x = isAtEnd ? edge + width - across : edge
    // Of the height of a line, a quarter is below the place on which letters stand.
    pdf.addImage(picture.image, 'PNG', x, y - high * 0.75, across, high, `${points} ${words}`)
    return y + lineStep
  }
  pdf.setFont('helvetica', isBold ? 'bold' : 'normal').setFontSize(points)
  const lines: string[] = pdf.splitTextToSize(words, width)
  for (const [index, line] of lines.entries())
    pdf.text(line, isAtEnd ? edge + width : edge, y + index * lineStep, { align: isAtEnd ? 'right' : 'left' })
  return y + lines.length * lineStep
}

/** Heads and rows as texts. */
function tableOf(rows: readonly ConsumptionRow[], range: BucketedRange) {
  const figures = ({ product, spark, total }: ConsumptionRow) => [product, spark, total].map(figureText)
  return {
    head: [Object.values(columnHeads).map((head) => wordsForPdf(t(head)))],
    body: rows.map((row) => [wordsForPdf(row.cluster), rowDateText(row, range), ...figures(row)]),
  }
}

/** Pictures of the texts that the file's fonts cannot write, each made once. */
class CellPictures {
  readonly #made = new Map<string, TextPicture>()

  of({ section, cell }: CellHookData): TextPicture | null {
    if (typeof cell.raw !== 'string' || canWrite(cell.raw)) return null
    const isHead = section === 'head'
    const key = `${section} ${cell.raw}`
    const { points, head, body } = tableFont
    const style = { points, isBold: isHead, color: isHead ? head : body }
    const picture = this.#made.get(key) ?? textPicture(cell.raw, style)
    this.#made.set(key, picture)
    return picture
  }
}

/** At the place of the text; smaller where its column is too narrow for it. */
function drawPicture(pdf: jsPDF, { section, column, cell }: CellHookData, picture: TextPicture): void {
  const shrunk = Math.min(1, (cell.width - 2 * padding) / picture.width)
  const [width, height] = [picture.width * shrunk, picture.height * shrunk]
  const isRight = column.index > 1
  const x = isRight ? cell.x + cell.width - padding - width : cell.x + padding
  const y = cell.y + (cell.height - height) / 2
  // Known by its name, a picture that is drawn again is not encoded again.
  pdf.addImage(picture.image, 'PNG', x, y, width, height, `${section} ${cell.raw}`)
}
