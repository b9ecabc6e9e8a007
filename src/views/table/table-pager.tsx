import { useId } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { PageSlice } from './paging'
import styles from './table-pager.module.css'

export type TablePagerProps = {
  /** What the list is called, in lower case. */
  many: string
  slice: PageSlice
  total: number
  size: number
  /** One size: the person has no choice. */
  sizes: readonly number[]
  onChange: (change: { page: number } | { size: number }) => void
}

/** The pages of a table, and how many rows one has (PLT-006). */
export function TablePager({ many, slice, total, size, sizes, onChange }: TablePagerProps) {
  const id = useId()
  const { page, pages, from, to } = slice
  const step = (label: string, target: number, turn: number) => (
    <Button
      kind="icon"
      aria-label={label}
      title={label}
      isDisabled={target < 1 || target > pages || target === page}
      onClick={() => onChange({ page: target })}
    >
      <span className={styles.arrow} style={{ rotate: `${turn}deg` }}>
        <Icon name="chevron" />
      </span>
    </Button>
  )
  return (
    <nav className={styles.pager} aria-label={t('views.pages', { many })}>
      <span role="status">{t('views.rowsShown', { first: from + 1, last: to, total })}</span>
      {sizes.length > 1 && (
        <span className={styles.size}>
          <label htmlFor={id}>{t('views.rowsPerPage')}</label>
          <select id={id} value={size} onChange={(event) => onChange({ size: Number(event.target.value) })}>
            {sizes.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </span>
      )}
      <span className={styles.steps}>
        {step(t('views.previousPage'), page - 1, 180)}
        <span className={styles.page}>{t('views.page', { page, pages })}</span>
        {step(t('views.nextPage'), page + 1, 0)}
      </span>
    </nav>
  )
}
