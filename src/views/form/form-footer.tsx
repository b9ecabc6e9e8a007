import { useEffect, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Hint } from '../../ui/hint'
import { CopyAsCurl } from '../curl/copy-as-curl'
import { faultsReason } from './check-values'
import { ErrorSummary } from './error-summary'
import { useFormKit } from './form-kit-context'
import { OutcomeNotice } from './outcome-notice'
import type { Submission } from './use-form-submission'
import type { Wizard } from './use-wizard'

type FormFooterProps = {
  submission: Submission
  /** Null for a form without steps. */
  wizard: Wizard | null
  isGone: boolean
  /** The way to the list, where it does not stand behind the form. */
  listPath: string | null
  onRetry: () => void
  onCancel: () => void
}

/** What ends a form: what is wrong, what became of the last attempt, and its buttons. */
export function FormFooter({ submission, wizard, isGone, listPath, ...on }: FormFooterProps) {
  const { plan, faults } = useFormKit()
  const isLong = useLongWait(submission.isPending)
  const reason = plan.submitWhen === 'complete' ? faultsReason(plan.fields, faults) : null
  const button = (describedBy?: string) => (
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
  const submit = <Hint text={reason}>{button}</Hint>
  const cancel =
    wizard !== null && wizard.step > 0 ? (
      <Button onClick={wizard.back}>{t('form.back')}</Button>
    ) : (
      <Button onClick={on.onCancel}>{t('common.cancel')}</Button>
    )
  const note = plan.note !== undefined && <p className="form-note">{t(plan.note)}</p>
  const warnings = [isGone && t('form.gone'), submission.isSessionEnded && t('form.sessionEnded')].filter(
    (text) => text !== false,
  )
  return (
    <div className="form-footer">
      {reason === null && <ErrorSummary />}
      {warnings.map((text) => (
        <p key={text} className="form-notice" data-tone="warning" role="alert">
          {text}
        </p>
      ))}
      {submission.outcome && (
        <OutcomeNotice
          mode={plan.mode}
          outcome={submission.outcome}
          listPath={listPath}
          onRetry={on.onRetry}
        />
      )}
      <p className="form-note" role="status">
        {isLong && t('form.stillSending')}
      </p>
      {plan.layout === 'page' ? (
        <div className="form-actions">
          {submit}
          {cancel}
          <CopyAsCurl {...submission.curl} />
          {note}
        </div>
      ) : (
        <>
          {note}
          <div className="form-dialog-actions">
            <CopyAsCurl {...submission.curl} />
            {cancel}
            {submit}
          </div>
        </>
      )}
    </div>
  )
}

/** Milliseconds after which a person wonders whether anything happens. */
const longWait = 10_000

/** Whether something has been under way for long. */
function useLongWait(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsLong(true), longWait)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isPending])
  return isLong
}
