import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepPlaced, placeAt } from './place-at'
import { focusReturn } from './return-focus'

export type MenuProps = {
  id?: string
  label: string
  /** The control it opens at, which gets the focus back. */
  opener: HTMLElement
  onClose: () => void
  /** The entries, each with a `role` that begins with `menuitem`. */
  children: ReactNode
}

/**
 * An open menu: arrows, Home, End and first letters move in it; choosing an entry, Escape, Tab and a press elsewhere
 * close it. An entry with `aria-disabled` can be reached and not be chosen. Our own, since antd's cannot do that and
 * costs the first screen its library. A scroll that takes its opener off the page closes it.
 */
export function Menu({ id, label, opener, onClose, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const [giveBack] = useState(() => focusReturn(opener))

  useLayoutEffect(() => {
    entriesOf(list.current)[0]?.focus({ preventScroll: true })
    return () => {
      if (!opener.isConnected) giveBack()
    }
  }, [opener, giveBack])

  useLayoutEffect(
    () =>
      keepPlaced(() => {
        if (!list.current) return
        if (opener.isConnected) placeAt(list.current, opener, 'end')
        else onClose()
      }),
    [opener, onClose],
  )

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      const isOwn = target instanceof Node && (list.current?.contains(target) || opener.contains(target))
      if (!isOwn) onClose()
    }
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [opener, onClose])

  const close = () => {
    opener.focus()
    onClose()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // From its opener Tab goes on to what follows there.
    if (event.key === 'Tab') return close()
    const target = destination(event.key, entriesOf(list.current))
    if (event.key !== 'Escape' && !target) return
    event.preventDefault()
    event.stopPropagation()
    if (target) target.focus()
    else close()
  }

  return (
    <div
      ref={list}
      id={id}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeyDown}
      onPointerMove={({ target }) => entryAt(target)?.focus({ preventScroll: true })}
      onClick={({ target }) => {
        const entry = entryAt(target)
        if (entry && entry.ariaDisabled !== 'true') close()
      }}
    >
      {children}
    </div>
  )
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

function entryAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role^="menuitem"]') : null
}

/** Where a key leads from the entry in focus; undefined for keys that do not move. */
function destination(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  const now = entries.findIndex((entry) => entry.contains(document.activeElement))
  if (key === 'ArrowDown') return entries[(now + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(now <= 0 ? -1 : now - 1)
  if (key === 'Home') return entries[0]
  if (key === 'End') return entries.at(-1)
  if (!/^\p{L}$/u.test(key)) return undefined
  const following = [...entries.slice(now + 1), ...entries.slice(0, now + 1)]
  return following.find(({ textContent }) => textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
