import { act, fireEvent } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useAnchorScroll } from './use-anchor-scroll'

const scrolled: string[] = []
let grow = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  scrolled.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handle: () => void) {
        grow = handle
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
})

function Panel({ anchors }: { anchors: readonly string[] }) {
  const panel = useRef<HTMLDivElement>(null)
  useAnchorScroll(panel)
  return (
    <div ref={panel}>
      {anchors.map((anchor) => (
        <div key={anchor} id={anchor} />
      ))}
    </div>
  )
}

async function open(hash: string) {
  renderWithProviders(<Panel anchors={['people', 'ranges']} />, { path: `/clusters/demo${hash}` })
  await act(() => vi.advanceTimersByTimeAsync(100))
}

describe('the section that the address names', () => {
  it('stays at the top while what stands above it grows, for ten seconds [DET-008]', async () => {
    await open('#ranges')
    expect(document.activeElement?.id).toBe('ranges')
    act(grow)
    expect(scrolled).toEqual(['ranges', 'ranges'])
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    act(grow)
    expect(scrolled).toHaveLength(3)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    act(grow)
    expect(scrolled).toHaveLength(3)
  })

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'is let go as soon as a person moves the page: %s [DET-008]',
    async (move) => {
      await open('#ranges')
      fireEvent(window, new Event(move))
      act(grow)
      expect(scrolled).toEqual(['ranges'])
    },
  )

  it.each(['', '#', '#%E0%A4%A', '#nowhere'])('is none where the address ends in "%s"', async (hash) => {
    await open(hash)
    act(grow)
    expect(scrolled).toEqual([])
    expect(document.getElementById('people')).toBeTruthy()
  })
})
