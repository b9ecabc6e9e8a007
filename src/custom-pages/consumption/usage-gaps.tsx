import { memo } from 'react'
import { monthDifferences } from '../../domain/consumption/arithmetic'
import { gapsOf, type UsageGap } from '../../domain/consumption/gaps'
import { t } from '../../locales/t'
import styles from './consumption.module.css'
import { absentText, bucketText, figureText } from './consumption-words'
import type { ShownConsumption } from './shown-consumption'

/** Clusters, days and months of which the server tells nothing, and months whose sum is another than that of their days. */
export const UsageGaps = memo(function UsageGaps({
  shown: { usages, range, settings, createdOn, absent },
}: {
  shown: ShownConsumption
}) {
  const { productKey } = settings
  const gaps =
    createdOn === null
      ? []
      : gapsOf(usages, { dates: range.dates, today: range.today, createdOn, productKey })
  const differences = monthDifferences(usages, range, productKey)
  if (absent.length + gaps.length + differences.length === 0) return null
  return (
    <div className={styles.notes}>
      {absent.length > 0 && <p>{absentText(absent)}</p>}
      {gaps.length > 0 && (
        <details>
          <summary>{t('consumption.gaps', { count: gaps.length })}</summary>
          <ul>
            {gaps.map((gap) => (
              <li key={gap.id}>{t('consumption.gap', { cluster: gap.name, dates: gapText(gap) })}</li>
            ))}
          </ul>
        </details>
      )}
      {differences.map(({ id, cluster, month, reported, added }) => (
        <p key={`${id} ${month}`}>
          {t('consumption.differ', {
            cluster,
            month: bucketText(month),
            reported: figureText(reported),
            added: figureText(added),
          })}
        </p>
      ))}
    </div>
  )
})

/** A sentence names a few days; of many it says how many. */
const namedDays = 5

function gapText({ months, days }: UsageGap): string {
  const [first = ''] = days
  const named =
    days.length > namedDays
      ? [t('consumption.gapDays', { count: days.length, first: bucketText(first) })]
      : days.map(bucketText)
  return [...months.map(bucketText), ...named].join(', ')
}
