/**
 * Records as entries of a YAML list, each line ended. Every reader of YAML 1.1 and 1.2 gets the same values: a text that
 * could be taken for something else (`no`, `null`, `12`, a date) stands in quotes.
 */
export function yamlEntries(records: readonly object[]): string {
  return records.map((record) => `- ${mapText(record, '  ').trimStart()}`).join('')
}

type Entries = readonly (readonly [string, unknown])[]

/** A value behind its key or dash: in the same line, or indented under it. */
function valueText(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []\n'
    return `\n${value.map((entry) => `${indent}- ${entryText(entry, `${indent}  `)}`).join('')}`
  }
  if (typeof value === 'object' && value !== null) {
    return Object.keys(value).length === 0 ? ' {}\n' : `\n${mapText(value, indent)}`
  }
  return ` ${scalarText(value)}\n`
}

/** What stands behind a dash begins in its line. */
function entryText(value: unknown, indent: string): string {
  return valueText(value, indent).trimStart()
}

function mapText(value: object, indent: string): string {
  const entries: Entries = Object.entries(value)
  if (entries.length === 0) return `${indent}{}\n`
  return entries
    .map(([key, each]) => `${indent}${stringText(key)}:${valueText(each, `${indent}  `)}`)
    .join('')
}

function scalarText(value: unknown): string {
  if (typeof value === 'string') return stringText(value)
  if (typeof value === 'number') return figureText(value)
  return typeof value === 'boolean' ? String(value) : 'null'
}

/** YAML 1.1 takes a power of ten for a number only behind a point. */
function figureText(figure: number): string {
  if (!Number.isFinite(figure)) return 'null'
  return String(figure).replace(/^(-?\d+)e/, '$1.0e')
}

/** What YAML 1.1 or 1.2 reads as no text. */
const words = /^(?:y|n|yes|no|on|off|true|false|null)$/i
/** Begins with a letter, which no figure and no day does, and holds no sign that means something. */
const plain = /^\p{L}(?:[\p{L}\p{N}_./@+-]| (?=\S))*$/u

/** Plain where that cannot be misread; else in quotes, as JSON has them, with all that YAML forbids as an escape. */
function stringText(text: string): string {
  if (plain.test(text) && !words.test(text)) return text
  return JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
