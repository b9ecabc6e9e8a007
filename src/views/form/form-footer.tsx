import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import type { CreatableDefinition } from './creatable-definition'
import { ErrorSummary } from './error-summary'
import { OutcomeNotice } from './outcome-notice'
import type { Submission } from './use-create-submission'

/** After this long a person wonders whether anything happens. */
const longWait = 10_000

/** What ends a form: its faults, what became of the last attempt, and the one button that sends it. */
export function FormFooter(props: { definition: CreatableDefinition; submission: Submission }) {
  const { definition, submission } = props
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
          {t(definition.create.submit)}
        </Button>
        <Button onClick={() => navigate(listPath)}>{t('common.cancel')}</Button>
        {definition.create.note !== undefined && (
          <span className="form-note">{t(definition.create.note)}</span>
        )}
      </div>
      <p className="form-note" role="status">
        {isLong && t('form.stillSending')}
      </p>
    </div>
  )
}

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
