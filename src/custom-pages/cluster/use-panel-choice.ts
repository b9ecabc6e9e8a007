import { useState } from 'react'
import { keepText, keptText } from '../../ui/kept-text'
import { useMediaQuery } from '../../ui/use-media-query'

const storageKey = 'basalt.clusters-panel'
/** Too narrow for the panel to stand beside the page. */
const narrowQuery = '(max-width: 1023px)'

/**
 * Whether the left panel is open. On wide screens the choice is remembered; on small ones, where it stands above the
 * page, it starts closed and closes again once a cluster is chosen.
 */
export function usePanelChoice(current: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isNarrow = useMediaQuery(narrowQuery)
  const opening = () => !isNarrow && keptText(storageKey) !== 'closed'
  const [isOpen, setOpen] = useState(opening)
  const [last, setLast] = useState({ current, isNarrow })
  if (last.current !== current || last.isNarrow !== isNarrow) {
    setLast({ current, isNarrow })
    if (isNarrow || last.isNarrow) setOpen(opening())
  }

  return [
    isOpen,
    (next) => {
      setOpen(next)
      if (!isNarrow) keepText(storageKey, next ? null : 'closed')
    },
  ]
}
