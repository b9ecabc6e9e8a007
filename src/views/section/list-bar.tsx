import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { FreshnessLine } from '../list/freshness-line'
import { ListToolbar } from '../list/list-toolbar'
import toolbar from '../list/list-toolbar.module.css'
import { LateChartToggle } from '../list-chart/late-list-chart'
import type { useChartShown } from '../list-chart/use-chart-shown'
import { ListViews } from '../saved-views/list-views'
import type { useViewsPlace } from '../saved-views/use-views-place'
import { filtersAbove } from '../table/filters-above'
import { ViewMenu } from '../table/view-menu'
import { SelectionBar } from './section-actions'
import type { SectionListState } from './use-section-list'

/** Above the records: their search and filters, what is selected, how old they are and how they look. */
export function ListBar(props: {
  definition: ResourceDefinition
  list: SectionListState
  chart: ReturnType<typeof useChartShown>
  viewsPlace: ReturnType<typeof useViewsPlace>['place']
}) {
  const { definition, list, chart, viewsPlace } = props
  const { read, view } = list
  return (
    <div className={`row ${toolbar.bar}`}>
      <ListToolbar
        definition={definition}
        filters={filtersAbove(definition.list, view, list.areCards)}
        records={read.records ?? none}
        address={list.address}
        found={read.isOutdated || !list.rows ? '' : foundWords(list)}
      />
      {list.canSelect && <SelectionBar definition={definition} selection={list.selection} />}
      <div className={`row ${toolbar.end}`}>
        {list.rows && <FreshnessLine list={read} />}
        {definition.list.chart && (
          <LateChartToggle list={definition.list} isShown={chart.isShown} onToggle={chart.toggle} />
        )}
        <ListViews definition={definition} view={view} place={viewsPlace} />
        <ViewMenu
          definition={definition}
          view={view}
          looks={list.isNarrow ? none : looks}
          grouping={list.grouping}
        />
      </div>
    </div>
  )
}

function foundWords({ read, rows, isPagedByServer }: SectionListState): string {
  const count = rows?.count ?? 0
  if (!read.isCounted) return t('tables.onThisPage', { count: read.records?.length ?? 0 })
  // The server says how many match, and nothing of the others.
  return isPagedByServer ? t('tables.found', { count }) : t('views.countOf', { count, total: read.total })
}

const looks = ['table', 'cards'] as const

const none: readonly never[] = []
