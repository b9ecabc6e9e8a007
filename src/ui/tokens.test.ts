import { describe, expect, it } from 'vitest'
import { contrast as contrastOf } from '../views/chart/ink'
import { colors, tokenStyles } from './tokens'

const grounds = ['page', 'surface', 'raised', 'sunken'] as const
const tones = ['connected', 'working', 'disconnected', 'unavailable', 'information'] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  const contrast = (one: keyof typeof colors, other: keyof typeof colors) =>
    contrastOf(colors[one][scheme], colors[other][scheme])

  it.each(grounds)('every text can be read on %s', (ground) => {
    for (const text of ['text', 'text-second', 'primary', 'primary-hover', ...tones] as const)
      expect([text, contrast(text, ground)]).toEqual([text, expect.toSatisfy((ratio) => ratio >= 4.5)])
  })

  it.each(tones)('%s can be read on its own quiet ground', (tone) => {
    expect(contrast(tone, `${tone}-quiet`)).toBeGreaterThanOrEqual(4.5)
  })

  it('a primary button and what is chosen can be read, too', () => {
    expect(contrast('on-primary', 'primary')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('on-primary', 'primary-hover')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('text', 'primary-quiet')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('text-second', 'primary-quiet')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'raised'] as const)('the edge of a control stands out from %s', (ground) => {
    expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the style sheet', () => {
  const styles = tokenStyles().split('\n')

  it('has both values of a colour, and lengths in pixels, but letters as large as the person has them', () => {
    expect(styles[0]).toContain('--color-page:light-dark(#f6f7f9,#101317);')
    expect(styles[0]).toContain('--space-16:16px;')
    expect(styles[0]).toContain('--font-14:0.875rem;')
    expect(styles[0]).toContain('--table-row:40px;')
    expect(styles[0]).toContain('--motion-quick:120ms;')
  })

  it('follows the choice of a theme, and the system where none is chosen', () => {
    const dark = '--shadow:0 6px 24px #00000080, 0 1px 4px #00000066'
    expect(styles.slice(1, 4)).toEqual([
      ':root[data-theme=light]{color-scheme:light}',
      `:root[data-theme=dark]{color-scheme:dark;${dark}}`,
      `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    ])
  })

  it('moves nothing for people who want no motion', () => {
    expect(styles[4]).toBe(
      '@media(prefers-reduced-motion:reduce){:root{--motion-quick:0ms;--motion-calm:0ms}}',
    )
  })
})
