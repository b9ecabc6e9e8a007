import { t } from '../locales/t'
import { Dialog } from '../ui/dialog'

/** Over the page when the session cannot be renewed: everything stays on screen, and the person comes back to it. */
export function SessionEndedDialog({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Dialog
      title={t('auth.sessionEndedTitle')}
      width={440}
      actions={
        <button type="button" className="button button-primary" onClick={onSignIn}>
          {t('auth.signInAgain')}
        </button>
      }
    >
      <p>{t('auth.sessionEndedText')}</p>
    </Dialog>
  )
}
