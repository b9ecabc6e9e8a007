import { canBe } from './check-condition'
import { checkOptions } from './check-options'
import { factKinds } from './condition'
import type { FieldDefinition } from './define-field'
import { type Fault, fault } from './fault'
import { partsOf } from './nested-fields'
import { valueKindOf, valueWords } from './value-kind'

/** Faults of what a new record has in a field, and of what no two may have alike. */
export function* checkDefault(field: FieldDefinition, at: string): Generator<Fault> {
  yield* checkValue(field, `${at}.default`)
  for (const { place, fields } of partsOf(field)) {
    for (const [name, part] of Object.entries(fields)) {
      for (const key of ['default', 'unique'] as const) {
        if (part[key] === undefined) continue
        const message = `"${key}" is for fields of the record itself: leave it out of one that stands in another`
        yield fault('R136', `${at}.${place}.${name}.${key}`, message)
      }
    }
  }
  if (field.unique !== undefined && field.many) {
    yield fault('R136', `${at}.unique`, 'a list of ids is no value that another record could have, too')
  }
}

function* checkValue(field: FieldDefinition, at: string): Generator<Fault> {
  const { default: given } = field
  if (given === undefined) return
  const kind = valueKindOf(field)
  if (typeof given === 'object' && 'person' in given) {
    if (kind === factKinds[given.person] && field.options === undefined) return
    const words = `"${given.person}" of the person is ${valueWords[factKinds[given.person]]}`
    yield fault('R136', at, `${words}, and the field is ${field.options ? 'a choice' : valueWords[kind]}`)
  } else if (given === 'now' && kind === 'instant') return
  else if (typeof given === 'object' ? kind !== 'list' : kind === 'list' || !canBe(kind, given)) {
    const hint = kind === 'instant' ? '; a date, or "now"' : ''
    yield fault('R136', at, `the field is ${valueWords[kind]}, and cannot be ${JSON.stringify(given)}${hint}`)
  } else if (kind !== 'flag') yield* checkOptions(at, 'it', [given].flat(), field)
}
