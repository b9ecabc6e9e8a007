import '../../locales/table-texts'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import type { PageChoiceProps } from './page-choice'
import styles from './table-pager.module.css'

/** Comes after the rows: with its choice of a size it weighs as much as the table. */
const PageChoice = lazyPiece(() => import('./page-choice').then((file) => file.PageChoice))

export type TablePagerProps = PageChoiceProps & {
  /** False where nobody knows how many rows there are: `total` leads no further than to the next page. */
  isCounted?: boolean
  /** What the list is called, in lower case. */
  many: string
}

/** The pages of a table, and how many rows one has (PLT-006). */
export function TablePager(props: TablePagerProps) {
  const { many, slice, total, isCounted = true } = props
  return (
    <nav className={`row second figures ${styles.pager}`} aria-label={t('tables.pages', { many })}>
      <span role="status">
        {isCounted
          ? t('tables.rowsShown', {
              first: numberText(slice.from + 1),
              last: numberText(slice.to),
              total: numberText(total),
            })
          : t('tables.pageNumber', { page: slice.page })}
      </span>
      <PageChoice {...props} />
    </nav>
  )
}
