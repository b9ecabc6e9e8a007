import '../../locales/form-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Blocker, type Location, useBeforeUnload, useBlocker } from 'react-router'
import { SessionEndedError } from '../../api/errors'
import { t } from '../../locales/t'
import { QuestionDialog } from '../confirm/question-dialog'

/**
 * Asks before typed words are lost: by `blocker` inside the console, where the query of an address may be what keeps a
 * form open, by the browser's own question outside.
 */
export function useLeaveGuard(isDirty: boolean): { blocker: Blocker; allowLeaving: () => void } {
  const isAllowed = useRef(false)
  const queryClient = useQueryClient()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  useBeforeUnload((event) => {
    // Signing in again leaves the page, and the draft brings everything back.
    const told = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()]
    const isSessionEnded = told.some(({ state }) => state.error instanceof SessionEndedError)
    if (isDirty && !isAllowed.current && !isSessionEnded) event.preventDefault()
  })
  return {
    blocker,
    allowLeaving: () => {
      isAllowed.current = true
    },
  }
}

/**
 * The address without what lists write by themselves: a search box does so a moment after the last key, and a list whose
 * last page is gone turns to the one before. Neither leaves a form.
 */
function placeOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search)
  for (const key of [...parameters.keys()].filter(isOwnKey)) parameters.delete(key)
  return `${pathname}?${parameters}`
}

type LeaveQuestionProps = {
  blocker: Blocker
  title: string
  /** What is lost; left out, what was typed. */
  text?: string
  /** Called before the form is left. */
  onLeave: () => void
}

/** Asks whether to give up what was typed, while something would leave the form. */
export function LeaveQuestion({ blocker, title, text, onLeave }: LeaveQuestionProps) {
  if (blocker.state !== 'blocked') return null
  return (
    <LossQuestion
      title={title}
      text={text}
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave()
        blocker.proceed()
      }}
    />
  )
}

/** Asks whether to give up what was typed. */
export function LossQuestion(props: {
  title: string
  text?: string
  onStay: () => void
  onLeave: () => void
}) {
  const { title, text = t('form.leaveText'), onStay, onLeave } = props
  return (
    <QuestionDialog
      title={title}
      cancel={t('form.stay')}
      submit={t('form.leave')}
      isDangerous
      onClose={onStay}
      onSubmit={onLeave}
    >
      <p>{text}</p>
    </QuestionDialog>
  )
}

/** Whether a key of the address holds what some list of the page is searched for, or its page: the list writes these itself. */
export function isOwnKey(key: string): boolean {
  return /^(.*\.)?(q|page)$/.test(key)
}
