import { useId, useLayoutEffect, useRef } from 'react'
import { t } from '../locales/t'
import { Button } from '../ui/button'

/**
 * Over the page when the session cannot be renewed: everything stays on screen, and the person comes back to it. A
 * dialog of the browser on purpose, above every other: it must show where no more code can be loaded.
 */
export function SessionEndedDialog({ onSignIn }: { onSignIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="session-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Chromium closes on a second Escape even when the first was refused.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id={titleId}>{t('auth.sessionEndedTitle')}</h2>
      <p>{t('auth.sessionEndedText')}</p>
      <div className="dialog-actions">
        <Button kind="primary" onClick={onSignIn}>
          {t('auth.signInAgain')}
        </Button>
      </div>
    </dialog>
  )
}
