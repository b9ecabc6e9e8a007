import { type Comparison, type Condition, listed, meets } from './condition'
import type { FieldDefinition } from './define-field'
import { type Fault, fault } from './fault'
import { partsOf } from './nested-fields'

type Fields = Readonly<Record<string, FieldDefinition | undefined>>

/** Faults of fields that wait for themselves, or for each other, to be shown: what is not shown has no value. */
export function* checkShown(fields: Fields, at: string): Generator<Fault> {
  const waits = new Map(Object.keys(fields).map((name) => [name, waitsFor(name, fields)]))
  for (const [name, others] of waits) {
    for (const other of new Set(others)) {
      if (!reachedFrom(other, waits).has(name)) continue
      const message =
        other === name
          ? 'its own value decides whether it is shown: name another field'
          : `it waits for "${other}", which is not shown before "${name}" has a value`
      yield fault('R080', `${at}.${name}.shownWhen`, message)
    }
    for (const part of partsOf(fields[name] ?? {}))
      yield* checkShown(part.fields, `${at}.${name}.${part.place}`)
  }
}

/** Fields that have to get a value before this one is shown, and this one itself where its own value decides. */
function waitsFor(name: string, fields: Fields): readonly string[] {
  const shownWhen = fields[name]?.shownWhen
  const needed = typeof shownWhen === 'object' ? listed(shownWhen).flatMap(needs) : []
  return needed.flatMap((condition) => {
    const { field } = condition
    // An empty switch is off.
    const empty = fields[field]?.kind === 'switch' ? false : null
    return field === name || !meets(empty, condition, { valueOf: () => null }) ? [field] : []
  })
}

type AboutField = Extract<Comparison, { field: string }>

/** What has to hold in any case; of several of which one is enough, none has to. */
function needs(condition: Condition): readonly AboutField[] {
  if ('all' in condition) return condition.all.flatMap(needs)
  if ('any' in condition) {
    const [only, ...others] = condition.any
    return only && others.length === 0 ? needs(only) : []
  }
  return 'field' in condition ? [condition] : []
}

function reachedFrom(start: string, asked: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start])
  // What is added while the loop runs is looked at, too.
  for (const name of reached) for (const other of asked.get(name) ?? []) reached.add(other)
  return reached
}
