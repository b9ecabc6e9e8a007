import Checkbox from 'antd/es/checkbox'
import { choicesOf, type DataApp, type DataAppFilters, filterGroups, isSame } from '../../domain/data-app'
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
    const chosen = filters[group]
    /** In the order in which they stand here, whatever was chosen first. */
    const withToggled = (value: string, isChecked: boolean) =>
      [...chosen.filter((one) => !isSame(one, value)), ...(isChecked ? [value] : [])].toSorted(
        (left, right) => choices.indexOf(left) - choices.indexOf(right),
      )
    return (
      <fieldset key={group} className={styles.group}>
        <legend>{t(`dataApps.${group}`)}</legend>
        {/* Not antd's group: it learns of its boxes only after they are drawn, and loses a press that comes before. */}
        <div className={styles.choices}>
          {choices.map((value) => (
            <Checkbox
              key={value}
              checked={chosen.some((one) => isSame(one, value))}
              onChange={({ target }) => onChange({ [group]: withToggled(value, target.checked) })}
            >
              {value}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    )
  })
}
