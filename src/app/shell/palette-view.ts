/** What of the palette is open. */
export type PaletteView = 'search' | 'shortcuts'

/**
 * Under which key this browser remembers that shortcuts of a single character are off: who speaks to the computer, or
 * presses keys by accident, sets them off without wanting to (WCAG 2.1.4).
 */
export const noSingleKeys = 'basalt.noSingleKeys'
