import type { CreateDefinition, FieldDefinition, ResourceDefinition } from '../../resources/define'

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
