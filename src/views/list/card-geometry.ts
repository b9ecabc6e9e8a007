/** Height of a card in rem, so that it grows with the person's text size; cards, their places and skeleton share it. */
export const cardHeightRem = 15.5
/** Pixels. */
const cardMinWidth = 300
export const cardGap = 16

/** Pixels of one rem. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** Cards that a window of that size (pixels) can show at once, at most; `rem` is its font size in pixels. */
export function cardsInWindow(width: number, height: number, rem: number): number {
  return columnsIn(width) * Math.ceil(height / (cardHeightRem * rem + cardGap))
}

/** Cards in a row of a given width in pixels; more columns rather than wider cards. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + cardGap) / (cardMinWidth + cardGap)))
}
