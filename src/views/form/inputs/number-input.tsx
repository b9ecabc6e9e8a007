import { t } from '../../../locales/t'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** A figure with its unit; bounds are the field's rule, which says them, rather than a silent correction. */
export function NumberInput(props: InputProps) {
  const { field, lock, value } = props
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type="number"
      step="any"
      isShort
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        props.onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
      // Scrolling the page must not change a figure under the pointer.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      onBlur={props.onBlur}
      readOnly={lock !== null}
      placeholder={field.placeholder && t(field.placeholder)}
      suffix={field.unit && t(field.unit)}
    />
  )
}
