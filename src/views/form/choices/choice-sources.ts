import type { FormContext } from '../form-values'
import { mergeAreas } from '../merge-areas'
import type { Offer } from '../offer'

/** What a field has to offer; a hook, asked on every drawing of its field. */
export type UseChoices = (context: FormContext) => Offer

/** Sources a field's `choices` may name; an area adds its own as `choices/<area>-sources.ts`. */
export const choiceSources = mergeAreas<UseChoices>(import.meta.glob('./*-sources.ts', { eager: true }))
