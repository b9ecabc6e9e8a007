import { type ClusterState, clusterStates } from '../../../domain/cluster-state'
import type { MessageKey } from '../../../locales/messages'

const labels: Readonly<Record<ClusterState, MessageKey>> = {
  corrupted: 'clusters.stateCorrupted',
  stopping: 'clusters.stateStopping',
  'starting-up': 'clusters.stateStartingUp',
  creating: 'clusters.stateCreating',
  sleeping: 'clusters.stateSleeping',
  running: 'clusters.stateRunning',
  unknown: 'clusters.stateUnknown',
}

/** The word of a state, by its name; an unheard-of name is Unknown. */
export function stateLabel(value: string): MessageKey {
  return labels[clusterStates.find((state) => state === value) ?? 'unknown']
}
