import { type RefObject, useId, useState } from 'react'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'

type PasswordFieldProps = {
  label: string
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  error: string | null
  isValid: boolean
  describedBy?: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur: () => void
}

/** A new password, hidden unless the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const [isVisible, setIsVisible] = useState(false)
  const state = props.error !== null ? 'error' : props.isValid ? 'success' : undefined
  const describedBy = [props.error !== null && errorId, props.describedBy].filter(Boolean).join(' ')
  return (
    <div className="password-field" data-state={state}>
      <label htmlFor={id}>{props.label}</label>
      <div className="password-box">
        <input
          id={id}
          ref={props.inputRef}
          type={isVisible ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          aria-required
          aria-invalid={props.error !== null}
          aria-describedby={describedBy || undefined}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        <button
          type="button"
          className="password-toggle"
          aria-label={`${t(isVisible ? 'password.hide' : 'password.show')}: ${props.label}`}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'view'} />
        </button>
      </div>
      {props.error !== null && (
        <div className="password-error" id={errorId} role="alert">
          <Icon name="alert" size={14} />
          <span>{props.error}</span>
        </div>
      )}
    </div>
  )
}
