import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

const loadPanel = () =>
  import('./getting-started-panel').then((module) => ({ default: module.GettingStartedPanel }))
const Panel = lazy(loadPanel)

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
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpened(true)}
      >
        <Icon name="spark" />
        {t('gettingStarted.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel onClose={handleClose} />
        </Suspense>
      )}
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
