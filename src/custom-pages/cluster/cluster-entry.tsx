import { memo } from 'react'
import { Link } from 'react-router'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf, stateTone } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { stateLabel } from '../../resources/user/clusters/labels'
import { Icon } from '../../ui/icon'
import styles from './clusters-panel.module.css'

/** What a list of entries shows, long or short. */
export type EntriesProps = {
  clusters: readonly Cluster[]
  /** Name of the cluster whose page this is. */
  current: string
}

/** A cluster in the left panel: the way to its page, and its state. */
export const ClusterEntry = memo(function ClusterEntry({
  cluster,
  isCurrent,
}: {
  cluster: Cluster
  isCurrent: boolean
}) {
  const state = clusterStateOf(cluster)
  const tone = stateTone[state]
  const word = t(stateLabel(state))
  return (
    <Link
      className={styles.entry}
      to={`/clusters/${encodeURIComponent(cluster.name)}`}
      aria-current={isCurrent ? 'page' : undefined}
      title={`${cluster.name}: ${word}`}
    >
      <span className={styles.mark} data-tone={tone}>
        <Icon name={state === 'unknown' ? 'state-unknown' : `state-${tone}`} />
      </span>
      <span className={styles.name}>{cluster.name}</span>
      <span className="visually-hidden">{word}</span>
    </Link>
  )
})
