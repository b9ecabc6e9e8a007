import Select from 'antd/es/select'
import { t } from '../../../locales/t'
import { ariaOf, type InputProps } from './input-props'
import { OptionsPlaceholder } from './options-placeholder'
import { LockedText } from './text-input'

/** Several values: typed one after the other, or, where a source brings them along, only read. */
export function ListInput(props: InputProps) {
  const { field, lock, value } = props
  if (field.choices !== undefined) return <ReadOnlyList {...props} />
  const values = Array.isArray(value) ? value.map(String) : []
  if (lock !== null) return <LockedText {...props} text={values.join(', ')} />
  return (
    <Select<string[]>
      {...ariaOf(props)}
      id={props.id}
      aria-labelledby={props.labelId}
      ref={props.inputRef}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '\n']}
      value={values}
      onChange={(next) => props.onChange(next.map((item) => item.trim()).filter((item) => item !== ''))}
      onBlur={props.onBlur}
      placeholder={field.placeholder && t(field.placeholder)}
      status={props.hasError ? 'error' : ''}
    />
  )
}

/** Lines to read, not to change: what another choice brings along. */
function ReadOnlyList(props: InputProps) {
  const { options } = props
  if (options?.state !== 'ready') return <OptionsPlaceholder {...props} />
  if (options.choices.length === 0) {
    return (
      <p className="second" id={props.id} tabIndex={-1} ref={props.inputRef}>
        {options.empty}
      </p>
    )
  }
  return (
    <ul className="form-list code" id={props.id} aria-labelledby={props.labelId}>
      {options.choices.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  )
}
