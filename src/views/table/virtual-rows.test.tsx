import { act, render } from '@testing-library/react'
import { Fragment } from 'react'
import { expect, it, vi } from 'vitest'
import { VirtualRows } from './virtual-rows'

/** Rows as high as they are expected: what is drawn of them, and the pixels kept for the others. */
function draw(count: number) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 41))
  const rows = Array.from({ length: count }, (_, place) => place).map((row) => (
    <tr key={row} data-index={row}>
      <td>{row}</td>
    </tr>
  ))
  const { container } = render(
    <section>
      <table>
        <VirtualRows rows={rows} />
      </table>
    </section>,
  )
  return { parts: partsOf(container), container }
}

/** Of each part its rows, or the pixels that it keeps. */
function partsOf(container: HTMLElement) {
  return [...container.querySelectorAll('tbody')].map((body) => {
    const drawn = body.querySelectorAll('tr[data-index]').length
    const isHidden = body.getAttribute('aria-hidden') === 'true'
    return isHidden ? Number.parseFloat(body.querySelector('td')?.style.height ?? '') : drawn
  })
}

it('below the rows that are drawn is room for all the others, hidden from screen readers, and none above the first', () => {
  const [drawn = 0, below, ...more] = draw(500).parts
  expect(drawn).toBeGreaterThan(10)
  expect(drawn).toBeLessThan(60)
  expect([below, more]).toEqual([(500 - drawn) * 41, []])
})

it('a list that is drawn to its end has no room below', () => {
  expect(draw(5).parts).toEqual([5])
})

it('rows that are scrolled away leave their room above the others', () => {
  const { container } = draw(500)
  const frame = container.querySelector('section')
  if (!frame) throw new Error('nothing scrolls')
  act(() => {
    frame.scrollTop = 200 * 41
    frame.dispatchEvent(new Event('scroll'))
  })
  const [above = 0, drawn = 0, below = 0] = partsOf(container)
  const first = Number(container.querySelector<HTMLElement>('tr[data-index]')?.dataset.index)
  expect([above, above + drawn * 41 + below]).toEqual([first * 41, 500 * 41])
  // Some rows more stand ready on either side of the window.
  expect([first > 180 && first < 200, drawn > 15 && drawn < 60]).toEqual([true, true])
})

it('the heading of a group that is scrolled away leaves its room, too', () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 41))
  const rows = Array.from({ length: 500 }, (_, place) => place).map((row) => (
    <Fragment key={row}>
      {row === 0 && <tr data-group="" />}
      <tr data-index={row} />
    </Fragment>
  ))
  const { container } = render(
    <section>
      <table>
        <VirtualRows rows={rows} />
      </table>
    </section>,
  )
  const frame = container.querySelector('section')
  if (!frame) throw new Error('nothing scrolls')
  act(() => {
    frame.scrollTop = 200 * 41
    frame.dispatchEvent(new Event('scroll'))
  })
  const first = Number(container.querySelector<HTMLElement>('tr[data-index]')?.dataset.index)
  expect(partsOf(container)[0]).toBe((first + 1) * 41)
})
