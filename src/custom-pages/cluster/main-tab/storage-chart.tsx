import { useMemo } from 'react'
import type { ClusterConsumption } from '../../../api/wire/consumption'
import { type BucketSize, sizesInOrder, thresholdAt } from '../../../domain/bucket-storage'
import { browserZone, dayAndMonth } from '../../../domain/dates'
import { storageText } from '../../../domain/storage'
import { t } from '../../../locales/t'
import { ChartEmpty } from '../../../views/chart/chart-empty'
import { ChartFrame } from '../../../views/chart/chart-frame'
import { UnreadRecords } from '../../../views/list/unread-records'
import { storageSeries } from './storage-series'

export type StorageChartProps = {
  sizes: ClusterConsumption['bucketSizes']
  thresholds: ClusterConsumption['bucketThresholds']
}

/** How large the bucket of a cluster was over time, against its threshold (DET-026, DET-043). */
export function StorageChart({ sizes, thresholds }: StorageChartProps) {
  const ordered = useMemo(() => sizesInOrder(sizes.entries), [sizes.entries])
  const chart = useMemo(() => storageSeries(ordered, thresholds.entries), [ordered, thresholds.entries])
  const title = t('usage.storageTitle')
  const faults = [...sizes.faults, ...thresholds.faults]
  const unread = (
    <UnreadRecords
      label={{ one: 'usage.measurement', many: 'usage.measurements' }}
      list={{ faults, total: sizes.entries.length + thresholds.entries.length + faults.length }}
    />
  )
  if (!sizes.isReadable) return <ChartEmpty title={title} text={t('usage.notRead')} />
  const last = ordered.at(-1)
  if (!last) {
    return (
      <ChartEmpty title={title} text={t('usage.noSizes')} more={t('usage.noSizesText')}>
        {unread}
      </ChartEmpty>
    )
  }
  return (
    <ChartFrame title={title} summary={sentence(last, thresholds)} chart={chart}>
      {unread}
    </ChartFrame>
  )
}

function sentence({ at, size: gigabytes }: BucketSize, thresholds: StorageChartProps['thresholds']): string {
  const size = storageText(gigabytes)
  const day = dayAndMonth(at, browserZone())
  if (!thresholds.isReadable) return t('usage.thresholdNotRead', { size, day })
  const entry = thresholdAt(thresholds.entries, at)
  if (!entry && thresholds.faults.length > 0) return t('usage.thresholdNotRead', { size, day })
  if (!entry) return t('usage.sizeAlone', { size, day })
  const threshold = storageText(entry.threshold)
  const distance = storageText(Math.abs(entry.threshold - gigabytes))
  if (distance === storageText(0)) return t('usage.at', { size, day })
  return t(gigabytes < entry.threshold ? 'usage.below' : 'usage.above', { size, day, threshold, distance })
}
