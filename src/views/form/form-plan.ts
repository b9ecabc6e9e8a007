import type { ResourceDefinition } from '../../definitions/define'
import type { CreateDefinition, EditDefinition } from '../../definitions/define-form'
import type { FormMode } from '../../definitions/form-values'
import type { FormFields } from './check-form'

/** One form of a definition, with the fields it shows. */
export type FormPlan = Omit<CreateDefinition<string> & EditDefinition<string>, 'layout' | 'locked'> & {
  mode: FormMode
  fields: FormFields
  /** Names of the fields that are shown but cannot be changed. */
  locked: readonly string[]
}

/** The form by which a definition makes or changes a record. @throws RangeError when it has none. */
export function formPlanOf(definition: ResourceDefinition, mode: FormMode): FormPlan {
  const form: CreateDefinition<string> | EditDefinition<string> | undefined = definition[mode]
  if (!form) throw new RangeError(`"${definition.name}" does not say how a record is ${verbs[mode]}`)
  const named = new Set(form.sections.flatMap(({ fields }) => fields))
  const fields = Object.entries(definition.formFields ?? {}).filter(([name]) => named.has(name))
  return {
    ...form,
    mode,
    fields: Object.fromEntries(fields),
    locked: 'locked' in form ? (form.locked ?? []) : [],
  }
}

const verbs = { create: 'made', edit: 'changed', scale: 'scaled' } as const
