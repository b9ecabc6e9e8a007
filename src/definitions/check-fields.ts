import { checkBehaviour, checkText } from './check-names'
import type { ResourceDefinition } from './define'
import { type FieldDefinition, fieldKinds } from './define-field'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'
import { schemaFields } from './schema-fields'

/** Faults of the fields, in lists and in forms: each must be of the schema, with texts and a renderer that exist. */
export function checkFields(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, titleField, fields, formFields = {} } = definition
  const inSchema = schemaFields(definition)
  const faults: Fault[] = []
  for (const [field, described] of Object.entries(fields)) {
    if (!described) continue
    const place = `${name}.fields.${field}`
    if (inSchema && !inSchema.has(field)) {
      faults.push(fault('R005', place, `the schema has no field "${field}"`, field, inSchema))
    }
    faults.push(...checkField(definition, described, place, known))
  }
  for (const [field, described] of Object.entries(formFields)) {
    faults.push(...checkField(definition, described, `${name}.formFields.${field}`, known))
  }
  if (!fields[titleField]) {
    const place = `${name}.titleField`
    faults.push(fault('R006', place, `no field "${titleField}"`, titleField, Object.keys(fields)))
  }
  return faults
}

/** Faults of the details: their sections show fields that exist. */
export function checkDetail({ name, detail, fields }: ResourceDefinition, known: KnownNames): Fault[] {
  if (!detail) return []
  return [
    ...checkText(known, `${name}.detail.title`, detail.title),
    ...detail.sections.flatMap((section, index) => {
      const place = `${name}.detail.sections[${index}]`
      return [
        ...checkText(known, `${place}.title`, section.title),
        ...checkText(known, `${place}.text`, section.text),
        ...section.fields.flatMap((field, position) =>
          fields[field]
            ? []
            : [
                fault(
                  'R007',
                  `${place}.fields[${position}]`,
                  `no field "${field}"`,
                  field,
                  Object.keys(fields),
                ),
              ],
        ),
      ]
    }),
  ]
}

function checkField(
  definition: ResourceDefinition,
  field: FieldDefinition,
  place: string,
  known: KnownNames,
): Fault[] {
  const { options = [], action, kind } = field
  const texts = ['label', 'help', 'placeholder', 'unit', 'required'] as const
  const actions = definition.actions.map(({ name }) => name)
  return [
    ...(fieldKinds.includes(kind)
      ? []
      : [fault('R026', `${place}.kind`, `no kind "${kind}"`, kind, fieldKinds)]),
    ...texts.flatMap((key) => checkText(known, `${place}.${key}`, field[key])),
    ...checkBehaviour(known, definition, 'cell', `${place}.cell`, field.cell),
    ...(action === undefined || actions.includes(action)
      ? []
      : [fault('R036', `${place}.action`, `no action "${action}"`, action, actions)]),
    ...options.flatMap((option, index) => {
      const at = `${place}.options[${index}]`
      const isDouble = options.findIndex(({ value }) => value === option.value) !== index
      return [
        ...(isDouble ? [fault('R031', `${at}.value`, `two options have the value "${option.value}"`)] : []),
        ...checkText(known, `${at}.label`, option.label),
        ...checkText(known, `${at}.text`, option.text),
        ...checkText(known, `${at}.disabledReason`, option.disabledReason),
      ]
    }),
  ]
}
