import { ariaOf, type InputProps } from './input-props'

/** On or off. */
export function SwitchInput(props: InputProps) {
  const { 'aria-required': _notForSwitches, ...aria } = ariaOf(props)
  return (
    <input
      {...aria}
      id={props.id}
      ref={props.inputRef}
      className="form-switch"
      type="checkbox"
      role="switch"
      checked={props.value === true}
      aria-checked={props.value === true}
      onChange={({ target }) => {
        if (props.lock === null) props.onChange(target.checked)
      }}
      onBlur={props.onBlur}
    />
  )
}
