import '../../locales/list-chart-texts'
import { useMemo, useRef } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { browserZone } from '../../domain/dates'
import type { ChartEntry } from '../../domain/list-chart'
import { t } from '../../locales/t'
import { askedFilters } from '../../providers/asked-filters'
import type { ListQuery } from '../../providers/list-query'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { StackedBarsFrame } from '../chart/stacked-bars-frame'
import { PagesProgress } from '../records/pages-progress'
import { useAllPages } from '../records/use-all-pages'
import { chartOfList, entryOf, type ListChart } from './chart-of-list'
import styles from './list-chart.module.css'

export type ListChartProps = {
  definition: ResourceDefinition
  chart: ListChart
  /** All that are found, where the list is read whole. */
  records: readonly ResourceRecord[]
  /** What the list on screen answers: of a list that a server cuts, all pages of it are read. */
  question: ListQuery
}

export type ChartToggleProps = { isShown: boolean; onToggle: () => void }

/** Shows the chart of a list, or takes it away. */
export function ChartToggle({ isShown, onToggle }: ChartToggleProps) {
  return (
    <Button
      kind="icon"
      aria-label={t(isShown ? 'listChart.hide' : 'listChart.show')}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      <Icon name="chart" />
    </Button>
  )
}

/** The chart of a list, of all records that are found. */
export function ListChartPanel({ definition, chart, records, question }: ListChartProps) {
  if (definition.list.paging?.kind === 'server') {
    const { search, filters } = question
    // Another search is another chart.
    return <ChartOfPages key={JSON.stringify([search, filters])} {...{ definition, chart, question }} />
  }
  return <ChartOfRecords {...{ definition, chart, records }} />
}

function ChartOfRecords({ definition, chart, records }: Omit<ListChartProps, 'question'>) {
  const zone = browserZone()
  const entries = useMemo(
    () => records.map((record) => entryOf(chart, definition, record, zone)),
    [chart, definition, records, zone],
  )
  return <Drawn definition={definition} chart={chart} entries={entries} />
}

/** Of each page no more is kept than what is drawn of it. */
function ChartOfPages({ definition, chart, question }: Omit<ListChartProps, 'records'>) {
  const zone = browserZone()
  const entries = useRef<ChartEntry[]>([])
  const asked = { ...question, filters: askedFilters(definition, question.filters) }
  const { isWhole, goOn, ...pages } = useAllPages(definition, asked, (records) => {
    entries.current.push(...records.map((record) => entryOf(chart, definition, record, zone)))
  })
  if (isWhole) return <Drawn definition={definition} chart={chart} entries={entries.current} />
  const reading = t('listChart.reading')
  return (
    <section className={`surface ${styles.reading}`} aria-label={reading}>
      <PagesProgress pages={pages} label={reading} reading={reading} />
      {pages.error && <Button onClick={goOn}>{t('exporting.retry')}</Button>}
    </section>
  )
}

type DrawnProps = { definition: ResourceDefinition; chart: ListChart; entries: readonly ChartEntry[] }

function Drawn({ definition, chart, entries }: DrawnProps) {
  const drawn = useMemo(() => chartOfList(definition, chart, entries), [definition, chart, entries])
  const { title, summary, notes, bars } = drawn
  const isOnPage = definition.place.kind === 'menu'
  const Heading = isOnPage ? 'h2' : 'h3'
  if (summary === null) {
    return (
      <section className={`surface ${styles.reading}`} aria-label={title}>
        <Heading>{title}</Heading>
        <p className="second">{t('listChart.nothing')}</p>
      </section>
    )
  }
  return (
    <StackedBarsFrame title={title} level={isOnPage ? 2 : 3} summary={summary} chart={bars}>
      {notes.map((note) => (
        <p key={note} className="second">
          {note}
        </p>
      ))}
    </StackedBarsFrame>
  )
}
