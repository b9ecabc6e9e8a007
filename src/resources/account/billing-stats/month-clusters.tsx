import { Link } from 'react-router'
import { monthOf, monthQuery, monthRange } from '../../../domain/billing/billing-months'
import {
  type BillingFigure,
  type BillingFigures,
  type BillingPart,
  billingStatSchema,
} from '../../../domain/billing/billing-stat'
import { type Difference, differencesOf } from '../../../domain/billing/month-parts'
import { addressOf, defaultFilters } from '../../../domain/consumption/address'
import { t } from '../../../locales/t'
import { faultsIn } from '../../../providers/read-list'
import { useSession } from '../../../providers/session-context'
import { useCallQuery } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Spinner } from '../../../ui/spinner'
import { StatePanel } from '../../../ui/state-panel'
import { useNow } from '../../../ui/use-now'
import { errorSentence } from '../../../views/error-sentence'
import { UnreadRecords } from '../../../views/list/unread-records'
import type { DetailPartProps } from '../../../views/resource-components'
import { useIsNarrow } from '../../../views/table/use-is-narrow'
import styles from './billing-stats.module.css'
import { amountText } from './figure-words'
import { saveClusters } from './month-csv'

/** The clusters of one month and what each had a part in it with (BIL-002, BIL-D02). */
export function MonthClusters({ record }: DetailPartProps) {
  const month = billingStatSchema.parse(record)
  const { person } = useSession()
  const { data, error, refetch } = useCallQuery('getBillingMonth', {
    path: { id: person.uuid },
    query: { date: monthQuery(month.id) },
  })
  const { showSuccess } = useNotices()
  const isNarrow = useIsNarrow()
  const Parts = isNarrow ? PartCards : PartTable
  const faults = faultsIn(data)
  // The running month goes on between the reading of the list and of its clusters; a cluster that is not shown is in no sum.
  const isRunning = month.id >= monthOf(useNow(60_000))
  const isComparable = !isRunning && faults.every(({ isShown }) => isShown)

  if (!data && error)
    return (
      <StatePanel
        icon="alert"
        tone="error"
        title={t('billing.monthFailed')}
        text={errorSentence(error)}
        actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    )
  if (!data) return <Loading />
  return (
    <div className={styles.clusters}>
      <div className={`row ${styles.tools}`}>
        <ConsumptionLink month={month.id} />
        {data.length > 0 && (
          <Button onClick={() => showSuccess(saveClusters(month.id, data))}>
            <Icon name="download" />
            {t('billing.export')}
          </Button>
        )}
      </div>
      <UnreadRecords
        label={{ one: 'billing.cluster', many: 'billing.clusters' }}
        list={{ faults, total: data.length + faults.filter(({ isShown }) => !isShown).length }}
      />
      {data.length === 0 ? (
        <StatePanel icon="empty" title={t('billing.noClusters')} text={t('billing.noClustersText')} />
      ) : (
        <Parts name={month.dateFormatted} parts={data} reported={month} />
      )}
      {isComparable && <Differences differences={differencesOf(month, data)} />}
    </div>
  )
}

/** To the same days of consumption; those of the running month that are to come are left out there. */
function ConsumptionLink({ month }: { month: string }) {
  const range = { type: 'custom', ...monthRange(month) } as const
  return (
    <Link to={`/consumption?${addressOf({ ...defaultFilters, range })}`}>{t('billing.consumption')}</Link>
  )
}

/** Each amount with its cost below. */
const columns = [
  { amount: 'units', cost: 'unitsCost' },
  { amount: 'users', cost: 'usersCost' },
  { amount: 'usage', cost: 'usageCost' },
] as const satisfies readonly { amount: BillingFigure; cost: BillingFigure }[]

type PartsProps = { name: string; parts: readonly BillingPart[]; reported: BillingFigures }

function PartTable({ name, parts, reported }: PartsProps) {
  const label = t('billing.clustersOf', { month: name })
  const cells = (figures: BillingFigures) => (
    <>
      {columns.map(({ amount, cost }) => (
        <td key={amount} className="figures">
          {amountText(amount, figures[amount])}
          <span className="second">{amountText(cost, figures[cost])}</span>
        </td>
      ))}
      <td className="figures">
        <strong>{amountText('totalCost', figures.totalCost)}</strong>
      </td>
    </>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={`surface ${styles.frame}`} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('billing.cluster')}</th>
            {columns.map(({ amount }) => (
              <th key={amount} scope="col">
                {t(`billing.${amount}`)}
              </th>
            ))}
            <th scope="col">{t('billing.totalCost')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={keyOf(part, parts)}>
              <th scope="row">{part.name}</th>
              {cells(part.figures)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('billing.total')}</th>
            {cells(reported)}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** The same where it is too narrow for columns. */
function PartCards({ name, parts, reported }: PartsProps) {
  const card = (title: string, figures: BillingFigures) => (
    <>
      <h3>{title}</h3>
      <dl>
        {columns.map(({ amount, cost }) => (
          <div key={amount}>
            <dt className="second">{t(`billing.${amount}`)}</dt>
            <dd className="figures">
              {amountText(amount, figures[amount])}
              <span className="second">{amountText(cost, figures[cost])}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="second">{t('billing.totalCost')}</dt>
          <dd className="figures">
            <strong>{amountText('totalCost', figures.totalCost)}</strong>
          </dd>
        </div>
      </dl>
    </>
  )
  return (
    <ul className={styles.cards} aria-label={t('billing.clustersOf', { month: name })}>
      {parts.map((part) => (
        <li key={keyOf(part, parts)} className="surface">
          {card(part.name, part.figures)}
        </li>
      ))}
      <li className="surface" data-total>
        {card(t('billing.total'), reported)}
      </li>
    </ul>
  )
}

/** Two clusters may have one name. */
function keyOf(part: BillingPart, parts: readonly BillingPart[]): string {
  return `${part.name} ${parts.indexOf(part)}`
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  const figures = differences.map(({ figure, reported, sum }) =>
    t('billing.differOne', {
      figure: t(`billing.${figure}`),
      sum: amountText(figure, sum),
      reported: amountText(figure, reported),
    }),
  )
  return (
    <p className={styles.note} role="note">
      <Icon name="warning" />
      {t('billing.differ', { figures: figures.join(', ') })}
    </p>
  )
}

/** In the geometry of what comes. */
function Loading() {
  return (
    <div className={styles.clusters} aria-busy="true">
      <Spinner text={t('billing.loadingMonth')} />
      <div className={`surface ${styles.skeleton}`} aria-hidden="true" />
    </div>
  )
}
