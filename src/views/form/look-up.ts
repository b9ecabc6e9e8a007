/**
 * The entry a definition names.
 * @throws RangeError naming the registry and what it knows: a fault of the definition.
 */
export function lookUp<Entry>(registry: Readonly<Record<string, Entry>>, kind: string, name: string): Entry {
  const entry = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (entry === undefined)
    throw new RangeError(`No ${kind} is called "${name}"; known are ${Object.keys(registry).join(', ')}`)
  return entry
}
