import { checkBehaviour, checkCall, checkName, checkText } from './check-names'
import type { ResourceDefinition } from './define'
import type { FieldDefinition } from './define-field'
import type { CreateDefinition, EditDefinition } from './define-form'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'
import { schemaFields } from './schema-fields'

/** Faults of the fields: each must be of the schema, with texts and a renderer that exist. */
export function checkFields(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, titleField, fields } = definition
  const inSchema = schemaFields(definition)
  const faults: Fault[] = []
  for (const [field, described] of Object.entries(fields)) {
    if (!described) continue
    const place = `${name}.fields.${field}`
    if (inSchema && !inSchema.has(field)) {
      faults.push(fault('R005', place, `the schema has no field "${field}"`, field, inSchema))
    }
    faults.push(...checkTexts(described, place, known))
    faults.push(...checkBehaviour(known, definition, 'cell', `${place}.cell`, described.cell))
  }
  if (!fields[titleField]) {
    const place = `${name}.titleField`
    faults.push(fault('R006', place, `no field "${titleField}"`, titleField, Object.keys(fields)))
  }
  return faults
}

/** Faults of the create form: its sections show fields that exist, whose behaviour is registered. */
export function checkForm(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, formFields = {}, create } = definition
  const faults: Fault[] = []
  for (const [field, described] of Object.entries(formFields)) {
    const place = `${name}.formFields.${field}`
    faults.push(
      ...checkTexts(described, place, known),
      ...checkName(known, 'R011', 'rule', `${place}.rule`, described.rule),
      ...checkName(known, 'R011', 'hint', `${place}.hint`, described.hint),
      ...checkName(known, 'R011', 'condition', `${place}.shownWhen`, described.shownWhen),
      ...checkName(known, 'R011', 'lock', `${place}.lockedWhen`, described.lockedWhen),
      ...checkName(known, 'R011', 'input', `${place}.input`, described.input),
      ...checkName(known, 'R011', 'choice source', `${place}.choices`, described.choices),
    )
  }
  const forms = (['create', 'edit'] as const).flatMap((mode) => {
    const form = definition[mode]
    return form ? [{ mode, form, place: `${name}.${mode}` }] : []
  })
  for (const { form, place } of forms) faults.push(...checkOneForm(form, place, formFields, known))
  if (forms.length === 0) return faults
  const shown = forms.flatMap(({ form }) => form.sections.flatMap(({ fields }) => fields))
  const words =
    create && definition.edit ? 'no section of a form' : `no section of the ${forms[0]?.mode} form`
  for (const field of Object.keys(formFields)) {
    if (shown.includes(field)) continue
    faults.push(fault('R012', `${name}.formFields.${field}`, `${words} shows it`))
  }
  return faults
}

function checkOneForm(
  form: CreateDefinition<string> | EditDefinition<string>,
  place: string,
  formFields: NonNullable<ResourceDefinition['formFields']>,
  known: KnownNames,
): Fault[] {
  const missing = (field: string, at: string) =>
    formFields[field] ? [] : [fault('R007', at, `no field "${field}"`, field, Object.keys(formFields))]
  return [
    ...(['title', 'intro', 'submit', 'note', 'success'] as const).flatMap((key) =>
      checkText(known, `${place}.${key}`, form[key]),
    ),
    ...checkCall(known, `${place}.call`, form.call),
    ...checkName(known, 'R011', 'request converter', `${place}.request`, form.request),
    ...checkName(known, 'R011', 'opening values', `${place}.initial`, form.initial),
    ...checkName(known, 'R011', 'remedy', `${place}.remedy`, form.remedy),
    ...form.sections.flatMap((section, index) =>
      section.fields.flatMap((field, position) =>
        missing(field, `${place}.sections[${index}].fields[${position}]`),
      ),
    ),
    ...('locked' in form ? (form.locked ?? []) : []).flatMap((field, index) =>
      missing(field, `${place}.locked[${index}]`),
    ),
  ]
}

function checkTexts(field: FieldDefinition, place: string, known: KnownNames): Fault[] {
  const keys = ['label', 'help', 'placeholder', 'unit', 'required'] as const
  return keys.flatMap((key) => checkText(known, `${place}.${key}`, field[key]))
}
