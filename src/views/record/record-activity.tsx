import { useId } from 'react'
import type { ActivityDefinition, ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { browserZone, fullDate, readInstant } from '../../domain/dates'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/spinner'
import { useMore } from '../../ui/use-more'
import { ReadingFailure } from '../reading-failure'
import styles from './record-page.module.css'
import { type ActivityEntry, useActivity } from './use-activity'

/** Entries shown before a person asks for more. */
const atOnce = 20

type Props = { definition: ResourceDefinition; record: ResourceRecord }

/** What was done to a record, the newest first; nothing where its definition does not say who tells. */
export function RecordActivity({ definition, record }: Props) {
  const { activity } = definition.detail ?? {}
  return activity ? <Activity definition={definition} record={record} activity={activity} /> : null
}

function Activity({ definition, record, activity }: Props & { activity: ActivityDefinition }) {
  const id = useId()
  const { data: entries, error, refetch } = useActivity(definition, activity, record)
  const { limit, showMore } = useMore(atOnce, 'li')
  return (
    <section className={`surface ${styles.activity}`} aria-labelledby={id}>
      <h2 id={id}>{t('record.activity')}</h2>
      {error && (
        <ReadingFailure text={t('record.activityFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!entries && !error && <Spinner text={t('record.activityLoading')} />}
      {entries?.length === 0 && <p className="second">{t('record.activityEmpty')}</p>}
      {entries && entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.slice(0, limit).map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ol>
      )}
      {entries && entries.length > limit && <Button onClick={showMore}>{t('record.activityMore')}</Button>}
    </section>
  )
}

function Entry({ entry: { when, who, what } }: { entry: ActivityEntry }) {
  const instant = readInstant(when)
  return (
    <li>
      <p>{what}</p>
      <p className="second">
        {who !== null && `${who} · `}
        {instant === null ? (
          t('record.activityUnknownTime')
        ) : (
          <time dateTime={new Date(instant).toISOString()}>{fullDate(instant, browserZone())}</time>
        )}
      </p>
    </li>
  )
}
