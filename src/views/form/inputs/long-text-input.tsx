import { textValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { ariaOf, type InputProps } from './input-props'

/** Several lines of text. */
export function LongTextInput(props: InputProps) {
  const { field, lock } = props
  return (
    <span className="form-box" data-locked={lock !== null || undefined}>
      <textarea
        {...ariaOf(props)}
        id={props.id}
        ref={props.inputRef}
        rows={4}
        value={textValue(props.value)}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onBlur}
        readOnly={lock !== null}
        placeholder={field.placeholder && t(field.placeholder)}
      />
    </span>
  )
}
