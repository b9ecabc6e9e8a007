import { type ReactNode, useCallback, useId, useState } from 'react'
import { Menu } from './menu'
import { Tip } from './tip'

export type MenuButtonProps = {
  /** Accessible name of the button and of its menu. */
  label: string
  className: string
  button: ReactNode
  /** It leads to where the person is. */
  isCurrent?: boolean
  /** The entries, as `Menu` wants them. */
  children: ReactNode
}

/** A button of an icon alone that opens a menu. */
export function MenuButton({ label, className, button, isCurrent, children }: MenuButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const close = useCallback(() => setOpener(null), [])
  return (
    <>
      <Tip name={label}>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="menu"
          aria-current={isCurrent ? 'page' : undefined}
          aria-expanded={opener !== null}
          aria-controls={opener ? menuId : undefined}
          onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpener(event.currentTarget)
          }}
        >
          {button}
        </button>
      </Tip>
      {opener && (
        <Menu id={menuId} label={label} opener={opener} onClose={close}>
          {children}
        </Menu>
      )}
    </>
  )
}
