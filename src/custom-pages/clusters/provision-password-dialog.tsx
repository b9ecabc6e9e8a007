import '../../locales/form-texts'
import { useRef, useState } from 'react'
import { mustProvisionPassword } from '../../domain/password'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { useCallMutation } from '../../providers/use-call'
import { useNotices } from '../../providers/use-notices'
import { Dialog } from '../../ui/dialog'
import { useTellFailure } from '../../views/use-tell-failure'
import { ProvisionPasswordForm } from './provision-password-form'

/**
 * The forced password dialog (D1 §2): no close button, no Escape, no click outside. It goes away after any settled
 * request, and comes back at the next load while the person still has the given password (CLU-D23).
 */
export function ProvisionPasswordDialog() {
  const { person, reloadPerson } = useSession()
  const { showSuccess } = useNotices()
  const tellFailure = useTellFailure()
  const [isOver, setIsOver] = useState(false)
  const { mutate, isPending, reset } = useCallMutation('updatePassword')
  const isInFlight = useRef(false)

  function handleSubmit(password: string | null) {
    // Two clicks in one breath come before the first of them is drawn as pending.
    if (isInFlight.current) return
    isInFlight.current = true
    mutate(
      {
        path: { id: person.uuid },
        body: password === null ? { isSkipped: true } : { isSkipped: false, password },
      },
      {
        onSuccess: () => {
          if (password !== null) showSuccess(t('password.success'))
          void reloadPerson()
        },
        onError: (error) => tellFailure(error),
        onSettled: () => {
          reset()
          setIsOver(true)
        },
      },
    )
  }

  if (!mustProvisionPassword(person) || isOver) return null
  return (
    <Dialog title={t('password.title')}>
      <ProvisionPasswordForm isPending={isPending} onSubmit={handleSubmit} />
    </Dialog>
  )
}
