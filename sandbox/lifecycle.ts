/** What was last asked of a cluster. */
export const transitionKinds = ['create', 'connect', 'disconnect'] as const
export type TransitionKind = (typeof transitionKinds)[number]

export const lifecycleStates = [
  'creating',
  'starting-up',
  'running',
  'stopping',
  'sleeping',
  'corrupted',
] as const
export type LifecycleState = (typeof lifecycleStates)[number]
export type HeldState = Exclude<LifecycleState, 'corrupted'>

/** What the state of a cluster follows from. Instants are simulated milliseconds. */
export type Lifecycle = {
  transition: TransitionKind
  transitionAt: number
  isCorrupted: boolean
  /** A seeded cluster that stays in one state until its first command. */
  heldState: HeldState | null
}

const minute = 60_000

/** How long each transition takes in simulated milliseconds, and between which states (D1 §9). */
const transitions: Record<TransitionKind, { takes: number; during: LifecycleState; after: LifecycleState }> =
  {
    create: { takes: 8 * minute, during: 'creating', after: 'running' },
    connect: { takes: 4 * minute, during: 'starting-up', after: 'running' },
    disconnect: { takes: 0.8 * minute, during: 'stopping', after: 'sleeping' },
  }

/** The state at an instant: nothing runs in the background, so nothing is lost over a restart. */
export function stateAt(cluster: Lifecycle, now: number): LifecycleState {
  if (cluster.isCorrupted) return 'corrupted'
  if (cluster.heldState) return cluster.heldState
  const { takes, during, after } = transitions[cluster.transition]
  return now < cluster.transitionAt + takes ? during : after
}
