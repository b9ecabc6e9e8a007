import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Hint } from './hint'

describe('a hint', () => {
  it('that comes to have something to say leaves its control the same element, with the focus', () => {
    const hinted = (text: string | null) => (
      <Hint text={text}>
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Install
          </button>
        )}
      </Hint>
    )
    const { rerender } = render(hinted(null))
    const control = screen.getByRole('button', { name: 'Install' })
    control.focus()
    expect(control.getAttribute('aria-describedby')).toBeNull()

    rerender(hinted('Another library is being installed.'))

    expect(document.activeElement).toBe(control)
    expect(screen.getByRole('button', { description: 'Another library is being installed.' })).toBe(control)
  })
})
