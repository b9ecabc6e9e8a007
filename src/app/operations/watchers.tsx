import type { ComponentType } from 'react'
import type { Operation, OutcomeState } from '../../domain/operation'
import type { WatchedKind } from '../../domain/watched-operations'
import { ClusterWatcher } from './cluster-watcher'
import { LibraryWatcher } from './library-watcher'

export type WatcherProps = {
  /** Those of its kind that are under way. */
  operations: readonly Operation[]
  onEnd: (id: string, state: OutcomeState, words: string | null) => void
}

/**
 * What reads, from the server, how an operation of each kind ends; drawn while one is under way, on every page.
 */
export const watchers: Readonly<Record<WatchedKind, ComponentType<WatcherProps>>> = {
  create: ClusterWatcher,
  clone: ClusterWatcher,
  connect: ClusterWatcher,
  install: LibraryWatcher,
}
