import type { ApiError } from '../../api/errors'
import type { FormContext } from './form-values'
import { mergeAreas } from './merge-areas'

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

/** Remedies a form's `remedy` may name; an area adds its own as `remedies/<area>-remedies.ts`. */
export const remedies = mergeAreas<FindRemedy>(import.meta.glob('./remedies/*-remedies.ts', { eager: true }))
