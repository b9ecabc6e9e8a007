import { type BillingFigures, type BillingStat, billingFigures } from '../../../domain/billing/billing-stat'
import { shownFigure } from '../../../domain/billing/month-parts'
import { csvOf } from '../../../domain/csv'
import { t } from '../../../locales/t'
import { saveCsv } from '../../../views/action/save-file'
import { unitOf } from './figure-words'

/** Months as a file: every figure as it is shown; what was not reported is empty. */
export function saveMonths(months: readonly BillingStat[]): string {
  const rows = months.map((month) => [month.id, ...figuresOf(month)])
  return save('billing-history.csv', t('billing.month'), rows)
}

/**
 * The clusters of a month as a file, without their sum.
 * @param month YYYY-MM
 */
export function saveClusters(
  month: string,
  parts: readonly { name: string; figures: BillingFigures }[],
): string {
  const rows = parts.map(({ name, figures }) => [name, ...figuresOf(figures)])
  return save(`billing-${month}.csv`, t('billing.cluster'), rows)
}

/** Answers what is said then. */
function save(name: string, first: string, rows: readonly (readonly (string | number)[])[]): string {
  const heads = billingFigures.map((figure) => {
    const unit = unitOf(figure.name)
    const words = t(`billing.${figure.name}`)
    return unit === null ? words : t('billing.withUnit', { name: words, unit: t(unit) })
  })
  saveCsv(csvOf([[first, ...heads], ...rows]), name)
  return t('billing.csvDone', { count: rows.length })
}

function figuresOf(figures: BillingFigures): (string | number)[] {
  return billingFigures.map(({ name }) => {
    const value = figures[name]
    return value === null ? '' : shownFigure(name, value)
  })
}
