import { useDeferredValue, useMemo } from 'react'
import type { Call } from '../../api/call'
import { contract } from '../../api/contract'
import { t } from '../../locales/t'
import type { ResourceDefinition } from '../../resources/define'
import { Button } from '../../ui/button'
import { ToolbarButton } from '../action/toolbar-button'
import { useAnnouncedOutcomes } from '../action/use-announced-outcomes'
import { filterRecords } from '../list/filter-records'
import { FreshnessLine } from '../list/freshness-line'
import { ListEmpty, ListFailure } from '../list/list-states'
import { ListToolbar } from '../list/list-toolbar'
import { useRecords } from '../records/use-records'
import { pageSizes, pageSlice } from '../table/paging'
import { RecordTable } from '../table/record-table'
import { nextSort, sortRecords } from '../table/sort-records'
import { TablePager } from '../table/table-pager'
import { TableSkeleton } from '../table/table-skeleton'
import { type Selection, useSelection } from '../table/use-selection'
import { useTableAddress } from '../table/use-table-address'
import { EmptyAction } from './empty-action'
import { OpenedForm } from './opened-form'
import styles from './section.module.css'
import { SectionHead } from './section-head'
import { ToolbarActions } from './toolbar-actions'

/** A resource's records as a table, under its title, its actions, its search and its filters. */
export function TableSection(props: { definition: ResourceDefinition; titleId: string }) {
  const { definition, titleId } = props
  const { list, actions } = definition
  const isPagedByServer = list.paging?.kind === 'server'
  const address = useTableAddress(definition)
  const { change, sort, filters } = address
  const { records, total, isOutdated, error, updatedAt, isRefreshing, refresh } = useRecords(
    definition,
    address,
  )
  useAnnouncedOutcomes(definition, records)
  const rows = useRows(definition, records, total, address)
  const selection = useSelection(records ?? none, !isPagedByServer)
  const canSelect = actions.some(({ where }) => where.includes('selection'))
  const isNarrowed = address.search !== '' || Object.keys(filters).length > 0
  const isEmpty = records !== undefined && total === 0 && !isNarrowed

  function clearNarrowing() {
    change({ search: '', filters: Object.fromEntries((list.filters ?? []).map(({ key }) => [key, ''])) })
  }

  async function handleRetry() {
    clearNarrowing()
    await refresh()
  }

  const poll = list.poll && (contract[list.poll.call] as Call).pollInterval
  const body = () => {
    if (!records && error) return <ListFailure definition={definition} error={error} onRetry={handleRetry} />
    if (!records || !rows) return <TableSkeleton definition={definition} />
    if (isEmpty) return <ListEmpty definition={definition} action={<EmptyAction definition={definition} />} />
    return (
      <>
        {rows.page.length === 0 ? (
          <div className={styles.noMatches}>
            <p>
              {isPagedByServer
                ? t(list.empty.title)
                : t('views.noMatches', { many: t(definition.label.many).toLowerCase() })}
            </p>
            <Button onClick={clearNarrowing}>{t('views.clearFilters')}</Button>
          </div>
        ) : (
          <RecordTable
            definition={definition}
            records={rows.page}
            list={records}
            from={rows.slice.from}
            total={rows.count}
            sort={sort}
            onSort={(column) => change({ sort: nextSort(sort, column, list.sort) })}
            selection={canSelect ? selection : null}
            isOutdated={isOutdated}
          />
        )}
        {rows.isPaged && rows.page.length > 0 && (
          <TablePager
            many={t(definition.label.many).toLowerCase()}
            slice={rows.slice}
            total={rows.count}
            size={address.size}
            sizes={pageSizes(list.paging)}
            onChange={change}
          />
        )}
      </>
    )
  }

  return (
    <>
      <SectionHead definition={definition} titleId={titleId} count={records ? total : null}>
        <ToolbarActions definition={definition} without={isEmpty ? list.empty.action : undefined} />
      </SectionHead>
      {records && !isEmpty && (
        <div className={styles.bar}>
          <ListToolbar
            definition={definition}
            records={records}
            address={address}
            shownCount={rows?.count ?? 0}
            total={total}
          />
          {canSelect && <SelectionBar definition={definition} selection={selection} />}
          <FreshnessLine
            updatedAt={updatedAt}
            cadence={list.refresh?.every ?? poll}
            error={error}
            isRefreshing={isRefreshing}
            onRefresh={() => void refresh()}
          />
        </div>
      )}
      {body()}
      <OpenedForm definition={definition} records={records} />
    </>
  )
}

function SelectionBar(props: { definition: ResourceDefinition; selection: Selection }) {
  const { definition, selection } = props
  const count = selection.records.length
  return (
    <div className={styles.selection}>
      <span role="status" className="second">
        {count > 0 ? t('views.selected', { count }) : ''}
      </span>
      {count > 0 && (
        <Button kind="quiet" onClick={selection.clear}>
          {t('views.clearSelection')}
        </Button>
      )}
      {definition.actions
        .filter(({ where }) => where.includes('selection'))
        .map((action) => (
          <ToolbarButton
            key={action.name}
            definition={definition}
            action={action}
            selected={selection.records}
          />
        ))}
    </div>
  )
}

/** The rows to draw: searched, filtered, in order and cut into pages here, or as the server answered them. */
function useRows(
  definition: ResourceDefinition,
  records: ReturnType<typeof useRecords>['records'],
  total: number,
  address: ReturnType<typeof useTableAddress>,
) {
  const { paging } = definition.list
  const { filters, sort, page, size } = address
  const search = useDeferredValue(address.search)
  const isHere = paging?.kind !== 'server'
  const ordered = useMemo(() => {
    if (!records || !isHere) return records
    return sortRecords(filterRecords(records, definition.list, { search, filters }), definition, sort)
  }, [records, isHere, definition, search, filters, sort])
  return useMemo(() => {
    if (!ordered) return null
    const count = isHere ? ordered.length : total
    const slice = pageSlice(count, page, size || Math.max(count, 1))
    const isCut = isHere && size > 0
    return {
      count,
      slice,
      page: isCut ? ordered.slice(slice.from, slice.to) : ordered,
      isPaged: count > Math.min(...pageSizes(paging)),
    }
  }, [ordered, isHere, total, page, size, paging])
}

const none: readonly never[] = []
