import { t } from '../../locales/t'
import type { FormPlan } from './form-plan'
import type { FormContext } from './form-values'
import { locks } from './locks'
import { lookUp } from './look-up'

/** Why a field of a form cannot be changed; null while it can. */
export function lockOf({ fields, locked }: FormPlan, name: string, context: FormContext): string | null {
  if (locked.includes(name)) return t('form.fixedAfterCreation')
  const lockedWhen = fields[name]?.lockedWhen
  return lockedWhen === undefined ? null : lookUp(locks, 'lock', lockedWhen)(context)
}
