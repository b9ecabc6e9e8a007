import { useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { lazyDialog } from '../../ui/lazy-dialog'
import { commandActions } from './command-actions'
import type { CommandsDialogProps } from './commands-dialog'

const CommandsDialog = lazyDialog(() => import('./commands-dialog').then((file) => file.CommandsDialog))

/** Opens the commands of a resource's actions; left out where no action makes a call of its own. */
export function CommandsButton(props: Omit<CommandsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  if (commandActions(props.definition).length === 0) return null
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('views.commands')}
      </Button>
      {isOpen && <CommandsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
