import type { ValueFault, ValueKind } from '../record-faults'
import { parsedJson } from './primitives'
import { seen } from './records'

/** What is no figure under a name that may be that of a component. */
export type BrandFault = { name: string; fault: ValueFault }

/** What could not be read of one cluster, noted while it is read. */
export class Notes {
  /** Names under which figures were read. */
  readonly names = new Set<string>()
  readonly #faults: ValueFault[] = []
  readonly #brandFaults: BrandFault[] = []

  note(field: string, expected: ValueKind, value: unknown): void {
    this.#faults.push({ field, expected: [expected], ...seen(value) })
  }

  /** The same of what may be of no interest: `all` says which names are. */
  noteBrand(name: string, field: string, expected: ValueKind, value: unknown): void {
    this.#brandFaults.push({ name, fault: { field, expected: [expected], ...seen(value) } })
  }

  all(isComponent: (fault: BrandFault) => boolean): readonly ValueFault[] {
    return [...this.#faults, ...this.#brandFaults.filter(isComponent).map(({ fault }) => fault)]
  }

  /** What is wrong with a cluster that is left out: it has no id, or one that another one has. */
  ofRecord(id: string | undefined): readonly ValueFault[] {
    return [{ field: 'id', expected: ['value'], ...seen(id) }]
  }
}

/** An object by its fields. */
export type Fields = Readonly<Record<string, unknown>>

export function isMap(sent: unknown): sent is Fields {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

/** Where something stands in its cluster; asked only where something is wrong there. */
export type Where = () => string

/** A list, or the JSON of one; empty where it is absent or none, which is noted. */
export function listIn(sent: unknown, where: Where, notes: Notes): readonly unknown[] {
  const list = parsedJson(sent)
  if (Array.isArray(list)) return list
  if (list !== undefined && list !== null) notes.note(where(), 'list', list)
  return []
}

/** An object, or the JSON of one; empty where it is absent or none, which is noted. */
export function mapIn(sent: unknown, where: Where, notes: Notes): Fields {
  const map = parsedJson(sent)
  if (isMap(map)) return map
  if (map !== undefined && map !== null) notes.note(where(), 'object', map)
  return {}
}

/** A figure that may be absent; null where it is none, or less than nothing, which is noted. */
export function figureIn(fields: Fields, name: string, where: Where, notes: Notes): number | null {
  const sent = fields[name]
  const figure = figureOf(sent)
  if (figure === null && sent !== undefined && sent !== null)
    notes.note(`${where()}.${name}`, expectedOf(sent), sent)
  return figure
}

/** The same of one that must be there. */
export function neededIn(fields: Fields, name: string, where: Where, notes: Notes): number | null {
  const figure = figureOf(fields[name])
  if (figure === null) notes.note(`${where()}.${name}`, expectedOf(fields[name]), fields[name])
  return figure
}

/** A figure as a number or its digits, if it is not negative: nothing consumes less than nothing. */
export function figureOf(sent: unknown): number | null {
  const figure = typeof sent === 'string' && digits.test(sent) ? Number(sent) : sent
  return typeof figure === 'number' && figure >= 0 && figure !== Number.POSITIVE_INFINITY ? figure : null
}

/** What would have been read in place of what is no figure: another value, where it is negative. */
export function expectedOf(sent: unknown): ValueKind {
  return typeof sent === 'number' ? 'value' : 'number'
}

const digits = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i
