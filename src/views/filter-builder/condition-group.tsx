import { useId, useRef } from 'react'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { ChoiceInput } from '../form/inputs/choice-input'
import { LoneInput } from '../form/inputs/lone-input'
import styles from './condition-group.module.css'
import { ConditionRow } from './condition-row'
import { type DraftGroup, isDraftGroup, newCondition, newGroup, type OfferedFields } from './filter-draft'

export type ConditionGroupProps = {
  group: DraftGroup
  fields: OfferedFields
  /** Stands before the choice of how its conditions are joined. */
  label: string
  /** Of a group in another one: where it stands, such as `2.1`, and the way to take it out. */
  place?: { number: string; onRemove: () => void }
  /** How many levels may stand in it, its own among them; how many there may be in all, and whether a server says so. */
  room: { left: number; levels: number; isAsked: boolean }
  /** What is missing is said. */
  isTried: boolean
  onChange: (group: DraftGroup) => void
  /** Says to screen readers what has happened. */
  onSay: (words: string) => void
}

/** Conditions and groups of them, joined by AND or OR. */
export function ConditionGroup({
  group,
  fields,
  label,
  place,
  room,
  isTried,
  onChange,
  onSay,
}: ConditionGroupProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const { operator, entries } = group
  const numberOf = (index: number) => (place ? `${place.number}.${index + 1}` : `${index + 1}`)
  const set = (next: DraftGroup['entries']) => onChange({ ...group, entries: next })
  const replace = (index: number, entry: DraftGroup['entries'][number]) => set(entries.with(index, entry))

  function add(entry: DraftGroup['entries'][number]) {
    set([...entries, entry])
    const number = isDraftGroup(entry) ? numberOf(entries.length) : `${entries.length + 1}`
    onSay(t(isDraftGroup(entry) ? 'filter.groupAdded' : 'filter.added', { number }))
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
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
        <div className={styles.join}>
          <LoneInput
            Component={ChoiceInput}
            label={label}
            isRequired
            value={operator}
            choices={[
              { value: 'and', label: t('filter.and') },
              { value: 'or', label: t('filter.or') },
            ]}
            onChange={(chosen) => onChange({ ...group, operator: chosen === 'or' ? 'or' : 'and' })}
          />
        </div>
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
                place={{ number: numberOf(index), onRemove: () => remove(index) }}
                room={{ ...room, left: room.left - 1 }}
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
        {room.left > 1 ? (
          <Button onClick={() => add(newGroup(fields, operator === 'and' ? 'or' : 'and'))}>
            <Icon name="plus" />
            {t('filter.addGroup')}
          </Button>
        ) : (
          <span className="form-note">{deepestWords(room)}</span>
        )}
      </div>
    </fieldset>
  )
}

function deepestWords({ levels, isAsked }: ConditionGroupProps['room']): string {
  if (levels === 1) return t('filter.onlyConditions')
  return t(isAsked ? 'filter.deepestAsked' : 'filter.deepest', { levels })
}
