import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Icon } from './icon'

vi.mock('./late-icon-shapes', () => {
  throw new Error('A new release took it away')
})

it('an icon whose shapes do not arrive draws nothing, and breaks nothing', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const { container } = render(<Icon name="upload" />)
  await act(() => vi.dynamicImportSettled())
  await new Promise((done) => setImmediate(done))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
  expect(container.querySelector('svg')?.childElementCount).toBe(0)
})
