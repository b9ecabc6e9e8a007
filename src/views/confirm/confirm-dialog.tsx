import '../../locales/late-texts'
import Input from 'antd/es/input/Input'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/errors'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { useIsThere } from '../../ui/use-is-there'
import { failureTitle } from '../action/failure-title'
import { useActionContext } from '../action/use-action-context'
import { isFailure, useCommand } from '../action/use-command'
import { ActionCurl } from '../curl/copy-as-curl'
import { FieldFrame, tiedTo } from '../form/field-frame'
import { FormNotice } from '../form/form-notice'
import { useRecordWords } from '../reference/record-words'
import type { ActionDialogProps } from './action-dialog-props'
import { ConsequencesPanel } from './consequences'
import { QuestionDialog } from './question-dialog'

/**
 * Asks once, saying what happens to which record; the button repeats the verb. What cannot be undone is confirmed by
 * the record's name, typed exactly (D1 §5 'Delete'): a wrong name makes no call; a failed call keeps the dialog open
 * with its reason, or with the sentence of the action and the reason as a notification (CLU-D27). A change that shows
 * at once is seen behind the dialog, which therefore does not wait.
 */
export function ConfirmDialog({ definition, action, records, onClose }: ActionDialogProps) {
  const { confirm } = action
  const command = useCommand(definition)
  const { list } = useActionContext(definition)
  const [caution] = useState(() => action.caution?.(records, list()) ?? null)
  const notices = useNotices()
  const isThere = useIsThere()
  const formId = useId()
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const question = confirm?.kind === 'dialog' ? undefined : confirm
  const asked = question?.kind === 'typed-name' ? question : null
  const texts = [question?.title, question?.text, action.dangerText, action.failure]
  const names = useRecordWords(definition, texts, records)(records)
  if (!question) return null
  const { optimistic = '' } = action
  const isShownAtOnce = !asked && definition.list.optimisticUpdates?.changes[optimistic] === 'at-once'
  const [record] = records

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (asked && typed !== names.name) return setError(t(asked.mismatch))
    if (isShownAtOnce) {
      void command(action, records)
      return onClose()
    }
    setPending(true)
    setError(null)
    const outcome = await command(action, records, asked ? 'success' : 'all')
    setPending(false)
    if (!asked || outcome.kind === 'done') return onClose()
    if (!isFailure(outcome)) return
    const title = failureTitle(definition, action.label, records, outcome.kind === 'failed')
    // The way back of the browser leaves it all the same.
    if (!isThere.current) return notices.showError(outcome.sentence, title)
    const isRefused = outcome.kind === 'failed' && outcome.error instanceof ApiError
    if (!isRefused || !action.failure) return setError(outcome.sentence)
    setError(t(action.failure, names))
    notices.showError(outcome.sentence, title)
  }

  return (
    <QuestionDialog
      title={t(question.title, names)}
      before={<ActionCurl definition={definition} action={action} records={records} />}
      submit={t(question.submit)}
      isDangerous={action.dangerText !== undefined}
      isPending={isPending}
      form={formId}
      // What becomes of it is told here alone.
      onClose={isPending && asked ? undefined : onClose}
    >
      <form id={formId} className="form-fields" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div>
          {action.dangerText && <p>{t(action.dangerText, names)}</p>}
          {/* What has to be typed exactly is shown with all its spaces. */}
          <p style={asked ? { whiteSpace: 'pre-wrap' } : undefined}>{t(question.text, names)}</p>
        </div>
        {caution !== null && <FormNotice>{caution}</FormNotice>}
        {question.consequences !== undefined && record && (
          <ConsequencesPanel
            definition={definition}
            name={question.consequences}
            record={record}
            going={records}
            isSent={isPending}
          />
        )}
        {asked && (
          <FieldFrame
            id={fieldId}
            label={t(asked.field, names)}
            error={error === null ? null : { message: error, isNotActivated: false }}
            isValid={typed === names.name}
          >
            {(frame) => (
              <Input
                {...tiedTo(frame)}
                style={{ fontFamily: 'var(--font-code)' }}
                value={typed}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setError(null)
                }}
              />
            )}
          </FieldFrame>
        )}
      </form>
    </QuestionDialog>
  )
}
