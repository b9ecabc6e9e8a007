import CheckboxGroup from 'antd/es/checkbox/Group'
import { choicesOf, type DataApp, type DataAppFilters, filterGroups } from '../../domain/data-app'
import { t } from '../../locales/t'
import styles from './data-apps.module.css'

type FilterPanelProps = {
  apps: readonly DataApp[]
  filters: DataAppFilters
  onChange: (changed: Partial<DataAppFilters>) => void
}

/** The groups of filters, each with the values the catalogue has (D3 §2.3 'Data Apps page'). */
export function FilterPanel({ apps, filters, onChange }: FilterPanelProps) {
  return filterGroups.map((group) => {
    const choices = choicesOf(apps, group)
    if (choices.length === 0) return null
    return (
      <fieldset key={group} className={styles.group}>
        <legend>{t(`dataApps.${group}`)}</legend>
        <CheckboxGroup
          className={styles.choices}
          options={choices}
          value={[...filters[group]]}
          onChange={(values) => onChange({ [group]: values })}
        />
      </fieldset>
    )
  })
}
