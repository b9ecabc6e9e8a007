import type { FormRecord, FormSituation } from './form-values'
import { mergeAreas } from './merge-areas'

/** The values a form opens with; fields it leaves out open as the kit opens them. */
export type OpeningValues = (situation: FormSituation) => FormRecord

/** Opening values a form's `initial` may name; an area adds its own as `initial-values/<area>-values.ts`. */
export const initialValues = mergeAreas<OpeningValues>(
  import.meta.glob('./initial-values/*-values.ts', { eager: true }),
)
