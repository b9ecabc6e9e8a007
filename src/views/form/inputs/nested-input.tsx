import { type ComponentType, useId, useRef, useState } from 'react'
import type { FieldDefinition } from '../../../definitions/define-field'
import '../../../locales/field-texts'
import { isFieldRequired, isFieldShown, lockReason } from '../../../definitions/field-conditions'
import { defaultsIn } from '../../../definitions/field-default'
import { countsOf } from '../../../definitions/field-limits'
import { type FormValue, isNested, type NestedValues } from '../../../definitions/form-values'
import { fieldsOfEntry, kindFieldOf, kindOfEntry } from '../../../definitions/nested-fields'
import type { Person } from '../../../domain/person'
import { inSentence, t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { focusMoved, MoveButtons, moved } from '../../../ui/move-buttons'
import { checkValues, entriesBefore, nestedContext } from '../check-values'
import { FieldFrame } from '../field-frame'
import { warningOf } from '../field-warnings'
import { useFormEngine } from '../form-engine-context'
import type { FormFields } from '../form-plan'
import { ownOptions } from '../options-state'
import type { FormInput, InputProps } from './input-props'
import styles from './nested-input.module.css'

type InputOf = (field: FieldDefinition) => FormInput

/** The input of fields that stand in one field. @param inputOf the input of each */
export function objectInput(inputOf: InputOf): ComponentType<InputProps> {
  return (props) => <ObjectInput {...props} inputOf={inputOf} />
}

/** The input of entries of fields. @param inputOf the input of each field */
export function arrayInput(inputOf: InputOf): ComponentType<InputProps> {
  return (props) => <ArrayInput {...props} inputOf={inputOf} />
}

type NestedProps = InputProps & { inputOf: InputOf }

/** Fields that stand in one field. */
function ObjectInput(props: NestedProps) {
  const { field, value, labelId, describedBy } = props
  return (
    <fieldset className={styles.group} aria-labelledby={labelId} aria-describedby={describedBy}>
      <Fields
        {...props}
        fields={field.fields ?? {}}
        value={isNested(value) ? value : {}}
        onChange={props.onChange}
        focusRef={props.inputRef}
      />
    </fieldset>
  )
}

/** Entries of fields, to be added, taken out and put in order. */
function ArrayInput(props: NestedProps) {
  const { field, lock, onChange } = props
  const { context } = useFormEngine()
  const { max } = countsOf(field)
  const entries = Array.isArray(props.value) ? props.value.filter(isNested) : []
  const label = t(field.label)
  const [keys, setKeys] = useState<readonly number[]>(() => entries.map((_, index) => index))
  const nextKey = useRef(entries.length)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  // A draft or newer values may have come from outside: entries and keys go together.
  const keyOf = (index: number) => keys[index] ?? -1 - index

  function change(next: readonly NestedValues[], nextKeys: readonly number[]) {
    setKeys(nextKeys)
    onChange(next)
  }
  function add(entry: NestedValues) {
    nextKey.current += 1
    change([...entries, entry], [...entries.map((_, index) => keyOf(index)), nextKey.current])
    setSaid(t('fields.entryAdded', { number: entries.length + 1 }))
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus(),
    )
  }
  function remove(index: number) {
    const without = <Item,>(items: readonly Item[]) => items.filter((_, each) => each !== index)
    change(without(entries), without(entries.map((_, each) => keyOf(each))))
    setSaid(t('fields.entryRemoved', { number: index + 1 }))
    // The button that was pressed is gone; behind the list stands what adds an entry.
    requestAnimationFrame(() => list.current?.nextElementSibling?.querySelector('button')?.focus())
  }
  function move(from: number, to: number) {
    const keysNow = entries.map((_, each) => keyOf(each))
    change(moved(entries, from, to), moved(keysNow, from, to))
    setSaid(t('fields.entryMoved', { from: from + 1, to: to + 1 }))
    focusMoved(list, from, to)
  }

  return (
    <fieldset className={styles.list} aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {entries.length === 0 && <p className="form-note">{t('fields.noEntries')}</p>}
      <ol className={styles.entries} ref={list}>
        {entries.map((entry, index) => (
          <li key={keyOf(index)} className={styles.entry}>
            <div className={`row ${styles.head}`}>
              <span className="form-label">{entryTitle(field, entry, index + 1)}</span>
              {lock === null && (
                <span className="row">
                  <MoveButtons
                    index={index}
                    count={entries.length}
                    upLabel={t('fields.moveUp', { label, number: index + 1 })}
                    downLabel={t('fields.moveDown', { label, number: index + 1 })}
                    onMove={move}
                  />
                  <Button
                    kind="icon"
                    aria-label={t('fields.remove', { label, number: index + 1 })}
                    onClick={() => remove(index)}
                  >
                    <Icon name="delete" />
                  </Button>
                </span>
              )}
            </div>
            <Fields
              {...props}
              fields={fieldsOfEntry(field, entry)}
              value={entry}
              before={entriesBefore(field, entries, index, context)}
              onChange={(next) =>
                change(
                  entries.map((each, at) => (at === index ? next : each)),
                  keys,
                )
              }
            />
          </li>
        ))}
      </ol>
      {lock === null && entries.length < max && (
        <div className="row">
          {waysToAdd(field, context.person).map(({ words, entry }, index) => (
            <Button key={words} ref={index === 0 ? props.inputRef : undefined} onClick={() => add(entry)}>
              <Icon name="plus" />
              {words}
            </Button>
          ))}
        </div>
      )}
      {lock === null && entries.length >= max && (
        <p className="form-note">{t('fields.full', { count: max })}</p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </fieldset>
  )
}

/** What can be added, and how it begins: an entry, or one of each kind. */
function waysToAdd(
  field: FieldDefinition,
  person: Person,
): readonly { words: string; entry: NestedValues }[] {
  if (!field.kinds)
    return [
      { words: t('fields.add', { label: t(field.label) }), entry: defaultsIn(field.fields ?? {}, person) },
    ]
  return Object.entries(field.kinds).map(([name, { label, fields }]) => ({
    words: t('fields.addKind', { kind: inSentence(label) }),
    entry: { ...defaultsIn(fields, person), [kindFieldOf(field)]: name },
  }))
}

function entryTitle(field: FieldDefinition, entry: NestedValues, number: number): string {
  const kind = kindOfEntry(field, entry)
  return kind ? t('fields.entryOfKind', { number, kind: t(kind.label) }) : t('fields.entry', { number })
}

type FieldsProps = Pick<NestedProps, 'lock' | 'hasError' | 'inputOf'> & {
  fields: FormFields
  value: NestedValues
  /** The entries like it before this one. */
  before?: readonly NestedValues[]
  onChange: (value: NestedValues) => void
  focusRef?: InputProps['inputRef']
}

function Fields({ fields, value, before, onChange, lock, hasError, inputOf, focusRef }: FieldsProps) {
  const { context, runAfterPress } = useFormEngine()
  const id = useId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const here = nestedContext(fields, value, context, before)
  const faults = checkValues(fields, here)
  const shown = Object.entries(fields).filter(([, field]) => isFieldShown(field, here))
  return (
    <div className={styles.fields}>
      {shown.map(([name, field], index) => {
        const { Component, isGroup = false } = inputOf(field)
        const fault = faults[name]
        const isSaid = fault !== undefined && (hasError || left.has(name))
        const own = lock ?? lockReason(field, here)
        const isRequired = isFieldRequired(field, here)
        return (
          <FieldFrame
            key={name}
            id={`${id}-${name}`}
            label={t(field.label)}
            isGroup={isGroup}
            isOptional={!isRequired && field.kind !== 'switch' && field.kind !== 'list'}
            help={field.help ? t(field.help) : null}
            lock={lock === null ? own : null}
            error={isSaid ? { message: fault, isNotActivated: false } : null}
            warning={fault === undefined ? warningOf(field, value[name], here) : null}
            isValid={false}
          >
            {(frame) => (
              <Component
                {...frame}
                field={field}
                value={value[name]}
                onChange={(next: FormValue) => onChange({ ...value, [name]: next })}
                onBlur={() => runAfterPress(() => setLeft((before) => new Set([...before, name])))}
                inputRef={index === 0 && focusRef ? focusRef : () => {}}
                choices={ownOptions(field.options ?? []).choices}
                lock={own}
                isRequired={isRequired}
              />
            )}
          </FieldFrame>
        )
      })}
    </div>
  )
}
