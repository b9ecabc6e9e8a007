/** Characters a line has at most, as the formatter of the project has it. */
const widest = 110

/** A value of JSON as a person writes it: what fits on a line stands on one. Ends with a line break. */
export function jsonText(value: unknown): string {
  return `${lines(value, '', 0)}\n`
}

/** @param taken characters that stand before and after it on its line, besides the indent */
function lines(value: unknown, indent: string, taken: number): string {
  const short = onOneLine(value)
  if (typeof value !== 'object' || value === null) return short
  if (indent !== '' && indent.length + taken + short.length <= widest) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((each) => lines(each, inner, 1))
    : entriesOf(value).map(([key, each]) => {
        const before = `${JSON.stringify(key)}: `
        return `${before}${lines(each, inner, before.length + 1)}`
      })
  return parts.length === 0 ? short : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = entriesOf(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined)
}
