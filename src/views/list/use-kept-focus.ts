import { type RefObject, useEffect, useRef } from 'react'
import { t } from '../../locales/t'
import { controlLike, recordOf } from '../../ui/return-focus'

/**
 * Keeps the focus in a list when what had it is drawn elsewhere or goes away. A browser takes it from an element that
 * is moved, which gets it back; that of one that is gone moves to the link of the same record, to the control of the
 * same name, to what clears the filters that left nothing, or to the list's title. Where the person moved the focus, it
 * is left alone.
 * @returns what the element around the list takes
 */
export function useKeptFocus(): { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null)
  const kept = useRef<{ element: HTMLElement; recordId: string | undefined } | null>(null)

  useEffect(() => {
    const list = ref.current
    if (!list) return
    // Whichever part of the list was redrawn: what is drawn later than the rest does not draw the list around it.
    const observer = new MutationObserver(() => {
      if (!kept.current || document.activeElement !== document.body) return
      const { element, recordId } = kept.current
      const heir = element.isConnected ? element : heirOf(list, element, recordId)
      heir?.focus({ preventScroll: true })
    })
    observer.observe(list, { childList: true, subtree: true })
    // A press somewhere else leaves the control for good, also where nothing takes the focus.
    function handlePointerDown({ target }: PointerEvent) {
      if (!(target instanceof Node && kept.current?.element.contains(target))) kept.current = null
    }
    // React tells of no focus that moves while it draws, such as the one a dialog gives back as it goes.
    function handleFocusIn({ target }: FocusEvent) {
      if (target instanceof HTMLElement) kept.current = { element: target, recordId: recordOf(target) }
    }
    // A person leaves for something else; an element that is moved leaves for nothing.
    function handleFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget) kept.current = null
    }
    document.addEventListener('pointerdown', handlePointerDown, true)
    list.addEventListener('focusin', handleFocusIn)
    list.addEventListener('focusout', handleFocusOut)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', handlePointerDown, true)
      list.removeEventListener('focusin', handleFocusIn)
      list.removeEventListener('focusout', handleFocusOut)
    }
  }, [])
  return { ref }
}

function heirOf(list: HTMLElement, gone: Element, recordId: string | undefined): HTMLElement | null {
  const controls = [...list.querySelectorAll<HTMLElement>('a, button')]
  const heir =
    (recordId
      ? controls.find((control) => control.matches('a') && recordOf(control) === recordId)
      : controlLike(list, gone, undefined)) ??
    controls.find(({ textContent }) => textContent === t('views.clearFilters'))
  if (heir) return heir
  const title = list.querySelector<HTMLElement>('h1, h2')
  if (title) title.tabIndex = -1
  return title
}
