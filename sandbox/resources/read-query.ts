import {
  type AskedCondition,
  type AskedFilter,
  levelsOf,
  meetsFilter,
  readAskedFilter,
} from '../../src/domain/combined-filter'
import { invalid } from '../problems'

type Values = Readonly<Record<string, unknown>>
export type Row = Values & { readonly id: string }

/**
 * The rows a list request asks for, by the convention of `@refinedev/simple-rest`: `_start` and `_end`, `_sort` and
 * `_order` (several with commas), `q` anywhere, `{field}`, `{field}_ne`, `_gte`, `_lte` and `_like`; a field twice
 * means one of both.
 * @param fields what rows may have: a parameter about nothing of it filters nothing
 * @param filterBy a parameter whose values are filters of conditions, as JSON, and how deep these may be
 * @returns the page, how many there are in all, and where among them the page ends
 * @throws Problem for a filter that cannot be read
 */
export function selectRows(
  rows: readonly Values[],
  query: URLSearchParams,
  fields: readonly string[],
  filterBy?: { parameter: string; levels: number },
): { page: Values[]; total: number; end: number } {
  const filters = filterBy
    ? query.getAll(filterBy.parameter).map((text) => readFilter(text, filterBy.levels))
    : []
  const keys = [...new Set(query.keys())].filter(
    (key) => key !== filterBy?.parameter && (key === 'q' || fields.includes(fieldOf(key, fields))),
  )
  const matching = rows.filter(
    (row) =>
      keys.every((key) => matches(row, key, query.getAll(key), fields)) &&
      filters.every((filter) => meetsFilter(filter, (condition) => meets(row, condition))),
  )
  const sortedBy = (query.get('_sort') ?? '').split(',').filter(Boolean)
  const orders = (query.get('_order') ?? '').split(',')
  const sorted = matching.toSorted((left, right) => {
    for (const [index, field] of sortedBy.entries()) {
      const order = compare(left[field], right[field])
      // What is empty stands last either way, as in a list that the console sorts itself.
      const isTurned = orders[index]?.toLowerCase() === 'desc' && isSaid(left[field]) && isSaid(right[field])
      if (order !== 0) return isTurned ? -order : order
    }
    return 0
  })
  const start = numberOf(query.get('_start')) ?? 0
  const end = numberOf(query.get('_end')) ?? sorted.length
  return { page: sorted.slice(start, end), total: sorted.length, end }
}

const operators = /^(.+)_(ne|gte|lte|like)$/

/** The field a parameter is about; one that is called so itself comes before an operator. */
function fieldOf(key: string, fields: readonly string[]): string {
  return fields.includes(key) ? key : (operators.exec(key)?.[1] ?? key)
}

function matches(row: Values, key: string, wanted: readonly string[], fields: readonly string[]): boolean {
  if (key === 'q') return wanted.every((text) => Object.values(row).some((value) => contains(value, text)))
  const field = fieldOf(key, fields)
  const operator = field === key ? '' : key.slice(field.length + 1)
  const value = row[field]
  if (operator === 'like') return wanted.some((text) => contains(value, text))
  if (operator === 'ne') return wanted.every((text) => textOf(value) !== text)
  // What is empty lies in no range, as in a list that the console filters itself.
  if (operator === 'gte') return isSaid(value) && wanted.every((text) => compare(value, text) >= 0)
  if (operator === 'lte') return isSaid(value) && wanted.every((text) => compare(value, text) <= 0)
  return [value].flat().some((entry) => wanted.includes(textOf(entry)))
}

function readFilter(text: string, levels: number): AskedFilter {
  const filter = readAskedFilter(text)
  if (filter && levelsOf(filter) <= levels) return filter
  if (filter) {
    const message = `The filter is ${levelsOf(filter)} levels deep; ${levels} are taken.`
    throw invalid([{ fieldName: 'filter', message }])
  }
  throw invalid([{ fieldName: 'filter', message: 'The filter cannot be read.' }])
}

function meets(row: Values, { field, operator, value }: AskedCondition): boolean {
  const own = Object.hasOwn(row, field) ? row[field] : null
  const [text, wanted] = [textOf(own).toLowerCase(), String(value).toLowerCase()]
  const isEqual = Array.isArray(own) ? own.map(textOf).includes(String(value)) : text === wanted
  switch (operator) {
    case 'in':
      return [own].flat().some((each) => value.map(textOf).includes(textOf(each)))
    case 'null':
      return text === ''
    case 'nnull':
      return text !== ''
    case 'eq':
      return isEqual
    case 'ne':
      return !isEqual
    case 'gte':
      return text !== '' && compare(own, value) >= 0
    case 'lte':
      return text !== '' && compare(own, value) <= 0
    case 'startswith':
      return text.startsWith(wanted)
    default:
      return contains(own, String(value)) === (operator === 'contains')
  }
}

function contains(value: unknown, text: string): boolean {
  return textOf(value).toLowerCase().includes(text.toLowerCase())
}

function isSaid(value: unknown): boolean {
  return textOf(value) !== ''
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Numbers as numbers, everything else as text without regard to case; what is empty stands last. */
function compare(left: unknown, right: unknown): number {
  const [one, other] = [textOf(left), textOf(right)]
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  const [number, otherNumber] = [Number(one), Number(other)]
  if (Number.isFinite(number) && Number.isFinite(otherNumber)) return number - otherNumber
  return one.localeCompare(other, 'en', { sensitivity: 'base' })
}

function numberOf(text: string | null): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= 0 ? value : null
}
