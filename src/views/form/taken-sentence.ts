import type { FieldDefinition } from '../../definitions/define-field'
import { factsOf, isHeld } from '../../definitions/field-conditions'
import type { FormContext } from '../../definitions/form-values'
import { hasOverlap, overlapOf } from '../../definitions/overlaps'
import { hasSameValues, uniqueOf } from '../../definitions/unique-values'
import { t } from '../../locales/t'

/** What is said where another record of the list has the value, all of several, or takes some of the time. */
export function takenSentence(
  name: string,
  field: Pick<FieldDefinition, 'kind' | 'input' | 'unique' | 'noOverlap'>,
  context: FormContext,
): string | null {
  const { others, entry } = context
  const [unique, overlap] = [uniqueOf(name, field), overlapOf(name, field)]
  if ((!unique && !overlap) || !others) return null
  // An entry has nothing of the record around it alike with another one.
  const read = entry
    ? (each: string) => (isHeld(each, context) ? entry[each] : undefined)
    : factsOf(context).valueOf
  const all = others()
  if (unique && all.some((record) => hasSameValues(unique, read, record))) return t(unique.says)
  return overlap && all.some((record) => hasOverlap(overlap, read, record)) ? t(overlap.says) : null
}
