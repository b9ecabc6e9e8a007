import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { useSession } from '../../providers/session-context'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../views/icons/icon'
import styles from './trial-expired-notice.module.css'

/** Replaces the list when the trial has expired: the lab's registration, or the request for an upgrade (D1 §6). */
export function TrialExpiredNotice() {
  const { person } = useSession()
  const { labRegistration } = useLinks()
  const isOfferedLab = !person.isInHandsOnLab && !person.hasExtendedTrial

  return (
    <section className={styles.notice}>
      <span className={styles.mark}>
        <Icon name="clock" />
      </span>
      <h2>{t('clusters.trialExpired')}</h2>
      <p>{t(isOfferedLab ? 'clusters.labText' : 'clusters.trialExpiredText')}</p>
      {isOfferedLab ? (
        <ExternalLink className="button button-primary" href={labRegistration}>
          {t('clusters.registerForLab')}
          <Icon name="external" />
        </ExternalLink>
      ) : (
        <Link className="button button-primary" to="/support">
          {t('clusters.requestUpgrade')}
        </Link>
      )}
    </section>
  )
}
