import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { useSession } from '../../providers/session-context'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import { StatePanel } from '../../ui/state-panel'

/** Replaces the list when the trial has expired: the lab's registration, or the request for an upgrade (D1 §6). */
export function TrialExpiredNotice() {
  const { person } = useSession()
  const { labRegistration } = useLinks()
  const isOfferedLab = !person.isInHandsOnLab && !person.hasExtendedTrial

  return (
    <StatePanel
      icon="clock"
      tone="notice"
      title={t('clusters.trialExpired')}
      text={t(isOfferedLab ? 'clusters.labText' : 'clusters.trialExpiredText')}
    >
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
    </StatePanel>
  )
}
