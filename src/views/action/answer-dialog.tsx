import '../../locales/late-texts'
import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { QuestionDialog } from '../confirm/question-dialog'
import { type Revealed, useActionStore } from './action-state'
import styles from './answer-dialog.module.css'

/**
 * What a server answered and the person has to see, such as a token that was made. It is in no cache, draft or log, and
 * gone with the dialog: of what cannot be had again, closing asks once more.
 */
export function AnswerDialog({
  definition,
  revealed,
}: {
  definition: ResourceDefinition
  revealed: Revealed
}) {
  const store = useActionStore()
  const [isAsking, setAsking] = useState(false)
  const { answer, sent, names } = revealed
  const { show, title, text, once = false } = answer
  const values = show.map((field) => [field, textIn(sent, field)] as const)
  const isThere = values.some(([, value]) => value !== null)
  const close = () => store.update(() => ({ revealed: null }))
  const handleClose = () => (once && isThere ? setAsking(true) : close())

  return (
    <Dialog
      title={t(title ?? 'standard.answerTitle', names)}
      onClose={handleClose}
      actions={
        <Button kind="primary" onClick={close}>
          {t(once && isThere ? 'standard.answerKept' : 'common.close')}
        </Button>
      }
    >
      {text !== undefined && <p>{t(text, names)}</p>}
      {!isThere && <p role="alert">{t('standard.answerMissing')}</p>}
      {once && isThere && (
        <p className={styles.once}>
          <Icon name="warning" /> {t('standard.answerOnce')}
        </p>
      )}
      <dl className={styles.values}>
        {values.map(([field, value]) => {
          const label = t(definition.fields[field]?.label ?? { en: field })
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <code>{value ?? t('standard.answerNone')}</code>
                {value !== null && <CopyButton text={value} what={label} />}
              </dd>
            </div>
          )
        })}
      </dl>
      {isAsking && (
        <QuestionDialog
          title={t('standard.answerCloseTitle')}
          submit={t('common.close')}
          isDangerous
          onSubmit={close}
          onClose={() => setAsking(false)}
        >
          <p>{t('standard.answerCloseText')}</p>
        </QuestionDialog>
      )}
    </Dialog>
  )
}

/** A field of an answer, bare or under `data`, in words; null where it was not sent. */
function textIn(sent: unknown, field: string): string | null {
  const data: unknown = Reflect.get(Object(sent), 'data')
  const value: unknown = Reflect.get(Object(sent), field) ?? Reflect.get(Object(data), field)
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
