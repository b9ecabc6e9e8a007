import type { FormRecord, FormValues } from '../../definitions/form-values'
import type { OutcomeTexts } from './use-unknown-outcome'

/** What a sender answers when the person took it back. */
export const withdrawn = Symbol('withdrawn')

/** Sends a form by more than the one call of its definition. */
export type FormSender = {
  /**
   * Rejects with what the client throws; the form places it as it places what its own call is refused with. Answers
   * `withdrawn` where the person decided otherwise while it was asked: nothing was sent, the form stays as it is. Who
   * has left the form took back what was not sent yet, so `isLeft` is asked anew before each call that has an effect.
   */
  send: (values: FormRecord, isLeft: () => boolean) => Promise<unknown>
  /** Whether it had its effect; asked after a lost answer. Rejects where that cannot be known. */
  isDone: (values: FormRecord) => Promise<boolean>
  /** What is said meanwhile and after, where that is not asked of a list. */
  outcomeTexts?: OutcomeTexts
  /** Its answer is told elsewhere as well, and may take long: its dialog can be closed before. */
  isFollowed?: true
  /**
   * Its calls as commands, in their order, where they are others than the definition's. `shown` are the values with
   * placeholders for secrets; `values` are those it would send, for the key of the request alone.
   */
  curl?: (shown: FormValues, values: FormValues) => string
}
