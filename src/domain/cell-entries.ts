/** The entries of a cell that holds several: parted by semicolons or line ends, or a list of texts as JSON. */
export function readEntries(text: string): string[] {
  return readJsonEntries(text) ?? readParted(text)
}

/** A cell that holds several, as people write it where it can be read back so, else as JSON. */
export function writeEntries(entries: readonly unknown[]): string {
  const parted = entries.join('; ')
  const again = readEntries(parted)
  const isSame =
    again.length === entries.length && again.every((entry, index) => entry === `${entries[index]}`)
  return isSame ? parted : JSON.stringify(entries)
}

/** Null for what is no such list. */
function readJsonEntries(text: string): string[] | null {
  if (!text.trim().startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(text)
    const isPlain = Array.isArray(list) && list.every((entry) => typeof entry !== 'object')
    return isPlain ? list.map(String) : null
  } catch {
    return null
  }
}

function readParted(text: string): string[] {
  return text
    .split(/[;\r\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
