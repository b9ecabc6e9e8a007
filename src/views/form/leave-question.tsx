import type { Blocker } from 'react-router'
import { t } from '../../locales/t'
import { QuestionDialog } from './question-dialog'

type LeaveQuestionProps = {
  blocker: Blocker
  title: string
  /** Called before the form is left. */
  onLeave: () => void
}

/** Asks whether to give up what was typed, while something would leave the form. */
export function LeaveQuestion({ blocker, title, onLeave }: LeaveQuestionProps) {
  if (blocker.state !== 'blocked') return null
  return (
    <QuestionDialog
      title={title}
      text={t('form.leaveText')}
      no={t('form.stay')}
      yes={t('form.leave')}
      isDangerous
      onNo={() => blocker.reset()}
      onYes={() => {
        onLeave()
        blocker.proceed()
      }}
    />
  )
}
