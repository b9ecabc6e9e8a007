import { forSchema, type ResourceRecord } from '../../definitions/resource-record'
import { clusterSchema } from '../../domain/cluster'
import { type Connection, connectionOf, isTransitional } from '../../domain/cluster-reading'
import { clusterStateOf } from '../../domain/cluster-state'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { ClusterStateCell } from '../../resources/user/clusters/cluster-state-cell'
import styles from './connection-state.module.css'

const words: Readonly<Record<Connection, MessageKey>> = {
  connected: 'clusterPage.connected',
  connecting: 'clusterPage.connecting',
  disconnected: 'clusterPage.disconnected',
  unavailable: 'clusterPage.unavailable',
  unknown: 'clusters.stateUnknown',
}

/**
 * The connection display (D2 §4, DET-050 to DET-054, DET-081). A stopping cluster is no longer connected, which is
 * what the display says; beside it stands that it is still on its way (DET-D18, DET-D33).
 */
export function ConnectionState({ record }: { record: ResourceRecord }) {
  const state = stateOf.behaviour(record)
  return (
    <span className={styles.connection} aria-busy={isTransitional(state) || undefined}>
      <ClusterStateCell state={state} word={t(words[connectionOf(state)])} />
      {state === 'stopping' && <span className={styles.note}>{t('clusterPage.stopping')}</span>}
    </span>
  )
}

const stateOf = forSchema(clusterSchema, clusterStateOf)
