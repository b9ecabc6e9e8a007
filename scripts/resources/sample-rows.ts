import type { FileField } from '../../src/definitions/file/file-fields'
import { nameOfRule, type ruleNames } from '../../src/definitions/file/file-rules'
import type { ResourceFile } from '../../src/definitions/file/resource-file'
import { t } from '../../src/locales/t'
import { inOrder } from './in-order'
import { textLike } from './text-like'

type SampleRow = Readonly<Record<string, unknown>>

type SampleSettings = {
  count: number
  /** The instants of the rows stand around it. */
  today: Date
  /** Ids of another resource's records, where they are known. */
  idsOf?: (resource: string) => readonly string[]
}

/**
 * Rows that a definition file could have had as its fixtures: by kind, inside its limits, and the same each time. No
 * value is real.
 */
export function sampleRows(
  { name: resource, fields, titleField }: Pick<ResourceFile, 'fields' | 'titleField'> & { name?: string },
  settings: SampleSettings,
): SampleRow[] {
  const named = Object.entries(fields).filter(([name]) => name !== 'id')
  return Array.from({ length: settings.count }, (_, index) => {
    const row = Object.fromEntries(
      named.flatMap(([name, field]) => {
        const isTitle = name === titleField
        const own = { resource, row: index + 1 }
        const value = sampleOf(field, { ...settings, own, name, number: index + 1, isTitle })
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
    return inOrder(row, fields, settings.today)
  })
}

/** What made-up rows lack that the fields ask for, a line for each field. */
export function lacksOf(rows: readonly SampleRow[], fields: ResourceFile['fields']): string[] {
  const has = (isFitting: (value: unknown) => boolean, name: string) =>
    rows.every((row) => isFitting(row[name]))
  return Object.entries(fields).flatMap(([name, { type, pattern, resource, required }]) => {
    const shape = pattern && new RegExp(pattern.matches, 'u')
    if (shape && type !== 'list' && !has((value) => shape.test(String(value)), name))
      return [`"${name}" has values that its pattern does not take: none could be made for it`]
    const isEmpty = type === 'reference' && has((value) => value === null || String(value) === '', name)
    if (!isEmpty) return []
    const asked = required === undefined ? '' : ', though it is required'
    return [`"${name}" is empty${asked}: no rows of "${resource}" are known here`]
  })
}

type Sample = Omit<SampleSettings, 'count'> & {
  /** The resource whose rows are made, and which of them this is, from 1. */
  own: { resource: string | undefined; row: number }
  name: string
  number: number
  isTitle: boolean
}

/** Undefined for what no server sends. */
function sampleOf(field: FileField, sample: Sample): unknown {
  const { type, options = [], resource, many } = field
  const { name, number, idsOf } = sample
  const values = options.map(({ value }) => value)
  switch (type) {
    case 'computed':
      return undefined
    case 'boolean':
      return number % 3 !== 0
    case 'choice':
      return values[(number - 1) % values.length] ?? null
    case 'list':
      return several(field, (index) =>
        values.length > 0 ? values[(number + index) % values.length] : textOf(field, sample, index),
      )
    case 'reference': {
      const ids = idsOf?.(resource ?? '') ?? []
      if (resource === sample.own.resource) return ownReference(field, ids, sample.own.row)
      const picked = ids[(number - 1) % ids.length] ?? null
      if (!many) return picked
      return picked === null ? [] : [...new Set([picked, ids[number % ids.length]])]
    }
    case 'object':
      return nestedOf(field, sample, 0)
    case 'array':
      return several(field, (index) => entryOf(field, sample, index))
    case 'json':
      return { team: wordOf(number).toLowerCase(), tier: (number % 3) + 1 }
    case 'image':
      return picture
    case 'date':
    case 'day':
    case 'date-time':
      return instantOf(type, sample)
    case 'time':
      return timeOf(number)
    case 'number':
    case 'percent':
    case 'money':
    case 'bytes':
    case 'duration':
      // No two columns are alike.
      return figureOf(field, number + (name.length % 7))
    default:
      return textOf(field, sample, 0)
  }
}

/** No row refers to itself: two stand under each, as in a tree, and the first under none unless it has to. */
function ownReference({ many, required }: FileField, ids: readonly string[], row: number): unknown {
  const first = required === undefined ? undefined : ids[1]
  const picked = (row === 1 ? first : ids[Math.floor(row / 2) - 1]) ?? null
  if (!many) return picked
  return picked === null ? [] : [picked]
}

function nestedOf({ fields = {} }: FileField, sample: Sample, index: number): SampleRow {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = sampleOf(field, { ...sample, name, number: sample.number + index, isTitle: false })
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** The kinds of entries take turns. */
function entryOf(field: FileField, sample: Sample, index: number): SampleRow {
  const kinds = Object.entries(field.kinds ?? {})
  const [name, kind] = kinds[(sample.number + index) % kinds.length] ?? []
  if (!kind) return nestedOf(field, sample, index)
  return { [field.kindField ?? 'kind']: name, ...nestedOf({ ...field, fields: kind.fields }, sample, index) }
}

/** As many as its limits ask for: two where they allow it, and no two alike. */
function several(field: FileField, make: (index: number) => unknown): unknown[] {
  const { min, max } = { min: 0, max: 2, ...fixedLimits(field) }
  const made = Array.from({ length: Math.max(min, Math.min(2, max)) }, (_, index) => make(index))
  return made.filter((value, index) => typeof value !== 'string' || made.indexOf(value) === index)
}

const steps: Readonly<Partial<Record<FileField['type'], (number: number) => number>>> = {
  percent: (number) => (number * 23) % 101,
  money: (number) => (number * 437.5) % 5000,
  bytes: (number) => number * 1.5 * 1024 ** (1 + (number % 3)),
  duration: (number) => number * 900,
}

/** Limits that hang on another field are not looked at. */
function fixedLimits({ min, max }: FileField): { min?: number; max?: number } {
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
}

function figureOf(field: FileField, number: number): number {
  const { type } = field
  const { min, max } = fixedLimits(field)
  const low = min ?? 0
  const value = steps[type]?.(number) ?? low + ((number * 7) % ((max ?? low + 100) - low + 1))
  return Math.min(Math.max(value, min ?? value), max ?? Number.POSITIVE_INFINITY)
}

/** A time of day, such as "05:00". */
function timeOf(number: number): string {
  return `${String((number * 5) % 24).padStart(2, '0')}:${number % 2 === 0 ? '30' : '00'}`
}

const day = 86_400_000

/** What was made lies behind, some of it by days only, so that not all of it has run out; everything else is partly ahead. */
function instantOf(type: 'date' | 'day' | 'date-time', { name, number, today }: Sample): string {
  const isPast = /creat|updat|chang|last|since|begin|start/i.test(name)
  const days = isPast ? -(number ** 2) : (number - 4) * 17
  const instant = new Date(today.getTime() + days * day).toISOString()
  if (type === 'day') return instant.slice(0, 10)
  return type === 'date' ? `${instant.slice(0, 10)}T00:00:00Z` : `${instant.slice(0, 17)}00Z`
}

function textOf(field: FileField, { name, number, isTitle }: Sample, index: number): string {
  const word = wordOf(number + index)
  const low = word.toLowerCase().replace(' ', '-')
  const forms: Readonly<Partial<Record<FileField['type'] | (typeof ruleNames)[number], string>>> = {
    email: `${low}@example.com`,
    url: `https://example.com/${low}`,
    host: `${low}.example.com`,
    'host-pattern': `*.${low}.example.com`,
    day: new Date(Date.UTC(2026, 0, 1 + number + index)).toISOString().slice(0, 10),
    // No two columns are alike.
    'ip-range': `10.${(number + index) % 250}.${name.length % 250}.0/24`,
    time: timeOf(number + index),
    secret: `made-up-${low}`,
    'long-text': `${word} is made up. So is every other row.`,
    code: `select count(*) from ${low.replace('-', '_')}`,
    'file-text': `# ${word}\nThis file is made up.\n`,
  }
  const plain = isTitle || field.type === 'list' ? word : `${t(field.label)} ${number}`
  const more = [low, word.toUpperCase(), `${low}-1`, `${name}-${number}`]
  return fitting(forms[nameOfRule(field.rule) ?? field.type] ?? plain, field, more, number + index)
}

/** The first of some texts that has the length and pattern asked for; where none has, the first one, cut. */
function fitting(text: string, field: FileField, more: string[], number: number): string {
  const { pattern, type } = field
  const { min, max } = { min: 0, max: 10_000, ...fixedLimits(field) }
  const shape = pattern && new RegExp(pattern.matches, 'u')
  const isOfList = type === 'list'
  const fits = (each: string) =>
    (isOfList || (each.length >= min && each.length <= max)) && (shape?.test(each) ?? true)
  const readable = [text, ...more].flatMap((each) => [each, each.padEnd(isOfList ? 0 : min, each.at(-1))])
  const like = (pattern && textLike(pattern.matches, number)) ?? text
  return [...readable, like].find(fits) ?? (isOfList ? text : text.slice(0, max))
}

const words = [
  'Atlas',
  'Borealis',
  'Cascade',
  'Delta',
  'Ember',
  'Fjord',
  'Granite',
  'Harbour',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lumen',
]

function wordOf(number: number): string {
  const round = Math.floor((number - 1) / words.length)
  const word = words[(number - 1) % words.length] ?? ''
  return round === 0 ? word : `${word} ${round + 1}`
}

/** A grey dot. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'
