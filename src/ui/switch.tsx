import AntdSwitch from 'antd/es/switch'
import styles from './switch.module.css'

export type SwitchProps = {
  isOn: boolean
  isSmall?: boolean
  /** Focusable, but does nothing: for what may not be used now. Say why beside it. */
  isDisabled: boolean
  isBusy: boolean
  /** Gets the switch itself. */
  onPress: (control: HTMLElement) => void
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
}

/** antd's switch, of which a press asks for a change; one that is disabled keeps the focus, so that its reason can be heard. */
export function Switch({ isOn, isSmall, isDisabled, isBusy, onPress, ...aria }: SwitchProps) {
  const isUsable = !isDisabled && !isBusy
  return (
    <AntdSwitch
      {...aria}
      size={isSmall ? 'small' : 'default'}
      className={styles.switch}
      checked={isOn}
      aria-disabled={!isUsable || undefined}
      aria-busy={isBusy || undefined}
      onClick={(_, event) => {
        if (isUsable) onPress(event.currentTarget)
      }}
    />
  )
}
