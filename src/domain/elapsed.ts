import type { ClusterState } from './cluster-state'

const minute = 60_000

/** How long a state is expected to last, in milliseconds (D1 §9: creation 5 to 10 minutes, starting up up to 5). */
export const expectedDuration: Readonly<Partial<Record<ClusterState, { min: number; max: number }>>> = {
  creating: { min: 5 * minute, max: 10 * minute },
  'starting-up': { min: 0, max: 5 * minute },
}

/** Whether a state lasts longer than expected; null for a state without an expectation or an unknown start. */
export function paceOf(state: ClusterState, elapsed: number | null): 'within' | 'longer' | null {
  const expected = expectedDuration[state]
  if (!expected || elapsed === null) return null
  return elapsed <= expected.max ? 'within' : 'longer'
}

/** Elapsed time as a clock: `0:07`, `4:30`, `1:02:09`. */
export function elapsedClock(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const shownMinutes = hours > 0 ? String(minutes).padStart(2, '0') : String(minutes)
  const shown = `${shownMinutes}:${String(seconds % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${shown}` : shown
}
