import type { FormContext } from '../../../definitions/form-values'
import { mergeAreas } from '../merge-areas'
import type { Offer } from '../offer'

/** What a field has to offer; a hook, asked on every drawing of its field. */
export type UseChoices = (context: FormContext) => Offer

/** Sources a field's `choices` may name; a resource adds its own as `choices.ts` in its folder. */
export const choiceSources = mergeAreas<UseChoices>(
  import.meta.glob('../../../resources/*/*/choices.ts', { eager: true }),
)
