import { useEffect, useState } from 'react'

const storageKey = 'basalt.clusters-panel'
/** Too narrow for the panel to stand beside the page. */
const narrowQuery = '(max-width: 1023px)'

/**
 * Whether the left panel is open. On wide screens the choice is remembered; on small ones, where it stands above the
 * page, it starts closed and closes again once a cluster is chosen.
 */
export function usePanelChoice(current: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => isWide() && !isPutAway())
  useEffect(() => {
    if (current && !isWide()) setOpen(false)
  }, [current])

  return [
    isOpen,
    (next) => {
      setOpen(next)
      if (isWide()) remember(next)
    },
  ]
}

function isWide(): boolean {
  return globalThis.matchMedia?.(narrowQuery).matches !== true
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'closed'
  } catch {
    return false
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'closed')
  } catch {
    // A browser that forbids storage still opens and closes it, for this page.
  }
}
