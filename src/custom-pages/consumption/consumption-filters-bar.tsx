import Select from 'antd/es/select'
import { useId } from 'react'
import { type ConsumptionFilters, groupings } from '../../domain/consumption/address'
import type { DateRange } from '../../domain/consumption/calendar'
import { type DataType, dataTypes } from '../../domain/consumption/data-type'
import { customFrom, type RangeType, rangeTypes } from '../../domain/consumption/range'
import { t } from '../../locales/t'
import { lazyPiece } from '../../ui/lazy-piece'
import styles from './consumption.module.css'
import { rangeLabels, typeText } from './consumption-words'

export type FiltersBarProps = {
  filters: ConsumptionFilters
  onChange: (changed: Partial<ConsumptionFilters>) => void
  /** Those that can be chosen, by name. */
  clusters: readonly { id: string; name: string }[]
  choosable: DateRange
  today: string
}

/** Range, clusters, types and what the bars are stacked by (D1 §3 'Consumption filters'); it stays while one scrolls. */
export function ConsumptionFiltersBar({ filters, onChange, clusters, choosable, today }: FiltersBarProps) {
  const { range, grouping, types } = filters
  const groupName = useId()
  const chooseRange = (type: RangeType) =>
    onChange({ range: type === 'custom' ? customFrom(range, today, choosable) : { type } })

  return (
    <section className={`surface ${styles.filters}`} aria-label={t('consumption.filters')}>
      <Labelled label={t('consumption.range')}>
        {(id) => (
          <Select<RangeType>
            id={id}
            value={range.type}
            onChange={chooseRange}
            popupMatchSelectWidth={false}
            options={rangeTypes.map((type) => ({ value: type, label: t(rangeLabels[type]) }))}
          />
        )}
      </Labelled>
      {range.type === 'custom' && (
        <Labelled label={t('consumption.dates')}>
          {(id) => (
            <CustomDates
              id={id}
              dates={range}
              choosable={choosable}
              onChange={(dates) => onChange({ range: { type: 'custom', ...dates } })}
            />
          )}
        </Labelled>
      )}
      <Labelled label={t('consumption.clusters')}>
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            className={styles.clusters}
            value={[...(filters.clusters ?? [])]}
            placeholder={t('consumption.everyCluster')}
            optionFilterProp="label"
            maxTagCount="responsive"
            allowClear
            onChange={(ids) => onChange({ clusters: ids.length === 0 ? null : ids })}
            options={clusters.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
      </Labelled>
      <Labelled label={t('consumption.types')}>
        {(id) => (
          <Select<DataType[]>
            id={id}
            mode="multiple"
            className={styles.types}
            value={[...types]}
            showSearch={false}
            maxTagCount="responsive"
            // One stays: without any there is nothing to look at.
            onChange={(chosen) =>
              chosen.length > 0 && onChange({ types: dataTypes.filter((type) => chosen.includes(type)) })
            }
            options={dataTypes.map((type) => ({ value: type, label: typeText(type) }))}
          />
        )}
      </Labelled>
      <fieldset className={styles.grouping}>
        <legend>{t('consumption.stackedBy')}</legend>
        {groupings.map((each) => (
          <label key={each}>
            <input
              type="radio"
              className="visually-hidden"
              name={groupName}
              checked={each === grouping}
              onChange={() => onChange({ grouping: each })}
            />
            {t(each === 'cluster' ? 'consumption.byCluster' : 'consumption.byType')}
          </label>
        ))}
      </fieldset>
    </section>
  )
}

/** Comes with the calendar, for who chooses their own dates. */
const CustomDates = lazyPiece(() => import('./custom-dates').then((file) => file.CustomDates))

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
