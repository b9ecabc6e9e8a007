import type { ResourceDefinition } from '../../definitions/define'
import type { FilterDefinition } from '../../definitions/define-list'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { filterChoices } from '../list/filter-records'
import styles from './header-filter.module.css'

export type HeaderFilterProps = {
  definition: ResourceDefinition
  filter: FilterDefinition<string>
  list: readonly ResourceRecord[]
  /** Empty where nothing is filtered. */
  chosen: string
  onChange: (filters: Record<string, string>) => void
}

/** The filter in a column's header. antd's own is out of reach of the Tab key and does not say what is chosen. */
export function HeaderFilter({ definition, filter, list, chosen, onChange }: HeaderFilterProps) {
  const known = filterChoices(list, filter, definition.fields)
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen)
  const choices = [
    { value: '', label: t(filter.all) },
    ...known,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds back presses meant for the filter, which would sort
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click as well
    <span
      className={styles.filter}
      data-chosen={chosen !== '' || undefined}
      onClick={(event) => event.stopPropagation()}
    >
      <MenuButton
        label={t('views.filterBy', { column: t(filter.label) })}
        className="icon-button"
        button={<Icon name="sliders" />}
      >
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            className="menu-item"
            aria-checked={value === chosen}
            onClick={() => onChange({ [filter.key]: value })}
          >
            <span style={{ visibility: value === chosen ? 'visible' : 'hidden' }}>
              <Icon name="check" />
            </span>
            {label}
          </button>
        ))}
      </MenuButton>
    </span>
  )
}
