import { memo } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormRecord } from '../../../definitions/form-values'
import { entryOf, lengthLimit, restartOf } from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import { Button } from '../../../ui/button'
import { CopyButton } from '../../../ui/copy-button'
import { FieldFrame } from '../../../views/form/field-frame'
import { inputOf } from '../../../views/form/inputs/inputs'
import styles from './advanced-configuration.module.css'
import { type PlacedItem, wasText } from './config-entries'
import { RestartTag } from './restart-tag'

/** Id of the sentence that says why nothing may be changed. */
export const lockId = 'advanced-configuration-lock'

export type ConfigKeyProps = {
  /** Handed down: the value of a context is new with every key stroke, which would draw all keys again. */
  form: Pick<UseFormReturn<FormRecord>, 'control' | 'setFocus'>
  placed: PlacedItem
  definition: FieldDefinition
  /** Why nothing may be changed now; null while it may. */
  lock: string | null
}

/** One key: its name, what it does, its value, what a change restarts, and the way back to what it was. */
export const ConfigKey = memo(function ConfigKey({ form, placed, definition, lock }: ConfigKeyProps) {
  const { field, item } = placed
  const { control, setFocus } = form
  const { field: bound, fieldState } = useController<FormRecord>({ name: field, control })
  const was = entryOf(item)
  const isChanged = (bound.value ?? '') !== was
  const { Component } = inputOf(definition)
  const message = fieldState.error?.message
  return (
    <div className={styles.key} data-type={item.type} data-changed={isChanged || undefined}>
      <FieldFrame
        id={field}
        label={item.label}
        help={item.description}
        error={message === undefined ? null : { message, isNotActivated: false }}
        isValid={false}
      >
        {(frame) => (
          <Component
            {...frame}
            field={definition}
            value={bound.value ?? null}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
            inputRef={bound.ref}
            describedBy={[frame.describedBy, lock !== null && lockId].filter(Boolean).join(' ') || undefined}
            lock={lock}
            isRequired={item.type === 'enum'}
            choices={item.possibleValues.map((each) => ({ value: String(each), label: String(each) }))}
            maxLength={lengthLimit(item) ?? undefined}
            inputMode={item.type === 'number' ? 'numeric' : undefined}
          />
        )}
      </FieldFrame>
      <div className={styles.about}>
        <code className={styles.name}>{item.key}</code>
        <CopyButton text={item.key} what={item.key} />
        {restartOf(item).map((service) => (
          <RestartTag key={service} service={service} />
        ))}
        {isChanged && (
          <span className={styles.changed}>
            <strong>{t('advancedConfiguration.changed')}</strong>
            <span className={styles.was}>{t('advancedConfiguration.was', { value: wasText(item) })}</span>
            <Button
              kind="quiet"
              aria-label={t('advancedConfiguration.undoNamed', { key: item.label })}
              onClick={() => {
                bound.onChange(was)
                setFocus(field)
              }}
            >
              {t('advancedConfiguration.undo')}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
})
