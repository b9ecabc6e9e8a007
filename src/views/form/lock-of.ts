import type { FormContext } from '../../definitions/form-values'
import { t } from '../../locales/t'
import type { FormPlan } from './form-plan'

/** Why a field of a form cannot be changed; null while it can. */
export function lockOf({ fields, locked }: FormPlan, name: string, context: FormContext): string | null {
  if (locked.includes(name)) return t('form.fixedAfterCreation')
  return fields[name]?.lockedWhen?.(context) ?? null
}
