import { useCallback, useEffect } from 'react'
import type { Call } from '../../api/call'
import { contract } from '../../api/contract'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { useMediaQuery } from '../../ui/use-media-query'
import { useAnnouncedOutcomes } from '../action/use-announced-outcomes'
import { FreshnessLine } from '../list/freshness-line'
import { ListEmpty, ListFailure } from '../list/list-states'
import { ListToolbar } from '../list/list-toolbar'
import { useRecords } from '../records/use-records'
import { pageSizes } from '../table/paging'
import { RecordCards } from '../table/record-cards'
import { RecordTable } from '../table/record-table'
import { TablePager } from '../table/table-pager'
import { TableSkeleton } from '../table/table-skeleton'
import { useShownColumns } from '../table/use-columns'
import { useRows } from '../table/use-rows'
import { useSelection } from '../table/use-selection'
import { useTableAddress } from '../table/use-table-address'
import { useViewChoices } from '../table/use-view-choices'
import { ViewMenu } from '../table/view-menu'
import { EmptyAction } from './empty-action'
import { ListCommands } from './list-commands'
import { OpenedForm } from './opened-form'
import styles from './section.module.css'
import { SectionHead } from './section-head'
import { SelectionBar } from './selection-bar'
import { ToolbarActions } from './toolbar-actions'
import { useFailureNotice } from './use-failure-notice'

/** A resource's records as a table, under its title, its actions, its search and its filters. */
export function TableSection(props: { definition: ResourceDefinition; titleId: string }) {
  const { definition, titleId } = props
  const { list, actions, label } = definition
  const isPagedByServer = list.paging?.kind === 'server'
  const address = useTableAddress(definition)
  const { change, sort, filters } = address
  const read = useRecords(definition, address)
  const { records, total, isOutdated, error, refresh } = read
  useAnnouncedOutcomes(definition, records)
  useFailureNotice(list.errorNotice, error)
  const [choices, changeChoices] = useViewChoices(definition)
  const columns = useShownColumns(definition, choices)
  const isNarrow = useMediaQuery(narrowQuery)
  const Rows = isNarrow ? RecordCards : RecordTable
  // Without its column a filter stands above the list.
  const filtersAbove = list.filters?.filter(
    ({ column }) => column === undefined || isNarrow || !columns.some(({ name }) => name === column),
  )
  const handleFilter = useCallback((filters: Record<string, string>) => change({ filters }), [change])
  const rows = useRows(definition, records, total, address)
  const selection = useSelection(rows?.matching ?? none, !isPagedByServer)
  const canSelect = actions.some(({ where }) => where.includes('selection'))
  const isNarrowed = address.search !== '' || Object.keys(filters).length > 0
  const isEmpty = records !== undefined && total === 0 && !isNarrowed

  // The last rows of the last page went away: the server has nothing for a page that is no more.
  const lastPage = rows?.slice.page ?? address.page
  const isBeyondEnd = isPagedByServer && !isOutdated && total > 0 && address.page > lastPage
  useEffect(() => {
    if (isBeyondEnd) change({ page: lastPage }, { replace: true })
  }, [isBeyondEnd, lastPage, change])

  function clearNarrowing() {
    change({ search: '', filters: Object.fromEntries((list.filters ?? []).map(({ key }) => [key, ''])) })
  }

  async function handleRetry() {
    clearNarrowing()
    // Without the search it is another question to the server, which is asked by itself.
    if (!isPagedByServer || !isNarrowed) await refresh()
  }

  const body = () => {
    if (!records && error) return <ListFailure definition={definition} error={error} onRetry={handleRetry} />
    if (!records || !rows || isBeyondEnd) return <TableSkeleton definition={definition} />
    if (isEmpty) return <ListEmpty definition={definition} action={<EmptyAction definition={definition} />} />
    const many = t(label.many).toLowerCase()
    if (rows.records.length === 0) {
      return (
        <div className={styles.noMatches}>
          <p>{isPagedByServer ? t(list.empty.title) : t('views.noMatches', { many })}</p>
          <Button onClick={clearNarrowing}>{t('views.clearFilters')}</Button>
        </div>
      )
    }
    return (
      <div>
        <Rows
          definition={definition}
          columns={columns}
          records={rows.records}
          list={records}
          from={rows.slice.from}
          total={rows.count}
          sort={sort}
          choices={choices}
          onSort={(sort) => change({ sort })}
          filters={filters}
          onFilter={handleFilter}
          selection={canSelect ? selection : null}
          isOutdated={isOutdated}
          question={JSON.stringify([address.search, filters, sort])}
        />
        {rows.isPaged && (
          <TablePager
            many={many}
            slice={rows.slice}
            total={rows.count}
            size={address.size}
            sizes={pageSizes(list.paging)}
            onChange={change}
          />
        )}
      </div>
    )
  }

  return (
    <>
      <SectionHead definition={definition} titleId={titleId} count={records ? total : null}>
        <ToolbarActions definition={definition} without={isEmpty ? list.empty.action : undefined} />
        <ListCommands
          definition={definition}
          records={rows?.records ?? none}
          selected={selection.records}
          question={address}
        />
      </SectionHead>
      {records && !isEmpty && (
        <div className={styles.bar}>
          <ListToolbar
            definition={definition}
            filters={filtersAbove}
            records={records}
            address={address}
            shownCount={rows?.count ?? 0}
            total={total}
          />
          {canSelect && <SelectionBar definition={definition} selection={selection} />}
          <FreshnessLine
            updatedAt={read.updatedAt}
            cadence={list.refresh?.every ?? pollEvery(definition)}
            error={error}
            isRefreshing={read.isRefreshing}
            onRefresh={() => void refresh()}
          />
          <ViewMenu definition={definition} choices={choices} onChange={changeChoices} />
        </div>
      )}
      {body()}
      <OpenedForm definition={definition} records={records} />
    </>
  )
}

function pollEvery({ list }: ResourceDefinition): number | undefined {
  return list.poll && (contract[list.poll.call] as Call).pollInterval
}

/** Too narrow for columns side by side. */
const narrowQuery = '(max-width: 639px)'

const none: readonly never[] = []
