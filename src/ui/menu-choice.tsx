import { Icon } from './icon'

export type MenuChoiceProps = {
  role: 'menuitemradio' | 'menuitemcheckbox'
  label: string
  isChosen: boolean
  onChoose: () => void
  /** The menu stays open while one chooses. */
  staysOpen?: boolean
}

/** An entry of a menu that is chosen or not; a check says so. */
export function MenuChoice({ role, label, isChosen, onChoose, staysOpen = false }: MenuChoiceProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a state, which biome reads of neither
    <button
      type="button"
      role={role}
      className="menu-item"
      aria-checked={isChosen}
      onClick={(event) => {
        // The menu closes by a click that reaches it.
        if (staysOpen) event.stopPropagation()
        onChoose()
      }}
    >
      <span style={{ visibility: isChosen ? 'visible' : 'hidden' }}>
        <Icon name="check" />
      </span>
      {label}
    </button>
  )
}
