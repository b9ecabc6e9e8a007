import '../../locales/form-texts'
import '../../locales/late-texts'
import '../../locales/password-texts'
import { useState } from 'react'
import { mustProvisionPassword } from '../../domain/password'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { RefusalNote } from '../../views/reasons/refusal-text'
import { Ruled } from '../../views/reasons/ruled'
import { ProvisionPasswordForm } from './provision-password-form'
import { useProvisionPassword } from './use-provision-password'

/**
 * The forced password dialog (D1 §2): no close button, no Escape, no click outside. It goes away after any settled
 * request, and comes back at the next load while the person still has the given password (CLU-D23). Who may not change
 * a password (ACC-020) is told why, and can skip it.
 */
export function ProvisionPasswordDialog() {
  const { person } = useSession()
  const [isOver, setIsOver] = useState(false)
  if (!mustProvisionPassword(person) || isOver) return null
  return <OpenDialog onSettled={() => setIsOver(true)} />
}

/** Apart, so that what was sent is forgotten as the dialog goes. */
function OpenDialog({ onSettled }: { onSettled: () => void }) {
  const { isPending, submit } = useProvisionPassword()

  async function handleSubmit(password: string | null) {
    // Of two clicks in one breath the second does nothing.
    if ((await submit(password)) !== null) onSettled()
  }

  return (
    <Dialog title={t('password.title')}>
      <Ruled
        action="update"
        subject="Password"
        refused={(reasons) => (
          <div className="form-fields">
            <RefusalNote reasons={reasons} />
            <div className="dialog-actions">
              <Button isBusy={isPending} onClick={() => void handleSubmit(null)}>
                {t('password.skip')}
              </Button>
            </div>
          </div>
        )}
      >
        <ProvisionPasswordForm isPending={isPending} onSubmit={(password) => void handleSubmit(password)} />
      </Ruled>
    </Dialog>
  )
}
