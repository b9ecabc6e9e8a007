import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFrame } from './use-frame'

let resized: () => void = () => {}
/** What is watched now. */
let observed: Element[] = []
let frameWidth = 400
let tableWidth = 400
let headWidths: number[] = []

beforeEach(() => {
  ;[frameWidth, tableWidth, headWidths, observed] = [400, 400, [120, 280], []]
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = () => act(callback)
      }
      observe(element: Element) {
        observed.push(element)
      }
      disconnect() {
        observed = []
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => frameWidth)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => tableWidth)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return headWidths[Number(this.dataset.place)] ?? 0
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function Table({ isLong, columns }: { isLong: boolean; columns: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useFrame(frame, isLong, columns)
  return (
    <div ref={frame} data-testid="frame" data-wide={isWide}>
      <table>
        <thead>
          <tr>
            {columns.map((name, place) => (
              <th key={name} data-place={place}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      </table>
    </div>
  )
}

const columns = ['Name', 'Note']
const frame = () => screen.getByTestId('frame')
function held() {
  const table = screen.getByRole('table')
  const widths = screen.getAllByRole('columnheader').map(({ style }) => style.width)
  return [table.hasAttribute('data-fixed'), table.style.tableLayout, ...widths]
}

it('the columns of a long table keep the width of its first rows, until its frame has another', () => {
  render(<Table isLong columns={columns} />)
  expect(held()).toEqual([true, 'fixed', '120px', '280px'])
  headWidths = [200, 200]
  resized()
  expect(held()).toEqual([true, 'fixed', '120px', '280px'])
  frameWidth = 399
  resized()
  expect(held()).toEqual([true, 'fixed', '200px', '200px'])
})

it('columns are free again in a table that is long no more, and are none of a short one', () => {
  const { rerender } = render(<Table isLong columns={columns} />)
  rerender(<Table isLong={false} columns={columns} />)
  expect(held().slice(0, 2)).toEqual([false, 'auto'])
  frameWidth = 300
  resized()
  expect(held().slice(0, 2)).toEqual([false, 'auto'])
})

it('other columns are measured again', () => {
  const { rerender } = render(<Table isLong columns={columns} />)
  headWidths = [100, 200, 100]
  rerender(<Table isLong columns={[...columns, 'Made']} />)
  expect(held()).toEqual([true, 'fixed', '100px', '200px', '100px'])
})

it.each([
  [400, false, ''],
  [401, false, ''],
  [402, true, 'right'],
])('a table of %i pixels in a frame of 400 is wider: %s, and stands out: "%s"', (width, isWide, sides) => {
  tableWidth = width
  render(<Table isLong={false} columns={columns} />)
  expect([frame().dataset.wide, frame().dataset.more]).toEqual([String(isWide), sides])
})

it('says while it is scrolled on which sides more stands', () => {
  tableWidth = 1_000
  const { unmount } = render(<Table isLong={false} columns={columns} />)
  const element = frame()
  // Each may change without the other: a window that grows, and a record with longer words.
  expect(observed).toEqual([element, screen.getByRole('table')])
  const scrollTo = (left: number) => {
    element.scrollLeft = left
    fireEvent.scroll(element)
    return element.dataset.more
  }
  expect([0, 1, 2, 598, 599, 600].map(scrollTo)).toEqual([
    'right',
    'right',
    'left right',
    'left right',
    'left',
    'left',
  ])
  unmount()
  expect(scrollTo(0)).toBe('left')
  expect(observed).toEqual([])
})
