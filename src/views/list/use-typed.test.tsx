import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTyped } from './use-typed'

const pause = 150

beforeEach(() => {
  vi.useFakeTimers()
})

/** A search box over an address that changes only when the test lets it, as the router's transitions do. */
function setUp(search = '') {
  const change = vi.fn<(change: { search: string }) => void>()
  const { result, rerender } = renderHook((search: string) => useTyped({ search, change }, pause), {
    initialProps: search,
  })
  return {
    text: () => result.current[0],
    type: (text: string, thenWait: number) => {
      act(() => result.current[1](text))
      act(() => vi.advanceTimersByTime(thenWait))
    },
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    address: (text: string) => rerender(text),
    written: () => change.mock.calls.map(([{ search }]) => search),
  }
}

describe('the text of a search box', () => {
  it('keeps every letter typed slowly while the address lags behind', () => {
    const box = setUp()
    box.type('s', 230)
    expect(box.text()).toBe('s')
    box.type('sa', 230)
    box.address('s')
    expect(box.text()).toBe('sa')
    box.type('sal', 230)
    box.address('sa')
    box.address('sal')
    expect([box.text(), box.written()]).toEqual(['sal', ['s', 'sa', 'sal']])
  })

  it('keeps its letters where the router leaves out what came in between', () => {
    const box = setUp()
    box.type('s', 230)
    box.type('sa', 230)
    box.address('sa')
    expect(box.text()).toBe('sa')
    box.address('')
    expect(box.text()).toBe('')
  })

  it('that is emptied before the address has followed is written empty', () => {
    const box = setUp()
    box.type('sa', 150)
    box.type('', 150)
    box.address('sa')
    box.address('')
    expect([box.text(), box.written()]).toEqual(['', ['sa', '']])
  })

  it('is written once after a pause, and not again when it is there', () => {
    const box = setUp()
    box.type('s', 100)
    box.type('sa', 149)
    expect(box.written()).toEqual([])
    box.wait(1)
    box.address('sa')
    box.wait(1000)
    expect(box.written()).toEqual(['sa'])
  })

  it('follows an address that changes by itself, and drops what was not yet written', () => {
    const box = setUp('sales')
    expect(box.text()).toBe('sales')
    box.type('sales-', 100)
    box.address('')
    box.wait(1000)
    expect([box.text(), box.written()]).toEqual(['', []])
  })
})
