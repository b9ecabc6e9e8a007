import { t } from '../../locales/t'

/** Where config.json names no address of sales: what the specification says (README decision 7, D1 §4 'Plan transitions'). */
export function contactSales(): void {
  window.alert(t('plans.notWorking'))
}
