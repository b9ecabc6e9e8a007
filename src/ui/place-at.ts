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
  const { offsetWidth: width, offsetHeight: height } = popup
  const isAbove = anchor.bottom + gap + height > window.innerHeight && anchor.top > height + gap
  const left = edge === 'start' ? anchor.left : anchor.right - width
  // Not always the window's corner: a parent with containment is what a fixed position counts from.
  popup.style.inset = '0 auto auto 0'
  const origin = popup.getBoundingClientRect()
  popup.style.top = `${(isAbove ? anchor.top - height - gap : anchor.bottom + gap) - origin.top}px`
  popup.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin)) - origin.left}px`
  popup.dataset.side = isAbove ? 'above' : 'below'
}
