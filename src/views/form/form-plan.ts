import '../../locales/form-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import type { CreateDefinition, EditDefinition } from '../../definitions/define-form'
import { lockReason } from '../../definitions/field-conditions'
import type { FormContext, FormMode } from '../../definitions/form-values'
import { t } from '../../locales/t'

/** The fields of a form by name, as a definition gives them. */
export type FormFields = Readonly<Record<string, FieldDefinition>>

/** One form of a definition, with the fields it shows. */
export type FormPlan = Omit<CreateDefinition<string> & EditDefinition<string>, 'locked'> & {
  resource: Pick<ResourceDefinition, 'name'>
  mode: FormMode
  fields: FormFields
  /** Names of the fields that are shown but cannot be changed. */
  locked: readonly string[]
}

/** The form by which a definition makes or changes a record. @throws RangeError when it has none. */
export function formPlanOf(definition: ResourceDefinition, mode: FormMode): FormPlan {
  const form: CreateDefinition<string> | EditDefinition<string> | undefined = definition[mode]
  if (!form) throw new RangeError(`"${definition.name}" has no form to ${mode}`)
  const named = new Set(form.sections.flatMap(({ fields }) => fields))
  const fields = Object.entries(definition.formFields ?? {}).filter(([name]) => named.has(name))
  return {
    ...form,
    resource: definition,
    mode,
    fields: Object.fromEntries(fields),
    locked: 'locked' in form ? (form.locked ?? []) : [],
  }
}

/** Why a field of a form cannot be changed; null while it can. */
export function lockOf({ fields, locked }: FormPlan, name: string, context: FormContext): string | null {
  if (locked.includes(name)) return t('form.fixedAfterCreation')
  const field = fields[name]
  return field ? lockReason(field, context) : null
}
