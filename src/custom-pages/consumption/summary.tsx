import type { ReactNode } from 'react'
import { memo } from 'react'
import { breakdownOf } from '../../domain/consumption/breakdown'
import { lastOfMonth } from '../../domain/consumption/calendar'
import { type DataType, dataTypes, unitOf } from '../../domain/consumption/data-type'
import { type MonthProjection, projectMonth, type WeekdayEstimate } from '../../domain/consumption/projection'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { valueText } from '../../views/chart/chart-series'
import { ComparedWith } from './compared-with'
import styles from './consumption.module.css'
import { amountText, dateText, figureText, typeText, weekdayText } from './consumption-words'
import { FigureButton } from './figure-button'
import {
  type AskParts,
  countChosen,
  countLater,
  countReported,
  type ShownConsumption,
} from './shown-consumption'

export type SummaryProps = {
  shown: ShownConsumption
  today: string
  onAsk: AskParts
}

/** The details bar: compute first, with what it was before and what it may become; then the rest (D1 §2). */
export const Summary = memo(function Summary({ shown, today, onAsk }: SummaryProps) {
  const { usages, range, settings, filters } = shown
  const total = (type: DataType) => breakdownOf(usages, type, range, settings).total
  const later = countLater(shown)
  const askedOf = (type: DataType) => (value: number) => onAsk({ type, choice: {}, value })
  return (
    <section aria-label={t('consumption.summary')}>
      <div className={styles.figures}>
        <Figure label={t('consumption.computeUnits')} isLarge>
          <Amount type="compute" total={total('compute')} onAsk={askedOf('compute')} />
          <ComparedWith shown={shown} today={today} />
        </Figure>
        {filters.range.type === 'month' && (
          <Projection shown={shown} today={today} onAsk={askedOf('compute')} />
        )}
        <Figure label={t('consumption.storageUnits')}>
          <Amount type="storage" total={total('storage')} onAsk={askedOf('storage')} />
        </Figure>
        <Figure label={t('consumption.selectedClusters')}>
          <p className={`figures ${styles.amount}`}>
            {t('consumption.countOf', { count: countChosen(shown), all: shown.places.size })}
          </p>
          {shown.absent.length > 0 && (
            <p className="second">{t('consumption.countReported', { count: countReported(shown) })}</p>
          )}
          {later > 0 && <p className="second">{t('consumption.countLater', { count: later })}</p>}
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
  if (total === null) return <p className="second">{t('consumption.notReported')}</p>
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

type ProjectionProps = Pick<SummaryProps, 'shown' | 'today'> & { onAsk: (soFar: number) => void }

/** What the month may come to, as a range with its method and arithmetic; or why that is not said. */
function Projection({ shown, today, onAsk }: ProjectionProps) {
  const { usages, settings, range, createdOn } = shown
  const label = t('consumption.projection', { date: dateText(lastOfMonth(today)) })
  if (createdOn === null) {
    return (
      <Figure label={label}>
        <p className="second">{t('consumption.projecting')}</p>
      </Figure>
    )
  }
  const projection = projectMonth(usages, today, settings, { createdOn, unfinished: range.today })
  if (!projection.isKnown) {
    return (
      <Figure label={label}>
        <p className="second">{t('consumption.notProjected', { count: projection.completeDays })}</p>
      </Figure>
    )
  }
  const { low, high, soFar, completeDays, remainingDays } = projection
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
            count: remainingDays,
          })}
        </p>
        <Estimates projection={projection} />
        <p className="second">
          {t('consumption.projectionLeast')}{' '}
          <FigureButton
            text={amountText(soFar, 'compute')}
            what={t('consumption.usedSoFar')}
            onAsk={() => onAsk(soFar)}
          />
        </p>
      </details>
    </Figure>
  )
}

/** The middle of the range as a sum: the days that have ended, then those to come by weekday. */
function Estimates({ projection }: { projection: Extract<MonthProjection, { isKnown: true }> }) {
  const { ended, estimates: parts } = projection
  const lines = parts.map((part) => ({ name: estimateName(part), value: part.days * part.mean }))
  const middle = lines.reduce((sum, { value }) => sum + value, ended)
  return (
    <dl className={`figures ${styles.estimates}`} aria-label={t('consumption.projectionMiddle')}>
      <Estimate name={t('consumption.endedDays')} value={valueText(ended)} />
      {lines.map(({ name, value }) => (
        <Estimate key={name} name={name} value={numberText(value, estimates)} />
      ))}
      <Estimate name={t('consumption.projectionMiddle')} value={numberText(middle, estimates)} isSum />
    </dl>
  )
}

function Estimate({ name, value, isSum }: { name: string; value: string; isSum?: true }) {
  return (
    <div data-sum={isSum}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function estimateName({ weekday, days, mean }: WeekdayEstimate): string {
  const amount = { count: days, mean: numberText(mean, estimates) }
  return weekday === null
    ? t('consumption.estimatedByAll', amount)
    : t('consumption.estimatedByWeekday', { ...amount, weekday: weekdayText(weekday) })
}

/** An estimate is no more exact than this, and never below what is used already. */
function estimateText(value: number, soFar: number): string {
  return Number(value.toPrecision(estimatedDigits)) < soFar ? valueText(soFar) : numberText(value, estimates)
}
const estimatedDigits = 3
const estimates = { maximumSignificantDigits: estimatedDigits }
