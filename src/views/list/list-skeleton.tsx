import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Spinner } from '../../ui/spinner'
import grid from './card-grid.module.css'
import styles from './list-skeleton.module.css'

const cardCount = 8

/** The list before its first answer: the specified words, and the geometry of what comes. */
export function ListSkeleton({ definition }: { definition: ResourceDefinition }) {
  return (
    <div aria-busy="true">
      <Spinner text={t(definition.list.loading)} />
      <div className={styles.title} aria-hidden="true">
        <span className={styles.block} />
      </div>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: cardCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
          <div key={index} className={styles.card}>
            <span className={styles.block} style={{ width: '34%' }} />
            <span className={styles.block} style={{ width: '62%' }} />
            <span className={styles.block} style={{ width: '80%' }} />
            <span className={styles.block} style={{ width: '48%' }} />
          </div>
        ))}
      </div>
    </div>
  )
}
