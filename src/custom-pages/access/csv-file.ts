import type { FileAnswer } from '../../api/wire/file'

/** CSV as a file to save; the mark at its start tells spreadsheets that it is UTF-8. */
export function csvFile(csv: string): FileAnswer {
  return { content: new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), name: null }
}
