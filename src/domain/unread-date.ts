/** No reader of dates takes a text that begins so, whatever comes behind it. */
const mark = '\u0000'

/** What was typed for a date and cannot be read, as a form holds it until it is mended: it is a fault, and never sent. */
export function unreadDate(typed: string): string {
  return mark + typed
}

/** What was typed, of a value that `unreadDate` made; null for any other. */
export function typedInstead(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(mark) ? value.slice(mark.length) : null
}
