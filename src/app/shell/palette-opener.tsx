import { useEffect, useState } from 'react'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { keptText } from '../../ui/kept-text'
import { lazyDialog } from '../../ui/lazy-dialog'
import { whenIdle } from '../../ui/when-idle'
import { noSingleKeys, type PaletteView } from './palette-view'

const Palette = lazyDialog(() => import('./palette/palette').then((file) => file.Palette))

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const covers = '[role=dialog][aria-modal=true], [role=alertdialog]'

/** The button and the keys of the command palette; all else of it is loaded when it is wanted. */
export function PaletteOpener() {
  // Undefined until it is first wanted: from then on it stays, for the question of what was chosen in it.
  const [view, setView] = useState<PaletteView | null>()
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // Letters that follow the shortcut at once would be lost while its code arrives.
      if (event.key === 'Control' || event.key === 'Meta') void Palette.preload()
      const wanted = viewOf(event)
      if (wanted === null) return
      event.preventDefault()
      setView(wanted)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  useEffect(() => whenIdle(Palette.preload), [])
  return (
    <div className="shell-search">
      <Button
        aria-label={t('shell.openPalette')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onFocus={Palette.preload}
        onPointerEnter={Palette.preload}
        onClick={() => setView('search')}
      >
        <Icon name="search" />
        <span>{t('shell.search')}</span>
        <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      {view !== undefined && <Palette view={view} onView={setView} />}
    </div>
  )
}

/** What a key asks for; null while somebody types, or is in a dialog. */
function viewOf(event: KeyboardEvent): PaletteView | null {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return null
  if (target instanceof Element && target.closest(`${typing}, [role=dialog], [role=menu]`)) return null
  if (document.querySelector(covers)) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey ? 'search' : null
  return key === '?' && !keptText(noSingleKeys) ? 'shortcuts' : null
}
