import type { ResourceDefinition } from './define'
import { closedPart, createdFields } from './define-import'
import { type Fault, fault, unknownNames } from './fault'
import { openingOf } from './opening-of'

/** Faults of an import: rows can become records of this resource, and who may create may import. */
export function* checkImport(definition: ResourceDefinition): Generator<Fault> {
  const { name, import: imports, create, formFields = {} } = definition
  if (imports === undefined) return
  const at = `${name}.import`
  if (create === undefined) {
    yield fault('R071', at, 'rows become records as "create" makes them, and there is no "create"')
    return
  }
  yield* checkAction(definition, at)
  const shown = createdFields(definition)
  yield* unknownNames('R007', `${at}.fields`, 'field of "create"', imports.fields, shown)
  for (const [index, field] of (imports.fields ?? shown).entries()) {
    const described = formFields[field]
    if (described === undefined) continue
    const place = imports.fields ? `${at}.fields[${index}]` : at
    const way = imports.fields ? 'leave it out' : 'name the "fields" of the file without it'
    const closed = closedPart(described)
    if (closed === undefined) continue
    const isOwn = closed === described
    const what = closed.choices
      ? `the values of "${field}" come from a source that only a form reads`
      : `"${field}" ${isOwn ? 'is' : 'has a field in it that is'} of the type "${closed.kind}", which no cell of a file can hold`
    yield fault('R072', place, `${what}; ${way}`)
  }
  if (create.initial === undefined) yield* checkMissing(definition, at)
  for (const part of ['answer', 'ask', 'upload', 'operation'] as const) {
    if (create[part] === undefined) continue
    yield fault('R074', at, `"${part}" of "create" is about one record at a time; no file can be imported`)
  }
}

/** A field that every record needs, and no file has: all of its rows would be refused. */
function* checkMissing(definition: ResourceDefinition, at: string): Generator<Fault> {
  const { import: imports, formFields = {} } = definition
  if (!imports?.fields) return
  for (const field of createdFields(definition)) {
    const { required, requiredWhen, shownWhen } = formFields[field] ?? {}
    const isAlwaysRequired = required !== undefined && !requiredWhen && !shownWhen
    if (!isAlwaysRequired || imports.fields.includes(field)) continue
    yield fault('R073', `${at}.fields`, `"${field}" is required, and without it no row makes a record`)
  }
}

/** What a definition in TypeScript may have left out or said otherwise; a file has the action by itself. */
function* checkAction(definition: ResourceDefinition, at: string): Generator<Fault> {
  const required = openingOf(definition, 'create').requires
  const action = definition.actions.find(({ opens }) => opens === 'import')
  if (required === undefined || action?.requires === required) return
  yield fault('R070', at, `who may create may import: add importAction('${required}') to the actions`)
}
