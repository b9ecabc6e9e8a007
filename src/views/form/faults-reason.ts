import { t } from '../../locales/t'
import type { FormFields } from './check-form'

/** Which fields stand in the way of a form; null when none does. */
export function faultsReason(fields: FormFields, faults: Readonly<Record<string, string>>): string | null {
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    faults[name] === undefined ? [] : [t(label)],
  )
  return labels.length === 0 ? null : t('form.fix', { fields: labels.join(', ') })
}
