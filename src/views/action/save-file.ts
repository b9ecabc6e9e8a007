import type { FileAnswer } from '../../api/wire/file'

/** Stands before CSV in a file: by it spreadsheets know that the file is UTF-8. */
export const csvMark = '\uFEFF'

/** Milliseconds after which the browser has surely begun to write the file. */
const keptFor = 60_000

/**
 * Hands a downloaded file to the browser, which saves it.
 * @param fallback its name where the server gave none
 * @param fixed its name whatever the server called it: a set-up step names it so
 */
export function saveFile({ content, name }: FileAnswer, fallback: string, fixed?: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fixed ?? name ?? fallback
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}

export function saveCsv(csv: string, name: string): void {
  saveFile({ content: new Blob([csvMark, csv], { type: 'text/csv;charset=utf-8' }), name: null }, name)
}
