import { type ExpressionValue, isTrue } from './expression-functions'

type OverEntries = (values: readonly ExpressionValue[]) => ExpressionValue

/** What the values of all entries of a list come to; what is unknown in one of them is no figure. */
export const overEntries: ReadonlyMap<string, OverEntries> = new Map<string, OverEntries>([
  ['count', (values) => values.filter(isTrue).length],
  ['sum', (values) => sumOf(figuresIn(values))],
  ['average', (values) => ofSome(figuresIn(values), (figures) => sumOf(figures) / figures.length)],
  ['min', (values) => ofSome(figuresIn(values), (figures) => figures.reduce((a, b) => Math.min(a, b)))],
  ['max', (values) => ofSome(figuresIn(values), (figures) => figures.reduce((a, b) => Math.max(a, b)))],
  ['any', (values) => values.some(isTrue)],
  ['all', (values) => values.every(isTrue)],
])

/** The list and the field of a name such as `entries.hours`; null for a field of the record. */
export function entryPath(name: string): { list: string; part: string } | null {
  const [list = '', part] = name.split('.')
  return part === undefined ? null : { list, part }
}

/** What an entry has in a field, of any kind. */
export function entryValue(entry: unknown, part: string): unknown {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, part)
    ? Reflect.get(entry, part)
    : null
}

function figuresIn(values: readonly ExpressionValue[]): readonly number[] {
  return values.filter((value) => typeof value === 'number')
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0)
}

function ofSome(figures: readonly number[], apply: (figures: readonly number[]) => number): number | null {
  return figures.length === 0 ? null : apply(figures)
}
