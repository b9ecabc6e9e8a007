import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { CopyAsCurl } from '../curl/copy-as-curl'
import { faultsReason } from './check-values'
import { ErrorSummary } from './error-summary'
import { useFormKit } from './form-kit-context'
import { OutcomeNotice } from './outcome-notice'
import type { Submission } from './use-form-submission'
import { useLongWait } from './use-long-wait'
import type { Wizard } from './use-wizard'

type DialogFooterProps = {
  submission: Submission
  /** Null for a form without steps. */
  wizard: Wizard | null
  isGone: boolean
  onRetry: () => void
  onCancel: () => void
}

/** What ends a dialog's form: what is wrong, what became of the last attempt, and its buttons. */
export function DialogFooter({ submission, wizard, isGone, onRetry, onCancel }: DialogFooterProps) {
  const { plan, faults } = useFormKit()
  const isLong = useLongWait(submission.isPending)
  const reason = plan.submitWhen === 'complete' ? faultsReason(plan.fields, faults) : null
  const submit = (describedBy?: string) => (
    <Button
      kind="primary"
      type="submit"
      isDisabled={submission.isPending || submission.isRefused || isGone || reason !== null}
      aria-busy={submission.isPending || undefined}
      aria-describedby={describedBy}
    >
      {submission.isPending && <span className="form-spinner" aria-hidden />}
      {t(wizard?.section ? 'form.next' : plan.submit)}
    </Button>
  )
  return (
    <div className="form-footer">
      {reason === null && <ErrorSummary />}
      {isGone && (
        <p className="form-notice" data-tone="warning" role="alert">
          {t('form.gone')}
        </p>
      )}
      {submission.isSessionEnded && (
        <p className="form-notice" data-tone="warning" role="alert">
          {t('form.sessionEnded')}
        </p>
      )}
      {submission.outcome && (
        <OutcomeNotice mode={plan.mode} outcome={submission.outcome} onRetry={onRetry} />
      )}
      <p className="form-note" role="status">
        {isLong && t('form.stillSending')}
      </p>
      {plan.note !== undefined && <p className="form-note">{t(plan.note)}</p>}
      <div className="form-dialog-actions">
        <CopyAsCurl {...submission.curl} isApart />
        {wizard !== null && wizard.step > 0 ? (
          <Button onClick={wizard.back}>{t('form.back')}</Button>
        ) : (
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
        )}
        <Hint text={reason}>{submit}</Hint>
      </div>
    </div>
  )
}
