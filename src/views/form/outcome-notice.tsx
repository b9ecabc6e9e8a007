import { Link } from 'react-router'
import { type FormMode, isMaking } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { UnknownOutcome } from './use-unknown-outcome'

type OutcomeNoticeProps = {
  mode: FormMode
  outcome: UnknownOutcome
  /** The way to the list, where it does not stand behind the form. */
  listPath: string | null
  onRetry: () => void
}

/** Says honestly that no answer arrived, what the list shows, and that another attempt is safe. */
export function OutcomeNotice({ mode, outcome, listPath, onRetry }: OutcomeNoticeProps) {
  const { name, list } = outcome
  const sentences = isMaking(mode) ? createSentences : editSentences
  return (
    <div className="form-notice" data-tone="warning" role="alert">
      <div>
        {outcome.reason === 'offline' && <p>{t('form.offline')}</p>}
        <p>{t(sentences.unconfirmed, { name })}</p>
        <p>{t(sentences[list], { name })}</p>
      </div>
      <span className="form-notice-actions">
        {list === 'listed' && listPath !== null && <Link to={listPath}>{t('form.openList')}</Link>}
        <Button onClick={onRetry} isDisabled={list === 'reading'}>
          {t('common.retry')}
        </Button>
      </span>
    </div>
  )
}

const createSentences = {
  unconfirmed: 'form.unconfirmed',
  reading: 'form.checkingList',
  listed: 'form.listed',
  'not-listed': 'form.notListed',
  unreadable: 'form.listUnknown',
} as const

const editSentences = {
  unconfirmed: 'form.unconfirmedEdit',
  reading: 'form.checkingList',
  listed: 'form.savedListed',
  'not-listed': 'form.notSaved',
  unreadable: 'form.savedUnknown',
} as const
