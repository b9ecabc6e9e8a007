import '../../locales/form-texts'
import Flex from 'antd/es/flex'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import type { FormRecord } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { Icon } from '../../ui/icon'
import { CopyAsCurl } from '../curl/copy-as-curl'
import { listPath } from '../records/record-path'
import { faultsReason } from './check-values'
import { useFormEngine } from './form-engine-context'
import { FormNotice } from './form-notice'
import type { Submission } from './use-form-submission'
import { type OutcomeTexts, outcomeTextsOf, type UnknownOutcome } from './use-unknown-outcome'
import type { Wizard } from './use-wizard'

type FormFooterProps = {
  submission: Submission
  /** Null for a form without steps. */
  wizard: Wizard | null
  isGone: boolean
  onRetry: () => void
  onCancel: () => void
}

/** What ends a form: what is wrong, what became of the last attempt, and its buttons. */
export function FormFooter({ submission, wizard, isGone, onRetry, onCancel }: FormFooterProps) {
  const { plan, faults } = useFormEngine()
  const reason = plan.submitWhen === 'complete' ? faultsReason(plan.fields, faults) : null
  const submit = (
    <Hint text={reason}>
      {(describedBy) => (
        <Button
          kind={plan.dangerText === undefined ? 'primary' : 'danger'}
          type="submit"
          isDisabled={submission.isRefused || isGone || reason !== null}
          isBusy={submission.isPending}
          aria-describedby={describedBy}
        >
          {submission.isPending && <Icon name="state-working" size={14} isSpinning />}
          {t(wizard?.section ? 'form.next' : plan.submit)}
        </Button>
      )}
    </Hint>
  )
  const back = wizard?.back ?? null
  const cancel = <Button onClick={back ?? onCancel}>{t(back ? 'form.back' : 'common.cancel')}</Button>
  const note = plan.note !== undefined && <p className="form-note">{t(plan.note)}</p>
  return (
    <div className="form-fields">
      {reason === null && <ErrorSummary />}
      {isGone && <FormNotice>{t('form.gone')}</FormNotice>}
      {submission.isSessionEnded && <FormNotice>{t('form.sessionEnded')}</FormNotice>}
      {submission.outcome && (
        <OutcomeNotice outcome={submission.outcome} texts={submission.outcomeTexts} onRetry={onRetry} />
      )}
      <p className="form-note" role="status">
        {submission.isLong && t('form.stillSending')}
      </p>
      {plan.layout === 'page' ? (
        <Flex wrap gap={12} align="center">
          {submit}
          {cancel}
          <CopyAsCurl {...submission.curl} />
          {note}
        </Flex>
      ) : (
        <>
          {note}
          <div className="dialog-actions">
            <CopyAsCurl {...submission.curl} />
            {cancel}
            {submit}
          </div>
        </>
      )}
    </div>
  )
}

/** After a failed attempt: which fields still need a hand, each a way to it. */
function ErrorSummary() {
  const { plan, faults, attempts } = useFormEngine()
  const { setFocus } = useFormContext<FormRecord>()
  const wrong = Object.entries(plan.fields).filter(([name]) => faults[name] !== undefined)
  if (attempts === 0 || wrong.length === 0) return null
  const [before, after = ''] = t('form.fix', { fields: '\n' }).split('\n')
  return (
    <p style={{ color: 'var(--color-disconnected)' }} role="status">
      {before}
      {wrong.map(([name, { label }], place) => (
        <span key={name}>
          {place > 0 && ', '}
          <button type="button" className="form-link" onClick={() => setFocus(name)}>
            {t(label)}
          </button>
        </span>
      ))}
      {after}
    </p>
  )
}

type OutcomeNoticeProps = {
  outcome: UnknownOutcome
  /** Of a sender that looks elsewhere than in the list. */
  texts: OutcomeTexts | undefined
  onRetry: () => void
}

/** Says honestly that no answer arrived, what the list shows, and that another attempt is safe. */
function OutcomeNotice({ outcome, texts, onRetry }: OutcomeNoticeProps) {
  const { plan } = useFormEngine()
  const { name, list, reason } = outcome
  const said = texts ?? outcomeTextsOf(plan.mode)
  return (
    <FormNotice
      actions={
        <>
          {/* A dialog stands over its list. */}
          {list === 'listed' && plan.layout === 'page' && (
            <Link to={listPath(plan.resource)}>{t('form.openList')}</Link>
          )}
          <Button onClick={onRetry} isBusy={list === 'reading'}>
            {t('common.retry')}
          </Button>
        </>
      }
    >
      {reason === 'offline' && <p>{t('form.offline')}</p>}
      <p>{t(said.unconfirmed, { name })}</p>
      <p>{t(list === 'unclear' ? 'form.listedPerhapsBefore' : said[list], { name })}</p>
    </FormNotice>
  )
}
