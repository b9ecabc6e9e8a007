import { canBe, checkCondition } from './check-condition'
import { checkOptions } from './check-options'
import { type Conditions, comparisonsIn, factKinds, type PersonFact } from './condition'
import { type FieldDefinition, isDatedField, isFigure, isSecret, presentWord } from './define-field'
import { type Fault, fault, unknownName, unknownNames } from './fault'
import { countedKinds, momentOf } from './field-limits'
import { rulesOfTypes } from './file/file-rules'
import { isOfPerson } from './fixed-values'
import { partsOf } from './nested-fields'
import { uniqueOf } from './unique-values'
import { type ValueKind, valueKindOf, valueWords } from './value-kind'

type Fields = Readonly<Record<string, FieldDefinition | undefined>>

/**
 * Faults of what a new record has in a field, and of what no two may have alike.
 * @param fields of the record, or of the part of it that the field stands in
 * @param isOfEntry the field stands in the entries of an array
 */
export function* checkDefault(
  field: FieldDefinition,
  at: string,
  fields: Fields,
  isOfEntry = false,
): Generator<Fault> {
  yield* checkValue(field, `${at}.default`)
  for (const { place, fields: parts } of partsOf(field)) {
    for (const [name, part] of Object.entries(parts)) {
      const within = `${at}.${place}.${name}`
      for (const key of ['unique', 'noOverlap'] as const) {
        if (part[key] === undefined || field.kind === 'array') continue
        yield fault('R136', `${within}.${key}`, `an object is one: "${key}" is of the entries of an array`)
      }
      yield* checkDefault(part, within, parts, field.kind === 'array')
    }
  }
  if (field.ascends !== undefined && !isOfEntry)
    yield fault('R136', `${at}.ascends`, 'only the entries of an array stand in an order')
  else if (field.ascends !== undefined && !isOrdered(field))
    yield fault('R136', `${at}.ascends`, 'only figures, dates, days and times come in an order')
  if (field.unique !== undefined && field.many) {
    yield fault('R136', `${at}.unique`, 'a list of ids is no value that another record could have, too')
  }
  const unique = uniqueOf('', field)
  if (unique?.fields.length === 1 && !unique.when && !unique.per && unique.says !== field.unique)
    yield fault('R136', `${at}.unique`, 'it names neither "with", "per" nor "when": write its sentence alone')
  if (unique?.per && field.kind !== 'day')
    yield fault(
      'R136',
      `${at}.unique.per`,
      'only a field of the type "day" is in one month everywhere: change the type, or leave "per" out',
    )
  yield* checkJoint(field, `${at}.unique.with`, unique?.fields.slice(1) ?? [], fields)
  yield* checkAmong(`${at}.unique.when`, unique?.when, fields)
  yield* checkOverlap(field, `${at}.noOverlap`, fields)
}

function isOrdered(field: FieldDefinition): boolean {
  return isFigure(field) || isDatedField(field) || field.kind === 'time'
}

/** Kinds of which another record hardly has the same value, and none can be compared. */
const incomparable: readonly ValueKind[] = ['list', 'object', 'any']

/** The time ends at a field alike, and is of records that can be told to be alike. */
function* checkOverlap(field: FieldDefinition, at: string, fields: Fields): Generator<Fault> {
  if (field.noOverlap === undefined) return
  const { to, of = [], when } = field.noOverlap
  yield* unknownName('R007', `${at}.to`, 'field', to, Object.keys(fields))
  const end = fields[to]
  const kind = valueKindOf(field)
  if (end === field) {
    yield fault('R157', `${at}.to`, 'it is the field itself: name the one at which the time ends')
  } else if (end && (end.computed !== undefined || valueKindOf(end) !== kind)) {
    const its = end.computed === undefined ? valueWords[valueKindOf(end)] : 'computed'
    yield fault('R157', `${at}.to`, `the time begins at ${valueWords[kind]}, and "${to}" is ${its}`)
  }
  yield* checkJoint(field, `${at}.of`, of, fields)
  yield* checkAmong(`${at}.when`, when, fields)
}

/** Which records count is the same for everybody. */
function* checkAmong(at: string, when: Conditions | undefined, fields: Fields): Generator<Fault> {
  if (when === undefined) return
  yield* checkCondition(at, when, fields)
  for (const compared of comparisonsIn(when)) {
    if ('person' in compared)
      yield fault('R136', at, `"${compared.person}" is of a person: ask what the records have`)
  }
}

function* checkJoint(
  field: FieldDefinition,
  at: string,
  others: readonly string[],
  fields: Fields,
): Generator<Fault> {
  yield* unknownNames('R007', at, 'field', others, Object.keys(fields))
  for (const [index, name] of others.entries()) {
    const other = fields[name]
    if (!other) continue
    if (other === field) {
      yield fault('R136', `${at}[${index}]`, 'it is the field itself: name the others')
    } else if (isSecret(other) || other.computed !== undefined || incomparable.includes(valueKindOf(other))) {
      yield fault('R136', `${at}[${index}]`, `"${name}" has no value that another record could have, too`)
    }
  }
}

function* checkValue(field: FieldDefinition, at: string): Generator<Fault> {
  const { default: given } = field
  if (given === undefined) return
  const kind = valueKindOf(field)
  if (isOfPerson(given)) {
    yield* checkFact('R136', at, field, given.person)
  } else if (momentOf(field, given) !== null) return
  else if (typeof given === 'object' ? kind !== 'list' : kind === 'list' || !canBe(kind, given)) {
    const hint = presentWord(field) ? `; ${valueWords[kind]}, or "${presentWord(field)}"` : ''
    yield fault('R136', at, `the field is ${valueWords[kind]}, and cannot be ${JSON.stringify(given)}${hint}`)
  } else {
    if (kind !== 'flag') yield* checkOptions(at, 'it', [given].flat(), field)
    yield* checkOwnLimits(field, at, given)
  }
}

/** A fact of the person is of the kind of the field, whose options would name no person. */
export function* checkFact(
  id: string,
  at: string,
  field: FieldDefinition,
  fact: PersonFact,
): Generator<Fault> {
  const kind = valueKindOf(field)
  const isChoice = field.options !== undefined && kind !== 'flag'
  if (kind === factKinds[fact] && !isChoice) return
  const is = isChoice ? 'a choice' : valueWords[kind]
  yield fault(id, at, `"${fact}" of the person is ${valueWords[factKinds[fact]]}, and the field is ${is}`)
}

/** A new record would open with what its own form refuses. */
function* checkOwnLimits(
  { kind, min, max, pattern }: FieldDefinition,
  at: string,
  given: FieldDefinition['default'],
): Generator<Fault> {
  const isText = typeof given === 'string' && countedKinds.includes(kind)
  const size = typeof given === 'number' ? given : isText ? [...given].length : null
  const of = isText ? ' characters' : ''
  const shown = JSON.stringify(given)
  if (size !== null && typeof max === 'number' && size > max)
    yield fault('R136', at, `${shown} is more than "max" lets be entered, ${max}${of}`)
  if (size !== null && typeof min === 'number' && size < min)
    yield fault('R136', at, `${shown} is less than "min" lets be entered, ${min}${of}`)
  if (typeof given === 'string' && (rulesOfTypes[kind]?.(given) ?? null) !== null)
    yield fault('R136', at, `${shown} is not what a field of the type "${kind}" takes`)
  if (isText && pattern && !new RegExp(pattern.matches, 'u').test(given))
    yield fault('R136', at, `${shown} is not as "pattern" says`)
}
