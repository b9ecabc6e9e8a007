import type { FormContext, FormValue } from './form-values'
import { mergeAreas } from './merge-areas'

/** The sentence for a value that is wrong, or null. Empty values never get here. */
export type Rule = (value: FormValue, context: FormContext) => string | null

/** Rules a field's `rule` may name; an area adds its own as `rules/<area>-rules.ts`. */
export const rules = mergeAreas<Rule>(import.meta.glob('./rules/*-rules.ts', { eager: true }))
