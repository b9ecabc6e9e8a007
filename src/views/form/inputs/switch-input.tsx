import Switch from 'antd/es/switch'
import { controlOf, type InputProps } from './input-props'

/** On or off. */
export function SwitchInput(props: InputProps) {
  const { 'aria-required': _notForSwitches, status, variant, placeholder, ...control } = controlOf(props)
  return (
    <Switch
      {...control}
      checked={props.value === true}
      onChange={(isOn) => {
        if (props.lock === null) props.onChange(isOn)
      }}
    />
  )
}
