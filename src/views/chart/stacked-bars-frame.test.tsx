import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { seriesColor } from './series-colors'
import type { StackedBars } from './stacked-bars'
import { StackedBarsFrame } from './stacked-bars-frame'

function chartOf(count: number, values: readonly (number | null)[] = [1, 2]): StackedBars {
  const bar = (key: string) => ({ key, label: key, title: key, isIncomplete: false })
  const series = Array.from({ length: count }, (_, place) => ({
    id: `c-${place + 1}`,
    name: `cluster ${place + 1}`,
    tag: String(place + 1),
    color: seriesColor(place),
    values,
  }))
  return { bars: [bar('2026-03-01'), bar('2026-03-02')], series, unit: 'IPU' }
}

it('the names of stacked bars are a stop of the keyboard only where they scroll', () => {
  const { rerender } = render(<StackedBarsFrame title="IPU" summary="3 IPU." chart={chartOf(11)} />)
  const legend = () => screen.getByRole('list', { name: 'What the colours stand for' })
  expect(legend().tabIndex).toBe(-1)
  rerender(<StackedBarsFrame title="IPU" summary="3 IPU." chart={chartOf(12)} />)
  expect(legend().tabIndex).toBe(0)
})

it.each([undefined, 2, 3] as const)(
  'the title of stacked bars is of the level that is asked for: %s',
  (level) => {
    render(
      <StackedBarsFrame
        title="IPU"
        summary="3 IPU."
        chart={chartOf(1)}
        {...(level === undefined ? {} : { level })}
      />,
    )
    expect(screen.getByRole('heading', { name: 'IPU', level: level ?? 3 })).toBeDefined()
  },
)

it('the copied figures of stacked bars leave empty what is not known', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<StackedBarsFrame title="IPU" summary="3 IPU." chart={chartOf(1, [null, 2])} />)
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy IPU as a table' })))
  expect(writeText.mock.calls).toEqual([['Period\tcluster 1, IPU\n2026-03-01\t\n2026-03-02\t2']])
})

it('bars that are no periods are copied by what they are called', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const bars = [{ key: 'u-7', label: 'Ada', title: 'Ada Byron', isIncomplete: false }]
  const chart = { ...chartOf(1, [4]), bars, axis: 'Owner' }
  render(<StackedBarsFrame title="IPU" summary="4 IPU." chart={chart} />)
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy IPU as a table' })))
  expect(writeText.mock.calls).toEqual([['Owner\tcluster 1, IPU\nAda Byron\t4']])
})

it('the figures of stacked bars stand by the names of bars and layers, with the sum of several', () => {
  const chart = chartOf(2, [1, null])
  const bars = [{ ...chart.bars[0], title: 'First of March' }, chart.bars[1]] as StackedBars['bars']
  const { container } = render(<StackedBarsFrame title="IPU" summary="3 IPU." chart={{ ...chart, bars }} />)
  const legend = screen.getByRole('list', { name: 'What the colours stand for' })
  const tags = [...legend.querySelectorAll('li > span')].map((tag) => [
    tag.textContent,
    tag.getAttribute('aria-hidden'),
  ])
  expect(tags).toEqual([
    ['1', 'true'],
    ['2', 'true'],
  ])
  const press = screen.getByRole('button', { name: 'View as table' })
  expect(document.getElementById(press.getAttribute('aria-describedby') ?? '')?.textContent).toBe('IPU')
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
  fireEvent.click(press)
  expect(screen.getByRole('region', { name: 'IPU as a table' }).tabIndex).toBe(0)
  expect([...container.querySelectorAll('tr')].map((row) => [...row.children].map(cellOf))).toEqual([
    ['col Period', 'col cluster 1, IPU', 'col cluster 2, IPU', 'col All together, IPU'],
    ['row First of March', '1', '1', '2'],
    ['row 2026-03-02', '', '', ''],
  ])
  expect(screen.queryByRole('list', { name: 'What the colours stand for' })).toBeNull()
})

const cellOf = (cell: Element) => [cell.getAttribute('scope'), cell.textContent].filter(isSaid).join(' ')
const isSaid = (text: string | null) => text !== null

it('one layer has no number, and figures without a unit have none in their heads', () => {
  render(<StackedBarsFrame title="IPU" summary="3." chart={chartOf(1)} />)
  expect(screen.getByRole('listitem').textContent).toBe('cluster 1')
  cleanup()
  const { container } = render(
    <StackedBarsFrame title="Jobs" summary="3." chart={{ ...chartOf(2), unit: '', axis: 'Team' }} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  expect([...container.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    ...['Team', 'cluster 1', 'cluster 2'],
    'All together',
  ])
})
