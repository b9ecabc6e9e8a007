import type { FormContext } from './form-values'
import { mergeAreas } from './merge-areas'

/** A sentence under a field that depends on the person or on other values. */
export type FieldHint = (context: FormContext) => string

/** Hints a field's `hint` may name; an area adds its own as `hints/<area>-hints.ts`. */
export const hints = mergeAreas<FieldHint>(import.meta.glob('./hints/*-hints.ts', { eager: true }))
