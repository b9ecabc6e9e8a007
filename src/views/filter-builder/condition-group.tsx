import { useId, useRef } from 'react'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './condition-group.module.css'
import { ConditionRow } from './condition-row'
import { type DraftGroup, isDraftGroup, newCondition, newGroup, type OfferedFields } from './filter-draft'

export type ConditionGroupProps = {
  group: DraftGroup
  fields: OfferedFields
  /** Stands before the choice of how its conditions are joined. */
  label: string
  /** Of a group in another one: where it stands there, from 1, and the way to take it out. */
  place?: { number: number; onRemove: () => void }
  /** What is missing is said. */
  isTried: boolean
  onChange: (group: DraftGroup) => void
  /** Says to screen readers what has happened. */
  onSay: (words: string) => void
}

/** Conditions joined by AND or OR; those of the whole filter may be groups, too. */
export function ConditionGroup({
  group,
  fields,
  label,
  place,
  isTried,
  onChange,
  onSay,
}: ConditionGroupProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { operator, entries } = group
  const set = (next: DraftGroup['entries']) => onChange({ ...group, entries: next })
  const replace = (index: number, entry: DraftGroup['entries'][number]) => set(entries.with(index, entry))

  function add(entry: DraftGroup['entries'][number]) {
    set([...entries, entry])
    onSay(t(isDraftGroup(entry) ? 'filter.groupAdded' : 'filter.added', { number: entries.length + 1 }))
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('select')?.focus())
  }
  function remove(index: number) {
    set(entries.toSpliced(index, 1))
    onSay(t('filter.removed'))
    // The button that was pressed is gone.
    requestAnimationFrame(() => document.getElementById(`${id}-add`)?.focus())
  }

  return (
    <fieldset
      className={place ? `${styles.group} ${styles.inner}` : styles.group}
      aria-label={place ? t('filter.group', { number: place.number }) : t('filter.conditions')}
    >
      <div className={`row ${styles.head}`}>
        <label htmlFor={`${id}-join`}>{label}</label>
        <span className="control">
          <select
            id={`${id}-join`}
            value={operator}
            onChange={({ target }) => onChange({ ...group, operator: target.value === 'or' ? 'or' : 'and' })}
          >
            <option value="and">{t('filter.and')}</option>
            <option value="or">{t('filter.or')}</option>
          </select>
          <Icon name="chevron" size={14} />
        </span>
        {place && (
          <span className={styles.remove}>
            <Button
              kind="icon"
              aria-label={t('filter.removeGroup', { number: place.number })}
              onClick={place.onRemove}
            >
              <Icon name="delete" />
            </Button>
          </span>
        )}
      </div>
      <ol className={styles.entries} ref={list}>
        {entries.map((entry, index) => (
          <li key={entry.key}>
            {isDraftGroup(entry) ? (
              <ConditionGroup
                group={entry}
                fields={fields}
                label={t('filter.matchGroup')}
                place={{ number: index + 1, onRemove: () => remove(index) }}
                isTried={isTried}
                onChange={(next) => replace(index, next)}
                onSay={onSay}
              />
            ) : (
              <ConditionRow
                condition={entry}
                fields={fields}
                number={index + 1}
                isTried={isTried}
                onChange={(next) => replace(index, next)}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="row">
        <Button id={`${id}-add`} onClick={() => add(newCondition(fields))}>
          <Icon name="plus" />
          {t('filter.addCondition')}
        </Button>
        {!place && (
          <Button onClick={() => add(newGroup(fields, operator === 'and' ? 'or' : 'and'))}>
            <Icon name="plus" />
            {t('filter.addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
