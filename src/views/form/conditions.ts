import type { FormContext } from './form-values'
import { mergeAreas } from './merge-areas'

/** Whether a field takes part in a form. */
export type FieldCondition = (context: FormContext) => boolean

/** Conditions a field's `shownWhen` may name; an area adds its own as `conditions/<area>-conditions.ts`. */
export const conditions = mergeAreas<FieldCondition>(
  import.meta.glob('./conditions/*-conditions.ts', { eager: true }),
)
