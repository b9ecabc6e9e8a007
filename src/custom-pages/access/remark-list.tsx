import type { Remark } from '../../access/drift'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './drift-report.module.css'

/** Names that were sent and are not known here, or are read in another way, with what follows from it. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const title = t('accessExplorer.remarks', { count: remarks.length })
  return (
    <section className={styles.notes} aria-label={title}>
      <h2>{title}</h2>
      {remarks.length === 0 ? (
        <p className="second">{t('accessExplorer.remarksNone')}</p>
      ) : (
        <>
          <p className="second">{t('accessExplorer.remarksText')}</p>
          <ul className={styles.remarks}>
            {remarks.map(({ kind, name, place }) => (
              <li key={`${kind} ${place} ${name}`}>
                <Icon name="info" />
                {t(texts[kind], { name, place })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const texts: Readonly<Record<Remark['kind'], MessageKey>> = {
  'role-unknown': 'accessExplorer.remarkRoleUnknown',
  'role-missing': 'accessExplorer.remarkRoleMissing',
  'policy-unread': 'accessExplorer.remarkPolicyUnread',
  'role-not-authorized': 'accessExplorer.remarkRoleNotAuthorized',
  'authorized-role-unknown': 'accessExplorer.remarkAuthorizedRoleUnknown',
  'verb-unknown': 'accessExplorer.remarkVerbUnknown',
  'flag-unknown': 'accessExplorer.remarkFlagUnknown',
  'flag-spelling': 'accessExplorer.remarkFlagSpelling',
  'platform-action-unknown': 'accessExplorer.remarkPlatformActionUnknown',
  'plan-unknown': 'accessExplorer.remarkPlanUnknown',
  'trial-mismatch': 'accessExplorer.remarkTrialMismatch',
}
