/** Where simulated time stood at one wall-clock moment. Milliseconds. */
export type ClockAnchor = { simulatedAt: number; wallAt: number; speed: number; advancedMs: number }

export type Clock = {
  /** Simulated milliseconds; runs `speed` times as fast as the wall clock and never backwards. */
  now: () => number
  /** Milliseconds of the calendar people see: the wall clock and what tests added. */
  today: () => number
  speed: () => number
  /** Moves both on at once. */
  advance: (milliseconds: number) => ClockAnchor
  setSpeed: (speed: number) => ClockAnchor
  /** Back to the wall clock and the first speed, for data that begins again. */
  restart: () => ClockAnchor
  /** What to store so that the next start goes on from here. */
  anchor: () => ClockAnchor
}

/**
 * Goes on from a stored anchor (time passed while nothing ran counts), or starts at the wall clock. `notBefore` is
 * the latest instant on record: a wall clock that was set back does not take time back.
 */
export function createClock(options: {
  speed: number
  stored?: ClockAnchor | null
  notBefore?: number
  wall?: () => number
}): Clock {
  const wall = options.wall ?? Date.now
  const start = wall()
  const fromWall = (): ClockAnchor => ({
    simulatedAt: wall(),
    wallAt: wall(),
    speed: options.speed,
    advancedMs: 0,
  })
  let anchor: ClockAnchor = options.stored
    ? {
        simulatedAt: Math.max(simulated(options.stored, start), options.notBefore ?? 0),
        wallAt: start,
        speed: options.speed,
        advancedMs: options.stored.advancedMs,
      }
    : fromWall()
  let latest = anchor.simulatedAt
  let latestDay = start + anchor.advancedMs

  const now = () => {
    latest = Math.max(latest, simulated(anchor, wall()))
    return latest
  }
  const today = () => {
    latestDay = Math.max(latestDay, wall() + anchor.advancedMs)
    return latestDay
  }
  const reanchor = (change: Partial<ClockAnchor>) => {
    anchor = { ...anchor, simulatedAt: now(), wallAt: wall(), ...change }
    return anchor
  }
  return {
    now,
    today,
    speed: () => anchor.speed,
    advance: (milliseconds) =>
      reanchor({ simulatedAt: now() + milliseconds, advancedMs: anchor.advancedMs + milliseconds }),
    setSpeed: (speed) => reanchor({ speed }),
    restart: () => {
      anchor = fromWall()
      latest = anchor.simulatedAt
      latestDay = anchor.wallAt
      return anchor
    },
    anchor: () => reanchor({}),
  }
}

function simulated(anchor: ClockAnchor, wallNow: number): number {
  return Math.round(anchor.simulatedAt + Math.max(0, wallNow - anchor.wallAt) * anchor.speed)
}
