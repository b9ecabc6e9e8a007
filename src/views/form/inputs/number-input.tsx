import AntdInputNumber from 'antd/es/input-number'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import { t } from '../../../locales/t'
import { controlOf, type InputProps } from './input-props'
import { typedFigure } from './typed-figure'

/**
 * A figure with its unit. Bounds are the field's rule, which says them, rather than a silent correction. A text that is
 * no figure is an empty value, never another figure, and is cleared when the person leaves the field.
 */
export function NumberInput(props: InputProps) {
  const { field, value } = props
  return (
    <AntdInputNumber<number | string>
      {...controlOf(props)}
      style={{ width: 200 }}
      inputMode="decimal"
      controls={false}
      parser={typedFigure}
      value={typeof value === 'number' ? value : null}
      onChange={props.onChange}
      readOnly={props.lock !== null}
      suffix={unitOf(field, value)}
    />
  )
}

function unitOf({ kind, unit, currency }: FieldDefinition, value: FormValue): string | undefined {
  if (kind === 'percent') return '%'
  if (kind !== 'money') return unit && t(unit, typeof value === 'number' ? { count: value } : {})
  return typeof currency === 'string' ? currency : undefined
}
