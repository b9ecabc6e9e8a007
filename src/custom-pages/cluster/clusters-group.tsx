import { useId } from 'react'
import { lazyPiece } from '../../ui/lazy-piece'
import { ClusterEntry, type EntriesProps } from './cluster-entry'
import styles from './clusters-panel.module.css'

/** Groups up to this length are drawn whole. */
const wholeUpTo = 60

/** The code for long groups comes with the first of them; until then the entries at its start stand there. */
const LongEntries = lazyPiece<EntriesProps>(() => import('./long-entries').then((file) => file.LongEntries), {
  Waiting: FirstEntries,
})

export type ClustersGroupProps = EntriesProps & {
  /** With its count. */
  title: string
  empty: string
}

/** One group of the left panel; each entry leads to that cluster's page (DET-016). */
export function ClustersGroup({ title, empty, clusters, current }: ClustersGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      {clusters.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : clusters.length > wholeUpTo ? (
        <LongEntries clusters={clusters} current={current} />
      ) : (
        <FirstEntries clusters={clusters} current={current} />
      )}
    </section>
  )
}

function FirstEntries({ clusters, current }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {clusters.slice(0, wholeUpTo).map((cluster) => (
        <li key={cluster.id}>
          <ClusterEntry cluster={cluster} isCurrent={cluster.name === current} />
        </li>
      ))}
    </ul>
  )
}
