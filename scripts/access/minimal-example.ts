/** States looked at for a smaller example: with more, the first ones are good enough. */
const mostCandidates = 200

/**
 * Of the states marked the one with the fewest facts that matter: whatever the other facts are, the state is marked.
 * @param isMarked by the number of the state, in the order of `statesOf` of the same domains
 */
export function minimalExample(
  domains: ReadonlyMap<string, readonly unknown[]>,
  isMarked: readonly boolean[],
): { facts: readonly string[]; state: number } {
  let stride = 1
  const places = [...domains].map(([fact, values]) => {
    const place = { fact, stride, count: values.length }
    stride *= values.length
    return place
  })
  const isAlwaysMarked = (state: number, [free, ...rest]: typeof places): boolean => {
    if (free === undefined) return isMarked[state] === true
    const own = Math.floor(state / free.stride) % free.count
    const first = state - own * free.stride
    return Array.from({ length: free.count }, (_, value) => first + value * free.stride).every((other) =>
      isAlwaysMarked(other, rest),
    )
  }
  const candidates = isMarked.flatMap((marked, state) => (marked ? [state] : [])).slice(0, mostCandidates)
  const examples = candidates.map((state) => {
    const free: typeof places = []
    for (const place of places) if (isAlwaysMarked(state, [...free, place])) free.push(place)
    return { state, facts: places.filter((place) => !free.includes(place)).map(({ fact }) => fact) }
  })
  const [first, ...others] = examples
  if (first === undefined) throw new Error('No state is marked')
  return others.reduce((least, one) => (one.facts.length < least.facts.length ? one : least), first)
}
