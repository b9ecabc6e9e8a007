import type { ReactNode } from 'react'
import type { OptionDefinition } from '../../definitions/define-field'
import type { Tone } from '../../definitions/file/file-look'
import { t } from '../../locales/t'
import { CopyButton } from '../../ui/copy-button'
import styles from './marked-value.module.css'
import { StateTag, type StateTagProps } from './state-tag'

export type MarkedValueProps = {
  /** What is copied. */
  text: string
  /** Names the value. */
  what: string
  isCopyable: boolean
  /** The value of a choice; with a tone it is drawn as a state: colour, icon and word. */
  option?: OptionDefinition | undefined
  /** The value as it is shown otherwise. */
  children: ReactNode
}

/** A value that is more than its text: a state, or one with the button that copies it. */
export function MarkedValue({ text, what, isCopyable, option, children }: MarkedValueProps) {
  const value = option?.tone ? <StateTag {...looks[option.tone]} word={t(option.label)} /> : children
  if (!isCopyable) return value
  return (
    <span className={styles.copyable}>
      {value}
      <CopyButton text={text} what={what} />
    </span>
  )
}

const looks: Readonly<Record<Tone, Pick<StateTagProps, 'tone' | 'icon' | 'isSpinning'>>> = {
  good: { tone: 'connected' },
  warning: { tone: 'working', icon: 'warning' },
  bad: { tone: 'disconnected', icon: 'alert' },
  neutral: { tone: 'unavailable', icon: 'info' },
  busy: { tone: 'information', icon: 'state-working', isSpinning: true },
}
