import type { ComponentType } from 'react'
import type { WatchedKind } from '../../domain/watched-operations'
import { ClusterWatcher } from './cluster-watcher'
import { ImportWatcher } from './import-watcher'
import { LibraryWatcher } from './library-watcher'
import { PipelineWatcher } from './pipeline-watcher'
import { UpgradeWatcher } from './upgrade-watcher'
import type { WatchedOperation, WatcherProps } from './use-operation-end'

/**
 * What reads, from the server, how an operation of each kind ends; drawn while one is under way, on every page.
 */
export const watchers: Readonly<Record<WatchedKind, ComponentType<WatcherProps>>> = {
  create: ClusterWatcher,
  clone: ClusterWatcher,
  connect: ClusterWatcher,
  upgrade: each(UpgradeWatcher),
  install: each(LibraryWatcher),
  import: each(ImportWatcher),
  pipeline: each(PipelineWatcher),
}

/** A watcher of several by what watches one. */
function each(One: ComponentType<WatchedOperation>) {
  return function Each({ operations, onEnd }: WatcherProps) {
    return operations.map((operation) => <One key={operation.id} operation={operation} onEnd={onEnd} />)
  }
}
