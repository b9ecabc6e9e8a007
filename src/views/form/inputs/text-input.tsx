import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** One line of text. */
export function TextInput(props: InputProps) {
  const { field, lock } = props
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type="text"
      value={textValue(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
      onBlur={props.onBlur}
      readOnly={lock !== null}
      placeholder={field.placeholder && t(field.placeholder)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
