/** The parts of a definition anew; its schema and its functions stay the same. */
export function copyOf<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(copyOf) as Part
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copyOf(value)])) as Part
}
