import { afterEach, expect, it, vi } from 'vitest'
import { keepPlaced, placeAt } from './place-at'

// Beside what stands in the document of the worker, such as the place of its notices.
const page = document.createElement('div')

afterEach(() => {
  page.replaceChildren()
  page.remove()
})

/** A window of 400 by 300 pixels with a popup of 200 by 100 whose parent begins at `origin`. */
function place(
  control: { left: number; top: number },
  edge: 'start' | 'end',
  origin = { left: 0, top: 0 },
  height = 300,
) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400)
  vi.stubGlobal('innerHeight', height)
  const [anchor, popup] = [document.createElement('button'), document.createElement('div')]
  document.body.append(page)
  page.append(anchor, popup)
  anchor.getBoundingClientRect = () => new DOMRect(control.left, control.top, 40, 30)
  popup.getBoundingClientRect = () => new DOMRect(origin.left, origin.top, 200, 100)
  placeAt(popup, anchor, edge)
  return { left: popup.style.left, top: popup.style.top, side: popup.dataset.side }
}

it('places a popup under its control, their chosen edges on one line', () => {
  expect(place({ left: 50, top: 20 }, 'start')).toEqual({ left: '50px', top: '56px', side: 'below' })
  expect(place({ left: 250, top: 20 }, 'end')).toEqual({ left: '90px', top: '56px', side: 'below' })
})

it('keeps it in the window: above the control, and away from the sides', () => {
  expect(place({ left: 50, top: 200 }, 'start')).toEqual({ left: '50px', top: '94px', side: 'above' })
  expect(place({ left: 350, top: 20 }, 'start').left).toBe('192px')
  expect(place({ left: 10, top: 20 }, 'end').left).toBe('8px')
})

it('keeps it in the window where there is room neither above its control nor under it', () => {
  expect(place({ left: 50, top: 500 }, 'start').top).toBe('192px')
  expect(place({ left: 50, top: -90 }, 'start').top).toBe('8px')
})

it('keeps eight pixels free at an edge, and six between it and its control', () => {
  const sideOf = (top: number, height: number) => {
    const { side, ...at } = place({ left: 50, top }, 'start', undefined, height)
    return [at.top, side]
  }
  // Under its control it would end at 292 of 300 pixels, and then at 293.
  expect(sideOf(156, 300)).toEqual(['192px', 'below'])
  expect(sideOf(157, 300)).toEqual(['51px', 'above'])
  // Above it would begin at 8 pixels, and then at 9; there is no room under it.
  expect(sideOf(114, 200)).toEqual(['92px', 'below'])
  expect(sideOf(115, 200)).toEqual(['9px', 'above'])
})

it('counts from the parent that a fixed position counts from', () => {
  expect(place({ left: 50, top: 20 }, 'start', { left: 30, top: 10 })).toEqual({
    left: '20px',
    top: '46px',
    side: 'below',
  })
})

it('places it again with every scroll and every size of the window, until that ends', () => {
  const place = vi.fn()
  const end = keepPlaced(place)
  expect(place).toHaveBeenCalledTimes(1)
  for (const event of ['scroll', 'resize']) window.dispatchEvent(new Event(event))
  expect(place).toHaveBeenCalledTimes(3)
  // A part of the page that scrolls by itself tells nobody around it.
  document.body.append(page)
  page.dispatchEvent(new Event('scroll'))
  expect(place).toHaveBeenCalledTimes(4)
  end()
  for (const event of ['scroll', 'resize']) window.dispatchEvent(new Event(event))
  page.dispatchEvent(new Event('scroll'))
  expect(place).toHaveBeenCalledTimes(4)
})
