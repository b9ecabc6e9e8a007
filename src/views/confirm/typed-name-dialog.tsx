import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/errors'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { namesOf } from '../action/names-of'
import { isToldElsewhere, useCommand } from '../action/use-command'
import { ActionCurl } from '../curl/action-curl'
import { confirmWidth } from './confirm-width'
import type { DialogProps } from './dialog-props'
import { TextField } from './text-field'

/**
 * Confirms what cannot be undone by the record's name, typed exactly (D1 §5 'Delete'). A wrong name makes no call; a
 * failed call keeps the dialog open with the same sentence, and the server's words as a notification (CLU-D27).
 */
export function TypedNameDialog({ definition, action, records, onClose }: DialogProps) {
  const command = useCommand(definition)
  const notices = useNotices()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  if (action.confirm.kind !== 'typed-name') return null
  const { title, text, field, submit, mismatch } = action.confirm
  const { name } = namesOf(definition, records)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (typed !== name) {
      setError(t(mismatch))
      return
    }
    setPending(true)
    setError(null)
    const outcome = await command(action, records)
    setPending(false)
    if (outcome.kind === 'done') {
      onClose()
      return
    }
    if (outcome.kind === 'busy' || isToldElsewhere(outcome)) return
    if (outcome.kind === 'failed' && outcome.error instanceof ApiError) {
      setError(action.failure ? t(action.failure) : outcome.sentence)
      notices.showError(outcome.sentence)
      return
    }
    setError(outcome.sentence)
  }

  return (
    <Dialog
      title={t(title, { name })}
      width={confirmWidth}
      onClose={onClose}
      actions={
        <>
          <ActionCurl definition={definition} action={action} records={records} />
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind={action.isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isDisabled={isPending}
            aria-busy={isPending || undefined}
          >
            {t(submit)}
          </Button>
        </>
      }
    >
      {action.destroys && <p>{t(action.destroys, { name })}</p>}
      <p>{t(text, { name })}</p>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t(field, { name })}
          value={typed}
          error={error}
          isValid={typed === name}
          onChange={(value) => {
            setTyped(value)
            setError(null)
          }}
        />
      </form>
    </Dialog>
  )
}
