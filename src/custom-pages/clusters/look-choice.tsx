import { t } from '../../locales/t'
import type { ListLook } from '../../views/table/use-table-view'
import styles from './look-choice.module.css'

export type LookChoiceProps = { look: ListLook; onChoose: (look: ListLook) => void; onIntent: () => void }

/** Cards or a table, beside the filters of the list. */
export function LookChoice({ look, onChoose, onIntent }: LookChoiceProps) {
  return (
    <span className={styles.choice}>
      {(['cards', 'table'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="button button-quiet"
          aria-pressed={each === look}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => each !== look && onChoose(each)}
        >
          {t(`clusters.${each}`)}
        </button>
      ))}
    </span>
  )
}
