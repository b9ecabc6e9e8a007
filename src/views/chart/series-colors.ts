/**
 * The 11 colours of clusters (D1 §9 'Consumption'), the same for the same place in every chart; of a twelfth cluster the
 * first one again (USE-D10). Each has 3 : 1 at least against the surface; side by side they differ in lightness as well
 * as in hue, and numbers in the bars say the same to who does not tell them apart.
 */
export const seriesColors = [
  { light: '#0b6e7f', dark: '#4cc3d6' },
  { light: '#d1701f', dark: '#f6b26b' },
  { light: '#4b3399', dark: '#a894f0' },
  { light: '#4d9a3a', dark: '#8fd67a' },
  { light: '#a3195b', dark: '#f078b0' },
  { light: '#2f7fd1', dark: '#6ea8ff' },
  { light: '#8a7a12', dark: '#e3d45c' },
  { light: '#7c2d12', dark: '#d98a68' },
  { light: '#64748b', dark: '#b3c1d4' },
  { light: '#b66bd0', dark: '#e2b1f5' },
  { light: '#14532d', dark: '#4aa86b' },
] as const

/** One for each theme. */
export type SeriesColor = { readonly light: string; readonly dark: string }

/** The colour of a place in the order of clusters, from 0. */
export function seriesColor(place: number): SeriesColor {
  return seriesColors[place % seriesColors.length] ?? seriesColors[0]
}
