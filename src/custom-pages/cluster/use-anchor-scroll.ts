import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds for which late content may still move what the address names. */
const settleTime = 10_000

/**
 * Scrolls to the section that the address names, also when it arrives later or what stands above it grows meanwhile;
 * until the person moves the page (DET-008).
 */
export function useAnchorScroll(root: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    const anchor = anchorOf(hash)
    if (!anchor || !root.current) return
    return holdAt(root.current, anchor)
  }, [hash, root])
}

/** Scrolls to a section and gives it the focus, as a link of the page itself would. */
export function scrollToAnchor(anchor: string): boolean {
  const section = document.getElementById(anchor)
  if (!section) return false
  section.scrollIntoView?.({ block: 'start' })
  if (!section.contains(document.activeElement)) {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }
  return true
}

/** Keeps a section at the top while the content settles. Answers how to let go. */
function holdAt(root: HTMLElement, anchor: string): () => void {
  let isThere = false
  const place = () => {
    if (isThere) document.getElementById(anchor)?.scrollIntoView?.({ block: 'start' })
    else isThere = scrollToAnchor(anchor)
  }
  // After the effects of the frame around the page, which starts a new page at its top.
  const frame = requestAnimationFrame(place)
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place)
  observer?.observe(root)
  const timer = setTimeout(letGo, settleTime)
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  for (const move of moves) addEventListener(move, letGo, { passive: true })

  function letGo() {
    cancelAnimationFrame(frame)
    observer?.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, letGo)
  }
  return letGo
}

/** The section a hash names; null for none, and for what cannot be read. */
function anchorOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null
  } catch {
    return null
  }
}
