/**
 * Several values of one filter as one text of the address, parted by commas; a comma within a value, and the sign that
 * marks it, are escaped. Nothing chosen is the empty text.
 */
export function writeValues(values: readonly string[]): string {
  const escaped = values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C'))
  return [...new Set(escaped)].filter(Boolean).join(',')
}

/** The values of such a text, each once, in their order. */
export function readValues(text: string): readonly string[] {
  const values = text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'))
  return [...new Set(values)].filter(Boolean)
}

/** The text with one value more, or without it where it was chosen. */
export function toggleValue(text: string, value: string): string {
  const values = readValues(text)
  return writeValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
}
