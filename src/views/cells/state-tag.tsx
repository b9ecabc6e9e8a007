import type { ComponentProps } from 'react'
import type { MessageKey } from '../../locales/messages'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './state-tag.module.css'

export type StateTone = 'connected' | 'working' | 'disconnected' | 'unavailable' | 'information'

export type StateTagProps = Pick<ComponentProps<'span'>, 'aria-describedby'> & {
  tone: StateTone
  word: string
  /** Without one, the icon of the tone. */
  icon?: string
  isSpinning?: boolean
}

/** A state as colour, icon and word; never colour alone. */
export function StateTag({ tone, word, icon = icons[tone], isSpinning = false, ...rest }: StateTagProps) {
  const colors = { background: `var(--color-${tone}-quiet)`, color: `var(--color-${tone})` }
  return (
    <span {...rest} className={styles.tag} style={colors} data-tone={tone}>
      <Icon name={icon} isSpinning={isSpinning} />
      {word}
    </span>
  )
}

/** How a known value is shown. */
export type StateLook = Pick<StateTagProps, 'tone' | 'icon' | 'isSpinning'> & { label: MessageKey }

/** The state of a value, by its look; a value that has none keeps its own word. */
export function KnownState({ looks, value }: { looks: Readonly<Record<string, StateLook>>; value: string }) {
  const { label, ...look } = looks[value] ?? { tone: 'unavailable', label: null }
  return <StateTag {...look} word={label ? t(label) : value} />
}

const icons: Readonly<Record<StateTone, string>> = {
  connected: 'state-connected',
  working: 'state-working',
  disconnected: 'state-disconnected',
  unavailable: 'state-unavailable',
  information: 'info',
}
