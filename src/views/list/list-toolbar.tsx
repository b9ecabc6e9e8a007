import { useEffect, useRef, useState } from 'react'
import { t } from '../../locales/t'
import type { ResourceDefinition } from '../../resources/define'
import { Icon } from '../icons/icon'
import { useReaders } from '../records/readers'
import type { ResourceRecord } from '../records/resource-record'
import { filterChoices } from './filter-records'
import styles from './list-toolbar.module.css'
import type { ListAddress } from './use-list-address'

/** Milliseconds of quiet after which what is typed reaches the address bar. */
const typingPause = 150

export type ListToolbarProps = {
  definition: ResourceDefinition
  records: readonly ResourceRecord[]
  address: Narrowing
  shownCount: number
  /** How many there are in all, where the records are only a page of them. */
  total?: number
}

/** What narrows a list, in its address. */
type Narrowing = Pick<ListAddress, 'search' | 'filters'> & {
  change: (change: { search?: string; filters?: Record<string, string> }) => void
}

/** Search and filters of a list; both live in the address bar. */
export function ListToolbar(props: ListToolbarProps) {
  const { definition, records, address, shownCount, total = records.length } = props
  const { search, filters = [] } = definition.list
  const readers = useReaders()
  const [typed, setTyped] = useTyped(address, search?.debounce ?? typingPause)
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element search
    <div role="search" className={styles.toolbar} aria-label={t(definition.label.many)}>
      {search && (
        <label className={styles.search}>
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
        const choices = filterChoices(records, filter, readers, definition.fields)
        const isKnown = chosen === '' || choices.some(({ value }) => value === chosen)
        return (
          <span className={styles.filter} key={filter.key}>
            <select
              aria-label={t(filter.label)}
              value={chosen}
              data-chosen={chosen !== '' || undefined}
              onChange={(event) => address.change({ filters: { [filter.key]: event.target.value } })}
            >
              <option value="">{t(filter.all)}</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              {!isKnown && <option value={chosen}>{chosen}</option>}
            </select>
            <Icon name="chevron" />
          </span>
        )
      })}
      <span className={styles.count} role="status">
        {isNarrowed ? t('views.countOf', { count: shownCount, total }) : ''}
      </span>
    </div>
  )
}

/** What is typed shows at once; the address follows after a pause, and leads when it changes by itself. */
function useTyped(address: Narrowing, pause: number): [string, (text: string) => void] {
  const [typed, setTyped] = useState(address.search)
  const [written, setWritten] = useState(address.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (address.search !== written) {
    setWritten(address.search)
    setTyped(address.search)
  }

  function handleTyped(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWritten(text)
      address.change({ search: text })
    }, pause)
  }
  return [typed, handleTyped]
}
