import type { ReactNode } from 'react'
import { memo } from 'react'
import { breakdownOf } from '../../domain/consumption/breakdown'
import { lastOfMonth } from '../../domain/consumption/calendar'
import { type DataType, dataTypes, unitOf } from '../../domain/consumption/data-type'
import { projectMonth } from '../../domain/consumption/projection'
import { t } from '../../locales/t'
import { valueText } from '../../views/chart/chart-series'
import { ComparedWith } from './compared-with'
import styles from './consumption.module.css'
import { amountText, dateText, figureText, typeText } from './consumption-words'
import { FigureButton } from './figure-button'
import { type AskParts, countChosen, type ShownConsumption } from './shown-consumption'

export type SummaryProps = {
  shown: ShownConsumption
  today: string
  onAsk: AskParts
}

/** The details bar: compute first, with what it was before and what it may become; then the rest (D1 §2). */
export const Summary = memo(function Summary({ shown, today, onAsk }: SummaryProps) {
  const { usages, range, settings, filters } = shown
  const total = (type: DataType) => breakdownOf(usages, type, range, settings).total
  const askedOf = (type: DataType) => (value: number) => onAsk({ type, choice: {}, value })
  return (
    <section aria-label={t('consumption.summary')}>
      <div className={styles.figures}>
        <Figure label={t('consumption.computeUnits')} isLarge>
          <Amount type="compute" total={total('compute')} onAsk={askedOf('compute')} />
          <ComparedWith shown={shown} today={today} />
        </Figure>
        {filters.range.type === 'month' && <Projection shown={shown} today={today} />}
        <Figure label={t('consumption.storageUnits')}>
          <Amount type="storage" total={total('storage')} onAsk={askedOf('storage')} />
        </Figure>
        <Figure label={t('consumption.selectedClusters')}>
          <p className={`figures ${styles.amount}`}>
            {t('consumption.countOf', { count: countChosen(shown), all: shown.places.size })}
          </p>
        </Figure>
      </div>
      <dl className={`surface ${styles.others}`} aria-label={t('consumption.otherFigures')}>
        {others.map((type) => (
          <div key={type}>
            <dt className="second">{typeText(type)}</dt>
            <dd>
              <Amount type={type} total={total(type)} onAsk={askedOf(type)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})

const others = dataTypes.filter((type) => type !== 'compute' && type !== 'storage')

type FigureProps = { label: string; isLarge?: true; children: ReactNode }

function Figure({ label, isLarge, children }: FigureProps) {
  return (
    <section className={`surface ${styles.figureCard}`} data-large={isLarge} aria-label={label}>
      <h2 className="second">{label}</h2>
      {children}
    </section>
  )
}

type AmountProps = { type: DataType; total: number | null; onAsk: (total: number) => void }

/** A sum that opens to its parts; of what the server does not tell, that. */
function Amount({ type, total, onAsk }: AmountProps) {
  if (total === null) return <p className="second">{t('consumption.notTold')}</p>
  return (
    <p className={styles.amount}>
      <FigureButton
        text={unitOf[type] === 'operations' ? figureText(total) : amountText(total, type)}
        what={typeText(type)}
        onAsk={() => onAsk(total)}
      />
    </p>
  )
}

/** What the month may come to, as a range with its method; or why that is not said. */
function Projection({ shown, today }: Pick<SummaryProps, 'shown' | 'today'>) {
  const projection = projectMonth(shown.usages, today, shown.settings, shown.range.today)
  const label = t('consumption.projection', { date: dateText(lastOfMonth(today)) })
  if (!projection.isKnown) {
    return (
      <Figure label={label}>
        <p className="second">{t('consumption.notProjected', { count: projection.completeDays })}</p>
      </Figure>
    )
  }
  const { low, high, expected, soFar, completeDays, remainingDays } = projection
  return (
    <Figure label={label}>
      <p className={`figures ${styles.amount}`}>
        {t('consumption.projected', { low: estimateText(low, soFar), high: estimateText(high, soFar) })}
      </p>
      <details>
        <summary>{t('consumption.projectionHow')}</summary>
        <p className="second">
          {t('consumption.projectionMethod', {
            complete: completeDays,
            remaining: remainingDays,
            expected: estimateText(expected, soFar),
            soFar: valueText(soFar),
          })}
        </p>
      </details>
    </Figure>
  )
}

/** An estimate is no more exact than this, and never below what is used already. */
function estimateText(value: number, soFar: number): string {
  return Number(value.toPrecision(estimatedDigits)) < soFar ? valueText(soFar) : estimates.format(value)
}
const estimatedDigits = 3
const estimates = new Intl.NumberFormat('en', { maximumSignificantDigits: estimatedDigits })
