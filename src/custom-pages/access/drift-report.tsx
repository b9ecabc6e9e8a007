import type { AccessContext } from '../../access/access-context'
import { accountRemarks, driftOf } from '../../access/drift'
import { roleNameOf } from '../../access/viewpoint'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { browserZone, fullDate } from '../../domain/dates'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { StateTag } from '../../views/cells/state-tag'
import styles from './drift-report.module.css'
import { DriftTable } from './drift-table'
import { RemarkList } from './remark-list'

export type DriftReportProps = {
  /** The viewer's own, with the cluster as its server answered. */
  context: AccessContext
  /** When it answered, in milliseconds since the epoch. */
  readAt: number
}

/** Where the policies the server sent and the published matrix part, in both directions, and what is not known. */
export function DriftReport({ context, readAt }: DriftReportProps) {
  const { cluster, person, productKey } = context
  if (!cluster) return null
  const drift = driftOf(cluster)
  const { compared, isPartial, grantsMore, grantsLess, unspoken } = drift
  const isCompared = compared > 0
  const isRoleUnread = drift.basis === 'role-unread'
  const hasRow = drift.basis === 'row'
  const role = hasRow
    ? t(clusterRoleLabel(drift.role))
    : (roleNameOf(context) ?? t('accessExplorer.driftNoRole'))
  const hasNone = isCompared && grantsMore.length + grantsLess.length === 0

  return (
    <div className={styles.report}>
      <div className={styles.about}>
        <p>{t('accessExplorer.driftAbout')}</p>
        <p className="second">
          {isRoleUnread
            ? t('accessExplorer.driftOwnUnread')
            : t(hasRow ? 'accessExplorer.driftOwn' : 'accessExplorer.driftOwnUnknown', { role })}
        </p>
        <p className={styles.basis}>
          <Icon name="clock" />
          <span>
            {isCompared
              ? t('accessExplorer.compared', { count: compared, role })
              : t(hasRow || isRoleUnread ? 'accessExplorer.comparedUnread' : 'accessExplorer.comparedNone')}
            {'. '}
            <time dateTime={new Date(readAt).toISOString()}>
              {t('accessExplorer.readAt', { time: fullDate(readAt, browserZone()) })}
            </time>
          </span>
        </p>
      </div>
      {hasNone && (
        <div className={styles.none}>
          {isPartial ? (
            <>
              <StateTag tone="unavailable" word={t('accessExplorer.driftNoneRead')} />
              <p>{t('accessExplorer.driftNoneReadText', { role })}</p>
            </>
          ) : (
            <>
              <StateTag tone="connected" icon="check" word={t('accessExplorer.driftNone')} />
              <p>{t('accessExplorer.driftNoneText', { role, count: compared })}</p>
            </>
          )}
        </div>
      )}
      {isCompared && !hasNone && (
        <>
          <DriftTable
            title={t('accessExplorer.driftMore', { count: grantsMore.length })}
            text={t('accessExplorer.driftMoreText')}
            cells={grantsMore}
            isGranted
          />
          <DriftTable
            title={t('accessExplorer.driftLess', { count: grantsLess.length })}
            text={t('accessExplorer.driftLessText')}
            cells={grantsLess}
            isGranted={false}
          />
        </>
      )}
      {unspoken.length > 0 && (
        <DriftTable
          title={t('accessExplorer.driftUnspoken', { count: unspoken.length })}
          text={t('accessExplorer.driftUnspokenText')}
          cells={unspoken}
          isGranted
        />
      )}
      <RemarkList remarks={[...drift.unknown, ...accountRemarks(person, productKey)]} />
    </div>
  )
}
