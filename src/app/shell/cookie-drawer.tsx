import '../../locales/late-texts'
import { useEffect } from 'react'
import { t } from '../../locales/t'
import { useLinks } from '../../providers/links-context'
import { useSession } from '../../providers/session-context'
import { useCallMutation } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { useTellFailure } from '../../views/use-tell-failure'
import styles from './cookie-drawer.module.css'
import { giveFocusToPage } from './give-focus-to-page'

/**
 * Asks a person on a trial once about cookies (D3 §2.5). It lies over the foot of the page and keeps nobody from
 * working: antd's drawer would call itself modal and hold Tab within it. The answer is saved with the account, and a
 * failed save leaves the question standing (SHL-D17).
 */
export function CookieDrawer() {
  const { person, reloadPerson } = useSession()
  const { privacyPolicy } = useLinks()
  const tellFailure = useTellFailure()
  const save = useCallMutation('updateUser', {
    onSuccess: () => reloadPerson(),
    onError: (error) => tellFailure(error),
  })
  useEffect(() => giveFocusToPage, [])
  const answer = (userConsent: 'accept' | 'reject') =>
    save.mutate({ path: { id: person.uuid }, body: { userConsent } })

  return (
    <section className={styles.drawer} aria-label={t('about.cookies')}>
      <div className={styles.content}>
        <p>
          {t('about.cookiesText')}{' '}
          <ExternalLink href={privacyPolicy}>{t('about.privacyPolicy')}</ExternalLink>
        </p>
        <div className={styles.answers}>
          <Button isBusy={save.isPending} onClick={() => answer('reject')}>
            {t('about.cookiesReject')}
          </Button>
          <Button kind="primary" isBusy={save.isPending} onClick={() => answer('accept')}>
            {t('about.cookiesAccept')}
          </Button>
        </div>
      </div>
    </section>
  )
}
