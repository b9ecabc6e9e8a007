import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PaletteOpener } from './palette-opener'

const arrived = vi.hoisted(() => vi.fn())
vi.mock('./palette/palette', () => {
  arrived()
  return { Palette: () => null }
})

// One test, not two: a module arrives once, so whichever came second would see what the first had brought.
it('brings the code of the palette once its key is held, or letters typed at once would be lost; not to who has left', async () => {
  vi.useFakeTimers()
  renderWithProviders(<PaletteOpener />).unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.dynamicImportSettled()
  expect(arrived).not.toHaveBeenCalled()
  vi.useRealTimers()
  const { container } = renderWithProviders(<PaletteOpener />)
  fireEvent.keyDown(container, { key: 'a' })
  fireEvent.keyDown(container, { key: 'Shift' })
  expect(arrived).not.toHaveBeenCalled()
  fireEvent.keyDown(container, { key: 'Meta' })
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled())
})
