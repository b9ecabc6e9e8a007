import type { ResourceDefinition } from '../../resources/define'
import type { FieldDefinition } from '../../resources/define-field'
import type { CreateDefinition } from '../../resources/define-form'

/** A definition whose records can be made by a form. */
export type CreatableDefinition = ResourceDefinition & {
  create: CreateDefinition<string>
  formFields: Readonly<Record<string, FieldDefinition>>
}

/** The definition with the parts a form needs. @throws RangeError when it does not say how a record is made. */
export function asCreatable(definition: ResourceDefinition): CreatableDefinition {
  const { create, formFields } = definition
  if (!create || !formFields) throw new RangeError(`"${definition.name}" does not say how a record is made`)
  return { ...definition, create, formFields }
}
