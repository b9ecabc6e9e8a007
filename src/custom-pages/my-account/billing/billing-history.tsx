import { missingMonths, monthOf, monthSpans, monthText } from '../../../domain/billing/billing-months'
import { type BillingStat, billingStatSchema, isReported } from '../../../domain/billing/billing-stat'
import { readInstant } from '../../../domain/dates'
import { t } from '../../../locales/t'
import { DefinedResource } from '../../../providers/defined-resource'
import { useSession } from '../../../providers/session-context'
import { billingStats } from '../../../resources/account/billing-stats/definition'
import { amountText, figureText } from '../../../resources/account/billing-stats/figure-words'
import { accountComponents } from '../../../resources/account-components'
import { useNow } from '../../../ui/use-now'
import { useRecords } from '../../../views/records/use-records'
import { ComponentsProvider } from '../../../views/resource-components'
import { ResourcePlace } from '../../../views/section/resource-place'
import styles from './billing-history.module.css'
import { PaymentCard } from './payment-card'

/** What the months cost, the clusters of each, and the card that pays (BIL-001, BIL-002). */
export function BillingHistory() {
  return (
    <ComponentsProvider components={accountComponents}>
      <DefinedResource definition={billingStats}>
        <Months />
      </DefinedResource>
    </ComponentsProvider>
  )
}

function Months() {
  const { records, error } = useRecords(billingStats)
  const listed = records?.map((record) => billingStatSchema.parse(record))
  const months = listed?.filter(isReported)
  return (
    <div className={styles.page}>
      <div className={styles.first}>
        {!months && !error && <Skeleton />}
        {listed && months && months.length > 0 && <Latest months={months} listed={listed} />}
        <PaymentCard />
      </div>
      {months && months.length > 0 && <Missing months={months} />}
      <ResourcePlace definition={billingStats} />
    </div>
  )
}

type LatestProps = {
  months: readonly BillingStat[]
  /** With those of which nothing is reported. */
  listed: readonly BillingStat[]
}

/** The running month and the last invoice. */
function Latest({ months, listed }: LatestProps) {
  const current = monthOf(useNow(60_000))
  const running = months.find(({ id }) => id === current)
  const isComplete = ({ id }: BillingStat) => id < current
  const last = months.find(isComplete)
  return (
    <>
      <Figure
        title={t('billing.running', { month: running?.dateFormatted ?? monthText(current) })}
        month={running}
        none={t('billing.runningNotReported')}
      />
      <Figure
        title={last ? t('billing.lastInvoice', { month: last.dateFormatted }) : t('billing.noInvoice')}
        month={last}
        none={t(listed.some(isComplete) ? 'billing.noInvoiceReported' : 'billing.noInvoiceText')}
      />
    </>
  )
}

/** The months of which the list has no figure. */
function Missing({ months }: { months: readonly BillingStat[] }) {
  const { person } = useSession()
  const reported = months.map(({ id }) => id)
  const missing = missingMonths(reported, readInstant(person.createdAt), useNow(60_000))
  if (missing.length === 0) return null
  const words = monthSpans(missing).map(({ from, to, count }) =>
    count === 1
      ? monthText(from)
      : t('billing.monthSpan', { from: monthText(from), to: monthText(to), count }),
  )
  return <p className="second">{t('billing.missing', { months: words.join(', ') })}</p>
}

function Figure({ title, month, none }: { title: string; month: BillingStat | undefined; none: string }) {
  return (
    <section className={`surface ${styles.figure}`} aria-label={title}>
      <h2>{title}</h2>
      {month ? (
        <>
          <p className={`figures ${styles.amount}`}>{amountText('totalCost', month.totalCost)}</p>
          <p className="second figures">{amountsOf(month).join(' · ')}</p>
        </>
      ) : (
        <p className="second">{none}</p>
      )}
    </section>
  )
}

/** As far as they were reported. */
function amountsOf({ units, users, usage }: BillingStat): string[] {
  return [
    ...(units === null ? [] : [amountText('units', units)]),
    ...(users === null ? [] : [t('billing.userCount', { count: figureText('users', users) })]),
    ...(usage === null ? [] : [amountText('usage', usage)]),
  ]
}

/** In the geometry of what comes. */
function Skeleton() {
  return (
    <>
      <div className={`surface ${styles.figure} ${styles.waiting}`} aria-hidden="true" />
      <div className={`surface ${styles.figure} ${styles.waiting}`} aria-hidden="true" />
    </>
  )
}
