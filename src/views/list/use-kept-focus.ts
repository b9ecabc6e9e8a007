import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when what had it is drawn elsewhere or goes away: it moves to the link of the same record,
 * to the button with the same words, or to the list's title. Where the person moved the focus, it is left alone.
 * @returns what the element around the list takes
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent<HTMLElement>) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const kept = useRef<{ element: Element; recordId: string | undefined } | null>(null)

  useLayoutEffect(() => {
    if (!ref.current || !kept.current || kept.current.element.isConnected) return
    const { element, recordId } = kept.current
    kept.current = null
    if (document.activeElement === document.body)
      heirOf(ref.current, element, recordId)?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // What floats above the page is a child of the list for React alone.
    if (!ref.current?.contains(target)) return
    const recordId = target.closest<HTMLElement>('[data-record]')?.dataset.record
    kept.current = { element: target, recordId }
  }
  return { ref, onFocus }
}

function heirOf(list: HTMLElement, gone: Element, recordId: string | undefined): HTMLElement | null {
  const controls = [...list.querySelectorAll<HTMLElement>('a, button')]
  const heir = controls.find((control) => {
    const owner = control.closest<HTMLElement>('[data-record]')?.dataset.record
    return owner === recordId && (recordId ? control.matches('a') : control.textContent === gone.textContent)
  })
  if (heir) return heir
  const title = list.querySelector<HTMLElement>('h1, h2')
  if (title) title.tabIndex = -1
  return title
}
