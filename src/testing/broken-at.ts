import type { ResourceDefinition } from '../definitions/define'

/**
 * The definition with one place changed, as a slip in a file would change it; undefined takes the place away.
 * @param path keys and positions, such as `list.columns.2`
 */
export function brokenAt(definition: ResourceDefinition, path: string, value: unknown): ResourceDefinition {
  const copy = copyOf(definition)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
  return copy
}

/** The parts again; schema and functions stay the same. */
function copyOf<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(copyOf) as Part
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copyOf(value)])) as Part
}
