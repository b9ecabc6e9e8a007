import type { ResourceDefinition } from '../../definitions/define'
import type { FilterDefinition } from '../../definitions/define-list'
import type { ResourceRecord } from '../../definitions/resource-record'
import { readValues, toggleValue } from '../../domain/filter-values'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { MenuChoice } from '../../ui/menu-choice'
import { filterChoices, filterEntries, labelIn } from '../list/filter-records'
import { useTyped } from '../list/use-typed'
import styles from './record-table.module.css'

export type HeaderFilterProps = {
  definition: ResourceDefinition
  filter: FilterDefinition<string>
  list: readonly ResourceRecord[]
  /** Empty where nothing is filtered. */
  chosen: string
  onChange: (filters: Record<string, string>) => void
}

/** The filter in a column's header. antd's own is out of reach of the Tab key and does not say what is chosen. */
export function HeaderFilter(props: HeaderFilterProps) {
  const { definition, filter, list, chosen, onChange } = props
  // One value more may be chosen before the address has the one before.
  const [several, setSeveral] = useTyped(
    { search: chosen, change: ({ search }) => onChange({ [filter.key]: search }) },
    0,
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds back presses meant for the filter, which would sort
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click as well
    <span
      className={styles.filter}
      data-chosen={chosen !== '' || undefined}
      onClick={(event) => event.stopPropagation()}
    >
      <MenuButton
        label={t('tables.filterBy', { column: t(filter.label) })}
        className="icon-button"
        button={<Icon name="filter" />}
      >
        {filter.several ? (
          <>
            <MenuChoice
              role="menuitemradio"
              label={t(filter.all)}
              isChosen={several === ''}
              onChoose={() => setSeveral('')}
            />
            {severalChoices(props, several).map(({ value, label }) => (
              <MenuChoice
                key={value}
                role="menuitemcheckbox"
                label={label}
                isChosen={readValues(several).includes(value)}
                onChoose={() => setSeveral(toggleValue(several, value))}
                staysOpen
              />
            ))}
          </>
        ) : (
          filterEntries(list, filter, definition.fields, chosen).map(({ value, label }) => (
            <MenuChoice
              key={value}
              role="menuitemradio"
              label={label}
              isChosen={value === chosen}
              onChoose={() => onChange({ [filter.key]: value })}
            />
          ))
        )}
      </MenuButton>
    </span>
  )
}

/** What the records have, and what is chosen that none of them has any longer, so that it can be taken back. */
function severalChoices({ definition, filter, list }: HeaderFilterProps, chosen: string) {
  const choices = filterChoices(list, filter, definition.fields)
  const gone = readValues(chosen).filter((wanted) => !choices.some(({ value }) => value === wanted))
  return [...choices, ...gone.map((value) => ({ value, label: labelIn(choices, filter, value) }))]
}
