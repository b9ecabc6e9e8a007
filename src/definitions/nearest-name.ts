/**
 * What to say after a name that is not known: which was probably meant, at most a third of its letters away.
 * @param otherwise what is said where none comes near
 */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise = ''): string {
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, distance: distanceBetween(name, candidate) }))
    .sort((left, right) => left.distance - right.distance)
  const isNear = best !== undefined && best.distance <= Math.max(1, Math.floor(name.length / 3))
  return isNear ? `; did you mean "${best.candidate}"?` : otherwise
}

/** Letters to add, drop, change or swap with their neighbour to get from one text to the other. */
function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : changed
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, swapped))
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
