/** Ids as requests ask for them, so many in each: an address has room for no more. */
export function idParts(ids: readonly string[], most: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, place) =>
    ids.slice(place * most, (place + 1) * most),
  )
}
