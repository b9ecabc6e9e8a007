import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { ListCharts } from '../../views/list-chart/list-chart'
import { AllFound } from './all-found'
import { AnsweredChart } from './answered-chart'
import styles from './dashboard.module.css'
import { PanelFoot } from './panel-frame'
import type { PanelProps } from './panel-props'

/** A chart of what is found, as it would stand above the list: of all records, or of what the server adds up. */
export function ChartOfList(props: PanelProps<'chart'>) {
  const { answer } = props.panel
  return answer ? <AnsweredChart {...props} answer={answer} /> : <ChartOfAll {...props} />
}

function ChartOfAll({ panel, definition, question, title, address }: PanelProps<'chart'>) {
  const { chart, title: own } = panel
  // The list as if this were its one chart, on a page of its own, and all of it were here.
  const drawn = useMemo(
    (): ResourceDefinition => ({
      ...definition,
      place: { kind: 'menu', icon: 'chart' },
      list: { ...definition.list, paging: { kind: 'none' }, chart: { ...chart, ...(own && { title: own }) } },
    }),
    [definition, chart, own],
  )
  return (
    <AllFound {...{ definition, question, title }} kind="chart">
      {({ records, list, unread }) => (
        <div className={styles.chart}>
          <ListCharts definition={drawn} records={records} question={question}>
            {unread}
            <PanelFoot title={title} address={address} list={list} />
          </ListCharts>
        </div>
      )}
    </AllFound>
  )
}
