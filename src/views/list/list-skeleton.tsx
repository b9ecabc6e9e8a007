import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Spinner } from '../../ui/spinner'
import grid from './card-grid.module.css'
import styles from './list-skeleton.module.css'

/** A list before its first answer: the specified words, and the geometry of the cards or the table that comes. */
export function ListSkeleton({ definition: { list } }: { definition: ResourceDefinition }) {
  return (
    <div aria-busy="true">
      <Spinner text={t(list.loading)} />
      <div aria-hidden="true">
        {list.card ? (
          <>
            <div className={styles.title} />
            <div className={grid.grid}>{['1', '2', '3', '4', '5', '6', '7', '8'].map(cardBlock)}</div>
          </>
        ) : (
          <Block widths={['40%', '90%', '75%', '85%', '70%', '80%']} />
        )}
      </div>
    </div>
  )
}

const cardBlock = (key: string) => <Block key={key} widths={['34%', '62%', '80%', '48%']} />

function Block({ widths }: { widths: readonly string[] }) {
  return (
    <div className={`surface ${styles.block}`}>
      {widths.map((width) => (
        <div key={width} style={{ width }} />
      ))}
    </div>
  )
}
