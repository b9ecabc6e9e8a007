import '../../locales/late-texts'
import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { FormValue } from '../../definitions/form-values'
import { inCurrency } from '../../definitions/in-currency'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { cellWords, type KnownLabels } from '../cells/cell-words'
import { QuestionDialog } from '../confirm/question-dialog'
import { LeaveQuestion, useLeaveGuard } from '../form/leave-guard'
import { type Revealed, useActionStore } from './action-state'
import styles from './answer-dialog.module.css'
import { saveFile } from './save-file'

/**
 * What a server answered and the person has to see, such as a token that was made. It is in no cache, draft or log, and
 * gone with the dialog: of what cannot be had again, closing and leaving ask once more.
 */
export function AnswerDialog(props: AnswerDialogProps) {
  const [opened, setOpened] = useState({ count: 0, revealed: props.revealed })
  // Of several one is shown after the other, each from its beginning.
  if (opened.revealed !== props.revealed) setOpened({ count: opened.count + 1, revealed: props.revealed })
  return <Answer key={opened.count} {...props} />
}

type AnswerDialogProps = { definition: ResourceDefinition; revealed: Revealed }

function Answer({ definition, revealed }: AnswerDialogProps) {
  const store = useActionStore()
  const [isAsking, setAsking] = useState(false)
  const { answer, sent, names } = revealed
  const { show, title, text, once = false } = answer
  const values = show.map((field) => [field, valueIn(sent, field)] as const)
  const isThere = values.some(([, value]) => value !== null)
  const inAnswer = (name: string) => valueIn(sent, name)
  const isLost = once && isThere
  const { blocker } = useLeaveGuard(isLost)
  const close = () =>
    store.update((state) => ({ revealed: state.revealed.filter((other) => other !== revealed) }))
  const handleClose = () => (isLost ? setAsking(true) : close())
  const heading = t(title ?? 'standard.answerTitle', names)
  const words = text === undefined ? '' : t(text, names)
  const name = String(names.name ?? '')

  return (
    <Dialog
      title={heading}
      onClose={handleClose}
      actions={
        <Button kind="primary" onClick={close}>
          {t(isLost ? 'standard.answerKept' : 'common.close')}
        </Button>
      }
    >
      {!`${heading} ${words}`.includes(name) && <p>{name}</p>}
      {words !== '' && <p>{words}</p>}
      {!isThere && <p role="alert">{t('standard.answerMissing')}</p>}
      {isLost && (
        <p className={styles.once}>
          <Icon name="warning" /> {t('standard.answerOnce')}
        </p>
      )}
      <dl className={styles.values}>
        {values.map(([field, value]) => {
          const described = definition.fields[field]
          const label = t(described?.label ?? { en: field })
          const shown =
            value !== null && described && cellWords(inCurrency(described, inAnswer), value, noLabels)
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <code>{shown || textOf(value) || t('standard.answerNone')}</code>
                {value !== null && <CopyButton text={textOf(value)} what={label} />}
                {value !== null && described?.kind === 'file-text' && (
                  <Button
                    aria-label={`${t('standard.answerSave')}: ${label}`}
                    onClick={() => saveText(textOf(value), [name, field])}
                  >
                    {t('standard.answerSave')}
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <LeaveQuestion
        blocker={blocker}
        title={t('standard.answerCloseTitle')}
        text={t('standard.answerCloseText')}
        onLeave={close}
      />
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

/** References are shown by their ids: an answer is not kept, and what it refers to is not read for it. */
const noLabels: KnownLabels = new Map()

/** A field of an answer, bare or under `data`; null where it was not sent. */
function valueIn(sent: unknown, field: string): FormValue {
  const data: unknown = Reflect.get(Object(sent), 'data')
  const value: unknown = Reflect.get(Object(sent), field) ?? Reflect.get(Object(data), field)
  // What a server answers is plain JSON, as are the values of forms.
  return value === undefined || value === '' ? null : (value as FormValue)
}

function saveText(text: string, names: readonly string[]): void {
  const content = new Blob([text], { type: 'text/plain;charset=utf-8' })
  saveFile({ content, name: null }, `${names.filter((part) => part !== '').join('-')}.txt`)
}

/** The value itself, as it is copied. */
function textOf(value: FormValue): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
