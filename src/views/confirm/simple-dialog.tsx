import { useState } from 'react'
import { t } from '../../locales/t'
import { useNotices } from '../../providers/use-notices'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { namesOf } from '../action/names-of'
import { isToldElsewhere, useCommand } from '../action/use-command'
import { ActionCurl } from '../curl/action-curl'
import { confirmWidth } from './confirm-width'
import type { DialogProps } from './dialog-props'

/** Asks once, saying what happens to which record; the button repeats the verb. */
export function SimpleDialog({ definition, action, records, onClose }: DialogProps) {
  const command = useCommand(definition)
  const notices = useNotices()
  const [isPending, setPending] = useState(false)
  if (action.confirm.kind !== 'simple') return null
  const { title, text, submit } = action.confirm
  const names = namesOf(definition, records)

  async function handleConfirm() {
    setPending(true)
    const outcome = await command(action, records)
    if (outcome.kind !== 'done' && outcome.kind !== 'busy' && !isToldElsewhere(outcome)) {
      notices.showError(action.failure ? t(action.failure) : outcome.sentence)
    }
    onClose()
  }

  return (
    <Dialog
      title={t(title, names)}
      width={confirmWidth}
      onClose={onClose}
      actions={
        <>
          <ActionCurl definition={definition} action={action} records={records} />
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind={action.isDangerous ? 'danger' : 'primary'}
            isDisabled={isPending}
            aria-busy={isPending || undefined}
            onClick={() => void handleConfirm()}
          >
            {t(submit)}
          </Button>
        </>
      }
    >
      {action.destroys && <p>{t(action.destroys, names)}</p>}
      <p>{t(text, names)}</p>
    </Dialog>
  )
}
