import '../../locales/import-texts'
import { textOfCell } from '../../domain/csv'
import { type CsvRow, guessSeparator, readCsv, textOfBytes } from '../../domain/read-csv'
import { t } from '../../locales/t'
import { readJsonRows } from './read-json-rows'

/** What is imported: the titles of its columns, and its rows. */
export type ImportFile = { name: string; header: readonly string[]; rows: readonly CsvRow[] }

/** Bytes, rows under the first, and columns: what a browser checks and shows without a pause. */
const largest = 5 * 1024 * 1024
const mostRows = 5_000
const mostColumns = 200

/** Why a text or a file cannot be imported, as a sentence. */
export class UnusableFile extends Error {}

/** @throws UnusableFile saying what is wrong with it */
export async function readFile(file: File): Promise<ImportFile> {
  const { name } = file
  if (file.size > largest) throw new UnusableFile(t('importing.tooLarge', { name }))
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnusableFile(t('importing.unreadable', { name }))
  })
  const text = textOfBytes(new Uint8Array(bytes))
  if (text === null) throw new UnusableFile(t('importing.notUnicode', { name }))
  return readText(text, name)
}

/** @throws UnusableFile saying what is wrong with it */
export function readPasted(text: string): ImportFile {
  if (new Blob([text]).size > largest) throw new UnusableFile(t('importing.tooLargeText'))
  return readText(text, t('importing.pasted'))
}

/** JSON where it begins like a list or an object, as no row of titles does; CSV otherwise. */
function readText(text: string, name: string): ImportFile {
  const file = /^\s*[[{]/.test(text) ? jsonFile(text, name) : csvFile(text, name)
  const { header, rows } = file
  if (rows.length === 0) throw new UnusableFile(t('importing.noRows'))
  if (rows.length > mostRows) throw new UnusableFile(t('importing.tooManyRows', { count: rows.length }))
  if (header.length > mostColumns) {
    throw new UnusableFile(t('importing.tooManyColumns', { count: header.length }))
  }
  return file
}

function jsonFile(text: string, name: string): ImportFile {
  const read = readJsonRows(text)
  if ('rows' in read) return { name, ...read }
  const { line } = read
  throw new UnusableFile(line === null ? t('importing.noObjects') : t('importing.notJson', { line }))
}

function csvFile(text: string, name: string): ImportFile {
  const { rows, openQuote } = readCsv(text, guessSeparator(text))
  if (openQuote !== null) throw new UnusableFile(t('importing.openQuote', { line: openQuote }))
  const [first, ...rest] = rows
  if (!first) throw new UnusableFile(t('importing.noRows'))
  // Spreadsheets save columns that were emptied.
  const width = first.cells.findLastIndex((title) => title.trim() !== '') + 1
  const header = first.cells
    .slice(0, width)
    .map((title, index) => title.trim() || t('importing.unnamed', { number: index + 1 }))
  return { name, header, rows: rest.map(({ line, cells }) => ({ line, cells: cells.map(textOfCell) })) }
}
