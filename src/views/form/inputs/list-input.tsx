import Select from 'antd/es/select'
import { type InputProps, selectOf } from './input-props'
import { LockedText } from './text-input'

/** Several values: typed one after the other, or, where a source brings them along, only read. */
export function ListInput(props: InputProps) {
  const { field, lock, value, choices } = props
  if (field.choices !== undefined) {
    return <LockedText {...props} text={choices.map(({ label }) => label).join(', ')} />
  }
  const values = Array.isArray(value) ? value.map(String) : []
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]))
  if (lock !== null)
    return <LockedText {...props} text={values.map((each) => labels.get(each) ?? each).join(', ')} />
  const control = selectOf(props)
  if (field.options !== undefined) {
    return (
      <Select<string[]>
        {...control}
        aria-labelledby={props.labelId}
        mode="multiple"
        value={values}
        onChange={props.onChange}
        options={choices.map(({ value, label }) => ({ value, label }))}
        optionFilterProp="label"
      />
    )
  }
  return (
    <Select<string[]>
      {...control}
      aria-labelledby={props.labelId}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '\n']}
      value={values}
      onChange={(next) => props.onChange(next.map((item) => item.trim()).filter((item) => item !== ''))}
    />
  )
}
