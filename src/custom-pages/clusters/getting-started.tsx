import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'

const Panel = lazyDialog(() => import('./getting-started-panel').then((file) => file.GettingStartedPanel))

/**
 * The Getting Started button and its side panel; the panel also opens when the page is entered with the navigation
 * state showGettingStarted, once (CLU-003, CLU-016).
 */
export function GettingStarted() {
  const location = useLocation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = asksForPanel(location.state)
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isAsked

  function handleClose() {
    setOpened(false)
    // A reload or a way back must not open the panel again.
    if (isAsked)
      void navigate({ search: location.search, hash: location.hash }, { replace: true, state: null })
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setOpened(true)}
      >
        <Icon name="spark" />
        {t('clusters.gettingStarted')}
      </Button>
      {isOpen && <Panel onClose={handleClose} />}
    </>
  )
}

function asksForPanel(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'showGettingStarted' in state &&
    Boolean(state.showGettingStarted)
  )
}
