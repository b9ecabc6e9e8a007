import { act, fireEvent, render, screen } from '@testing-library/react'
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

  it('stays at its control while the page scrolls, as long as it is open', () => {
    render(
      <Hint text="Too many">
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Add
          </button>
        )}
      </Hint>,
    )
    const control = screen.getByRole('button', { name: 'Add' })
    const bubble = screen.getByRole('tooltip').parentElement
    const scrollTo = (top: number) => {
      if (control.parentElement) {
        control.parentElement.getBoundingClientRect = () => new DOMRect(100, top, 60, 30)
      }
      fireEvent.scroll(document)
      return bubble?.style.top
    }
    scrollTo(300)
    act(() => control.focus())
    fireEvent.mouseEnter(control)
    expect(scrollTo(200)).toBe('236px')
    fireEvent.mouseLeave(control)
    expect(scrollTo(150)).toBe('186px')
    act(() => control.blur())
    expect(scrollTo(100)).toBe('186px')
  })

  it('opens for pointer and focus, stays while one of them is in it, and closes with Escape', () => {
    render(
      <Hint text={<a href="/plans">Upgrade</a>}>
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Add
          </button>
        )}
      </Hint>,
    )
    const control = screen.getByRole('button', { name: 'Add' })
    const frame = control.parentElement ?? control
    const link = screen.getByRole('link', { name: 'Upgrade' })
    const isOpen = () => screen.getByRole('tooltip').parentElement?.dataset.open === 'true'
    expect(isOpen()).toBe(false)
    fireEvent.mouseEnter(frame)
    expect(isOpen()).toBe(true)
    fireEvent.mouseLeave(frame)
    expect(isOpen()).toBe(false)

    act(() => control.focus())
    expect(isOpen()).toBe(true)
    fireEvent.mouseLeave(frame)
    expect(isOpen()).toBe(true)
    act(() => link.focus())
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(link, { key: 'Tab' })
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    act(() => control.focus())
    act(() => control.blur())
    expect(isOpen()).toBe(false)
  })

  it('says what else there is to say after its first sentence', () => {
    render(
      <Hint text="Too many" more="Ask the owner">
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Add
          </button>
        )}
      </Hint>,
    )
    expect(screen.getByRole('button', { description: 'Too many Ask the owner' })).toBeDefined()
  })
})
