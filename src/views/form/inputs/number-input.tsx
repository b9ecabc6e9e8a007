import InputNumber from 'antd/es/input-number'
import { t } from '../../../locales/t'
import { ariaOf, type InputProps } from './input-props'

/** A figure with its unit; bounds are the field's rule, which says them, rather than a silent correction. */
export function NumberInput(props: InputProps) {
  const { field, lock, value } = props
  return (
    <InputNumber<number>
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      className="form-number"
      value={typeof value === 'number' ? value : null}
      onChange={(next) => props.onChange(next)}
      onBlur={props.onBlur}
      readOnly={lock !== null}
      placeholder={field.placeholder && t(field.placeholder)}
      suffix={field.unit && t(field.unit)}
      status={props.hasError ? 'error' : ''}
      inputMode="decimal"
    />
  )
}
