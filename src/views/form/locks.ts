import type { FormContext } from './form-values'
import { mergeAreas } from './merge-areas'

/** The reason why a field cannot be changed now, or null while it can. */
export type FieldLock = (context: FormContext) => string | null

/** Locks a field's `lockedWhen` may name; an area adds its own as `locks/<area>-locks.ts`. */
export const locks = mergeAreas<FieldLock>(import.meta.glob('./locks/*-locks.ts', { eager: true }))
