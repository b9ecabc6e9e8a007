const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const nilNamespace = 'http://www.w3.org/2001/XMLSchema-instance'

/** What stands before and behind records in an XML file whose root is called `name`. */
export function xmlFrame(name: string): { head: string; foot: string } {
  const root = nameOf(name)
  return { head: `${declaration}<${root} xmlns:xsi="${nilNamespace}">\n`, foot: `</${root}>\n` }
}

/**
 * Records as elements `record`, with an element for each key; what is nothing says `xsi:nil`, the entries of a list are
 * elements `entry`. Signs that XML 1.0 cannot have are replaced by U+FFFD.
 */
export function xmlRecords(records: readonly object[]): string {
  return records.map((record) => elementOf('record', record, '  ')).join('')
}

function elementOf(key: string, value: unknown, indent: string): string {
  const name = nameOf(key)
  // A key that is no name of XML stands as it was in an attribute.
  const start = name === key ? name : `${name} key="${textOf(key)}"`
  if (value === null || value === undefined) return `${indent}<${start} xsi:nil="true"/>\n`
  if (typeof value !== 'object') return `${indent}<${start}>${textOf(String(value))}</${name}>\n`
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((entry) => ['entry', entry] as const)
    : Object.entries(value)
  if (parts.length === 0) return `${indent}<${start}/>\n`
  const inside = parts.map(([part, each]) => elementOf(part, each, `${indent}  `)).join('')
  return `${indent}<${start}>\n${inside}${indent}</${name}>\n`
}

/** A name of XML: names that begin with "xml" are kept for the standard, colons for namespaces. */
function nameOf(key: string): string {
  const name = key.replace(/[^\p{L}\p{Nd}._-]/gu, '_')
  return /^(?:[\p{L}_])/u.test(name) && !/^xml/i.test(name) ? name : `_${name}`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A reader takes a carriage return, and in attributes each line end and tab, for something else. */
function textOf(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
