import { render } from '@testing-library/react'
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
  const bodies = [...container.querySelectorAll('tbody')]
  return bodies.map((body) => {
    const drawn = body.querySelectorAll('tr[data-index]').length
    const isHidden = body.getAttribute('aria-hidden') === 'true'
    return isHidden ? Number.parseFloat(body.querySelector('td')?.style.height ?? '') : drawn
  })
}

it('below the rows that are drawn is room for all the others, hidden from screen readers, and none above the first', () => {
  const [drawn = 0, below, ...more] = draw(500)
  expect(drawn).toBeGreaterThan(10)
  expect(drawn).toBeLessThan(60)
  expect([below, more]).toEqual([(500 - drawn) * 41, []])
})

it('a list that is drawn to its end has no room below', () => {
  expect(draw(5)).toEqual([5])
})
