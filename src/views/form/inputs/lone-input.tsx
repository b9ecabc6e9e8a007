import { type ComponentType, useId } from 'react'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import type { Choice } from '../options-state'
import '../form.css'
import type { InputProps } from './input-props'

export type LoneInputProps = {
  Component: ComponentType<InputProps>
  label: string
  /** For screen readers alone, where what stands around says it. */
  isLabelHidden?: boolean
  field?: FieldDefinition
  value: FormValue
  onChange: (value: FormValue) => void
  choices?: readonly Choice[]
  /** Whether it can be left empty; a choice or a day can then be taken back. */
  isRequired?: boolean
  /** What is wrong with it. */
  error?: string | null
}

const noChoices: readonly Choice[] = []

/** An input of forms where no form's engine is, such as in a filter: with its label, and what is wrong with it. */
export function LoneInput(props: LoneInputProps) {
  const { Component, label, isLabelHidden = false, value, onChange, error = null } = props
  const id = useId()
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'form-label'}>
        {label}
      </label>
      <Component
        id={id}
        labelId={`${id}-label`}
        describedBy={error === null ? undefined : `${id}-error`}
        hasError={error !== null}
        field={props.field ?? { kind: 'text', label: { en: label } }}
        value={value}
        onChange={onChange}
        onBlur={ignore}
        inputRef={ignore}
        choices={props.choices ?? noChoices}
        lock={null}
        isRequired={props.isRequired ?? false}
      />
      {error !== null && (
        <span id={`${id}-error`} role="alert" className="form-error">
          {error}
        </span>
      )}
    </>
  )
}

function ignore() {}
