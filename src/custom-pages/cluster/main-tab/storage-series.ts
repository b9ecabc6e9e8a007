import { type BucketSize, type BucketThreshold, thresholdLine } from '../../../domain/bucket-storage'
import { oneDay } from '../../../domain/dates'
import { storageText } from '../../../domain/storage'
import { t } from '../../../locales/t'
import { niceStep, type TimeSeries } from '../../../views/chart/chart-series'

/**
 * What is drawn of the size of a bucket and of its threshold, which is labelled as it is now.
 * @param sizes oldest first, at least one
 */
export function storageSeries(
  sizes: readonly BucketSize[],
  thresholds: readonly BucketThreshold[],
): TimeSeries {
  const line = thresholdLine(sizes, thresholds)
  const latest = line.at(-1)
  const times = sizes.map(({ at }) => at)
  const to = Math.max(...times, latest?.at ?? 0)
  return {
    series: [
      {
        name: t('usage.storage'),
        color: 'primary',
        shape: 'area',
        points: sizes.map(({ at, size }) => ({ at, value: size })),
      },
      ...(latest
        ? [
            {
              name: t('usage.storageThreshold'),
              color: 'disconnected',
              shape: 'limit',
              points: line.map(({ at, threshold }) => ({ at, value: threshold })),
              label: t('usage.thresholdLabel', { threshold: storageText(latest.threshold) }),
            } as const,
          ]
        : []),
    ],
    tickStep: niceStep,
    // One measurement alone still has a place in a week.
    from: Math.min(...times, to - 7 * oneDay),
    to,
  }
}
