const longestDelay = 300_000

/**
 * Milliseconds until the next poll: the given cadence while all is well; doubled for each failure in a row, up to
 * five minutes, and spread by ±20 % so that consoles do not return in step after an outage.
 * @param chance a number in [0, 1)
 */
export function pollDelay(cadence: number, failuresInRow: number, chance: number): number {
  if (failuresInRow === 0) return cadence
  const backedOff = Math.min(cadence * 2 ** failuresInRow, longestDelay)
  return Math.round(backedOff * (0.8 + 0.4 * chance))
}
