import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PaletteOpener } from './palette-opener'

const arrived = vi.hoisted(() => vi.fn())
vi.mock('./palette/palette', () => {
  arrived()
  return { Palette: () => null }
})

it('brings no code of the palette for who has left before the page was idle', async () => {
  vi.useFakeTimers()
  renderWithProviders(<PaletteOpener />).unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.dynamicImportSettled()
  expect(arrived).not.toHaveBeenCalled()
})

it('has the code of the palette on its way once its key is held, or letters typed at once would be lost', async () => {
  const { container } = renderWithProviders(<PaletteOpener />)
  fireEvent.keyDown(container, { key: 'a' })
  fireEvent.keyDown(container, { key: 'Shift' })
  expect(arrived).not.toHaveBeenCalled()
  fireEvent.keyDown(container, { key: 'Meta' })
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled())
})
