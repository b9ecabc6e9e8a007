import Input from 'antd/es/input'
import { t } from '../../../locales/t'
import { textValue } from '../form-values'
import { ariaOf, type InputProps } from './input-props'

/** One line of text. */
export function TextInput(props: InputProps) {
  const { field, lock } = props
  return (
    <Input
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      value={textValue(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
      onBlur={props.onBlur}
      readOnly={lock !== null}
      placeholder={field.placeholder && t(field.placeholder)}
      status={props.hasError ? 'error' : ''}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
