import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { keepText } from '../../ui/kept-text'
import { PaletteOpener } from './palette-opener'

/** Whether a key was taken from the page, pressed where the focus may be. */
function draw() {
  const { container, unmount } = renderWithProviders(
    <>
      <PaletteOpener />
      <textarea aria-label="Notes" />
      <input type="checkbox" aria-label="On" />
      <div role="menu" tabIndex={-1} aria-label="Menu" />
      <div role="dialog" tabIndex={-1} aria-label="Panel" />
    </>,
  )
  const takes = (init: KeyboardEventInit, target: Element = container) => !fireEvent.keyDown(target, init)
  return Object.assign(takes, { unmount })
}

it('the palette leaves other keys alone, and all keys in a field, a menu, a dialog and a sign', () => {
  const takes = draw()
  const k = { key: 'k', ctrlKey: true }
  for (const other of [
    { key: 'k' },
    { ...k, altKey: true },
    { ...k, key: 'K', shiftKey: true },
    { ...k, repeat: true },
    { ...k, isComposing: true },
    { ...k, key: 'j' },
    { key: '?', ctrlKey: true },
  ])
    expect(takes(other), JSON.stringify(other)).toBe(false)
  for (const place of ['Notes', 'Menu', 'Panel']) {
    expect(takes(k, screen.getByLabelText(place)), place).toBe(false)
    expect(takes({ key: '?' }, screen.getByLabelText(place)), place).toBe(false)
  }
  keepText('basalt.noSingleKeys', 'true')
  onTestFinished(() => keepText('basalt.noSingleKeys', null))
  expect(takes({ key: '?' })).toBe(false)
})

it('the palette waits while a dialog covers the page', () => {
  const takes = draw()
  const cover = document.createElement('div')
  cover.setAttribute('role', 'alertdialog')
  screen.getByLabelText('Menu').after(cover)
  expect(takes({ key: 'k', ctrlKey: true })).toBe(false)
})

it('the palette leaves alone what another listener has taken', async () => {
  const takes = draw()
  const field = screen.getByLabelText('On')
  field.addEventListener('keydown', (event) => event.preventDefault())
  takes({ key: 'k', ctrlKey: true }, field)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('dialog', { name: 'Search and commands' })).toBeNull()
  expect(takes({ key: 'k', ctrlKey: true })).toBe(true)
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeTruthy()
})

it.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }],
  ['⌘ K, in capitals', { key: 'K', metaKey: true }],
  ['?', { key: '?', shiftKey: true }],
])('%s opens the palette, from a checkbox too', (_key, init) => {
  expect(draw()(init, screen.getByLabelText('On'))).toBe(true)
})

it('a press opens the search, and the key for it is the browser’s again once the button is gone', async () => {
  const takes = draw()
  fireEvent.click(screen.getByRole('button', { name: 'Search and commands' }))
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeTruthy()
  takes.unmount()
  expect(takes({ key: 'k', ctrlKey: true }, document.body)).toBe(false)
})

it.each([
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
])('the button names the key of a keyboard at %s: %s', (platform, key) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  draw()
  expect(screen.getByRole('button', { name: 'Search and commands' }).textContent).toContain(key)
})
