import { Link } from 'react-router'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { UnknownOutcome } from './use-unknown-outcome'

type OutcomeNoticeProps = {
  outcome: UnknownOutcome
  listPath: string
  onRetry: () => void
}

/** Says honestly that no answer arrived, what the list shows, and that another attempt is safe. */
export function OutcomeNotice({ outcome, listPath, onRetry }: OutcomeNoticeProps) {
  const { name, list } = outcome
  return (
    <div className="form-notice" data-tone="warning" role="alert">
      <div>
        {outcome.reason === 'offline' && <p>{t('form.offline')}</p>}
        <p>{t('form.unconfirmed', { name })}</p>
        <p>{t(sentenceOf[list], { name })}</p>
      </div>
      <span className="form-notice-actions">
        {list === 'listed' && <Link to={listPath}>{t('form.openList')}</Link>}
        <Button onClick={onRetry} isDisabled={list === 'reading'}>
          {t('common.retry')}
        </Button>
      </span>
    </div>
  )
}

const sentenceOf = {
  reading: 'form.checkingList',
  listed: 'form.listed',
  'not-listed': 'form.notListed',
  unreadable: 'form.listUnknown',
} as const satisfies Record<UnknownOutcome['list'], string>
