import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ControllerFieldState, useController, useFormContext, useWatch } from 'react-hook-form'
import type { FieldDefinition } from '../../definitions/define-field'
import { factsOf, isFieldRequired, isFieldShown } from '../../definitions/field-conditions'
import {
  type FormContext,
  type FormMode,
  type FormRecord,
  type FormValue,
  isEmptyValue,
  isMaking,
  textValue,
} from '../../definitions/form-values'
import { inCurrency } from '../../definitions/in-currency'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { useComponents } from '../resource-components'
import { FieldFrame } from './field-frame'
import { warningOf } from './field-warnings'
import { useFormEngine } from './form-engine-context'
import { OptionsFailure } from './form-notice'
import { lockOf } from './form-plan'
import type { Focusable } from './inputs/input-props'
import { inputOf } from './inputs/inputs'
import { OptionsPlaceholder } from './inputs/options-placeholder'
import { lookUp } from './look-up'
import { type Choice, fixedOptions, type OptionsState, ownOptions } from './options-state'

/**
 * One field of a form, drawn from its definition. The controller stays even while the field is hidden, so that its
 * default is submitted (CRE-D05).
 */
export function FieldSlot({ name, field }: { name: string; field: FieldDefinition }) {
  const { id, plan, context, attempts, faults, retryOption, opensAt, runAfterPress } = useFormEngine()
  const { choices: sources = {} } = useComponents(plan.resource)
  const useOptions =
    field.choices === undefined
      ? () => (field.options ? ownOptions(field.options) : null)
      : lookUp(sources, 'source of choices', field.choices)
  const options = useOptions(context)
  usePreselection(name, field.choices === undefined ? null : options, context.mode)
  const { control, setValue } = useFormContext<FormRecord>()
  const { field: bound, fieldState } = useController<FormRecord>({ name, control })
  const { onBlur, onChange } = bound
  const { resets } = field
  const handleBlur = useCallback(() => runAfterPress(onBlur), [runAfterPress, onBlur])
  const handleChange = useCallback(
    (value: FormValue) => {
      onChange(value)
      for (const other of resets ?? []) setValue(other, null, { shouldDirty: true })
    },
    [onChange, resets, setValue],
  )
  const { inputRef, focus } = useFocusPassedOn(bound.ref)
  // At once, before the dialog looks for a field: one that it took first would count as left, and be in red.
  useLayoutEffect(() => {
    if (opensAt?.current !== name) return
    opensAt.current = undefined
    focus()
  }, [opensAt, name, focus])
  const showsError = useShowFieldError(field, bound.value, fieldState, attempts)
  if (!isFieldShown(field, context)) {
    return options?.state === 'failed' && field.required !== undefined ? (
      <OptionsFailure {...options} />
    ) : null
  }

  const lock = lockOf(plan, name, context) ?? (options?.state === 'ready' ? options.lock : null) ?? null
  const serverError = serverErrorOf(fieldState)
  const fault = faults[name]
  const error =
    serverError ?? (fault !== undefined && showsError ? { message: fault, isNotActivated: false } : null)
  const isSeen = showsError || (fieldState.isDirty && field.debounce === undefined)
  const warning = fault === undefined ? warningOf(field, bound.value, context) : null
  const { Component, isGroup = false } = inputOf(field)
  const isRequired = isFieldRequired(field, context)
  const choices = options?.state === 'ready' ? options.choices : []
  return (
    <FieldFrame
      id={`${id}-${name}`}
      label={t(field.label)}
      isGroup={isGroup}
      isOptional={lock === null && !isRequired && isOptional(field, options)}
      help={helpOf(field, context)}
      lock={lock}
      error={error}
      warning={isSeen || !fieldState.isDirty ? warning : null}
      retryOption={
        serverError && retryOption?.field === name ? (
          <Button onClick={retryOption.onTake}>{retryOption.label}</Button>
        ) : null
      }
      isValid={
        isSeen &&
        field.kind !== 'switch' &&
        fault === undefined &&
        !error &&
        warning === null &&
        lock === null &&
        !isEmptyValue(bound.value)
      }
    >
      {(frame) => {
        const shown = inCurrency(field, factsOf(context).valueOf)
        const shared = { ...frame, field: shown, value: bound.value, inputRef, lock, isRequired }
        const input = { ...shared, choices, onChange: handleChange, onBlur: handleBlur }
        const isPlaceTaken = options !== null && choices.length === 0
        return (
          <>
            {isPlaceTaken ? <OptionsPlaceholder {...input} options={options} /> : <Component {...input} />}
            {options?.state === 'ready' && options.trouble && <OptionsFailure {...options.trouble} />}
          </>
        )
      }}
    </FieldFrame>
  )
}

/** The server's words stay until the field changes. */
function serverErrorOf({ error }: ControllerFieldState) {
  if (error?.message === undefined || error.type === 'rule') return null
  return { message: error.message, isNotActivated: error.type === 'not-activated' }
}

function helpOf(field: FieldDefinition, context: FormContext): string | null {
  if (field.hint !== undefined) return field.hint(context)
  return field.help === undefined ? null : t(field.help)
}

/** Whether leaving the field empty is a choice: not where something is always on, off, preselected or only read. */
function isOptional(field: FieldDefinition, options: OptionsState | null): boolean {
  if (field.kind === 'switch' || (field.kind === 'list' && field.choices !== undefined)) return false
  return options === null || (options.state === 'ready' && options.preselected === null)
}

/** A focus that is asked for goes to what is drawn by then; what takes the place of its skeleton takes its focus. */
function useFocusPassedOn(register: RefCallback<Focusable>) {
  const drawn = useRef<Focusable | null>(null)
  const hadFocus = useRef(false)
  const focus = useCallback(() => drawn.current?.focus(), [])
  const inputRef = useCallback<RefCallback<Focusable>>(
    (input) => {
      if (input === null) hadFocus.current = drawn.current === document.activeElement
      else if (hadFocus.current) input.focus()
      drawn.current = input
      register(input && { focus })
    },
    [register, focus],
  )
  return { inputRef, focus }
}

/**
 * Whether a field's rule may speak now: once the person has left the field or tried to submit; with a debounce once
 * nothing was typed for so long, or at the attempt to submit (PLT-D08).
 */
function useShowFieldError(
  { debounce }: FieldDefinition,
  value: FormValue,
  { isTouched, isDirty }: ControllerFieldState,
  attempts: number,
): boolean {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    if (debounce === undefined) return
    const timer = setTimeout(() => setSettled(value), debounce)
    return () => clearTimeout(timer)
  }, [debounce, value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt settles what is typed at that moment
  useEffect(() => {
    if (attempts > 0) setSettled(value)
  }, [attempts])

  if (debounce === undefined) return attempts > 0 || isTouched
  return settled === value && (isDirty || attempts > 0)
}

/**
 * Keeps a field on a value that its source really offers: what the source preselects fills an empty field, and a value
 * that is no longer offered gives way, but for what a record came with. Filling an empty field does not count as a change
 * by the person.
 */
function usePreselection(name: string, options: OptionsState | null, mode: FormMode): void {
  const { control, formState, resetField, setValue } = useFormContext<FormRecord>()
  const [opening] = useState(formState.defaultValues?.[name])
  const value = useWatch({ control, name })
  const { choices, preselected: replacement } = options?.state === 'ready' ? options : fixedOptions([])
  const isOpen = ({ value: each, disabledReason }: Choice) =>
    each === textValue(value) && disabledReason === undefined
  const isGone = options?.state === 'ready' && !choices.some(isOpen)
  const isEmpty = isEmptyValue(value)
  const isKept = isEmpty ? replacement === null : !isMaking(mode) && value === opening

  useEffect(() => {
    if (!isGone || isKept) return
    if (isEmpty) resetField(name, { defaultValue: replacement })
    else setValue(name, replacement, { shouldDirty: true })
  }, [isGone, isKept, isEmpty, replacement, name, resetField, setValue])
}
