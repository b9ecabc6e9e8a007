import Switch from 'antd/es/switch'
import { ariaOf, type InputProps } from './input-props'

/** On or off. */
export function SwitchInput(props: InputProps) {
  return (
    <Switch
      // Handed on to its button, of whose properties its type knows few.
      {...{ ...ariaOf(props), onBlur: props.onBlur }}
      id={props.id}
      ref={props.inputRef}
      checked={props.value === true}
      onChange={(isOn) => {
        if (props.lock === null) props.onChange(isOn)
      }}
    />
  )
}
