import { csvMark } from '../../domain/csv'
import { saveFile } from './save-file'

/** Saves CSV as a file that spreadsheets read as the UTF-8 it is. */
export function saveCsv(csv: string, name: string): void {
  saveFile({ content: new Blob([csvMark, csv], { type: 'text/csv;charset=utf-8' }), name: null }, name)
}
