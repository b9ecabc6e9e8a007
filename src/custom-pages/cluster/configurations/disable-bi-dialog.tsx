import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'

/** Asked before the external BI tools are cut off (CFG-D20). */
export function DisableBiDialog({ onSubmit, onClose }: { onSubmit: () => void; onClose: () => void }) {
  return (
    <QuestionDialog
      title={t('settingCards.disableBi')}
      submit={t('settingCards.disable')}
      isDangerous
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t('settingCards.disableBiAbout')}</p>
    </QuestionDialog>
  )
}
