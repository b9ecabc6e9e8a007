import type { FormQuestion } from '../../definitions/define-form'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Asks what a form's definition wants agreed to before its values are sent. */
export function QuestionDialog(props: { question: FormQuestion; onYes: () => void; onNo: () => void }) {
  const { question, onYes, onNo } = props
  return (
    <Dialog
      title={t(question.title)}
      width={620}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{t('common.cancel')}</Button>
          <Button kind="primary" onClick={onYes}>
            {t(question.submit)}
          </Button>
        </>
      }
    >
      <p>{t(question.text)}</p>
      <ul>
        {question.lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
