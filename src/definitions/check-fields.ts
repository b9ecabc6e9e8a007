import * as z from 'zod/mini'
import { checkAnswer } from './check-answer'
import { checkCallPath, checkMethod } from './check-call-path'
import { checkCondition, checkReasoned } from './check-condition'
import { checkDefault } from './check-default'
import { checkFormulas } from './check-formulas'
import { checkKind, checkKindName } from './check-kind'
import { checkLimits } from './check-limits'
import { checkShown } from './check-shown'
import type { ResourceDefinition } from './define'
import type { ActionDefinition } from './define-action'
import { type FieldDefinition, type FieldKind, isSecret, type SectionDefinition } from './define-field'
import type { EditDefinition } from './define-form'
import { doubles, type Fault, fault, repeated, unknownName, unknownNames } from './fault'
import type { KnownNames } from './known-names'
import { partsOf } from './nested-fields'
import { typeName } from './value-kind'

/** Faults of what fields name, in lists, forms and details. */
export function* checkFields(definition: ResourceDefinition, known: KnownNames) {
  const { name, schema, titleField, fields, formFields = {}, detail } = definition
  const inSchema = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : undefined
  yield* unknownName('R006', `${name}.titleField`, 'field', titleField, Object.keys(fields))
  yield* checkTitle(fields[titleField]?.kind, `${name}.titleField`)
  for (const [field, described] of Object.entries(fields)) {
    if (!described) continue
    const at = `${name}.fields.${field}`
    // Fields that are a constant of their own may hold more than the schema does, and compile.
    if (inSchema) yield* unknownName('R005', at, 'field in the schema', field, inSchema)
    yield* checkField(definition, described, at, known)
    yield* checkKind(described, at, fields)
    yield* checkDefault(described, at, fields)
    yield* checkOpening(described, at)
    yield* checkReasoned(`${at}.toneWhen`, described.toneWhen, fields)
    // No form shows it now: one that does later would hide it, or ask for it, by these.
    if (!(field in formFields)) yield* checkFieldConditions(described, at, { ...fields, ...formFields })
  }
  yield* checkFormulas(fields, `${name}.fields`)
  yield* checkShown(formFields, `${name}.formFields`)
  for (const [field, described] of Object.entries(formFields)) {
    const at = `${name}.formFields.${field}`
    if (described !== fields[field]) {
      yield* checkDefault(described, at, fields)
      yield* checkOpening(described, at)
    }
    if (described.kind !== fields[field]?.kind) yield* checkKindName(described.kind, `${at}.kind`)
    yield* checkField(definition, described, at, known)
    yield* checkFormField(described, at, Object.keys(formFields))
    yield* checkFieldConditions(described, at, { ...fields, ...formFields })
  }
  if (!detail) return
  yield* checkSections(`${name}.detail`, detail.sections, Object.keys(fields))
  yield* unknownName('R042', `${name}.detail.parts`, 'detail part', detail.parts, known.names['detail part'])
}

/** Faults of the fields that an action asks for, as of those of a form. */
export function* checkAskedFields(
  definition: ResourceDefinition,
  { fields: asked = {} }: ActionDefinition,
  at: string,
  known: KnownNames,
): Generator<Fault> {
  yield* checkShown(asked, `${at}.fields`)
  for (const [field, described] of Object.entries(asked)) {
    const place = `${at}.fields.${field}`
    yield* checkField(definition, described, place, known)
    yield* checkKind(described, place, { ...definition.fields, ...asked })
    yield* checkDefault(described, place, definition.fields)
    yield* checkOpening(described, place, true)
    yield* checkFormField(described, place, Object.keys(asked))
    if (described.computed !== undefined) yield fault('R048', place, `it ${isComputed}`)
    yield* checkFieldConditions(described, place, { ...definition.fields, ...asked })
    const sources = known.names['choice source of a dialog']
    yield* unknownName('R011', `${place}.choices`, 'choice source of a dialog', described.choices, sources)
  }
}

/** A form of the record itself begins with what the record has, and so does what stands in another field. */
function* checkOpening(field: FieldDefinition, at: string, isAsked = false): Generator<Fault> {
  if (field.opensEmpty !== undefined && !isAsked) {
    const message = '"opensEmpty" is of a field that an action asks for: leave it out'
    yield fault('R089', `${at}.opensEmpty`, message)
  }
  for (const { place, fields } of partsOf(field)) {
    for (const [name, part] of Object.entries(fields)) yield* checkOpening(part, `${at}.${place}.${name}`)
  }
}

/** Kinds whose values are no name: nobody reads them in a sentence, or types them to confirm. */
const unnaming: readonly FieldKind[] = [
  'reference',
  'secret',
  'list',
  'json',
  'object',
  'array',
  'switch',
  'image',
  'file-text',
  'file',
]

function* checkTitle(kind: FieldKind | undefined, at: string) {
  if (kind === undefined || !unnaming.includes(kind)) return
  yield fault('R095', at, `a field of the type ${typeName(kind)} names no record: take a text`)
}

/** Faults of the forms: they show fields that exist and sources that are there; access may allow them. */
export function* checkForms(definition: ResourceDefinition, known: KnownNames) {
  const { name, formFields = {}, access, actions, scope } = definition
  const modes = (['create', 'clone', 'edit', 'scale'] as const).filter((mode) => definition[mode])
  const shown = new Set<string>()
  for (const mode of modes) {
    const form: EditDefinition<string> | undefined = definition[mode]
    if (!form) continue
    const at = `${name}.${mode}`
    yield* checkCallPath(`${at}.call`, form.call, scope, mode !== 'create')
    yield* checkMethod(`${at}.call`, form.call)
    yield* checkSections(at, form.sections, Object.keys(formFields))
    yield* checkLayout(definition, mode, at)
    yield* checkLocked(definition, form.locked, at)
    yield* checkAnswer(definition, form.answer, `${at}.answer`)
    yield* unknownName('R041', `${at}.summary`, 'summary', form.summary, known.names.summary)
    const title = typeof form.recordTitle === 'string' ? form.recordTitle : ''
    for (const [, key] of title.matchAll(/\{(\w*)\}/g)) {
      yield* unknownName('R007', `${at}.recordTitle`, 'field', key, [...Object.keys(formFields), 'cluster'])
    }
    // An action that opens the form asks access itself.
    if (access[mode] === undefined && !actions.some(({ opens }) => opens === mode)) {
      const message = `nothing says who may ${mode}: name the action here, or give an action that opens the form`
      yield fault('R004', `${name}.access.${mode}`, message)
    }
    yield* checkComputed(at, form.sections, formFields)
    for (const field of form.sections.flatMap(({ fields }) => fields)) {
      shown.add(field)
      const kind = mode === 'create' ? 'choice source' : 'choice source of a dialog'
      yield* unknownName('R011', `${at}.sections`, kind, formFields[field]?.choices, known.names[kind])
    }
  }
  yield* checkClone(definition)
  if (modes.length === 0) return
  const words = modes.length > 1 ? 'no section of a form' : `no section of the ${modes[0]} form`
  for (const field of Object.keys(formFields)) {
    if (!shown.has(field)) yield fault('R012', `${name}.formFields.${field}`, `${words} shows it`)
  }
}

const isComputed = 'is computed from other fields: no form asks for it'

/** The form is what is wrong, and not the field that it names. */
function* checkComputed(
  at: string,
  sections: readonly SectionDefinition<string>[],
  formFields: Readonly<Record<string, FieldDefinition>>,
): Generator<Fault> {
  for (const [index, { fields }] of sections.entries()) {
    for (const [place, name] of fields.entries()) {
      if (formFields[name]?.computed === undefined) continue
      yield fault('R048', `${at}.sections[${index}].fields[${place}]`, `"${name}" ${isComputed}`)
    }
  }
}

/** What stays as it is stands in a form, with its value. */
function* checkLocked(
  { fields, formFields = {} }: ResourceDefinition,
  locked: readonly string[] = [],
  at: string,
): Generator<Fault> {
  for (const [index, name] of locked.entries()) {
    if (name in formFields) continue
    const place = `${at}.locked[${index}]`
    if (name in fields) yield fault('R007', place, `no form shows "${name}": name it among its fields, too`)
    else yield* unknownName('R007', place, 'field', name, Object.keys(formFields))
  }
}

/** A clone is made like a new record: the server takes no field then that it does not take of a new one. */
function* checkClone({ name, create, clone }: ResourceDefinition) {
  if (!create || !clone) return
  const made = create.sections.flatMap(({ fields }) => fields)
  for (const [index, section] of clone.sections.entries()) {
    for (const [place, field] of section.fields.entries()) {
      if (made.includes(field)) continue
      const message = `"create" does not show "${field}", and a clone is made like a new record; show it there, too`
      yield fault('R085', `${name}.clone.sections[${index}].fields[${place}]`, message)
    }
  }
}

/** Steps are sections, and a page has an address. */
function* checkLayout(
  definition: ResourceDefinition,
  mode: 'create' | 'clone' | 'edit' | 'scale',
  at: string,
) {
  const { create, place } = definition
  const form = definition[mode]
  if (form?.wizard && form.sections.length < 2) {
    yield fault('R067', `${at}.wizard`, 'steps are sections: name two of them or more in "sections"')
  }
  if (mode === 'create' && create?.layout && place.kind === 'tab') {
    yield fault('R068', `${at}.layout`, 'only what stands in the menu has pages; leave "layout" out')
  }
}

function* checkSections(
  at: string,
  sections: readonly SectionDefinition<string>[],
  fields: readonly string[],
) {
  for (const [index, section] of sections.entries()) {
    const place = `${at}.sections[${index}].fields`
    yield* unknownNames('R007', place, 'field', section.fields, fields)
    yield* repeated(place, section.fields)
  }
}

function* checkField(
  { actions }: ResourceDefinition,
  { options = [], action, cell, kind, secret, copyable, format }: FieldDefinition,
  at: string,
  known: KnownNames,
) {
  yield* unknownName('R009', `${at}.cell`, 'cell', cell, known.names.cell)
  const names = actions.map((each) => each.name)
  if (typeof action === 'object') {
    yield* unknownName('R036', `${at}.action.on`, 'action', action.on, names)
    yield* unknownName('R036', `${at}.action.off`, 'action', action.off, names)
  } else yield* unknownName('R036', `${at}.action`, 'action', action, names)
  if (action !== undefined && kind !== 'switch') {
    yield fault('R065', `${at}.action`, 'a switch shows true or false: the field is of another type')
  }
  if (copyable && isSecret({ kind, secret })) {
    yield fault('R066', `${at}.copyable`, 'a secret is not shown, and so not copied')
  }
  if (format !== undefined && kind !== 'long-text') {
    yield fault('R190', `${at}.format`, 'only a "long-text" has formats: change the kind, or leave it out')
  }
  yield* doubles('R031', `${at}.options`, 'options have the value', options, 'value')
}

/** Faults of a form's field: its conditions, and those of the fields that stand in it, ask what is there. */
function* checkFieldConditions(
  field: FieldDefinition,
  at: string,
  askable: Readonly<Record<string, FieldDefinition | undefined>>,
): Generator<Fault> {
  for (const key of ['shownWhen', 'requiredWhen', 'lockedWhen'] as const) {
    const condition = field[key]
    if (typeof condition === 'object') yield* checkCondition(`${at}.${key}`, condition, askable)
  }
  yield* checkReasoned(`${at}.validWhen`, field.validWhen, askable)
  yield* checkReasoned(`${at}.warnWhen`, field.warnWhen, askable)
  yield* checkLimits(field, at, askable)
  if (field.requiredWhen !== undefined && field.required === undefined) {
    yield fault(
      'R093',
      `${at}.requiredWhen`,
      'it is never asked for without "required": what is said of an empty one',
    )
  }
  for (const { place, fields } of partsOf(field)) {
    for (const [name, part] of Object.entries(fields)) {
      yield* checkFieldConditions(part, `${at}.${place}.${name}`, { ...askable, ...fields })
    }
  }
}

function* checkFormField(field: FieldDefinition, at: string, names: readonly string[]) {
  const { kind, options, choices, input, resets, notBefore } = field
  if (options !== undefined && choices !== undefined) {
    yield fault('R032', `${at}.choices`, 'a field has options of its own or a source of choices, not both')
  }
  if (kind === 'choice' && !options && choices === undefined && input === undefined) {
    yield fault('R032', at, 'a choice needs options, or the name of a source of choices')
  }
  if (kind === 'state' && input === undefined) {
    yield fault('R038', `${at}.kind`, 'a state is shown and not entered: no form has an input for it')
  }
  yield* unknownNames('R007', `${at}.resets`, 'field', resets, names)
  yield* unknownName('R007', `${at}.notBefore`, 'field', notBefore, [...names, 'today'])
}
