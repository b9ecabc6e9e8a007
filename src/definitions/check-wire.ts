import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import { type Fault, fault } from './fault'
import { partsOf } from './nested-fields'
import { isForeign, pathOf } from './wire-form'
import { unitsOfKinds } from './wire-units'

type Fields = Readonly<Record<string, FieldDefinition | undefined>>

/** Faults of where the API has the values of a record: each stands in one place, and no two in the same. */
export function* checkWire(definition: ResourceDefinition): Generator<Fault> {
  const { name, fields, formFields = {}, actions, wire, dataProviderName } = definition
  yield* checkPaths(fields, `${name}.fields`)
  const id = wire?.names.key('id') ?? 'id'
  yield* checkDoubles(Object.keys(fields), fields, id, `${name}.fields`)
  for (const [index, { fields: asked = {} }] of actions.entries()) {
    const at = `${name}.actions[${index}].fields`
    yield* checkPaths(asked, at)
    // What the record has, too, is sent as it is there.
    const sent = Object.fromEntries(
      Object.entries(asked).map(([key, field]) => [key, { ...fields[key], ...field }]),
    )
    yield* checkDoubles(Object.keys(asked), { ...fields, ...sent }, id, at)
  }
  const problem = problemOf(id)
  if (problem !== null) yield fault('R154', `${name}.calls.id`, problem)
  if (wire && dataProviderName !== 'rest') {
    yield fault('R155', `${name}.wire`, 'only requests through the provider "rest" are made in another form')
  }
  if (!wire && [fields, formFields, ...actions.map(({ fields: asked = {} }) => asked)].some(isForeign)) {
    yield fault(
      'R155',
      `${name}.wire`,
      'fields have "from", "sentIn" or "sentAs", and nothing reads it: say wireForm(…)',
    )
  }
}

function* checkPaths(fields: Fields, at: string): Generator<Fault> {
  for (const [name, field] of Object.entries(fields)) {
    if (!field) continue
    yield* checkUnit(field, `${at}.${name}.sentIn`)
    if (field.from !== undefined) {
      const problem =
        name === 'id' ? idElsewhere : field.computed === undefined ? problemOf(field.from) : computed
      if (problem !== null) yield fault('R151', `${at}.${name}.from`, problem)
    }
    for (const part of partsOf(field)) yield* checkWithin(part.fields, `${at}.${name}.${part.place}`)
  }
}

const idElsewhere = 'where a record has its id is said in "calls": { "id": … }; leave "from" out'
const computed = 'a computed field comes from the others, and stands nowhere in the API: leave "from" out'

/** What stands in a field is called as the API calls it. */
function* checkWithin(fields: Fields, at: string): Generator<Fault> {
  for (const [name, field] of Object.entries(fields)) {
    if (!field) continue
    yield* checkUnit(field, `${at}.${name}.sentIn`)
    if (field.from !== undefined) {
      const message =
        'only a field of the record itself is read from elsewhere: call this one as the API does, or put it beside the others'
      yield fault('R151', `${at}.${name}.from`, message)
    }
    for (const part of partsOf(field)) yield* checkWithin(part.fields, `${at}.${name}.${part.place}`)
  }
}

/** What the API counts is a unit of what the field has; the smallest part of another currency is another one, or the whole. */
function* checkUnit({ kind, sentIn, currency }: FieldDefinition, at: string): Generator<Fault> {
  if (sentIn === undefined) return
  const units = Object.entries(unitsOfKinds).find(([each]) => each === kind)?.[1] ?? []
  if (!units.includes(sentIn)) {
    const known = units.map((unit) => `"${unit}"`).join(', ')
    const hint = units.length > 0 ? `: there are ${known}` : ': leave it out'
    yield fault('R153', at, `an API counts no "${sentIn}" in a field of the kind "${kind}"${hint}`)
  } else if (sentIn !== 'cents') return
  else if (typeof currency === 'object') {
    yield fault('R153', at, '"cents" are of one currency with two decimals: name its code, such as "EUR"')
  } else {
    // What is no code is told elsewhere.
    if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    const { maximumFractionDigits: decimals } = format.resolvedOptions()
    if (decimals === 2) return
    yield fault('R153', at, `"cents" are of a currency with two decimals, and "${currency}" has ${decimals}`)
  }
}

const dangerous: readonly string[] = ['__proto__', 'constructor', 'prototype']

function problemOf(path: string): string | null {
  const steps = path.split('.')
  const key = steps.find((step) => dangerous.includes(step))
  if (key !== undefined) return `"${key}" is a key that no record may have`
  return steps.includes('')
    ? `"${path}" leads nowhere: keys with a dot between them are meant, such as "pipeline.name"`
    : null
}

/** @param looked names of the fields that are looked at @param all those that they may collide with */
function* checkDoubles(looked: readonly string[], all: Fields, id: string, at: string): Generator<Fault> {
  const places = Object.entries(all).flatMap(([name, field]) =>
    field && field.computed === undefined
      ? [{ name, path: name === 'id' ? id : pathOf(name, field).join('.') }]
      : [],
  )
  for (const [index, { name, path }] of places.entries()) {
    if (!looked.includes(name)) continue
    const around = places.find((other) => path.startsWith(`${other.path}.`))
    const same = places.slice(0, index).find((other) => other.path === path)
    const place = all[name]?.from === undefined ? `${at}.${name}` : `${at}.${name}.from`
    if (around)
      yield fault(
        'R152',
        place,
        `"${around.name}" has all of "${around.path}", this value too: leave "${name}" or "${around.name}" out`,
      )
    else if (same) yield fault('R152', place, `"${same.name}" has that value already: leave one of them out`)
  }
}
