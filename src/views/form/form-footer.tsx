import { useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyAsCurl } from '../curl/copy-as-curl'
import { ErrorSummary } from './error-summary'
import type { FormPlan } from './form-plan'
import { OutcomeNotice } from './outcome-notice'
import type { Submission } from './use-form-submission'
import { useLongWait } from './use-long-wait'

/** What ends a form: its faults, what became of the last attempt, and the one button that sends it. */
export function FormFooter(props: {
  definition: ResourceDefinition
  plan: FormPlan
  submission: Submission
}) {
  const { definition, plan, submission } = props
  const navigate = useNavigate()
  const isLong = useLongWait(submission.isPending)
  const listPath = `/${definition.name}`
  return (
    <div className="form-footer">
      <ErrorSummary />
      {submission.isSessionEnded && (
        <p className="form-notice" data-tone="warning" role="alert">
          {t('form.sessionEnded')}
        </p>
      )}
      {submission.outcome && (
        <OutcomeNotice
          mode={plan.mode}
          outcome={submission.outcome}
          listPath={listPath}
          onRetry={() => submission.handleSubmit()}
        />
      )}
      <div className="form-actions">
        <Button
          kind="primary"
          type="submit"
          isDisabled={submission.isPending || submission.isRefused}
          aria-busy={submission.isPending}
        >
          {submission.isPending && <span className="form-spinner" aria-hidden />}
          {t(plan.submit)}
        </Button>
        <Button onClick={() => navigate(listPath)}>{t('common.cancel')}</Button>
        <CopyAsCurl {...submission.curl} />
        {plan.note !== undefined && <span className="form-note">{t(plan.note)}</span>}
      </div>
      <p className="form-note" role="status">
        {isLong && t('form.stillSending')}
      </p>
    </div>
  )
}
