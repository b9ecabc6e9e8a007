/**
 * Rows as CSV (RFC 4180: comma, CRLF, quotes doubled). A text that a spreadsheet would take for a formula begins with
 * an apostrophe; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** Rows to be pasted into a spreadsheet: cells parted by tabs, formulas kept from being one as in CSV. */
export function pasteTextOf(rows: readonly (readonly (string | number)[])[]): string {
  const textOf = (value: string | number) =>
    typeof value === 'number' ? String(value) : harmless(value.replace(/[\t\r\n]+/g, ' '))
  return rows.map((cells) => cells.map(textOf).join('\t')).join('\n')
}

/** The text a cell of such a file stands for: without the apostrophe that keeps it from being a formula. */
export function textOfCell(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && harmless(text) === cell ? text : cell
}

function cellOf(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets read the full and small forms of these characters like the plain ones, and some drop what cannot be
 * seen before them: a control or format character (tab, NUL, zero-width space) is never the first.
 */
function harmless(text: string): string {
  const isFormula = /^\s*[=+\-@]/.test(text.normalize('NFKC')) || /^\s*[\p{Cc}\p{Cf}]/u.test(text)
  return isFormula ? `'${text}` : text
}
