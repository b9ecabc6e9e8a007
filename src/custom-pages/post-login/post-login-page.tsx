import { t } from '../../locales/t'
import { FullPage } from '../../ui/full-page'
import { Spinner } from '../../ui/spinner'

/** Stands while the account is activated and the way on is decided (D1 §2 'Post-login redirect screen'). */
export function PostLoginPage() {
  return <FullPage title={t('auth.redirecting')} icon="user" actions={<Spinner />} />
}
