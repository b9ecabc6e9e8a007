import type { PaginationProps } from 'antd/es/pagination'
import Pagination from 'antd/es/pagination'
import { useLayoutEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Icon } from '../../ui/icon'
import type { PageSlice } from './paging'

export type PageChoiceProps = {
  slice: PageSlice
  total: number
  size: number
  /** One size: the person has no choice. */
  sizes: readonly number[]
  onChange: (change: { page: number } | { size: number }) => void
}

/** The way to each page, and the choice of how many rows one has. */
export function PageChoice({ slice, total, size, sizes, onChange }: PageChoiceProps) {
  const { page } = slice
  const place = useRef<HTMLDivElement>(null)
  // antd puts each item in the order of Tab, and announces it as an entry of a list: the button within it stands there.
  useLayoutEffect(() => {
    for (const item of place.current?.querySelectorAll('li[tabindex]') ?? []) item.removeAttribute('tabindex')
  })
  return (
    <div ref={place}>
      <AntdProvider>
        <Pagination
          size="small"
          current={page}
          pageSize={size}
          total={total}
          showTitle={false}
          pageSizeOptions={[...sizes]}
          showSizeChanger={
            sizes.length > 1 && { 'aria-label': t('tables.rowsPerPage'), showSearch: false, virtual: false }
          }
          locale={{ items_per_page: t('tables.perPage') }}
          itemRender={(target, kind) => (
            <PageButton page={target} kind={kind} isCurrent={kind === 'page' && target === page} />
          )}
          onChange={(nextPage, nextSize) =>
            onChange(nextSize === size ? { page: nextPage } : { size: nextSize })
          }
        />
      </AntdProvider>
    </div>
  )
}

type Kind = Parameters<NonNullable<PaginationProps['itemRender']>>[1]

/** `disabled` is what antd says of the steps at either end. */
function PageButton(props: { page: number; kind: Kind; isCurrent: boolean; disabled?: boolean }) {
  const { page, kind, isCurrent, disabled = false } = props
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(labels[kind], { page })}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      data-kind={kind}
      // The click counts: antd would take the key for a second one.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {kind === 'page' ? page : kind === 'prev' || kind === 'next' ? <Icon name="chevron" /> : '…'}
    </button>
  )
}

const labels = {
  page: 'tables.pageNumber',
  prev: 'tables.previousPage',
  next: 'tables.nextPage',
  'jump-prev': 'tables.pageNumber',
  'jump-next': 'tables.pageNumber',
} as const
