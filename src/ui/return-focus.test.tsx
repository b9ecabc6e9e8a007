import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusReturn } from './return-focus'

const frame = (time = 20) => vi.advanceTimersByTime(time)
const rows = `
  <li data-record="a"><button>Delete</button></li>
  <li data-record="b"><button>Delete</button><button aria-label="More"></button></li>`

// Beside what stands in the document of the worker, such as the place of its notices.
const page = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.append(page)
  page.innerHTML = `<h1>Clusters</h1><input><section aria-labelledby="t">${rows}</section>`
})
afterEach(() => {
  page.remove()
})

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
const drawAgain = (html: string) => {
  find('section').innerHTML = html
}

it('gives the focus back to what opened something', () => {
  const opener = find('[data-record=b] button')
  const giveBack = focusReturn(opener)
  giveBack()
  frame()
  expect(document.activeElement).toBe(opener)
})

it('gives it to the control of that name of the same record, where the row was drawn again', () => {
  const giveBack = focusReturn(find('[data-record=b] button'))
  drawAgain(rows)
  giveBack()
  frame()
  expect(document.activeElement).toBe(find('[data-record=b] button'))
})

it('gives it to the title where the record is gone, and never to the control of another', () => {
  const giveBack = focusReturn(find('[data-record=b] button'))
  drawAgain('<li data-record="a"><button>Delete</button></li>')
  const focused = vi.spyOn(find('h1'), 'focus')
  giveBack()
  frame()
  expect(document.activeElement).toBe(find('h1'))
  // Nobody asked to go there: what the person looks at stays in view, and the title is no stop of the keyboard.
  expect([focused.mock.calls, find('h1').tabIndex]).toEqual([[[{ preventScroll: true }]], -1])
})

it('gives it to no other control without a name, where what opened something had none', () => {
  drawAgain('<button></button>')
  const giveBack = focusReturn(find('section button'))
  drawAgain('<button></button>')
  giveBack()
  frame()
  expect(document.activeElement).toBe(find('h1'))
})

it('leaves it where the person has gone on meanwhile', () => {
  const giveBack = focusReturn(find('[data-record=b] [aria-label=More]'))
  find('input').focus()
  giveBack()
  frame()
  expect(document.activeElement).toBe(find('input'))
})
