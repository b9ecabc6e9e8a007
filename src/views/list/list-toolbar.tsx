import type { ResourceDefinition } from '../../definitions/define'
import type { ListDefinition } from '../../definitions/define-list'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { lazyPiece } from '../../ui/lazy-piece'
import type { ListAddress } from '../records/use-list-address'
import { filterEntries } from './filter-records'
import styles from './list-toolbar.module.css'
import { useTyped } from './use-typed'
import type { ValueFilterProps } from './value-filter'

/** Milliseconds of quiet after which what is typed reaches the address bar. */
const typingPause = 150

export type ListToolbarProps = {
  definition: ResourceDefinition
  /** Those that stand here; left out: all of the list's. */
  filters?: ListDefinition<string>['filters']
  records: readonly ResourceRecord[]
  address: ListAddress
  /** Said while something is searched or filtered. */
  found: string
}

const LateValueFilter = lazyPiece<ValueFilterProps>(
  () => import('./value-filter').then((file) => file.ValueFilter),
  { Waiting: () => <span className={styles.waiting} /> },
)

/** Search and filters of a list; both live in the address bar. */
export function ListToolbar(props: ListToolbarProps) {
  const { definition, records, address, found } = props
  const { search } = definition.list
  const { filters = definition.list.filters ?? [] } = props
  const [typed, setTyped] = useTyped(address, search?.debounce ?? typingPause)
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element search
    <div role="search" className={`row ${styles.toolbar}`} aria-label={t(definition.label.many)}>
      {search && (
        <label className={`control ${styles.search}`}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t(search.label)}
            placeholder={t(search.placeholder)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      {filters.map((filter) => {
        const chosen = address.filters[filter.key] ?? ''
        // The first screen is a list of cards, which does without antd.
        if (filter.by || !definition.list.card) {
          return (
            <LateValueFilter
              key={filter.key}
              definition={definition}
              filter={filter}
              records={records}
              chosen={chosen}
              onChange={(next) => address.change({ filters: { [filter.key]: next } })}
            />
          )
        }
        return (
          <span className={`control ${styles.filter}`} key={filter.key}>
            <select
              aria-label={t(filter.label)}
              value={chosen}
              data-chosen={chosen !== '' || undefined}
              onChange={(event) => address.change({ filters: { [filter.key]: event.target.value } })}
            >
              {filterEntries(records, filter, definition.fields, chosen).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron" size={14} />
          </span>
        )
      })}
      <span className={`second figures ${styles.count}`} role="status">
        {isNarrowed ? found : ''}
      </span>
    </div>
  )
}
