import { t } from '../../locales/t'

/** A placeholder, as specified; to be replaced here alone (D1 §4 'Plan transitions', PLAN-D09, PLAN-D19). */
export function contactSales(): void {
  window.alert(t('plans.notWorking'))
}
