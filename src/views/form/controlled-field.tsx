import { type FieldValues, type UseControllerProps, useController } from 'react-hook-form'
import type { FieldDefinition } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { FieldFrame } from './field-frame'
import type { FormInput, InputProps } from './inputs/input-props'

export type ControlledFieldProps<Values extends FieldValues> = UseControllerProps<Values> &
  Partial<Pick<InputProps, 'choices' | 'lock' | 'maxLength' | 'describedBy'>> & {
    id: string
    field: FieldDefinition
    input: FormInput
    help?: string | null
    /** What is wrong, in place of what the form says; null for nothing. */
    fault?: string | null | undefined
    isValid?: boolean
  }

/** A required field of a small form that no definition makes: label, input and sentences, bound to react-hook-form. */
export function ControlledField<Values extends FieldValues>(props: ControlledFieldProps<Values>) {
  const { id, field, input, help = null, isValid = false, choices = [], lock = null, maxLength } = props
  const { field: bound, fieldState } = useController<Values>(props)
  const message = props.fault === undefined ? fieldState.error?.message : props.fault
  const { Component, isGroup = false } = input
  return (
    <FieldFrame
      id={id}
      label={t(field.label)}
      isGroup={isGroup}
      help={help}
      error={message == null ? null : { message, isNotActivated: false }}
      isValid={isValid}
    >
      {({ describedBy, ...frame }) => (
        <Component
          {...frame}
          describedBy={[describedBy, props.describedBy].filter(Boolean).join(' ') || undefined}
          field={field}
          value={bound.value}
          onChange={bound.onChange}
          onBlur={bound.onBlur}
          inputRef={bound.ref}
          choices={choices}
          lock={lock}
          maxLength={maxLength}
          isRequired
        />
      )}
    </FieldFrame>
  )
}
