import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Asks whether to give up what was typed. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Dialog
      title={t('form.leaveTitle')}
      width={440}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('form.stay')}</Button>
          <Button kind="danger" onClick={onLeave}>
            {t('form.leave')}
          </Button>
        </>
      }
    >
      <p>{t('form.leaveText')}</p>
    </Dialog>
  )
}
