import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus with its record when a poll or a command moves the record's card: the element that had it is then
 * gone, and the card's link takes it over. Where the person moved the focus, it is left alone.
 * @param drawn changes whenever the cards are drawn anew
 * @returns the handler for focus events of the list
 */
export function useKeptFocus(drawn: unknown): (event: FocusEvent<HTMLElement>) => void {
  const kept = useRef<{ element: Element; recordId: string } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every drawing of the cards
  useLayoutEffect(() => {
    if (!kept.current || kept.current.element.isConnected) return
    const { recordId } = kept.current
    kept.current = null
    if (document.activeElement !== document.body) return
    const cards = [...document.querySelectorAll<HTMLElement>('[data-record]')]
    const card = cards.find(({ dataset }) => dataset.record === recordId)
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }, [drawn])

  return ({ target }) => {
    const recordId = target.closest<HTMLElement>('[data-record]')?.dataset.record
    kept.current = recordId ? { element: target, recordId } : null
  }
}
