import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { ConfigCategory, ConfigGroup } from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { StatePanel } from '../../../ui/state-panel'
import styles from './advanced-configuration.module.css'
import { ChangeCount } from './change-count'
import type { ConfigChange, PlacedItem } from './config-entries'
import { ConfigKey, type ConfigKeyProps } from './config-key'
import { placeHash } from './use-config-place'
import { useDrawnCount } from './use-drawn-count'

/** Keys that a search shows at once. */
const firstFound = 20

/** The keys, and what is done with them. */
export type KeysProps = Pick<ConfigKeyProps, 'form'> & {
  /** The keys that take part now and are what is searched for, in their order. */
  items: readonly PlacedItem[]
  definitions: Readonly<Record<string, FieldDefinition>>
  changes: readonly ConfigChange[]
  /** Why nothing may be changed now; null while it may. */
  lock: string | null
  search: string
  onClearSearch: () => void
  /** Moves the focus to a field that is about to be drawn. */
  onFocusLater: (field: string) => void
  /** Called once more keys are drawn. */
  onDrawn: () => void
}

export type GroupKeysProps = KeysProps & {
  group: ConfigGroup
  /** The category that is open; null where the group has none. */
  category: string | null
}

/** The categories of a group beside the keys of the open one; while something is searched, the keys found in all. */
export function GroupKeys({ group, category, ...props }: GroupKeysProps) {
  const { items, search, onFocusLater, onDrawn } = props
  const isSearched = search.trim() !== ''
  const [wholeFor, setWholeFor] = useState<string | null>(null)
  const found = useMemo(
    () => items.filter((each) => each.group === group && (isSearched || each.category === category)),
    [items, group, category, isSearched],
  )
  // A single letter is in nearly every key: so many fields at once would hold up the next one.
  const kept = isSearched && wholeFor !== search ? found.slice(0, firstFound) : found
  const list = [group.id, isSearched ? search : category].join('/')
  const drawn = kept.slice(0, useDrawnCount(list, kept.length, onDrawn))
  const shown = group.categories.filter(({ name }) =>
    isSearched ? kept.some((each) => each.category === name) : name === category,
  )
  if (shown.length === 0 && group.unread.length === 0)
    return <NothingHere {...props} isSearched={isSearched} />
  return (
    <div className={styles.group}>
      {!isSearched && <CategoryMenu group={group} open={category} changes={props.changes} />}
      <div className={styles.keys}>
        <Unread names={group.unread} />
        {shown.map((each) => (
          <Category
            key={each.name}
            {...props}
            items={drawn.filter((placed) => placed.category === each.name)}
            category={each}
          />
        ))}
        {kept.length < found.length && drawn.length === kept.length && (
          <div className={styles.more}>
            <Button
              onClick={() => {
                // The button goes: the first of the keys it brings takes its focus.
                onFocusLater(found[firstFound]?.field ?? '')
                setWholeFor(search)
              }}
            >
              {t('advancedConfiguration.showAllFound', { count: found.length })}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

type CategoryProps = Pick<KeysProps, 'form' | 'items' | 'definitions' | 'lock'> & { category: ConfigCategory }

function Category({ form, category, items, definitions, lock }: CategoryProps) {
  const { name, unread } = category
  return (
    <section aria-label={name}>
      <h3 className={styles.category}>{name}</h3>
      <Unread names={unread} />
      {items.map((placed) => {
        const definition = definitions[placed.field]
        return (
          definition && (
            <ConfigKey key={placed.field} form={form} placed={placed} definition={definition} lock={lock} />
          )
        )
      })}
    </section>
  )
}

/** What the server sent and nobody could read; nothing while all is well. */
function Unread({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className={styles.unread} role="status">
      {t('advancedConfiguration.unread', { keys: names.join(', ') })}
    </p>
  )
}

type CategoryMenuProps = Pick<GroupKeysProps, 'group' | 'changes'> & { open: string | null }

function CategoryMenu({ group, open, changes }: CategoryMenuProps) {
  const { search } = useLocation()
  return (
    <nav className={styles.menu} aria-label={t('advancedConfiguration.categories')}>
      <ul>
        {group.categories.map(({ name }) => (
          <li key={name}>
            <Link
              className={styles.link}
              to={{ search, hash: placeHash(group.id, name) }}
              preventScrollReset
              aria-current={name === open || undefined}
            >
              {name}
              <ChangeCount
                count={changes.filter((each) => each.group === group && each.category === name).length}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NothingHereProps = Pick<GroupKeysProps, 'search' | 'onClearSearch'> & { isSearched: boolean }

function NothingHere({ search, isSearched, onClearSearch }: NothingHereProps) {
  if (!isSearched) {
    return (
      <StatePanel
        icon="empty"
        title={t('advancedConfiguration.empty')}
        text={t('advancedConfiguration.emptyText')}
      />
    )
  }
  return (
    <StatePanel
      icon="search"
      title={t('advancedConfiguration.nothingFound', { search: search.trim() })}
      text={t('advancedConfiguration.nothingFoundText')}
    >
      <Button onClick={onClearSearch}>{t('advancedConfiguration.clearSearch')}</Button>
    </StatePanel>
  )
}
