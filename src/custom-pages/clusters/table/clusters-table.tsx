import '../../../locales/late-texts'
import { useCallback } from 'react'
import { Link } from 'react-router'
import type { Cluster } from '../../../domain/cluster'
import { t } from '../../../locales/t'
import { components } from '../../../resources/user/clusters/components'
import { platformLabel } from '../../../resources/user/clusters/labels'
import { FreshnessLine } from '../../../views/list/freshness-line'
import { NoMatches } from '../../../views/list/list-states'
import { ListToolbar } from '../../../views/list/list-toolbar'
import toolbar from '../../../views/list/list-toolbar.module.css'
import type { LoadedListProps } from '../../../views/list/list-view'
import { UnreadRecords } from '../../../views/list/unread-records'
import { ReadingFailure } from '../../../views/reading-failure'
import { recordPath } from '../../../views/records/record-path'
import { useListAddress } from '../../../views/records/use-list-address'
import { ComponentsProvider } from '../../../views/resource-components'
import { SavedViews } from '../../../views/saved-views/saved-views'
import { useViewsPlace } from '../../../views/saved-views/use-views-place'
import { filtersAbove } from '../../../views/table/filters-above'
import { LateRecordCards } from '../../../views/table/late-record-cards'
import { RecordTable } from '../../../views/table/record-table'
import { useIsNarrow } from '../../../views/table/use-is-narrow'
import { useRows } from '../../../views/table/use-rows'
import { useSelection } from '../../../views/table/use-selection'
import { columnsKey, useTableView } from '../../../views/table/use-table-view'
import { ViewMenu } from '../../../views/table/view-menu'
import { BulkBar } from './bulk-bar'
import styles from './clusters-table.module.css'
import { CsvButton } from './csv-button'
import { MonthIpuCell, MonthIpuContext, useMonthIpu } from './month-ipu'
import { clusterTable } from './table-definition'

/** What of the address makes a view. */
const viewKeys = ['view', 'q', 'sort', columnsKey, ...(clusterTable.list.filters ?? []).map(({ key }) => key)]

/** The clusters in rows: found, compared, selected and kept as views. */
export function ClustersTable({ list, records, viewChoice }: LoadedListProps) {
  const address = useListAddress(clusterTable)
  const { change, clear, sort, filters } = address
  const view = useTableView(clusterTable)
  const viewsPlace = useViewsPlace('clusters', 0)
  const shown = view.columns.filter(({ isShown }) => isShown)
  const monthIpu = useMonthIpu(shown.some(({ name }) => name === 'monthIpu'))
  const rows = useRows(clusterTable, records, list.total, address)
  const matching = rows?.matching ?? none
  const selection = useSelection(matching, null)
  const isNarrow = useIsNarrow()
  const Rows = isNarrow ? LateRecordCards : RecordTable
  const handleFilter = useCallback((filters: Record<string, string>) => change({ filters }), [change])

  return (
    <ComponentsProvider components={tableComponents}>
      <MonthIpuContext value={monthIpu}>
        <div className={styles.list}>
          <div {...viewsPlace.attributes} />
          <div className={`row ${toolbar.bar}`}>
            <ListToolbar
              definition={clusterTable}
              filters={filtersAbove(clusterTable.list, view, isNarrow)}
              records={records}
              address={address}
              found={t('views.countOf', { count: matching.length, total: list.total })}
            />
            <div className={`row ${styles.end}`}>
              <FreshnessLine list={list} />
              <SavedViews
                name="clusters"
                path="/clusters"
                viewKeys={viewKeys}
                always="view=table"
                columns={view.spelled}
                place={viewsPlace.place}
              />
              <CsvButton columns={shown} records={matching} monthIpu={monthIpu} />
              <ViewMenu definition={clusterTable} view={view} />
              {viewChoice}
            </div>
          </div>
          <BulkBar selection={selection} />
          <UnreadRecords label={clusterTable.label} list={list} />
          {monthIpu.failure && (
            <ReadingFailure
              text={t('manyClusters.monthIpuFailure')}
              error={monthIpu.failure.error}
              onRetry={monthIpu.failure.readAgain}
            />
          )}
          {matching.length === 0 ? (
            <NoMatches definition={clusterTable} onClear={clear} />
          ) : (
            <Rows
              definition={clusterTable}
              view={view}
              records={matching}
              list={records}
              from={0}
              total={matching.length}
              sort={sort}
              onSort={(sort) => change({ sort })}
              filters={filters}
              onFilter={handleFilter}
              selection={selection}
              isOutdated={false}
              question={JSON.stringify([address.search, filters, sort])}
            />
          )}
        </div>
      </MonthIpuContext>
    </ComponentsProvider>
  )
}

const none: readonly never[] = []

const tableComponents = {
  clusters: {
    ...components,
    cells: {
      ...components.cells,
      name: ({ name }: Cluster) => (
        <Link className="code" to={recordPath(clusterTable, name)}>
          {name}
        </Link>
      ),
      platform: ({ platform }: Cluster) => platformLabel(platform),
      'month-ipu': ({ id }: Cluster) => <MonthIpuCell id={id} />,
    },
  },
}
