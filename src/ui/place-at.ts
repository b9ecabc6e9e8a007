/** Pixels between a control and what floats at it. */
const gap = 6
/** Pixels that stay free at the window's edges. */
const margin = 8

/**
 * Places a popup of fixed position at its control: under it, or above it where there is no room, and never beyond the
 * window's edges.
 * @param edge which edges of the two stand on one line
 */
export function placeAt(popup: HTMLElement, control: Element, edge: 'start' | 'end'): void {
  const anchor = control.getBoundingClientRect()
  // In a corner it has its full width. The corner is not always the window's: a fixed position counts from a parent
  // with containment.
  popup.style.inset = '0 auto auto 0'
  const corner = popup.getBoundingClientRect()
  const { width, height } = corner
  const isAbove = anchor.bottom + gap + height > innerHeight - margin && anchor.top > height + gap + margin
  const top = isAbove ? anchor.top - height - gap : anchor.bottom + gap
  const left = edge === 'start' ? anchor.left : anchor.right - width
  popup.style.top = `${within(top, innerHeight - height) - corner.top}px`
  popup.style.left = `${within(left, document.documentElement.clientWidth - width) - corner.left}px`
  popup.dataset.side = isAbove ? 'above' : 'below'
}

/** Off both edges; of what has no room between them, the beginning shows. */
function within(position: number, room: number): number {
  return Math.max(margin, Math.min(position, room - margin))
}

/**
 * Places a popup by `place`, and again whenever something scrolls or the window changes its size.
 * @returns ends that
 */
export function keepPlaced(place: () => void): () => void {
  place()
  addEventListener('scroll', place, true)
  addEventListener('resize', place)
  return () => {
    removeEventListener('scroll', place, true)
    removeEventListener('resize', place)
  }
}
