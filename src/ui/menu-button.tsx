import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Tip } from './tip'

export type MenuButtonProps = {
  /** Accessible name of the button and of its menu. */
  label: string
  className: string
  button: ReactNode
  /** The items, each with `role="menuitem"` or `"menuitemradio"`; choosing one closes the menu. */
  children: ReactNode
}

/** A button that opens a menu: arrows, Home, End and first letters move in it, Escape and Tab leave it. */
export function MenuButton({ label, className, button, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  useEffect(() => {
    if (!isOpen) return
    itemsOf(root.current)[0]?.focus()
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    trigger.current?.focus()
  }

  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setIsOpen(false)
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    const target = destination(event.key, itemsOf(root.current))
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <div className="shell-menu" ref={root}>
      <Tip name={label}>
        <button
          ref={trigger}
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || isOpen) return
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {button}
        </button>
      </Tip>
      {isOpen && (
        <div
          id={menuId}
          className="menu"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={handleMenuKey}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  )
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function destination(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const focused = document.activeElement
  const now = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  if (key === 'ArrowDown') return items[(now + 1) % items.length]
  if (key === 'ArrowUp') return items[(now - 1 + items.length) % items.length]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1) return undefined
  const rest = [...items.slice(now + 1), ...items.slice(0, now + 1)]
  return rest.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
