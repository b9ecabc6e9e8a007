import type { Operation, OutcomeState } from '../../domain/operation'

export type WatcherProps = {
  /** Those of its kind that are under way. */
  operations: readonly Operation[]
  onEnd: (id: string, state: OutcomeState, words: string | null) => void
}
