import { useEffect, useState } from 'react'
import { arithmeticOf, type ConsumptionPart } from '../../domain/consumption/arithmetic'
import { fullDate } from '../../domain/dates'
import { t } from '../../locales/t'
import { SidePanel } from '../../ui/side-panel'
import { Spinner } from '../../ui/spinner'
import { valueText } from '../../views/chart/chart-series'
import styles from './consumption.module.css'
import { bucketText, dateText, unitText } from './consumption-words'
import type { Asked } from './shown-consumption'

type ArithmeticPanelProps = Asked & { onClose: () => void }

/** What a figure is made of, line by line down to hours and power units. */
export function ArithmeticPanel({ type, choice, value, shown, onClose }: ArithmeticPanelProps) {
  const { usages, range, settings } = shown
  const part = useComputedOnce(() => withoutLoneCluster(arithmeticOf(usages, type, range, settings, choice)))
  const unit = unitText(type)
  const parts = part?.kind === 'total' ? largestFirst(part.parts()) : (part?.parts() ?? [])
  return (
    <SidePanel
      width={480}
      title={t('consumption.arithmeticTitle', { value: valueText(value), unit })}
      onClose={onClose}
    >
      {part === undefined && <Spinner text={t('common.loading')} />}
      {part !== undefined && parts.length === 0 && <p>{t('consumption.noParts')}</p>}
      {parts.length > 0 && (
        <>
          <p className="second">{t('consumption.arithmeticAbout')}</p>
          <Parts parts={parts} zone={settings.zone} />
        </>
      )}
    </SidePanel>
  )
}

/**
 * Computed once, and after the panel stands: a year of 200 clusters takes a third of a second, and what was asked for
 * stays as it was while a newer answer comes. Undefined until then.
 */
function useComputedOnce<Value>(compute: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  const [first] = useState(() => compute)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setValue(first()))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [first])
  return value
}

/** The sum of one cluster is that of the cluster. */
function withoutLoneCluster(part: ConsumptionPart | null): ConsumptionPart | null {
  const [only, ...others] = part?.kind === 'total' ? part.parts() : []
  return only && others.length === 0 ? only : part
}

function largestFirst(parts: readonly ConsumptionPart[]): readonly ConsumptionPart[] {
  return parts.toSorted((one, other) => other.value - one.value)
}

function Parts({ parts, zone }: { parts: readonly ConsumptionPart[]; zone: string }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are made once and stay in their order
        <li key={place}>
          <Part part={part} zone={zone} />
        </li>
      ))}
    </ul>
  )
}

function Part({ part, zone }: { part: ConsumptionPart; zone: string }) {
  const [parts, setParts] = useState<readonly ConsumptionPart[] | null>(null)
  const [hasParts] = useState(() => part.parts().length > 0)
  const line = (
    <span className={styles.part}>
      <span>{partName(part, zone)}</span>
      <span className="figures">{valueText(part.value)}</span>
    </span>
  )
  if (!hasParts) return <div className={styles.leaf}>{line}</div>
  return (
    // Made when it is opened: a year of hours is thousands of lines.
    <details onToggle={({ currentTarget }) => currentTarget.open && setParts(part.parts())}>
      <summary>{line}</summary>
      {parts && <Parts parts={parts} zone={zone} />}
    </details>
  )
}

function partName(part: ConsumptionPart, zone: string): string {
  const words = kindText(part, zone)
  if (part.factors === null) return words
  const { powerUnit, replicas, hours } = part.factors
  const factors = t('consumption.factors', {
    powerUnit: valueText(powerUnit),
    count: valueText(replicas),
    hours: valueText(hours),
  })
  return words === '' ? factors : `${words}: ${factors}`
}

const isDay = (name: string) => name.length === 'YYYY-MM-DD'.length

function kindText({ kind, name, value, at, factors }: ConsumptionPart, zone: string): string {
  switch (kind) {
    case 'total':
      return t('consumption.partTotal')
    case 'cluster':
    case 'service':
      return name
    case 'month':
    case 'day':
    case 'hour':
      return bucketText(name)
    case 'product':
      return t('consumption.partProduct')
    case 'spark':
      return t('consumption.partSpark')
    case 'entry':
      return factors === null ? t('consumption.partEntry') : ''
    case 'measurement':
      return t('consumption.partMeasurement', { date: at === null ? '' : fullDate(at, zone) })
    case 'backup':
      return t('consumption.partBackup', { date: dateText(name) })
    case 'bucket':
      return t('consumption.partBucket')
    case 'metadata':
      return t('consumption.partMetadata')
    case 'undated':
      return t(isDay(name) ? 'consumption.partOfDay' : 'consumption.partUndated', { name: bucketText(name) })
    case 'rest':
      return t(value < 0 ? 'consumption.partExcess' : 'consumption.partRest')
    case 'rounding':
      return t('consumption.partRounding')
  }
}
