import { checkCall, checkName, checkText } from './check-names'
import { checkOwnCall } from './check-place'
import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import type { CreateDefinition, EditDefinition } from './define-form'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'

/** Faults of the forms: their sections show fields that exist, whose behaviour is registered, and access may allow. */
export function checkForm(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, formFields = {}, access } = definition
  const faults: Fault[] = []
  for (const [field, described] of Object.entries(formFields)) {
    const place = `${name}.formFields.${field}`
    faults.push(...checkFormField(described, place, known), ...checkOtherFields(described, place, formFields))
  }
  const forms = (['create', 'edit', 'scale'] as const).flatMap((mode) => {
    const form = definition[mode]
    return form ? [{ mode, form, place: `${name}.${mode}` }] : []
  })
  for (const { mode, form, place } of forms) {
    faults.push(
      ...checkOneForm(form, place, formFields, known),
      ...checkOwnCall(definition, `${place}.call`, form.call, mode !== 'create'),
    )
    if (access[mode] === undefined && !isAsked(definition, mode)) {
      const message = `nothing says who may ${mode}: name the action here, or give an action that opens the form`
      faults.push(fault('R004', `${name}.access.${mode}`, message))
    }
  }
  if (forms.length === 0) return faults
  const shown = forms.flatMap(({ form }) => form.sections.flatMap(({ fields }) => fields))
  const words = forms.length > 1 ? 'no section of a form' : `no section of the ${forms[0]?.mode} form`
  for (const field of Object.keys(formFields)) {
    if (shown.includes(field)) continue
    faults.push(fault('R012', `${name}.formFields.${field}`, `${words} shows it`))
  }
  return faults
}

/** An action that opens the form asks access itself. */
function isAsked({ actions }: ResourceDefinition, mode: 'create' | 'edit' | 'scale'): boolean {
  return actions.some(({ opens }) => opens === mode)
}

function checkFormField(field: FieldDefinition, place: string, known: KnownNames): Fault[] {
  const { kind, options, choices, min, max, input } = field
  const hasChoices = options !== undefined || choices !== undefined
  return [
    ...checkName(known, 'R011', 'input', `${place}.input`, input),
    ...checkName(known, 'R011', 'choice source', `${place}.choices`, choices),
    ...(options !== undefined && choices !== undefined
      ? [fault('R032', `${place}.choices`, 'a field has options of its own or a source of choices, not both')]
      : []),
    ...(kind === 'choice' && !hasChoices && input === undefined
      ? [fault('R032', place, 'a choice needs options, or the name of a source of choices')]
      : []),
    ...(kind === 'state' && input === undefined
      ? [fault('R038', `${place}.kind`, 'a state is shown and not entered: no form has an input for it')]
      : []),
    ...(min !== undefined && max !== undefined && min > max
      ? [fault('R033', `${place}.min`, `${min} is more than the largest value, ${max}`)]
      : []),
  ]
}

/** Fields another field speaks of. */
function checkOtherFields(
  { resets = [], notBefore = 'today' }: FieldDefinition,
  place: string,
  formFields: NonNullable<ResourceDefinition['formFields']>,
): Fault[] {
  const names = Object.keys(formFields)
  const checked = [...resets.map((name) => ['resets', name]), ['notBefore', notBefore]]
  return checked.flatMap(([key, name = '']) =>
    formFields[name] || (key === 'notBefore' && name === 'today')
      ? []
      : [fault('R007', `${place}.${key}`, `no field "${name}"`, name, names)],
  )
}

function checkOneForm(
  form: CreateDefinition<string> | EditDefinition<string>,
  place: string,
  formFields: NonNullable<ResourceDefinition['formFields']>,
  known: KnownNames,
): Fault[] {
  const names = Object.keys(formFields)
  const missing = (field: string, at: string) =>
    formFields[field] ? [] : [fault('R007', at, `no field "${field}"`, field, names)]
  const inTitle = [
    ...(typeof form.recordTitle === 'string' ? form.recordTitle : '').matchAll(/\{(\w*)\}/g),
  ].map(([, key = '']) => key)
  return [
    ...(['title', 'intro', 'submit', 'note', 'success'] as const).flatMap((key) =>
      checkText(known, `${place}.${key}`, form[key]),
    ),
    ...checkText(known, `${place}.wizard.review`, form.wizard?.review),
    ...checkCall(known, `${place}.call`, form.call),
    ...inTitle
      .filter((key) => key !== 'cluster' && !formFields[key])
      .map((key) => fault('R007', `${place}.recordTitle`, `no field "${key}"`, key, [...names, 'cluster'])),
    ...form.sections.flatMap((section, index) => [
      ...checkText(known, `${place}.sections[${index}].title`, section.title),
      ...checkText(known, `${place}.sections[${index}].text`, section.text),
      ...section.fields.flatMap((field, position) =>
        missing(field, `${place}.sections[${index}].fields[${position}]`),
      ),
    ]),
    ...('locked' in form ? (form.locked ?? []) : []).flatMap((field, index) =>
      missing(field, `${place}.locked[${index}]`),
    ),
  ]
}
