import { fieldsAskedBy } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormValues } from '../../definitions/form-values'
import { overlapOf } from '../../definitions/overlaps'
import { uniqueOf } from '../../definitions/unique-values'
import { takenSentence } from './taken-sentence'

/**
 * The fields that an action asks for, of which one also says what no two records may have alike, or take at one time:
 * the field that the record's own form says it at, else the first that has a part in it. What the server says there of
 * a field that is not asked for shows at the same one.
 * @param sent what the action always sends
 */
export function judgedWithOthers(
  { fields: known, formFields = {} }: Pick<ResourceDefinition, 'fields' | 'formFields'>,
  asked: Readonly<Record<string, FieldDefinition>>,
  sent: () => FormValues | undefined,
): Readonly<Record<string, FieldDefinition>> {
  const judged: Record<string, FieldDefinition> = { ...asked }
  for (const name of Object.keys(known)) {
    const own = formFields[name] ?? known[name]
    // An action may have words of its own for it.
    if (!own || asked[name]?.unique || asked[name]?.noOverlap) continue
    const [unique, overlap] = [uniqueOf(name, own), overlapOf(name, own)]
    const parts = [
      ...(unique ? [...unique.fields, ...fieldsAskedBy(unique.when)] : []),
      ...(overlap ? [name, overlap.to, ...overlap.of, ...fieldsAskedBy(overlap.when)] : []),
    ]
    const place = [name, ...parts].find((part) => part in judged)
    const field = place === undefined ? undefined : judged[place]
    if (parts.length === 0 || place === undefined || !field) continue
    judged[place] = {
      ...field,
      wire: [...(field.wire ?? []), name],
      rule: (value, context) =>
        field.rule?.(value, context) ??
        takenSentence(name, own, { ...context, values: { ...sent(), ...context.values } }),
    }
  }
  return judged
}
