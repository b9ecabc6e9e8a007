import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import { ListCharts } from '../../views/list-chart/list-chart'
import { AllFound } from './all-found'
import styles from './dashboard.module.css'
import { PanelFoot } from './panel-frame'
import type { PanelQuestion } from './use-panel-question'

export type ChartOfListProps = PanelQuestion & {
  panel: Extract<PanelDefinition, { kind: 'chart' }>
  definition: ResourceDefinition
  title: string
}

/** A chart of all records that are found, as it would stand above their list. */
export function ChartOfList({ panel, definition, question, title, address }: ChartOfListProps) {
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
