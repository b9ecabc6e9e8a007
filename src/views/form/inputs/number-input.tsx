import AntdInputNumber from 'antd/es/input-number'
import { t } from '../../../locales/t'
import { controlOf, type InputProps } from './input-props'

/** A figure with its unit; bounds are the field's rule, which says them, rather than a silent correction. */
export function NumberInput(props: InputProps) {
  const { field, value } = props
  return (
    <AntdInputNumber<number>
      {...controlOf(props)}
      className="form-short"
      inputMode="decimal"
      controls={false}
      value={typeof value === 'number' ? value : null}
      onChange={props.onChange}
      readOnly={props.lock !== null}
      suffix={field.unit && t(field.unit)}
    />
  )
}
