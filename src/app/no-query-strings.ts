/** Parameters of an address, one level deep. */
function parse(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** With its question mark, as Refine's router binding asks for it; empty without a value. */
function stringify(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/**
 * Stands in for qs in Refine's core and its router binding (see vite.config.ts): the console keeps no nested parameters
 * in its address, and unlike the binding's own settings this one encodes every value.
 */
// biome-ignore lint/style/noDefaultExport: Refine imports the default export
export default { parse, stringify }
