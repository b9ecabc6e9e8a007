import '../../locales/viewing-texts'
import { useEffect, useId, useRef, useState } from 'react'
import { clusterRoleLabel } from '../../domain/cluster-role'
import { t } from '../../locales/t'
import { useViewedRole, useViewing } from '../../providers/viewing-context'
import { giveFocusToPage } from './give-focus-to-page'

/**
 * Ends the view from wherever the focus is. A function key is no character (WCAG 2.1.4), no browser and no screen reader
 * has a use for this one alone, and Escape is left to dialogs, menus and hints.
 */
const stopKey = 'F8'

/** Says on every page that the console is viewed as a role, that nothing is sent, and how to stop. */
export function ViewingBanner() {
  const viewing = useViewing()
  const viewed = useViewedRole()
  const [latest, setLatest] = useState(viewed)
  const stop = useRef<HTMLButtonElement>(null)
  const hint = useId()
  if (viewed !== null && viewed !== latest) setLatest(viewed)

  useEffect(() => {
    if (viewed === null) return
    // What began the view has closed itself: the way out is where the focus goes.
    stop.current?.focus({ preventScroll: true })
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== stopKey || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      viewing.set(null)
    }
    addEventListener('keydown', handleKey)
    return () => {
      removeEventListener('keydown', handleKey)
      giveFocusToPage()
    }
  }, [viewed, viewing])

  const label = viewed === null ? '' : t(clusterRoleLabel(viewed))
  return (
    <>
      <p className="visually-hidden" role="status">
        {viewed !== null
          ? `${t('viewing.now', { role: label })} ${t('viewing.key', { key: stopKey })}`
          : latest !== null && t('viewing.ended', { role: t(clusterRoleLabel(latest)) })}
      </p>
      {viewed !== null && (
        <section className="banner banner-viewing" aria-label={t('viewing.region')}>
          <p>
            <strong>{t('viewing.now', { role: label })}</strong>{' '}
            <span id={hint}>{t('viewing.key', { key: stopKey })}</span>
          </p>
          <button
            ref={stop}
            type="button"
            className="button"
            aria-label={t('viewing.stopNamed', { role: label })}
            // The code comes with the first view: what is then said at once, few screen readers read out.
            aria-describedby={hint}
            aria-keyshortcuts={stopKey}
            onClick={() => viewing.set(null)}
          >
            {t('viewing.stop')}
          </button>
        </section>
      )}
    </>
  )
}
