import { lazy, Suspense, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { commandActions } from './command-actions'
import type { CommandsDialogProps } from './commands-dialog'

const CommandsDialog = lazy(() =>
  import('./commands-dialog').then((file) => ({ default: file.CommandsDialog })),
)

/** Opens the commands of a resource's actions; left out where no action makes a call of its own. */
export function CommandsButton(props: Omit<CommandsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  if (commandActions(props.definition).length === 0) return null
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('views.commands')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
