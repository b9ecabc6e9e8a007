import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'

export type RemoveCardDialogProps = {
  /** The card in words. */
  card: string
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Asks before the payment card is removed. */
export function RemoveCardDialog({ card, isPending, onSubmit, onClose }: RemoveCardDialogProps) {
  return (
    <QuestionDialog
      title={t('billing.removeTitle')}
      submit={t('billing.removeSubmit')}
      isDangerous
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={isPending ? undefined : onClose}
    >
      <p>{t('billing.removeText', { card })}</p>
    </QuestionDialog>
  )
}
