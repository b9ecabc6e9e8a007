import type { FormMode } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

type LeaveDialogProps = { mode?: FormMode; onLeave: () => void; onStay: () => void }

/** Asks whether to give up what was typed. */
export function LeaveDialog({ mode = 'create', onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      title={t(titles[mode])}
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

const titles = {
  create: 'form.leaveTitle',
  edit: 'form.leaveEditTitle',
  scale: 'form.leaveEditTitle',
} as const
