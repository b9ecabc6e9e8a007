import { canBe } from './check-condition'
import { checkFact } from './check-default'
import { valueKindsOf } from './check-formulas'
import { checkOptions } from './check-options'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { presentWord } from './define-field'
import { didYouMean, type Fault, fault } from './fault'
import { rulesOfTypes } from './file/file-rules'
import { isOfPerson, isPresent } from './fixed-values'
import { valueWords } from './value-kind'

/**
 * Faults of what an action sends: a PATCH or PUT changes fields of the record, to values they can have. A POST may send
 * what no record has, but hardly something that is called almost like a field.
 */
export function* checkSends(
  { fields }: Pick<ResourceDefinition, 'fields'>,
  { sends = {}, call }: ActionDefinition,
  at: string,
): Generator<Fault> {
  const kinds = valueKindsOf(fields)
  const changesRecord = typeof call === 'object' && (call.method === 'PATCH' || call.method === 'PUT')
  for (const [name, value] of Object.entries(sends)) {
    const place = `${at}.sends.${name}`
    const field = fields[name]
    if (!field) {
      const meant = didYouMean(name, Object.keys(fields))
      if (changesRecord || meant !== '') yield fault('R082', place, `no field "${name}"${meant}`)
      continue
    }
    if (field.computed !== undefined) {
      yield fault('R082', place, `"${name}" is computed from other fields, and never sent`)
      continue
    }
    if (isPresent(fields, name, value)) continue
    const kind = kinds.get(name) ?? 'any'
    if (isOfPerson(value)) {
      yield* checkFact('R082', place, field, value.person)
      continue
    }
    const isId = field.kind === 'reference' && typeof value === 'number'
    // A list is no single value.
    const isWhole = kind !== 'list' || value === null
    if (!isId && (!isWhole || !canBe(kind, value))) {
      const present = presentWord(field)
      const hint = present === undefined ? '' : `; "${present}" is the one word it may be`
      yield fault(
        'R082',
        place,
        `"${name}" is ${valueWords[kind]}, and cannot be ${JSON.stringify(value)}${hint}`,
      )
    } else if (
      typeof value === 'string' &&
      value !== '' &&
      (rulesOfTypes[field.kind]?.(value) ?? null) !== null
    ) {
      yield fault(
        'R082',
        place,
        `"${name}" is of the type "${field.kind}", and cannot be ${JSON.stringify(value)}`,
      )
    } else if (kind !== 'flag') yield* checkOptions(place, name, [value], field)
  }
}
