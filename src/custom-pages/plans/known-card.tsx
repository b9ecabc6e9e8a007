import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'
import { cardText } from '../../views/plan/card-text'

/** The payment card the server knows, and what is known of adding one: nothing here can (BIL-D03, PLAN-D07). */
export function KnownCard() {
  const { person } = useSession()
  const { data, error, refetch } = useCallQuery(
    'getPayment',
    { path: { id: person.uuid }, isNullIfMissing: true },
    { retry: false },
  )
  if (data === undefined && error)
    return (
      <div className="row" role="alert">
        <span>{t('billing.cardFailed')}</span>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </div>
    )
  if (data === undefined) return <p role="status">{t('billing.cardLoading')}</p>
  if (data === null)
    return (
      <p>
        {t('billing.noCard')} <Link to="/support">{t('plans.contactSupport')}</Link>
      </p>
    )
  return <p>{cardText(data)}</p>
}
