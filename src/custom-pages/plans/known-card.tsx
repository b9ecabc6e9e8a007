import { Link } from 'react-router'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallQuery } from '../../providers/use-call'
import { Button } from '../../ui/button'

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
        <span>{t('plans.cardFailed')}</span>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </div>
    )
  if (data === undefined) return <p role="status">{t('plans.cardReading')}</p>
  if (data === null)
    return (
      <div>
        <p>{t('plans.cardMissing')}</p>
        <p className="second">
          {t('plans.cardHow')} <Link to="/support">{t('plans.cardSupport')}</Link>
        </p>
      </div>
    )
  const unknown = t('plans.cardPartNotTold')
  return <p>{t('plans.card', { last4: data.last4 ?? unknown, expiration: data.expiration ?? unknown })}</p>
}
