import { useCallback, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { figureField } from '../../definitions/define-dashboard'
import { rowsAt } from '../../providers/figure-answer'
import { UnreadRecords } from '../../views/list/unread-records'
import { ListCharts } from '../../views/list-chart/list-chart'
import styles from './dashboard.module.css'
import { inUnit } from './in-unit'
import { PanelFailure } from './panel-failure'
import { PanelFoot, PanelWaiting } from './panel-frame'
import type { PanelProps } from './panel-props'
import { answerName, usePanelAnswer } from './use-panel-answer'

export type AnsweredChartProps = PanelProps<'chart'> & {
  answer: NonNullable<PanelProps<'chart'>['panel']['answer']>
}

/** A chart of what the server has added up itself, a row for each place. */
export function AnsweredChart(props: AnsweredChartProps) {
  const { panel, answer, definition, question, title, address } = props
  const { chart } = panel
  const { x, y = figureField } = chart
  // The list as if its records were those rows, and this were its one chart, on a page of its own.
  const drawn = useMemo((): ResourceDefinition => {
    const figure = definition.fields[y] ?? { kind: 'number', label: definition.label.many }
    return {
      ...definition,
      place: { kind: 'menu', icon: 'chart' },
      fields: { ...definition.fields, [y]: figure },
      list: { ...definition.list, paging: { kind: 'none' }, chart: { ...chart, y, title: { en: title } } },
    }
  }, [definition, chart, y, title])
  const read = useCallback(
    (sent: unknown) => {
      const { rows, faults } = rowsAt(sent, answer, answerName(definition))
      const records = rows.map(({ label, value }, place) => ({
        id: String(place),
        [x]: label,
        [y]: inUnit(value, definition.fields[y]),
      }))
      return { records, faults, total: rows.length + faults.length }
    },
    [answer, definition, x, y],
  )
  const list = usePanelAnswer(definition, answer.call, read)
  const { data, error } = list
  if (!data && error) return <PanelFailure {...{ definition, title }} kind="chart" read={list} />
  if (!data) return <PanelWaiting title={title} kind="chart" />
  return (
    <div className={styles.chart}>
      <ListCharts definition={drawn} records={data.records} question={question}>
        <UnreadRecords label={rowLabel} list={data} />
        <PanelFoot title={title} address={address} list={list} />
      </ListCharts>
    </div>
  )
}

const rowLabel = { one: 'dashboard.row', many: 'dashboard.rows' } as const
