import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { FreshnessLine } from './freshness-line'

const now = Date.parse('2026-03-05T12:00:00Z')
const second = 1000
const minute = 60 * second

beforeEach(() => {
  vi.useFakeTimers({ now })
})

type Aging = ComponentProps<typeof FreshnessLine>['list']

function draw(aging: Partial<Aging>) {
  const refresh = vi.fn(async () => {})
  const { container } = render(
    <FreshnessLine list={{ updatedAt: now, error: null, isRefreshing: false, refresh, ...aging }} />,
  )
  const line = container.firstElementChild
  const button = screen.getByRole('button', { name: 'Refresh now' })
  return { line: line instanceof HTMLElement ? line : button, button, refresh }
}

it.each([
  [-5 * second, 'Updated just now'],
  [999, 'Updated just now'],
  [second, 'Updated 1 s ago'],
  [59 * second + 999, 'Updated 59 s ago'],
  [minute, 'Updated 1 min ago'],
  [60 * minute - 1, 'Updated 59 min ago'],
  [60 * minute, 'Updated 1 h ago'],
  [25 * 60 * minute, 'Updated 25 h ago'],
])('says of what is %i ms old: %s', (age, words) => {
  draw({ updatedAt: now - age })
  expect(screen.getByText(words)).toBeDefined()
})

it('counts on by itself, and says after two missed readings that it may be out of date', async () => {
  const { line } = draw({ cadence: 15 * second })
  await act(() => vi.advanceTimersByTimeAsync(30 * second))
  expect(screen.getByText('Updated 30 s ago')).toBeDefined()
  expect(line.dataset.tone).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(second))
  expect(screen.getByText('Updated 31 s ago, may be out of date')).toBeDefined()
  expect(line.dataset.tone).toBe('old')
})

it('never calls old what is not read by itself', () => {
  const { line } = draw({ updatedAt: now - 25 * 60 * minute })
  expect(line.dataset.tone).toBeUndefined()
})

it.each([
  [new NetworkError('listClusters', 'offline'), 'Cannot refresh: you are offline'],
  [new ApiError({ message: 'Our disks are full', statusCode: 500 }), 'Cannot refresh: Our disks are full'],
])('says aloud why it cannot be refreshed', (error, words) => {
  const { line } = draw({ error })
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(line.dataset.tone).toBe('error')
})

it('refreshes on a press', () => {
  const { button, refresh } = draw({})
  expect(button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('says that it is being read', () => {
  const { button } = draw({ isRefreshing: true })
  expect(button.getAttribute('aria-busy')).toBe('true')
})
