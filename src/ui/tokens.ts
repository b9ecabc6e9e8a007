/**
 * Every colour, size and time of the console; the style sheet (`var(--color-page)`, `var(--space-16)`, …) and antd's
 * theme both derive from here. Contrast of text on every surface is at least 4.5 : 1 in both themes.
 */
export const colors = {
  page: { light: '#f6f7f9', dark: '#101317' },
  surface: { light: '#ffffff', dark: '#171b21' },
  raised: { light: '#ffffff', dark: '#1e232b' },
  sunken: { light: '#eef1f5', dark: '#0c0f12' },
  line: { light: '#e2e6ec', dark: '#2a313b' },
  'line-strong': { light: '#8a94a3', dark: '#66717f' },
  text: { light: '#1a1f26', dark: '#e8ecf1' },
  'text-second': { light: '#56606e', dark: '#9aa5b4' },
  primary: { light: '#0b6e7f', dark: '#4cc3d6' },
  'primary-hover': { light: '#095a68', dark: '#7ad5e3' },
  'primary-quiet': { light: '#e3f1f3', dark: '#14313a' },
  'on-primary': { light: '#ffffff', dark: '#06252b' },
  connected: { light: '#2b7a3d', dark: '#5cc27a' },
  'connected-quiet': { light: '#e6f3e9', dark: '#16291c' },
  working: { light: '#aa4e09', dark: '#f0a35e' },
  'working-quiet': { light: '#fbefe3', dark: '#31230f' },
  disconnected: { light: '#b42a2a', dark: '#f28b82' },
  'disconnected-quiet': { light: '#fbeaea', dark: '#361b1b' },
  unavailable: { light: '#5f6873', dark: '#8c97a5' },
  'unavailable-quiet': { light: '#eceff2', dark: '#21262d' },
  information: { light: '#1f5fbf', dark: '#82b4ff' },
  'information-quiet': { light: '#e8f0fc', dark: '#172540' },
  skeleton: { light: '#e9edf1', dark: '#222831' },
  backdrop: { light: '#10131766', dark: '#000000a6' },
} as const

const spaces = [4, 8, 12, 16, 24, 32, 48] as const
export const fontSizes = [12, 14, 16, 20, 28] as const

export const sizes = {
  'radius-control': 6,
  'radius-surface': 8,
  'control-height': 34,
  'table-row': 40,
  'table-row-compact': 32,
  'header-height': 56,
  'content-width': 1440,
} as const

export const fonts = {
  'font-text':
    "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'font-code': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Milliseconds; zero where the person asked for reduced motion. */
export const motions = { 'motion-quick': 120, 'motion-calm': 160 } as const

/** The one shadow, for what floats. */
export const shadow = {
  light: '0 6px 24px #1a1f2624, 0 1px 4px #1a1f2614',
  dark: '0 6px 24px #00000080, 0 1px 4px #00000066',
} as const

/** The tokens as custom properties; `color-scheme` decides which of the two values counts. */
export function tokenStyles(): string {
  const pairs = Object.entries(colors).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${light},${dark})`,
  )
  const lengths = Object.entries(sizes).map(([name, value]) => `--${name}:${value}px`)
  const values = [
    ...pairs,
    ...spaces.map((value) => `--space-${value}:${value}px`),
    ...fontSizes.map((value) => `--font-${value}:${value / 16}rem`),
    ...lengths,
    ...Object.entries(fonts).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(motions).map(([name, value]) => `--${name}:${value}ms`),
    `--shadow:${shadow.light}`,
  ]
  const dark = `--shadow:${shadow.dark}`
  return [
    `:root{color-scheme:light dark;${values.join(';')}}`,
    `:root[data-theme=light]{color-scheme:light}`,
    `:root[data-theme=dark]{color-scheme:dark;${dark}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media(prefers-reduced-motion:reduce){:root{${Object.keys(motions)
      .map((name) => `--${name}:0ms`)
      .join(';')}}}`,
  ].join('\n')
}
