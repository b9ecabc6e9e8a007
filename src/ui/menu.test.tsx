import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MenuButton } from './menu-button'

/** A section with an open menu. */
function openMenu() {
  const opened = render(
    <section aria-labelledby="things">
      <h1 id="things">Things</h1>
      <MenuButton label="Actions" className="" button="…">
        <button type="button" role="menuitem">
          Delete
        </button>
      </MenuButton>
    </section>,
  )
  const opener = screen.getByRole('button', { name: 'Actions' })
  fireEvent.click(opener)
  return { ...opened, opener }
}

describe('a menu', () => {
  it.each(['Escape', 'Tab'])('closed by %s gives its button the focus back', (key) => {
    const { opener } = openMenu()
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Delete' }), { key })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('moves nothing on the page as it opens, or as the pointer goes through it', () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    openMenu()
    fireEvent.pointerMove(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]])
    // Left open, it would give the focus back in the next test.
    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Delete' }), { key: 'Escape' })
  })

  it('is closed by its button too', () => {
    const { opener } = openMenu()
    fireEvent.pointerDown(opener)
    fireEvent.click(opener)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closed by a choice gives its button the focus back', () => {
    const { opener } = openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('is closed by a press beside it, and by none within', () => {
    openMenu()
    fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(screen.getByRole('menu')).toBeDefined()
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Things' }))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('is closed also by a press that what stands there keeps to itself', () => {
    openMenu()
    const title = screen.getByRole('heading', { name: 'Things' })
    title.addEventListener('pointerdown', (event) => event.stopPropagation())
    fireEvent.pointerDown(title)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('the entries of a menu', () => {
  function openList() {
    render(
      <MenuButton label="Actions" className="" button="…">
        {['Connect', 'Clone', 'delete'].map((name) => (
          <button key={name} type="button" role="menuitem" aria-disabled={name === 'Clone' || undefined}>
            {name}
          </button>
        ))}
      </MenuButton>,
    )
    const opener = screen.getByRole('button', { name: 'Actions' })
    fireEvent.click(opener)
    return opener
  }
  const entry = (name: string) => screen.getByRole('menuitem', { name })

  it('are gone through by arrows in a circle, by Home and End, and by their first letters in any case', () => {
    openList()
    const after = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.textContent
    }
    expect(document.activeElement).toBe(entry('Connect'))
    expect(['ArrowUp', 'ArrowDown', 'End', 'ArrowUp', 'Home'].map(after)).toEqual([
      'delete',
      'Connect',
      'delete',
      'Clone',
      'Connect',
    ])
    expect(['c', 'C', 'D', 'x', '1'].map(after)).toEqual(['Clone', 'Connect', 'delete', 'delete', 'delete'])
    // Left open, it would give the focus back in the next test.
    expect(after('Escape')).toBe('…')
  })

  it('keep their keys from what stands around the menu', () => {
    openList()
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent) => void heard.push(key)
    document.addEventListener('keydown', hear)
    for (const key of ['ArrowDown', 'F2', 'Escape']) fireEvent.keyDown(entry('Connect'), { key })
    document.removeEventListener('keydown', hear)
    expect(heard).toEqual(['F2'])
  })

  it('that may not be chosen have the focus of the pointer, and leave the menu open', () => {
    const opener = openList()
    fireEvent.pointerMove(entry('Clone'))
    expect(document.activeElement).toBe(entry('Clone'))
    fireEvent.click(entry('Clone'))
    // A press on its own button is the button's.
    fireEvent.pointerDown(opener)
    expect(screen.getByRole('menu')).toBeDefined()
    fireEvent.click(entry('delete'))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('a menu whose button is gone', () => {
  it('stays open until the page scrolls, then closes and gives the focus to the title', async () => {
    const { opener } = openMenu()
    const entry = screen.getByRole('menuitem', { name: 'Delete' })
    expect(document.activeElement).toBe(entry)

    opener.remove()
    expect(screen.getByRole('menu')).toBeDefined()
    fireEvent.scroll(document)

    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Things' })))
  })

  it('gives the focus to the button of the same name that came in its place', async () => {
    const { opener } = openMenu()
    const heir = document.createElement('button')
    heir.ariaLabel = 'Actions'
    opener.replaceWith(heir)

    fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Delete' }), { key: 'Escape' })

    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(heir))
  })
})
