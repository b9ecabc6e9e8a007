import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseTheme, subscribeToTheme } from './theme-choice'
import { useColorScheme, useThemeChoice } from './use-color-scheme'

function Shown() {
  return <p>{`${useThemeChoice()} ${useColorScheme()}`}</p>
}

const shown = () => screen.getByRole('paragraph').textContent

/** What another tab does. */
const tell = (key: string | null, choice: string | null) =>
  act(() => {
    if (choice === null) localStorage.removeItem('basalt.theme')
    else localStorage.setItem('basalt.theme', choice)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })

afterEach(() => {
  chooseTheme('system')
})

it('follows the choice of this tab and of another, and no other word of that', () => {
  render(<Shown />)
  expect(shown()).toBe('system light')
  act(() => chooseTheme('dark'))
  expect(shown()).toBe('dark dark')
  tell('basalt.theme', 'light')
  expect(shown()).toBe('light light')
  expect(document.documentElement.dataset.theme).toBe('light')
  tell('basalt.table.gadgets', 'dark')
  expect(shown()).toBe('light light')
  tell('basalt.theme', 'purple')
  expect(shown()).toBe('system light')
  tell(null, 'dark')
  expect(shown()).toBe('dark dark')
  tell('basalt.theme', null)
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('is told nobody who has left', () => {
  const heard = vi.fn()
  const leave = subscribeToTheme(heard)
  chooseTheme('dark')
  tell('basalt.theme', 'light')
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  chooseTheme('dark')
  tell('basalt.theme', 'light')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it('is what the system prefers where nothing else is chosen', () => {
  const plain = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...plain(query),
    matches: query === '(prefers-color-scheme: dark)',
  }))
  render(<Shown />)
  expect(shown()).toBe('system dark')
  act(() => chooseTheme('light'))
  expect(shown()).toBe('light light')
})

it('shows a choice all the same where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied')
    },
    setItem: () => {
      throw new DOMException('denied')
    },
  })
  render(<Shown />)
  act(() => chooseTheme('dark'))
  expect(shown()).toBe('dark dark')
})
