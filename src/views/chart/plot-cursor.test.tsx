import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TimeSeries } from './chart-series'
import { PlotCursor } from './plot-cursor'

const nine = Date.UTC(2026, 2, 2, 9)
const minute = 60_000
const chart: TimeSeries = {
  series: [
    {
      name: 'Total',
      color: 'primary',
      shape: 'area',
      points: [0, 1, 2, 3].map((index) => ({ at: nine + index * 10 * minute, value: 1000 + index })),
    },
    { name: 'Rejected', color: 'disconnected', shape: 'area', points: [{ at: nine, value: 4 }] },
  ],
  tickStep: () => 100,
  from: nine,
  to: nine + 40 * minute,
}

it.each([
  [100, '09:00', 'Total1,000Rejected4', '0%', 'end'],
  [149, '09:00', 'Total1,000Rejected4', '0%', 'end'],
  [151, '09:10', 'Total1,001Rejected–', '25%', 'end'],
  [480, '09:30', 'Total1,003Rejected–', '75%', 'start'],
])('the pointer at %d pixels shows the figures of %s', (clientX, time, figures, place, side) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(),
    left: 100,
    width: 400,
  })
  const { container } = render(<PlotCursor chart={chart} />)
  const area = container.firstElementChild
  expect(area?.textContent).toBe('')
  if (area) fireEvent.pointerMove(area, { clientX })
  const local = new Date(`2026-03-02T${time}:00Z`).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  })
  const [title, ...values] = [...(container.querySelector('[data-side]')?.children ?? [])].map(
    (line) => line.textContent,
  )
  expect(title).toMatch(new RegExp(`^02 Mar 2026, ${local} \\(.+\\)$`))
  expect(values.join('')).toBe(figures)
  const swatches = [...container.querySelectorAll<HTMLElement>('[data-side] p > span:empty')]
  expect(swatches.map(({ style }) => style.background)).toEqual([
    'var(--color-primary)',
    'var(--color-disconnected)',
  ])
  expect(container.querySelector('[data-side]')?.getAttribute('data-side')).toBe(side)
  expect(area?.firstElementChild?.getAttribute('style')).toContain(place)
  if (area) fireEvent.pointerLeave(area)
  expect(area?.textContent).toBe('')
})

it('finds the day whose bar is under the pointer, and names it without a time', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(),
    left: 0,
    width: 400,
  })
  const day = 24 * 60 * minute
  const from = Date.UTC(2026, 2, 1)
  const points = [0, 1, 2, 3].map((index) => ({ at: from + index * day, value: 1.234567 + index }))
  const days: TimeSeries = {
    series: [{ name: 'Total', color: 'primary', shape: 'bars', points }],
    tickStep: () => 1,
    from,
    to: from + 4 * day,
    isByDay: true,
  }
  const { container } = render(<PlotCursor chart={days} />)
  const area = container.firstElementChild
  if (area) fireEvent.pointerMove(area, { clientX: 190 })
  expect(
    [...(container.querySelector('[data-side]')?.children ?? [])].map((line) => line.textContent),
  ).toEqual(['02 Mar 2026', 'Total2.23457'])
  expect(area?.firstElementChild?.getAttribute('style')).toContain('37.5%')
})
