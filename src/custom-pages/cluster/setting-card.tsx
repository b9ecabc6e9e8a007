import { type ReactNode, useId } from 'react'
import type { Reason } from '../../access/explain'
import { AntdProvider } from '../../ui/antd-provider'
import type { onIntent } from '../../ui/on-intent'
import { ReasonHint } from '../../views/reasons/reason-hint'
import { RefusalText } from '../../views/reasons/refusal-text'
import styles from './setting-card.module.css'
import { SettingSwitch, type SettingSwitchProps } from './setting-switch'

export type SettingCardProps = {
  title: string
  /** A sentence or two below the title. */
  about: ReactNode
  /** Why the control may not be used, the most fundamental reason first. */
  reasons?: readonly Reason[]
  /** Said of the control where there is no such reason: that a change is on its way. */
  busy?: string | undefined
  /** Draws the control, which names itself by the title and carries its reason. */
  control?: (labelledBy: string, describedBy: string | undefined) => ReactNode
  /** Handlers that ask for the code of what the control opens. */
  before?: ReturnType<typeof onIntent> | undefined
  /** Details below. */
  children?: ReactNode
}

/** One setting of a cluster: its control at the right, and why it may not be used in the card (CFG-D10). */
export function SettingCard({
  title,
  about,
  reasons = [],
  busy,
  control,
  before,
  children,
}: SettingCardProps) {
  const titleId = useId()
  return (
    <section className={`surface ${styles.card}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {about}
        </div>
        {control && (
          <span {...before}>
            <AntdProvider>
              <ReasonHint reasons={reasons} otherwise={busy ?? null}>
                {(describedBy) => control(titleId, describedBy)}
              </ReasonHint>
            </AntdProvider>
          </span>
        )}
      </div>
      {reasons.length > 0 && (
        <p className={`second ${styles.reason}`}>
          <RefusalText reasons={reasons} />
        </p>
      )}
      {children}
    </section>
  )
}

export type SwitchCardProps = Omit<SettingCardProps, 'control'> &
  Pick<SettingSwitchProps, 'isOn' | 'isDisabled' | 'isBusy' | 'onTurn'>

/** A setting that is on or off. */
export function SwitchCard({ isOn, isDisabled, isBusy, onTurn, ...card }: SwitchCardProps) {
  return (
    <SettingCard
      {...card}
      control={(labelledBy, describedBy) => (
        <SettingSwitch
          isOn={isOn}
          isDisabled={isDisabled}
          isBusy={isBusy}
          labelledBy={labelledBy}
          describedBy={describedBy}
          onTurn={onTurn}
        />
      )}
    />
  )
}
