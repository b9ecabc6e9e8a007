import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Cluster } from '../../domain/cluster'
import { clusterStateOf, stateTone } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { stateLabel } from '../../resources/user/clusters/state-labels'
import { Icon } from '../../ui/icon'
import styles from './clusters-panel.module.css'

/** Groups up to this length are drawn whole. */
const wholeUpTo = 60
/** Pixels. */
const rowHeight = 34

export type ClustersGroupProps = {
  title: string
  empty: string
  clusters: readonly Cluster[]
  /** Name of the cluster whose page this is. */
  current: string
}

/** One group of the left panel with its count; each entry leads to that cluster's page (DET-016). */
export function ClustersGroup({ title, empty, clusters, current }: ClustersGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.groupTitle}>
        {title} <span className={styles.count}>({clusters.length})</span>
      </p>
      {clusters.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : clusters.length > wholeUpTo ? (
        <VirtualEntries clusters={clusters} current={current} />
      ) : (
        <ul className={styles.entries}>
          {clusters.map((cluster) => (
            <li key={cluster.id}>
              <Entry cluster={cluster} isCurrent={cluster.name === current} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A long group draws only the entries near its window, and starts at the cluster whose page this is. */
function VirtualEntries({ clusters, current }: Pick<ClustersGroupProps, 'clusters' | 'current'>) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: clusters.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const place = clusters.findIndex(({ name }) => name === current)
  const start = useRef(place)
  useLayoutEffect(() => {
    if (start.current > 0) virtualizer.scrollToIndex(start.current, { align: 'center' })
  }, [virtualizer])

  return (
    <div ref={scroller} className={styles.entries}>
      <ul className={styles.long} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start: offset }) => {
          const cluster = clusters[index]
          return (
            cluster && (
              <li
                key={key}
                className={styles.placed}
                style={{ transform: `translateY(${offset}px)` }}
                aria-setsize={clusters.length}
                aria-posinset={index + 1}
              >
                <Entry cluster={cluster} isCurrent={cluster.name === current} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const Entry = memo(function Entry({ cluster, isCurrent }: { cluster: Cluster; isCurrent: boolean }) {
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
