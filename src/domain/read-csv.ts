/** A row of a file, and the line it begins in, from 1. */
export type CsvRow = {
  line: number
  cells: readonly string[]
  /** Of a file that is not CSV: what its cells were before they were texts. */
  raw?: readonly unknown[]
}

export type ReadCsv = {
  /** Without those that are empty. */
  rows: readonly CsvRow[]
  /** The line of a quote that is never closed: what follows it is no row. */
  openQuote: number | null
}

/** What parts the cells of a row. */
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/**
 * The text of a file in UTF-8, or in UTF-16 with its mark, as spreadsheets save "Unicode text"; null where the bytes are
 * neither.
 */
export function textOfBytes(bytes: Uint8Array): string | null {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The separator that stands most often in the first row, outside of quotes; a comma where none does. */
export function guessSeparator(text: string): Separator {
  const [first = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Rows of CSV (RFC 4180) as spreadsheets write it: lines end in CRLF, LF or CR, cells may be quoted and then hold
 * anything, quotes doubled. A quote within a cell that is not quoted is a letter like any other.
 */
export function readCsv(text: string, separator: Separator): ReadCsv {
  const rows: CsvRow[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const row = readRow(text, at, separator)
    if (row.isOpen) return { rows, openQuote: line + row.quotedAfter }
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: row.cells })
    at = row.end
    line += row.lines
  }
  return { rows, openQuote: null }
}

type Row = {
  cells: string[]
  /** Where the next row begins. */
  end: number
  lines: number
  isOpen: boolean
  /** Lines of the row before the one in which its last quoted cell begins. */
  quotedAfter: number
}

function readRow(text: string, start: number, separator: Separator): Row {
  const row: Row = { cells: [], end: start, lines: 1, isOpen: false, quotedAfter: 0 }
  let at = start
  for (;;) {
    let cell = ''
    if (text[at] === '"') {
      row.quotedAfter = row.lines - 1
      const quoted = readQuoted(text, at + 1)
      if (quoted === null) return { ...row, isOpen: true }
      cell = quoted.cell
      at = quoted.end
      row.lines += lineEnds(cell)
    }
    const end = endOfPlain(text, at, separator)
    row.cells.push(cell + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    row.end = text[end] === '\r' && text[at] === '\n' ? at + 1 : at
    return row
  }
}

/** A quoted cell, from behind its quote to behind the one that closes it; null where none does. */
function readQuoted(text: string, start: number): { cell: string; end: number } | null {
  let cell = ''
  let from = start
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return null
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

function endOfPlain(text: string, start: number, separator: Separator): number {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

function lineEnds(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}
