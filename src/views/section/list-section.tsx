import '../../locales/table-texts'
import { useCallback, useEffect, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { inSentence, t } from '../../locales/t'
import { useMediaQuery } from '../../ui/use-media-query'
import { FreshnessLine } from '../list/freshness-line'
import { ListSkeleton } from '../list/list-skeleton'
import { ListEmpty, ListFailure, NoMatches } from '../list/list-states'
import { ListToolbar } from '../list/list-toolbar'
import toolbar from '../list/list-toolbar.module.css'
import { ListView } from '../list/list-view'
import { UnreadRecords } from '../list/unread-records'
import { useKeptFocus } from '../list/use-kept-focus'
import { LateChartToggle, LateListCharts } from '../list-chart/late-list-chart'
import { useChartShown } from '../list-chart/use-chart-shown'
import { useListAddress } from '../records/use-list-address'
import { useRecords } from '../records/use-records'
import { useComponents } from '../resource-components'
import { ListViews } from '../saved-views/list-views'
import { useViewsPlace } from '../saved-views/use-views-place'
import { LateRecordCards } from '../table/late-record-cards'
import { pageSizes } from '../table/paging'
import { RecordTable } from '../table/record-table'
import { TablePager } from '../table/table-pager'
import { groupedSort, useGrouping } from '../table/use-grouping'
import { useRows } from '../table/use-rows'
import { useSelection } from '../table/use-selection'
import { useTableView } from '../table/use-table-view'
import { ViewMenu } from '../table/view-menu'
import { useFailureNotice } from '../use-tell-failure'
import { ListCommands } from './list-commands'
import { OpenedForm } from './opened-form'
import styles from './section.module.css'
import { EmptyAction, SelectionBar, ToolbarActions } from './section-actions'
import { SectionHead } from './section-head'

/** A resource's records, as a table or as cards, under its title, its actions, its search and its filters. */
export function ListSection(props: { definition: ResourceDefinition; titleId: string }) {
  const { definition, titleId } = props
  const { list, actions, label } = definition
  const isPagedByServer = list.paging?.kind === 'server'
  const address = useListAddress(definition)
  const { change, clear, sort, filters } = address
  const grouping = useGrouping(definition)
  // Null where they are cards by the definition, which stand in panels of their own.
  const groupedBy = list.card ? null : grouping.groupedBy
  const order = useMemo(() => groupedSort(definition, groupedBy, sort), [definition, groupedBy, sort])
  const question = useMemo(() => ({ ...address, sort: order }), [address, order])
  const read = useRecords(definition, question)
  const { records, total, isCounted, isOutdated, error, refresh } = read
  useFailureNotice(list.errorNotice, error)
  const keptFocus = useKeptFocus()
  const view = useTableView(definition)
  const chart = useChartShown(definition)
  const hasViews = definition.place.kind !== 'page'
  const viewsPlace = useViewsPlace(definition.name, hasViews ? (list.views?.length ?? 0) : null)
  const { toolbars } = useComponents(definition)
  const isNarrow = useMediaQuery(narrowQuery)
  // Too narrow for columns, or chosen.
  const areCards = isNarrow || view.as === 'cards'
  const Rows = areCards ? LateRecordCards : RecordTable
  // Without its column a filter stands above the list.
  const filtersAbove = list.filters?.filter(
    ({ column }) =>
      column === undefined ||
      areCards ||
      !view.columns.some(({ name, isShown }) => isShown && name === column),
  )
  const handleFilter = useCallback((filters: Record<string, string>) => change({ filters }), [change])
  const rows = useRows(definition, records, total, question, groupedBy)
  const selection = useSelection(rows?.matching ?? none, !isPagedByServer)
  const canSelect = actions.some(({ where }) => where.includes('selection'))
  const isNarrowed = address.search !== '' || Object.keys(filters).length > 0
  const hasNone = records !== undefined && total === 0 && !isNarrowed
  const isEmpty = hasNone && read.isConfirmed

  // The last rows of the last page went away: the server has nothing for a page that is no more.
  const lastPage = rows?.slice.page ?? address.page
  const isBeyondEnd = isPagedByServer && !isOutdated && total > 0 && address.page > lastPage
  useEffect(() => {
    if (isBeyondEnd) change({ page: lastPage }, { replace: true })
  }, [isBeyondEnd, lastPage, change])

  const missing = read.faults.filter(({ isShown }) => !isShown).length
  // The server says how many match, and nothing of the others.
  const count = rows?.count ?? 0
  const found = !isCounted
    ? t('tables.onThisPage', { count: records?.length ?? 0 })
    : isPagedByServer
      ? t('tables.found', { count })
      : t('views.countOf', { count, total })

  async function handleRetry() {
    clear()
    // Without the search it is another question to the server, which is asked by itself.
    if (!isPagedByServer || !isNarrowed) await refresh()
  }

  const table = () => {
    const isAwaited = !records || (hasNone && !isEmpty)
    if (isAwaited && error) return <ListFailure definition={definition} error={error} onRetry={handleRetry} />
    if (isAwaited || !rows || isBeyondEnd) return <ListSkeleton definition={definition} />
    if (isEmpty) return <ListEmpty definition={definition} action={<EmptyAction definition={definition} />} />
    if (records.length === 0 && !isNarrowed) return null
    if (rows.records.length === 0) {
      return <NoMatches definition={definition} text={list.empty.noMatches} onClear={clear} />
    }
    return (
      <div>
        <Rows
          definition={definition}
          view={view}
          records={rows.records}
          list={records}
          matching={rows.matching}
          from={rows.slice.from}
          total={isCounted ? rows.count : null}
          sort={order}
          groupedBy={groupedBy}
          groups={rows.groups}
          onSort={(sort) => change({ sort })}
          filters={filters}
          onFilter={handleFilter}
          selection={canSelect ? selection : null}
          isOutdated={isOutdated}
          question={JSON.stringify([address.search, filters, order, groupedBy])}
        />
        {rows.isPaged && (
          <TablePager
            many={inSentence(label.many)}
            slice={rows.slice}
            total={rows.count}
            isCounted={isCounted}
            size={address.size}
            sizes={pageSizes(list.paging)}
            onChange={change}
          />
        )}
      </div>
    )
  }

  return (
    <div className={styles.section} {...keptFocus}>
      <SectionHead definition={definition} titleId={titleId} count={records && isCounted ? total : null}>
        {records && !hasNone && list.toolbar !== undefined && toolbars?.[list.toolbar]?.(records)}
        <ToolbarActions definition={definition} without={isEmpty ? list.empty.action : undefined} />
        <ListCommands
          definition={definition}
          records={rows?.records ?? none}
          selected={selection.records}
          {...(list.card ? {} : { matching: rows?.matching ?? none })}
          question={question}
        />
      </SectionHead>
      {list.card ? (
        <ListView definition={definition} list={read} emptyAction={<EmptyAction definition={definition} />} />
      ) : (
        <>
          {records && !hasNone && <div {...viewsPlace.attributes} />}
          {records && !hasNone && (
            <div className={`row ${toolbar.bar}`}>
              <ListToolbar
                definition={definition}
                filters={filtersAbove}
                records={records}
                address={address}
                found={isOutdated ? '' : found}
              />
              {canSelect && <SelectionBar definition={definition} selection={selection} />}
              <div className={`row ${toolbar.end}`}>
                <FreshnessLine list={read} />
                {list.chart && (
                  <LateChartToggle list={list} isShown={chart.isShown} onToggle={chart.toggle} />
                )}
                <ListViews definition={definition} view={view} place={viewsPlace.place} />
                <ViewMenu
                  definition={definition}
                  view={view}
                  looks={isNarrow ? none : looks}
                  grouping={grouping}
                />
              </div>
            </div>
          )}
          {list.chart && chart.isShown && rows && !hasNone && (
            <LateListCharts definition={definition} records={rows.matching} question={address} />
          )}
          <UnreadRecords
            label={definition.label}
            list={isCounted ? read : { ...read, total: (records?.length ?? 0) + missing }}
          />
          {table()}
        </>
      )}
      {/* Whether a record is gone is not told by the page before. */}
      <OpenedForm definition={definition} records={isOutdated ? undefined : records} />
    </div>
  )
}

const looks = ['table', 'cards'] as const

/** Too narrow for columns side by side. */
const narrowQuery = '(max-width: 639px)'

const none: readonly never[] = []
