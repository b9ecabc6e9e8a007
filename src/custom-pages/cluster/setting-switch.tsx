import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Switch } from '../../ui/switch'
import styles from './setting-switch.module.css'

export type SettingSwitchProps = {
  /** Null where nobody says so, undefined while it is read. */
  isOn: boolean | null | undefined
  isDisabled: boolean
  isBusy: boolean
  /** Id of what names it. */
  labelledBy: string
  /** Id of why it is disabled. */
  describedBy: string | undefined
  onTurn: (isOn: boolean) => void
}

/** Turns a setting on and off. A switch says which it is: where that is not known, both are offered instead. */
export function SettingSwitch({ isOn, isDisabled, isBusy, onTurn, ...ids }: SettingSwitchProps) {
  const { labelledBy, describedBy } = ids
  if (isOn === undefined) return <span className="second">{t('settings.reading')}</span>
  if (isOn !== null)
    return (
      <Switch
        isOn={isOn}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        isDisabled={isDisabled}
        isBusy={isBusy}
        onPress={() => onTurn(!isOn)}
      />
    )
  const choice = (wanted: boolean) => (
    <Button
      id={`${labelledBy}-${wanted}`}
      aria-labelledby={`${labelledBy}-${wanted} ${labelledBy}`}
      aria-describedby={describedBy}
      isDisabled={isDisabled}
      isBusy={isBusy}
      onClick={() => onTurn(wanted)}
    >
      {t(wanted ? 'settings.turnThisOn' : 'settings.turnThisOff')}
    </Button>
  )
  return (
    <span className={styles.unknown}>
      <span className="second">{t('settings.notKnown')}</span>
      {choice(true)}
      {choice(false)}
    </span>
  )
}
