import { useMemo } from 'react'
import type { RecordFault } from '../../../api/record-faults'
import {
  type AutoScaleEntry,
  type HistoryWindow,
  loadOf,
  type ScaledService,
  tickStep,
} from '../../../domain/auto-scale-history'
import { t } from '../../../locales/t'
import { ChartEmpty } from '../../../views/chart/chart-empty'
import { ChartFrame } from '../../../views/chart/chart-frame'
import type { ChartSeries, TimeSeries } from '../../../views/chart/chart-series'
import { UnreadRecords } from '../../../views/list/unread-records'
import { loadSentence, serviceNames, windowNames } from './history-words'

export type ServiceChartProps = {
  service: ScaledService
  history: { entries: readonly AutoScaleEntry[]; faults: readonly RecordFault[] }
  hours: HistoryWindow
  /** When it was read, milliseconds since the epoch. */
  readAt: number
}

/** The queries of one service over time, the rejected ones on top of the total (SCA-002, SCA-D04). */
export function ServiceChart({ service, history, hours, readAt }: ServiceChartProps) {
  const { entries, faults } = history
  const load = useMemo(() => loadOf(entries), [entries])
  const chart = useMemo(() => chartOf(load, hours, readAt), [load, hours, readAt])
  const title = t(serviceNames[service])
  const unread = (
    <UnreadRecords
      label={{ one: 'scaling.entry', many: 'scaling.entries' }}
      list={{ faults, total: entries.length + faults.length }}
    />
  )
  if (load.length === 0) {
    return (
      <ChartEmpty
        title={title}
        text={t('scaling.empty', { period: t(windowNames[hours].period) })}
        more={t('scaling.emptyText')}
      >
        {unread}
      </ChartEmpty>
    )
  }
  return (
    <ChartFrame title={title} summary={loadSentence(load, hours)} chart={chart}>
      {unread}
    </ChartFrame>
  )
}

const hour = 3_600_000

function chartOf(load: readonly AutoScaleEntry[], hours: HistoryWindow, readAt: number): TimeSeries {
  const times = load.map(({ startedAt }) => startedAt)
  const to = Math.max(readAt, ...times)
  const total: ChartSeries = {
    name: t('scaling.total'),
    color: 'primary',
    shape: 'area',
    points: load.map(({ startedAt: at, totalQueries: value }) => ({ at, value })),
  }
  const rejected: ChartSeries = {
    name: t('scaling.rejected'),
    color: 'disconnected',
    shape: 'area',
    points: load.flatMap(({ startedAt: at, rejectedQueries: value }) =>
      value === null ? [] : { at, value },
    ),
  }
  return {
    series: rejected.points.length === 0 ? [total] : [total, rejected],
    tickStep,
    from: Math.min(to - hours * hour, ...times),
    to,
  }
}
