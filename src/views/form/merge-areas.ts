import type { NamedEntries } from './named-entries'

/**
 * One registry from the files of its areas; each file exports one set of entries. Adding a file adds its entries.
 * @throws RangeError when two areas give the same name: a fault of the console.
 */
export function mergeAreas<Entry>(
  files: Readonly<Record<string, Readonly<Record<string, NamedEntries<Entry>>>>>,
): NamedEntries<Entry> {
  const all = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.entries<Entry>))
  const names = all.map(([name]) => name)
  const double = names.find((name, place) => names.indexOf(name) !== place)
  if (double !== undefined) throw new RangeError(`Two areas register "${double}"`)
  return Object.fromEntries(all)
}
