import { Fragment, type ReactNode } from 'react'
import { rateTotals } from '../domain/ipu-rate'
import { fiveDecimals, locale, numberText } from '../locales/locale'
import { t } from '../locales/t'
import styles from './consumption-change.module.css'

export type ConsumptionChangeProps = {
  /** IPU an hour; null where it is not known. */
  now: number | null
  /** The same after the change; left out while nothing would change. */
  after?: number | null
  /** What changes, above the figures. */
  rows?: readonly { label: string; now: ReactNode; after?: ReactNode }[]
  /** Milliseconds since the epoch; its month is counted. */
  at?: number
}

/** What a cluster consumes now and after a change: an hour, a day, this month if it never sleeps. */
export function ConsumptionChange({ now, after, rows = [], at = Date.now() }: ConsumptionChangeProps) {
  const hasChange = after !== undefined
  const [before, then] = [totalsOf(now, at), hasChange ? totalsOf(after, at) : null]
  const month = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  )
  const hours = rateTotals(0, at).monthHours
  const figures = [
    { label: t('clusterSize.perHour'), now: before?.hour, after: then?.hour },
    { label: t('clusterSize.perDay'), now: before?.day, after: then?.day },
    { label: t('clusterSize.perMonth', { month, hours }), now: before?.month, after: then?.month },
  ]
  return (
    <table className={styles.change} data-changes={hasChange || undefined}>
      <caption className="visually-hidden">{t('clusterSize.consumption')}</caption>
      <thead className={hasChange ? undefined : 'visually-hidden'}>
        <tr>
          <td />
          <th scope="col">{t('clusterSize.now')}</th>
          {hasChange && <th scope="col">{t('clusterSize.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.now ?? t('clusterSize.unknown')}</td>
            {hasChange && <td>{row.after ?? row.now ?? t('clusterSize.unknown')}</td>}
          </tr>
        ))}
        {figures.map((figure) => (
          <tr key={figure.label}>
            <th scope="row">{figure.label}</th>
            <td className="figures">{figureText(figure.now)}</td>
            {hasChange && (
              <td className="figures">
                <strong>{figureText(figure.after)}</strong>
                <Difference now={figure.now} after={figure.after} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Difference({ now, after }: { now: number | undefined; after: number | undefined }) {
  if (now === undefined || after === undefined || now === after) return <Fragment />
  return <span className="second"> {numberText(after - now, signed)}</span>
}

const signed = { ...fiveDecimals, signDisplay: 'always' } as const

function figureText(figure: number | undefined): string {
  return figure === undefined ? t('clusterSize.unknown') : numberText(figure, fiveDecimals)
}

function totalsOf(perHour: number | null, at: number) {
  return perHour === null ? null : { hour: perHour, ...rateTotals(perHour, at) }
}
