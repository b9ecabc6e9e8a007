import '../../locales/list-chart-texts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { chartsOf, type ListChart } from '../../definitions/charts-of'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { browserZone } from '../../domain/dates'
import type { ChartEntry } from '../../domain/list-chart'
import { t } from '../../locales/t'
import type { ListQuery } from '../../providers/list-query'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { KnownLabels } from '../cells/cell-words'
import { StackedBarsFrame } from '../chart/stacked-bars-frame'
import { FreshnessLine } from '../list/freshness-line'
import { UnreadRecords } from '../list/unread-records'
import { PagesProgress } from '../records/pages-progress'
import { usePagedRecords } from '../records/use-paged-records'
import { useLabels } from '../reference/record-words'
import { chartOfList, currenciesOf, entryOf, others } from './chart-of-list'
import styles from './list-chart.module.css'

export type ListChartsProps = {
  definition: ResourceDefinition
  /** All that are found, where the list is read whole. */
  records: readonly ResourceRecord[]
  /** What the list on screen answers: of a list that a server cuts, all pages of it are read. */
  question: ListQuery
  /** Stands below each chart. */
  children?: ReactNode
}

export type ChartToggleProps = Pick<ResourceDefinition, 'list'> & { isShown: boolean; onToggle: () => void }

/** Shows the charts of a list, or takes them away. */
export function ChartToggle({ list, isShown, onToggle }: ChartToggleProps) {
  const { length: count } = chartsOf(list)
  return (
    <Button
      kind="icon"
      aria-label={t(isShown ? 'listChart.hide' : 'listChart.show', { count })}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      <Icon name="chart" />
    </Button>
  )
}

/** The charts of a list, of all records that are found. */
export function ListCharts({ definition, records, question, children }: ListChartsProps) {
  if (definition.list.paging?.kind === 'server') return <ChartsOfPages {...{ definition, question }} />
  return <ChartsOfRecords {...{ definition, records, children }} />
}

function ChartsOfRecords({ definition, records, children }: Omit<ListChartsProps, 'question'>) {
  const zone = browserZone()
  const entries = useMemo(
    () =>
      chartsOf(definition.list).map((chart) =>
        records.map((record) => entryOf(chart, definition, record, zone)),
      ),
    [definition, records, zone],
  )
  return (
    <DrawnCharts definition={definition} entries={entries}>
      {children}
    </DrawnCharts>
  )
}

/** All charts are drawn from one reading, which follows what is changed as the list does, and says how old it is. */
function ChartsOfPages({ definition, question }: Omit<ListChartsProps, 'records'>) {
  const { length: count } = chartsOf(definition.list)
  const read = usePagedRecords(definition, question)
  const { records, total, pages, error, refresh } = read
  if (records) {
    const isSaidBelow = total <= question.size
    return (
      <>
        {!isSaidBelow && <UnreadRecords label={definition.label} list={read} />}
        <ChartsOfRecords {...{ definition, records }} />
        <section aria-label={t('listChart.age', { count })}>
          <FreshnessLine list={read} />
        </section>
      </>
    )
  }
  const reading = t('listChart.reading', { count })
  return (
    <section className={`surface ${styles.reading}`} aria-label={reading}>
      <PagesProgress pages={pages} label={reading} reading={reading} />
      {error && <Button onClick={() => void refresh()}>{t('exporting.retry')}</Button>}
    </section>
  )
}

type DrawnChartsProps = Pick<ListChartsProps, 'definition' | 'children'> & {
  entries: readonly (readonly ChartEntry[])[]
}

/** @param entries of each chart, in the order of the charts */
function DrawnCharts({ definition, entries, children }: DrawnChartsProps) {
  return (
    <div className={styles.charts}>
      {chartsOf(definition.list).map((chart, index) =>
        currenciesOf(chart, definition, entries[index] ?? none).map((currency) => (
          <Drawn
            key={JSON.stringify([chart, currency])}
            definition={definition}
            chart={chart}
            entries={entries[index] ?? none}
            currency={currency}
          >
            {children}
          </Drawn>
        )),
      )}
    </div>
  )
}

const none: readonly ChartEntry[] = []

type DrawnProps = {
  definition: ResourceDefinition
  chart: ListChart
  entries: readonly ChartEntry[]
  /** Of amounts in several: the one that is drawn. */
  currency: string | undefined
  children: ReactNode
}

function Drawn({ definition, chart, entries, currency, children }: DrawnProps) {
  const draw = useCallback(
    (labels?: KnownLabels) => chartOfList(definition, chart, entries, labels, currency),
    [definition, chart, entries, currency],
  )
  const byIds = useMemo(() => draw(), [draw])
  const { by = '' } = chart
  const { bars: places, series } = byIds.bars
  const keys = [
    ...places.map(({ key }) => [chart.x, key] as const),
    ...series.map(({ id }) => [by, id] as const),
  ]
  const named = keys.flatMap(([name, key]) => (name === '' || key === others ? [] : [{ [name]: key }]))
  const labels = useLabels(definition, by === '' ? [chart.x] : [chart.x, by], named)
  const drawn = useMemo(() => (labels.size === 0 ? byIds : draw(labels)), [byIds, draw, labels])
  const { title, summary, notes, bars } = drawn
  const isOnPage = definition.place.kind === 'menu'
  const Heading = isOnPage ? 'h2' : 'h3'
  if (summary === null) {
    return (
      <section className={`surface ${styles.reading}`} aria-label={title}>
        <Heading>{title}</Heading>
        <p className="second">{t('listChart.nothing')}</p>
        {children}
      </section>
    )
  }
  return (
    <StackedBarsFrame title={title} level={isOnPage ? 2 : 3} summary={summary} chart={bars} foot={children}>
      {notes.map((note) => (
        <p key={note} className="second">
          {note}
        </p>
      ))}
    </StackedBarsFrame>
  )
}
