import { useState } from 'react'
import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { Icon } from '../../../ui/icon'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** A secret: hidden until the person asks to see it, and never offered to a password manager as their own. */
export function SecretInput(props: InputProps) {
  const { field, lock } = props
  const [isShown, setShown] = useState(false)
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type={isShown ? 'text' : 'password'}
      value={textValue(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
      onBlur={props.onBlur}
      readOnly={lock !== null}
      placeholder={field.placeholder && t(field.placeholder)}
      autoComplete="new-password"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="form-reveal"
          aria-label={t(isShown ? 'form.hideSecret' : 'form.showSecret', { field: t(field.label) })}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'view'} size={16} />
        </button>
      }
    />
  )
}
