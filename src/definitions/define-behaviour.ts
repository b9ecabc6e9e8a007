import type { CallOptions } from '../api/api-client'
import type { CallName, CallResult } from '../api/contract'
import type { ApiError } from '../api/errors'
import type { FormContext, FormRecord, FormSituation, FormValue, FormValues } from './form-values'

/**
 * What a call of the contract answered, from the cache.
 * @throws AnswerMissing when it was not made yet
 */
export type CallReader = <Name extends CallName>(
  name: Name,
  options: Omit<CallOptions<Name>, 'signal' | 'idempotencyKey'>,
) => CallResult<Name>

/** The sentence for a value that is wrong, or null. Empty values never get here. */
export type Rule = (value: FormValue, context: FormContext) => string | null

/** Whether a field takes part in a form. */
export type FormCondition = (context: FormContext) => boolean

/** The reason why a field cannot be changed now, or null while it can. */
export type FieldLock = (context: FormContext) => string | null

/** A sentence under a field that depends on the person or on other values. */
export type FieldHint = (context: FormContext) => string

/** The values a form opens with; fields it leaves out open as the kit opens them. */
export type OpeningValues = (situation: FormSituation) => FormRecord

/**
 * Turns values that passed the rules into a request's body. What else it needs it reads; the form waits for it.
 * Null while there is no request to make.
 */
export type FormRequest = (values: FormValues, context: FormContext & { read: CallReader }) => unknown

/** A way on after a refusal: shown at the field, it sends the request again, adapted. */
export type Remedy = {
  /** The field whose error it stands beside. */
  field: string
  message: string
  /** What the button says. */
  label: string
  adapt: (body: unknown) => unknown
}

/** Whether a refusal has a way on. Refusals it answers with `notify` go to the notifier, named fields or not. */
export type FindRemedy = (error: ApiError, context: FormContext) => Remedy | 'notify' | null
