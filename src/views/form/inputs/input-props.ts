import type { ComponentType, RefCallback } from 'react'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import type { FrameProps } from '../field-frame'
import type { Choice } from '../options-state'

/** What react-hook-form needs of an input to move the focus there. */
export type Focusable = { focus: () => void }

/** What the engine hands to every input. */
export type InputProps = FrameProps & {
  field: FieldDefinition
  value: FormValue
  onChange: (value: FormValue) => void
  onBlur: () => void
  inputRef: RefCallback<Focusable>
  /** What the field may hold; none for a field without a source. */
  choices: readonly Choice[]
  /** Why the field cannot be changed now; null while it can. */
  lock: string | null
  isRequired: boolean
  /** The most characters that can be typed; any number when left out. */
  maxLength?: number | undefined
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | undefined
}

/** How the values of a kind are entered. */
export type FormInput = {
  Component: ComponentType<InputProps>
  /** Several controls under one name: labelled by reference instead of by `for`. */
  isGroup?: boolean
}

/** The accessible state every input carries; that it is required, only those whose role may say so. */
export function ariaOf({
  describedBy,
  hasError,
  lock,
}: Pick<InputProps, 'describedBy' | 'hasError' | 'lock'>) {
  return {
    'aria-describedby': describedBy,
    'aria-invalid': hasError,
    'aria-disabled': lock !== null || undefined,
  }
}

/** What every one of antd's controls is given; one that is locked stays reachable, so that its reason can be heard. */
export function controlOf(props: InputProps) {
  const { field, lock } = props
  return {
    ...ariaOf(props),
    'aria-required': props.isRequired || undefined,
    id: props.id,
    ref: props.inputRef,
    onBlur: props.onBlur,
    status: props.hasError ? 'error' : '',
    variant: lock === null ? 'outlined' : 'filled',
    placeholder: field.placeholder && t(field.placeholder),
  } as const
}

/** Where antd draws what opens at a control: inside its form. */
export function popupPlace(trigger: Element): HTMLElement {
  return trigger.closest('form') ?? document.body
}

/**
 * The same of antd's selects, drawn whole and inside the form: only then are the options said as options, within the
 * page's landmark. That it is required antd says at its frame, too, which has no role that may.
 */
export function selectOf(props: InputProps) {
  const { 'aria-required': _isRequired, ...control } = controlOf(props)
  return { ...control, virtual: false, getPopupContainer: popupPlace }
}

/**
 * Whether an input would look the same: a key typed into one field must not redraw the lists of all others. Choices
 * are made on every drawing, so they are compared by what they say.
 */
export function hasSameLook(before: InputProps, after: InputProps): boolean {
  return Object.entries(after).every(([name, value]) => {
    const was: unknown = Reflect.get(before, name)
    return Object.is(value, was) || (name === 'choices' && JSON.stringify(value) === JSON.stringify(was))
  })
}
