/** What of the palette is open. */
export type PaletteView = 'search' | 'shortcuts'
