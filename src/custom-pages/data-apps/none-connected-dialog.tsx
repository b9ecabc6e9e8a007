import { t } from '../../locales/t'
import { QuestionDialog } from '../../views/confirm/question-dialog'

/** Nothing can be installed or exported without a connected cluster (D1 §8, D3 §8 'Data apps'). */
export function NoneConnectedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <QuestionDialog
      title={t('dataAppImport.noneConnectedTitle')}
      cancel={null}
      submit={t('dataAppImport.okay')}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p>{text}</p>
    </QuestionDialog>
  )
}
