import { afterEach, beforeEach, vi } from 'vitest'

/** A file that a press has saved. */
export type SavedFile = { name: string; content: Blob }

/** Keeps what is saved as a file in each test of the file that calls this, in place of the browser. */
export function keepSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }
  beforeEach(() => {
    saved.splice(0)
    let content = new Blob()
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob
        return 'blob:made'
      },
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    Object.assign(URL, before)
  })
  return saved
}

/** The bytes a file begins with; `text()` leaves a mark of UTF-8 out. */
export function firstBytes(file: Blob | undefined, count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)])
    reader.readAsArrayBuffer((file ?? new Blob()).slice(0, count))
  })
}

/** EF BB BF, by which spreadsheets know UTF-8. */
export const markOfUtf8 = [0xef, 0xbb, 0xbf]
