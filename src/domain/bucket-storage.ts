/** How large the bucket of a cluster was at an instant (D2 §3 'Consumption', historicalBucketMetrics). */
export type BucketSize = {
  /** Milliseconds since the epoch, as are those below. */
  at: number
  changedAt: number | null
  /** GB. */
  size: number
}

/** The storage threshold from an instant on, until the next one (bucketThresholdHistory); GB. */
export type BucketThreshold = { at: number; threshold: number }

/** Sizes, oldest first; of several of one instant the one changed last. */
export function sizesInOrder(sizes: readonly BucketSize[]): BucketSize[] {
  const known = new Map<number, BucketSize>()
  for (const size of sizes) {
    const other = known.get(size.at)
    if (!other || (size.changedAt ?? size.at) >= (other.changedAt ?? other.at)) known.set(size.at, size)
  }
  return [...known.values()].sort((left, right) => left.at - right.at)
}

/** The threshold that counts at an instant; null before the first one. */
export function thresholdAt(history: readonly BucketThreshold[], at: number): BucketThreshold | null {
  return history.reduce<BucketThreshold | null>(
    (last, entry) => (entry.at <= at && (!last || entry.at >= last.at) ? entry : last),
    null,
  )
}

/** The threshold as a line over the sizes: a point for each of them and for each change after the first, oldest first. */
export function thresholdLine(
  sizes: readonly BucketSize[],
  history: readonly BucketThreshold[],
): BucketThreshold[] {
  const [first] = sizes
  const changes = history.filter(({ at }) => first && at > first.at)
  const times = new Set([...sizes, ...changes].map(({ at }) => at))
  return [...times]
    .sort((left, right) => left - right)
    .flatMap((at) => {
      const entry = thresholdAt(history, at)
      return entry ? [{ at, threshold: entry.threshold }] : []
    })
}
