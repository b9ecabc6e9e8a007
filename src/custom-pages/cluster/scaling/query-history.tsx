import { useId } from 'react'
import { scalingCalls } from '../../../api/calls/scaling-calls'
import { historyWindows, scaledServices } from '../../../domain/auto-scale-history'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { Button } from '../../../ui/button'
import { StatePanel } from '../../../ui/state-panel'
import { errorSentence } from '../../../views/error-sentence'
import { FreshnessLine } from '../../../views/list/freshness-line'
import { windowNames } from './history-words'
import styles from './query-history.module.css'
import { ServiceChart } from './service-chart'
import { useHistoryWindow } from './use-history-window'

/** The queries of the analytics and loader services, a chart each, over one chosen duration (SCA-002, SCA-003). */
export function QueryHistory({ cluster }: { cluster: ClusterDetail }) {
  const titleId = useId()
  const [hours, choose] = useHistoryWindow()
  const path = { instanceId: cluster.id, hours: String(hours) }
  const reading = useCallQuery('getAutoScaleHistory', { path }, { retry: false })
  const { data, error, dataUpdatedAt, isFetching, refetch } = reading

  return (
    <section className={styles.history} aria-labelledby={titleId}>
      <div className={`row ${styles.head}`}>
        <div className={styles.words}>
          <h2 id={titleId}>{t('scaling.queries')}</h2>
          <p className="second">{t('scaling.queriesAbout')}</p>
        </div>
        {data && (
          <FreshnessLine
            list={{ updatedAt: dataUpdatedAt, error, isRefreshing: isFetching, refresh: refetch, cadence }}
          />
        )}
        <div className={styles.choice} role="radiogroup" aria-label={t('scaling.duration')}>
          {historyWindows.map((value) => (
            <label key={value}>
              <input
                type="radio"
                className="visually-hidden"
                name={titleId}
                checked={value === hours}
                onChange={() => choose(value)}
              />
              {t(windowNames[value].label)}
            </label>
          ))}
        </div>
      </div>
      {!data && error && (
        <StatePanel
          icon="alert"
          tone="error"
          title={t('scaling.failed')}
          text={errorSentence(error)}
          actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {!data && !error && (
        <div className={styles.charts} role="status" aria-busy="true">
          <span className="visually-hidden">{t('scaling.loading')}</span>
          {scaledServices.map((service) => (
            <div key={service} className={styles.skeleton} />
          ))}
        </div>
      )}
      {data && (
        <div className={styles.charts}>
          {scaledServices.map((service) => (
            <ServiceChart
              key={service}
              service={service}
              history={data[service]}
              hours={hours}
              readAt={dataUpdatedAt}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const cadence = scalingCalls.getAutoScaleHistory.pollInterval
