import { Link, useLocation } from 'react-router'
import { monthOf } from '../../../domain/billing/billing-months'
import type { BillingStat } from '../../../domain/billing/billing-stat'
import { t } from '../../../locales/t'
import { useNotices } from '../../../providers/use-notices'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { lazyPiece } from '../../../ui/lazy-piece'
import { useNow } from '../../../ui/use-now'
import type { ResourceComponents } from '../../../views/resource-components'
import styles from './billing-stats.module.css'
import type { billingStats } from './definition'
import { amountText } from './figure-words'
import { saveMonths } from './month-csv'

/** What is special of a month: it opens its clusters, and shows what it cost beside the others. */
export const components: ResourceComponents<typeof billingStats> = {
  cells: {
    month: (month) => <Month {...month} />,
    cost: (month) => <Cost {...month} />,
  },
  toolbars: { export: (months) => <ExportMonths months={months} /> },
  details: {
    clusters: lazyPiece(() => import('./month-clusters').then((file) => file.MonthClusters), {
      Waiting: () => <p role="status">{t('billing.loadingMonth')}</p>,
    }),
  },
}

/** A link, so that the address says which month is open, and the way back closes it. */
function Month({ id, dateFormatted }: Pick<BillingStat, 'id' | 'dateFormatted'>) {
  const { pathname, search } = useLocation()
  const isRunning = id === monthOf(useNow(60_000))
  const parameters = new URLSearchParams(search)
  parameters.set('month', id)
  return (
    <span className={`row ${styles.month}`}>
      <Link
        className="ellipsis"
        to={`${pathname}?${parameters}`}
        preventScrollReset
        title={t('billing.openMonth', { month: dateFormatted })}
      >
        {dateFormatted}
      </Link>
      {isRunning && <span className="pill second">{t('billing.soFar')}</span>}
    </span>
  )
}

/** The list as a file, whatever page of it is shown. */
function ExportMonths({ months }: { months: readonly BillingStat[] }) {
  const { showSuccess } = useNotices()
  return (
    <Button onClick={() => showSuccess(saveMonths(months))}>
      <Icon name="download" />
      {t('billing.export')}
    </Button>
  )
}

/** The cost with a bar below it, which a screen reader hears as a share. */
function Cost({ totalCost, costShare }: Pick<BillingStat, 'totalCost' | 'costShare'>) {
  const share = costShare === null ? null : Math.round(costShare * 100)
  return (
    <span className={styles.cost}>
      <span className="figures">{amountText('totalCost', totalCost)}</span>
      {share !== null && (
        <span
          className={styles.bar}
          role="img"
          aria-label={t('billing.ofLargest', { percent: `${share} %` })}
          title={t('billing.ofLargest', { percent: `${share} %` })}
        >
          <span style={{ width: `${share}%` }} />
        </span>
      )}
    </span>
  )
}
