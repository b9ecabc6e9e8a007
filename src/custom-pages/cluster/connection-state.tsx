import { type ResourceRecord, recordAs } from '../../definitions/resource-record'
import type { Cluster } from '../../domain/cluster'
import { type Connection, connectionOf, isTransitional } from '../../domain/cluster-reading'
import { clusterStateOf } from '../../domain/cluster-state'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { ClusterStateCell } from '../../resources/user/clusters/cluster-state-cell'
import { stateLabel } from '../../resources/user/clusters/labels'
import styles from './connection-state.module.css'

const words: Readonly<Record<Connection, MessageKey>> = {
  connected: 'clusterPage.connected',
  connecting: 'clusterPage.connecting',
  disconnected: 'clusterPage.disconnected',
  unavailable: 'clusterPage.unavailable',
  unknown: 'clusters.stateUnknown',
}

/**
 * The connection display (D2 §4, DET-050 to DET-054, DET-081). Beside a cluster's that is on its way stands which way,
 * in the word its card has (DET-D18, DET-D33).
 */
export function ConnectionState({ record }: { record: ResourceRecord }) {
  const state = clusterStateOf(recordAs<Cluster>(record))
  const note = state === 'stopping' ? 'clusterPage.stopping' : isTransitional(state) && stateLabel(state)
  return (
    <span className={styles.connection} aria-busy={isTransitional(state) || undefined}>
      <ClusterStateCell state={state} word={t(words[connectionOf(state)])} />
      {note && <span className={styles.note}>{t(note)}</span>}
    </span>
  )
}
