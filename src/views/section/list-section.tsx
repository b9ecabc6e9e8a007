import '../../locales/table-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { ListView } from '../list/list-view'
import { UnreadRecords } from '../list/unread-records'
import { useKeptFocus } from '../list/use-kept-focus'
import { LateListCharts } from '../list-chart/late-list-chart'
import { useChartShown } from '../list-chart/use-chart-shown'
import { useComponents } from '../resource-components'
import { useViewsPlace } from '../saved-views/use-views-place'
import { useFailureNotice } from '../use-tell-failure'
import { ListBar } from './list-bar'
import { ListCommands } from './list-commands'
import { ListRows } from './list-rows'
import { OpenedForm } from './opened-form'
import styles from './section.module.css'
import { EmptyAction, ToolbarActions } from './section-actions'
import { SectionHead } from './section-head'
import { useSectionList } from './use-section-list'

/** A resource's records, as a table or as cards, under its title, its actions, its search and its filters. */
export function ListSection(props: { definition: ResourceDefinition; titleId: string }) {
  const { definition, titleId } = props
  const { card, chart: charts, empty, errorNotice, toolbar, views } = definition.list
  const list = useSectionList(definition)
  const { read, rows, selection, question, hasNone, isEmpty } = list
  const { records, total, isCounted, isOutdated } = read
  useFailureNotice(errorNotice, read.error)
  const keptFocus = useKeptFocus()
  const chart = useChartShown(definition)
  const hasViews = definition.place.kind !== 'page'
  const viewsPlace = useViewsPlace(definition.name, hasViews ? (views?.length ?? 0) : null)
  const { toolbars } = useComponents(definition)
  const missing = read.faults.filter(({ isShown }) => !isShown).length
  const hasSome = records !== undefined && !hasNone

  return (
    <div className={styles.section} {...keptFocus}>
      <SectionHead definition={definition} titleId={titleId} count={records && isCounted ? total : null}>
        {hasSome && toolbar !== undefined && toolbars?.[toolbar]?.(records)}
        <ToolbarActions definition={definition} without={isEmpty ? empty.action : undefined} />
        <ListCommands
          definition={definition}
          records={rows?.records ?? none}
          selected={selection.records}
          {...(card ? {} : { matching: rows?.matching ?? none })}
          question={question}
        />
      </SectionHead>
      {card ? (
        <ListView definition={definition} list={read} emptyAction={<EmptyAction definition={definition} />} />
      ) : (
        <>
          {hasSome && <div {...viewsPlace.attributes} />}
          {hasSome && (
            <ListBar definition={definition} list={list} chart={chart} viewsPlace={viewsPlace.place} />
          )}
          {charts && chart.isShown && rows && !hasNone && (
            <LateListCharts definition={definition} records={rows.matching} question={list.address} />
          )}
          <UnreadRecords
            label={definition.label}
            list={isCounted ? read : { ...read, total: (records?.length ?? 0) + missing }}
          />
          <ListRows definition={definition} list={list} />
        </>
      )}
      {/* Whether a record is gone is not told by the page before. */}
      <OpenedForm definition={definition} records={isOutdated ? undefined : records} />
    </div>
  )
}

const none: readonly never[] = []
