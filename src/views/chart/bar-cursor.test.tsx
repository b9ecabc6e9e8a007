import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { BarCursor } from './bar-cursor'
import { seriesColor } from './series-colors'
import type { BarSeries, StackedBars } from './stacked-bars'

const layer = (id: string, ...values: (number | null)[]): BarSeries => ({
  id,
  name: id,
  tag: '1',
  color: seriesColor(0),
  values,
})
const bars = ['Mon', 'Tue', 'Wed', 'Thu'].map((title) => ({
  key: title,
  label: title,
  title,
  isIncomplete: false,
}))

function pointAt(chart: StackedBars, clientX: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...new DOMRect(),
    left: 100,
    width: 400,
  })
  const { container } = render(<BarCursor chart={chart} />)
  const area = container.firstElementChild
  if (area) fireEvent.pointerMove(area, { clientX })
  vi.restoreAllMocks()
  const box = container.querySelector('[data-side]')
  return {
    area,
    hidden: area?.getAttribute('aria-hidden'),
    side: box?.getAttribute('data-side'),
    lines: [...(box?.children ?? [])].map(({ textContent }) => textContent),
  }
}

it.each([
  [90, ['Mon', 'a3', 'All together, IPU3'], 'end'],
  [199, ['Mon', 'a3', 'All together, IPU3'], 'end'],
  [201, ['Tue', 'a0.5', 'b1', 'All together, IPU1.5'], 'end'],
  [301, ['Wed', 'All together, IPUnot known'], 'start'],
  [900, ['Thu', 'b2', 'All together, IPU2'], 'start'],
])('the pointer at %d pixels shows what is known of the bar there', (clientX, lines, side) => {
  const chart = { bars, series: [layer('a', 3, 0.5, null), layer('b', null, 1, null, 2)], unit: 'IPU' }
  const reported = pointAt(chart, clientX)
  expect([reported.lines, reported.side, reported.hidden]).toEqual([lines, side, 'true'])
  if (reported.area) fireEvent.pointerLeave(reported.area)
  expect(reported.area?.textContent).toBe('')
})

it.each([
  [undefined, '44px 24px'],
  ['bytes', '57px 24px'],
] as const)('lies over the drawing, beside the words of its axis: %s', (measure, inset) => {
  const chart = { bars, series: [layer('a', 100 * 1024 ** 3)], unit: '', ...(measure && { measure }) }
  expect(pointAt(chart, 110).area).toHaveProperty('style.insetInline', inset)
})

it('names the eight largest layers of many, and the sum of all', () => {
  const series = Array.from({ length: 10 }, (_, index) => layer(`c${index}`, index + 1))
  const { lines } = pointAt({ bars, series, unit: 'IPU' }, 110)
  expect(lines).toEqual([
    'Mon',
    'c910',
    'c89',
    'c78',
    'c67',
    'c56',
    'c45',
    'c34',
    'c23',
    'All together, IPU55',
  ])
})
