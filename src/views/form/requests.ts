import type { FormContext, FormValues } from './form-values'
import { mergeAreas } from './merge-areas'

/** Turns values that passed the rules into a request's body; null while something it needs is not loaded. */
export type ToRequest = (values: FormValues) => unknown

/** Makes the converter of one form; a hook, for what the values refer to. */
export type UseRequest = (context: FormContext) => ToRequest

/** Converters a form's `request` may name; an area adds its own as `requests/<area>-requests.ts`. */
export const requests = mergeAreas<UseRequest>(import.meta.glob('./requests/*-requests.ts', { eager: true }))
