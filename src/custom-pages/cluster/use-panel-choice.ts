import { useEffect, useState } from 'react'
import { keepText, keptText } from '../../ui/kept-text'

const storageKey = 'basalt.clusters-panel'
/** Too narrow for the panel to stand beside the page. */
const narrowQuery = '(max-width: 1023px)'

/**
 * Whether the left panel is open. On wide screens the choice is remembered; on small ones, where it stands above the
 * page, it starts closed and closes again once a cluster is chosen.
 */
export function usePanelChoice(current: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => isWide() && keptText(storageKey) !== 'closed')
  useEffect(() => {
    if (current && !isWide()) setOpen(false)
  }, [current])

  return [
    isOpen,
    (next) => {
      setOpen(next)
      if (isWide()) keepText(storageKey, next ? null : 'closed')
    },
  ]
}

function isWide(): boolean {
  return globalThis.matchMedia?.(narrowQuery).matches !== true
}
