import { type Platform, platforms } from '../../../domain/cluster'
import { type ClusterState, clusterStates } from '../../../domain/cluster-state'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

const platformLabels: Readonly<Record<Platform, MessageKey>> = {
  gc: 'clusters.platformGc',
  az: 'clusters.platformAz',
  'az-saas': 'clusters.platformAzSaas',
}

/** A platform as people call it; one the console does not know keeps its own name. */
export function platformLabel(platform: string): string {
  const known = platforms.find((candidate) => candidate === platform)
  return known ? t(platformLabels[known]) : platform
}

const stateLabels: Readonly<Record<ClusterState, MessageKey>> = {
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
  return stateLabels[clusterStates.find((state) => state === value) ?? 'unknown']
}
