/** Code that stands in a literal as it is. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A value of JSON as TypeScript writes it; the formatter breaks its lines. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Code) return value.text
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${literal(each)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}
