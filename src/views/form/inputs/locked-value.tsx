import { Icon } from '../../../ui/icon'
import { InputBox } from './input-box'
import { ariaOf, type InputProps } from './input-props'

/** A choice that cannot be changed now: still reachable by keyboard, so that its reason can be heard. */
export function LockedValue(props: InputProps & { text: string }) {
  return (
    <InputBox
      {...ariaOf(props)}
      id={props.id}
      ref={props.inputRef}
      type="text"
      title={props.lock ?? undefined}
      value={props.text}
      readOnly
      onBlur={props.onBlur}
      suffix={<Icon name="lock" size={14} />}
    />
  )
}
