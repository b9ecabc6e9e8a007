import Input from 'antd/es/input'
import Tooltip from 'antd/es/tooltip'
import { Icon } from '../../../ui/icon'
import { ariaOf, type InputProps } from './input-props'

/** A choice that cannot be changed now: still reachable by keyboard, so that its reason can be heard. */
export function LockedValue(props: InputProps & { text: string }) {
  return (
    <Tooltip title={props.lock} trigger={['hover', 'focus']}>
      <Input
        {...ariaOf(props)}
        id={props.id}
        ref={props.inputRef}
        className="form-locked"
        value={props.text}
        readOnly
        onBlur={props.onBlur}
        status={props.hasError ? 'error' : ''}
        suffix={<Icon name="lock" size={14} />}
      />
    </Tooltip>
  )
}
