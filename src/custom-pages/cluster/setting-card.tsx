import { type ReactNode, useId } from 'react'
import type { Reason } from '../../access/explain'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import { Switch } from '../../ui/switch'
import { ReasonHint } from '../../views/reasons/reason-hint'
import styles from './setting-card.module.css'

export type SettingCardProps = {
  title: string
  /** A sentence or two below the title. */
  about: ReactNode
  /** Why the control may not be used, the most fundamental reason first. */
  reasons?: readonly Reason[]
  /** Draws the control, which names itself by the title and carries its reason. */
  control?: (labelledBy: string, describedBy: string | undefined) => ReactNode
  /** Details below. */
  children?: ReactNode
}

/** One setting of a cluster: its control at the right, and why it may not be used in the card (CFG-D10). */
export function SettingCard({ title, about, reasons = [], control, children }: SettingCardProps) {
  const titleId = useId()
  return (
    <section className={`surface ${styles.card}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {about}
        </div>
        {control && (
          <AntdProvider>
            <ReasonHint reasons={reasons}>{(describedBy) => control(titleId, describedBy)}</ReasonHint>
          </AntdProvider>
        )}
      </div>
      {reasons[0] && <p className={`second ${styles.reason}`}>{reasons[0].sentence}</p>}
      {children}
    </section>
  )
}

export type SwitchCardProps = Omit<SettingCardProps, 'control'> & {
  /** Null where it could not be read: a switch says on or off. */
  isOn: boolean | null
  isDisabled: boolean
  isBusy: boolean
  onPress: () => void
}

/** A setting that is on or off. */
export function SwitchCard({ isOn, isDisabled, isBusy, onPress, ...card }: SwitchCardProps) {
  return (
    <SettingCard
      {...card}
      control={(labelledBy, describedBy) =>
        isOn === null ? (
          <span className="second">{t('settings.notKnown')}</span>
        ) : (
          <Switch
            isOn={isOn}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            isDisabled={isDisabled}
            isBusy={isBusy}
            onPress={onPress}
          />
        )
      }
    />
  )
}
