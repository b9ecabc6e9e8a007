import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './table-skeleton.module.css'

const rowCount = 5

/** A table before its first answer: the specified words, and the geometry of what comes. */
export function TableSkeleton({ definition }: { definition: ResourceDefinition }) {
  const { columns } = definition.list
  return (
    <div aria-busy="true">
      <div className={styles.bar} role="status">
        <Icon name="state-working" isSpinning />
        {t(definition.list.loading)}
      </div>
      <div className={styles.table} aria-hidden="true">
        {Array.from({ length: rowCount + 1 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
          <div key={row} className={styles.row}>
            {columns.map((column, index) => (
              <span key={column} className={styles.cell}>
                <span className={styles.block} style={{ width: `${[62, 40, 74, 50][(row + index) % 4]}%` }} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
