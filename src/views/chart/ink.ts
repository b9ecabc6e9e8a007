/** Colours as `#rrggbb`. */
const inks = ['#ffffff', '#000000'] as const

/** White or black, whichever is easier to read on a colour: 4.5 : 1 at least on any. */
export function inkOn(color: string): string {
  const [white, black] = inks
  return contrast(color, white) >= contrast(color, black) ? white : black
}

/** A colour with so much of another below it; a share of 1 leaves it as it is. */
export function mixed(color: string, ground: string, share: number): string {
  const below = channelsOf(ground)
  const parts = channelsOf(color).map((part, index) =>
    Math.round(part * share + (below[index] ?? 0) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
