import type { FieldDefinition } from '../../definitions/define-field'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { faultsIn } from '../../providers/read-list'

/** One value a person may choose. */
export type Choice = {
  value: string
  label: string
  /** What choosing it means, in second text. */
  text?: string | undefined
  /** Short form under a slider's step. */
  mark?: string
  /** Shown but not to be chosen, and why. */
  disabledReason?: string | undefined
}

/** What a source of choices has to offer right now. */
export type OptionsState =
  | { state: 'loading' }
  /** Another field has to be filled first; the sentence says which. */
  | { state: 'waiting'; sentence: string }
  | { state: 'failed'; sentence: string; retry: () => void }
  /** Nobody lists what there is, so it is typed; the sentence says so. What is `known` of it is suggested. */
  | { state: 'typed'; known: readonly string[]; sentence: string; retry: () => void }
  | {
      state: 'ready'
      choices: readonly Choice[]
      /** Taken when the field is empty or holds what is no longer offered. */
      preselected: string | null
      /** Why nothing else may be chosen, of a field that only its choices close. */
      lock?: string
      /** Said when there is nothing to choose. */
      empty: string
      /** Something the choices depend on could not be loaded; what is here may still be used. */
      trouble?: { sentence: string; retry: () => void }
    }

type ReadyOptions = Extract<OptionsState, { state: 'ready' }>

/** A query as far as choices are made of it; an answer stays good while a later refresh fails. */
export type Reading<Answer> = { data: Answer | undefined; isError: boolean; refetch: () => unknown }

/**
 * What an answer offers, and how much of it could not be read (README decision 16); with the sentences for an answer that
 * did not come and for one that offers nothing.
 */
export function optionsFrom<Answer>(
  { data, isError, refetch }: Reading<Answer>,
  sentences: { failed: MessageKey; empty: MessageKey },
  read: (
    answer: Answer,
  ) => Partial<Pick<ReadyOptions, 'preselected' | 'lock' | 'trouble'>> & Pick<ReadyOptions, 'choices'>,
): OptionsState {
  if (data !== undefined) {
    const retry = () => void refetch()
    const count = faultsIn(data).filter(({ isShown }) => !isShown).length
    const unread = count > 0 ? { trouble: { sentence: t('form.choicesUnread', { count }), retry } } : {}
    return { state: 'ready', preselected: null, empty: t(sentences.empty), ...unread, ...read(data) }
  }
  if (!isError) return { state: 'loading' }
  return { state: 'failed', sentence: t(sentences.failed), retry: () => void refetch() }
}

/** What a field's own options offer. */
export function ownOptions(options: NonNullable<FieldDefinition['options']>): ReadyOptions {
  return fixedOptions(
    options.map(({ value, label, text, disabledReason }) => ({
      value,
      label: t(label),
      text: text && t(text),
      disabledReason: disabledReason && t(disabledReason),
    })),
  )
}

/** Choices that need no server. */
export function fixedOptions(choices: readonly Choice[]): ReadyOptions {
  return { state: 'ready', choices, preselected: null, empty: '' }
}

/** The value of the one choice that may be taken; null for none or several. */
export function onlyChoice(choices: readonly Choice[]): string | null {
  const [first, second] = choices.filter(({ disabledReason }) => disabledReason === undefined)
  return second === undefined ? (first?.value ?? null) : null
}
