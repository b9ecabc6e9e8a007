import '../../locales/table-texts'
import type { ReactNode } from 'react'
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

export type ListSectionProps = {
  definition: ResourceDefinition
  titleId: string
  /** Stands in place of the records while nobody knows what they are to be asked by. */
  held?: ReactNode
  /** Stands above the records. */
  note?: ReactNode
}

/** A resource's records, as a table or as cards, under its title, its actions, its search and its filters. */
export function ListSection({ definition, titleId, held, note }: ListSectionProps) {
  const { card, chart: charts, empty, errorNotice, toolbar, views } = definition.list
  const isHeld = held !== undefined
  const list = useSectionList(definition, isHeld)
  const { read, rows, selection, question, hasNone, isEmpty } = list
  const { records, total, isCounted, isOutdated } = read
  useFailureNotice(errorNotice, read.error)
  const keptFocus = useKeptFocus()
  const chart = useChartShown(definition)
  const hasViews = definition.place.kind !== 'page'
  const viewsPlace = useViewsPlace(definition.name, hasViews ? (views?.length ?? 0) : null)
  const { toolbars } = useComponents(definition)
  const missing = read.faults.filter(({ isShown }) => !isShown).length
  // Whose those are that could not be read, of a list that is read for all records of another one, nobody knows.
  const isUnsure = missing && definition.narrowed && !list.isPagedByServer
  // A server that searches tells only how many it found.
  const isCount =
    isCounted && !isHeld && !isOutdated && !isUnsure && !(list.isPagedByServer && list.isNarrowed)
  const hasSome = records !== undefined && !hasNone
  // What was asked for can be asked otherwise also where its reading fails.
  const hasBar = hasSome || isHeld || list.isNarrowed

  return (
    <div className={styles.section} {...keptFocus}>
      <SectionHead definition={definition} titleId={titleId} count={records && isCount ? total : null}>
        {hasSome && toolbar !== undefined && toolbars?.[toolbar]?.(records)}
        <ToolbarActions definition={definition} without={isEmpty ? empty.action : undefined} />
        {!isHeld && (
          <ListCommands
            definition={definition}
            records={rows?.records ?? none}
            selected={selection.records}
            {...(card ? {} : { matching: rows?.matching ?? none })}
            question={question}
          />
        )}
      </SectionHead>
      {note}
      {card && !isHeld ? (
        <ListView definition={definition} list={read} emptyAction={<EmptyAction definition={definition} />} />
      ) : (
        <>
          {hasBar && <div {...viewsPlace.attributes} />}
          {hasBar && (
            <ListBar definition={definition} list={list} chart={chart} viewsPlace={viewsPlace.place} />
          )}
          {charts && chart.isShown && rows && !hasNone && (
            <LateListCharts definition={definition} records={rows.matching} question={list.address} />
          )}
          {!isHeld && (
            <UnreadRecords
              label={definition.label}
              text={isUnsure ? 'tables.unreadOfAll' : undefined}
              list={isCounted ? read : { ...read, total: (records?.length ?? 0) + missing }}
            />
          )}
          {held ?? <ListRows definition={definition} list={list} />}
        </>
      )}
      {/* Whether a record is gone is not told by the page before. */}
      <OpenedForm definition={definition} records={isOutdated ? undefined : records} />
    </div>
  )
}

const none: readonly never[] = []
