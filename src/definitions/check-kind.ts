import { type FieldDefinition, isSecret } from './define-field'
import { ExpressionError, parseExpression } from './expression'
import { type Fault, fault, unknownName } from './fault'
import { fieldKinds, otherNames } from './field-kinds'
import { kindFieldOf, partsOf } from './nested-fields'
import { aType } from './value-kind'

/**
 * Faults of what a kind of field needs, and of what no other kind may have.
 * @param beside the fields of the record; null for one that stands in another field
 */
export function* checkKind(
  field: FieldDefinition,
  at: string,
  beside: Readonly<Record<string, FieldDefinition | undefined>> | null,
): Generator<Fault> {
  const { kind, computed, fields, kinds, resource, many, options = [] } = field
  yield* checkKindName(kind, `${at}.kind`)
  if (computed !== undefined) yield* checkFormula(computed, `${at}.value`, Object.keys(beside ?? {}))
  if (kind === 'reference' && resource === undefined) {
    yield fault('R046', at, 'a reference names the "resource" whose records it points to')
  }
  if (kind !== 'reference' && (resource !== undefined || many !== undefined)) {
    const key = resource === undefined ? 'many' : 'resource'
    yield fault('R046', `${at}.${key}`, 'only a reference points to records of another resource')
  }
  const never =
    kind === 'switch' ? options.find(({ value }) => value !== 'true' && value !== 'false') : undefined
  if (never) {
    const words = `a boolean is "true" or "false", and never "${never.value}"; what it is called is the "label" of an option`
    yield fault('R175', `${at}.options`, words)
  }
  if (kind === 'money') yield* checkCurrency(field, at, beside)
  const isNesting = kind === 'object' || kind === 'array'
  yield* checkKinds(field, at)
  if (isNesting && !kinds && Object.keys(fields ?? {}).length === 0) {
    yield fault('R047', at, `an ${kind} needs "fields": what stands in it`)
  }
  if (!isNesting && fields !== undefined) {
    yield fault('R047', `${at}.fields`, 'only an object or an array has fields of its own')
  }
  for (const { place: within, fields: parts } of partsOf(field)) {
    for (const [name, part] of Object.entries(parts)) {
      const place = `${at}.${within}.${name}`
      if (isSecret(part) || part.computed !== undefined) {
        const what = isSecret(part) ? 'a secret' : 'a computed field'
        yield fault('R047', place, `${what} stands beside other fields, and in none of them`)
        continue
      }
      yield* checkKind(part, place, null)
    }
  }
}

/** No compiler looked at a definition that is only checked: a type of files is no kind, nor is a misspelt one. */
export function* checkKindName(kind: string, at: string): Generator<Fault> {
  const other = Object.entries(otherNames).find(([type]) => type === kind)?.[1]
  const known = new Intl.ListFormat('en-GB').format(fieldKinds.map((each) => `"${each}"`))
  const otherwise = other ? `; in TypeScript it is ${other}` : `; there are ${known}`
  yield* unknownName('R133', at, 'kind', kind, fieldKinds, otherwise)
}

/** Entries of several kinds say which they are by a key that none of their fields has. */
function* checkKinds({ kind, fields, kinds, kindField }: FieldDefinition, at: string): Generator<Fault> {
  if (kinds === undefined) {
    if (kindField !== undefined) {
      yield fault(
        'R100',
        `${at}.kindField`,
        'it says of which of the "kinds" an entry is, and there are none',
      )
    }
    return
  }
  if (kind !== 'array')
    yield fault('R100', `${at}.kinds`, 'only the entries of an array are of several kinds')
  if (fields !== undefined) {
    yield fault('R100', `${at}.fields`, 'with "kinds" each kind has its own: leave "fields" out')
  }
  if (Object.keys(kinds).length === 0) yield fault('R100', `${at}.kinds`, 'names no kind')
  for (const [name, each] of Object.entries(kinds)) {
    const key = kindFieldOf({ kindField })
    if (!Object.hasOwn(each.fields, key)) continue
    const message = `"${key}" says already of which kind an entry is: name "kindField" otherwise`
    yield fault('R100', `${at}.kinds.${name}.fields.${key}`, message)
  }
}

/** An amount without its currency is a number; other codes than those of ISO 4217 are drawn as no money. */
function* checkCurrency(
  { currency }: FieldDefinition,
  at: string,
  beside: Parameters<typeof checkKind>[2],
): Generator<Fault> {
  if (currency === undefined) {
    yield fault('R081', at, 'money has a "currency": the three capital letters of its code, such as "EUR"')
    return
  }
  if (typeof currency === 'object') return yield* checkCurrencyField(currency.field, `${at}.currency`, beside)
  yield* checkCode(currency, `${at}.currency`)
}

function* checkCode(currency: string, at: string): Generator<Fault> {
  if (/^[A-Z]{3}$/.test(currency)) return
  const capitals = currency.trim().toUpperCase()
  const meant = /^[A-Z]{3}$/.test(capitals) ? `; did you mean "${capitals}"?` : ', such as "EUR"'
  yield fault('R081', at, `"${currency}" is no code of a currency: three capital letters${meant}`)
}

/** The field that has the code of each record: a choice of codes, or a text. */
function* checkCurrencyField(
  name: string,
  at: string,
  beside: Parameters<typeof checkKind>[2],
): Generator<Fault> {
  if (!beside) {
    yield fault('R162', at, 'within another field an amount has one currency: name its code, such as "EUR"')
    return
  }
  yield* unknownName('R007', `${at}.field`, 'field', name, Object.keys(beside))
  const field = beside[name]
  if (!field) return
  if (field.kind !== 'choice' && field.kind !== 'text') {
    const message = `"${name}" is ${aType(field.kind)}, and has no code of a currency: name a choice or a text`
    yield fault('R162', `${at}.field`, message)
  }
  for (const { value } of field.options ?? []) yield* checkCode(value, `${at}.field`)
}

function* checkFormula(formula: string, at: string, names: readonly string[]): Generator<Fault> {
  try {
    for (const name of parseExpression(formula).names) yield* unknownName('R007', at, 'field', name, names)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    yield fault('R045', at, `this is no formula: ${error.message} (character ${error.offset + 1})`)
  }
}

function listOf(names: readonly string[]): string {
  const quoted = [...new Set(names)].sort().map((name) => `"${name}"`)
  return quoted.length === 0 ? '' : `; there are ${new Intl.ListFormat('en-GB').format(quoted)}`
}

/** Faults of references to resources that are not there. @param names of all resources */
export function* checkReferences(
  fields: Readonly<Record<string, FieldDefinition | undefined>>,
  at: string,
  names: readonly string[],
): Generator<Fault> {
  for (const [name, field] of Object.entries(fields)) {
    const place = `${at}.${name}`
    yield* unknownName('R049', `${place}.resource`, 'resource', field?.resource, names, listOf(names))
    for (const part of field ? partsOf(field) : []) {
      yield* checkReferences(part.fields, `${place}.${part.place}`, names)
    }
  }
}
