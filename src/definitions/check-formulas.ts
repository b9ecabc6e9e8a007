import { checkOptions } from './check-options'
import { type FieldDefinition, isDatedField, isSecret } from './define-field'
import { ExpressionError, parseExpression } from './expression'
import { entryPath } from './expression-entries'
import { kindsOf } from './expression-kinds'
import type { ExpressionTree } from './expression-tree'
import { type Fault, fault, unknownName } from './fault'
import { kindFieldOf, partsOf } from './nested-fields'
import { typeName, type ValueKind, valueKindOf, valueWords } from './value-kind'

type Fields = Readonly<Record<string, FieldDefinition | undefined>>

/** What each field holds; computed ones what their formulas come to. Those after it are not known to a formula. */
export function valueKindsOf(fields: Fields): ReadonlyMap<string, ValueKind> {
  const kinds = new Map<string, ValueKind>()
  for (const [name, field] of Object.entries(fields)) {
    if (field?.computed !== undefined || !field) continue
    kinds.set(name, valueKindOf(field))
    for (const [part, kind] of entryKinds(field)) kinds.set(`${name}.${part}`, kind)
  }
  for (const [name, tree] of formulasOf(fields)) {
    kinds.set(name, kindsOf(tree, (read) => kinds.get(read) ?? 'any').kind)
  }
  return kinds
}

/** What the fields in the entries of an array hold, by name; of several kinds that differ in it, anything. */
function entryKinds(field: FieldDefinition): ReadonlyMap<string, ValueKind> {
  const kinds = new Map<string, ValueKind>()
  if (field.kind !== 'array') return kinds
  if (field.kinds) kinds.set(kindFieldOf(field), 'text')
  for (const [name, part] of partsOf(field).flatMap(({ fields }) => Object.entries(fields))) {
    const kind = valueKindOf(part)
    kinds.set(name, (kinds.get(name) ?? kind) === kind ? kind : 'any')
  }
  return kinds
}

/** Names such as `entries.hours` are of an array, and of a field in it. */
function* checkEntryNames(tree: ExpressionTree, fields: Fields, place: string): Generator<Fault> {
  for (const name of new Set(namesIn(tree))) {
    const path = entryPath(name)
    const field = path && fields[path.list]
    if (!field) continue
    if (field.kind !== 'array') {
      yield fault('R077', place, `"${path.list}" is no array, whose entries "${name}" could be of`)
    } else {
      const known = [...entryKinds(field).keys()]
      yield* unknownName(
        'R007',
        place,
        'field',
        name,
        known.map((part) => `${path.list}.${part}`),
      )
    }
  }
}

/** Faults of formulas that can be read: what they read is known before them, no secret, and of kinds that fit. */
export function* checkFormulas(fields: Fields, at: string): Generator<Fault> {
  const formulas = formulasOf(fields)
  const kinds = valueKindsOf(fields)
  const names = [...formulas.keys()]
  for (const [name, tree] of formulas) {
    const place = `${at}.${name}.value`
    for (const read of new Set(namesIn(tree))) {
      if (fields[read] && isSecret(fields[read])) {
        yield fault('R078', place, `"${read}" is a secret: what comes of it would be shown; leave it out`)
      }
      if (!formulas.has(read) || names.indexOf(read) < names.indexOf(name)) continue
      yield fault('R076', place, orderMessage(name, read, formulas))
    }
    yield* checkEntryNames(tree, fields, place)
    // What cannot be computed yet is told above.
    const known = names.slice(0, names.indexOf(name))
    const kindOf = (read: string) =>
      formulas.has(read) && !known.includes(read) ? 'any' : (kinds.get(read) ?? 'any')
    const { kind, problems } = kindsOf(tree, kindOf)
    for (const { message, offset } of problems) {
      yield fault('R077', place, `${message} (character ${offset + 1})`)
    }
    const field = fields[name]
    if (field?.kind === 'choice' && !field.options) {
      yield fault(
        'R032',
        `${at}.${name}`,
        'what is shown as a choice needs options: the outcomes of its formula',
      )
    }
    if (problems.length > 0 || !field) continue
    yield* checkOutcome(field, kind, `${at}.${name}.as`)
    // An outcome that no option has would stand without a label and a tone.
    if (field.kind === 'choice') yield* checkOptions(place, name, outcomesOf(tree), field)
  }
}

/** What it is shown as has to be what it comes to. */
function* checkOutcome(field: FieldDefinition, kind: ValueKind, at: string): Generator<Fault> {
  const shown = valueKindOf({ ...field, computed: undefined })
  const isSure = shown === 'figure' || isDatedField(field) || shown === 'flag' || field.kind === 'choice'
  if (!isSure || kind === 'any' || kind === 'nothing' || kind === shown) return
  if (isDatedField(field) && kind === 'text') return
  yield fault(
    'R077',
    at,
    `the formula comes to ${valueWords[kind]}, which is not shown as "${typeName(field.kind)}"`,
  )
}

function orderMessage(name: string, read: string, formulas: ReadonlyMap<string, ExpressionTree>): string {
  if (read === name) return `it is computed from itself`
  if (leadsTo(read, name, formulas)) return `"${name}" and "${read}" are computed from each other`
  return `"${read}" is computed after it, and not known yet: put "${read}" before "${name}"`
}

/** Whether a formula reads a field, itself or by way of others. */
function leadsTo(from: string, wanted: string, formulas: ReadonlyMap<string, ExpressionTree>): boolean {
  const reached = new Set([from])
  // What is added while the loop runs is looked at, too.
  for (const name of reached) {
    const tree = formulas.get(name)
    for (const read of tree ? namesIn(tree) : []) reached.add(read)
  }
  return reached.has(wanted)
}

/** The formulas that can be read, in the order in which they are computed. */
function formulasOf(fields: Fields): ReadonlyMap<string, ExpressionTree> {
  return new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const tree = field?.computed === undefined ? null : treeOf(field.computed)
      return tree ? [[name, tree] as const] : []
    }),
  )
}

/** One that cannot be read is a fault of its own. */
function treeOf(text: string): ExpressionTree | null {
  try {
    return parseExpression(text).tree
  } catch (error) {
    if (error instanceof ExpressionError) return null
    throw error
  }
}

/** The texts that a formula comes to as they stand in it. */
function outcomesOf(tree: ExpressionTree): readonly unknown[] {
  if (tree.kind === 'value') return [tree.value]
  return tree.kind === 'choice' ? [tree.then, tree.otherwise].flatMap(outcomesOf) : []
}

function namesIn(tree: ExpressionTree): readonly string[] {
  switch (tree.kind) {
    case 'value':
      return []
    case 'field':
      return [tree.name]
    case 'call':
      return tree.inputs.flatMap(namesIn)
    case 'unary':
      return namesIn(tree.of)
    case 'binary':
      return [tree.left, tree.right].flatMap(namesIn)
    case 'choice':
      return [tree.asked, tree.then, tree.otherwise].flatMap(namesIn)
  }
}
