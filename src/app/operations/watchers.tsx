import type { ComponentType } from 'react'
import type { WatchedKind } from '../../domain/watched-operations'
import { ClusterWatcher } from './cluster-watcher'
import { ImportWatcher } from './import-watcher'
import { LibraryWatcher } from './library-watcher'
import { PipelineWatcher } from './pipeline-watcher'
import { UpgradeWatcher } from './upgrade-watcher'
import type { WatcherProps } from './watcher-props'

/**
 * What reads, from the server, how an operation of each kind ends; drawn while one is under way, on every page.
 */
export const watchers: Readonly<Record<WatchedKind, ComponentType<WatcherProps>>> = {
  create: ClusterWatcher,
  clone: ClusterWatcher,
  connect: ClusterWatcher,
  upgrade: UpgradeWatcher,
  install: LibraryWatcher,
  import: ImportWatcher,
  pipeline: PipelineWatcher,
}
