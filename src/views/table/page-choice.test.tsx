import { fireEvent, render, screen } from '@testing-library/react'
import '../../locales/table-texts'
import { expect, it, vi } from 'vitest'
import { PageChoice, type PageChoiceProps } from './page-choice'
import { TablePager } from './table-pager'

function draw(page: number, parts: Partial<PageChoiceProps> = {}) {
  const onChange = vi.fn()
  render(
    <PageChoice
      slice={{ page, from: (page - 1) * 10, to: page * 10 }}
      total={100}
      size={10}
      sizes={[10, 20]}
      onChange={onChange}
      {...parts}
    />,
  )
  return { onChange }
}

const buttons = () => screen.getAllByRole('button')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('each page is a button with a name, one stop of the keyboard, and says nothing a second time', () => {
  draw(1)
  expect(buttons().map((button) => [button.getAttribute('aria-label'), button.textContent])).toEqual([
    ['Previous page', ''],
    ...['1', '2', '3', '4', '5'].map((page) => [`Page ${page}`, page]),
    ['Page 6', '…'],
    ['Page 10', '10'],
    ['Next page', ''],
  ])
  expect(document.querySelectorAll('li[tabindex], li[title]')).toHaveLength(0)
  const current = buttons().filter((button) => button.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['1'])
})

it.each([
  [1, ['Previous page']],
  [5, []],
  [10, ['Next page']],
])('on page %i of 10 these ways are closed: %j', (page, closed) => {
  draw(page)
  const names = buttons().flatMap((button) =>
    button.getAttribute('aria-disabled') === 'true' ? [button.getAttribute('aria-label')] : [],
  )
  expect(names).toEqual(closed)
})

it('a press leads to its page, and a key that presses a button does so once', () => {
  const { onChange } = draw(5)
  press('Page 6')
  press('Previous page')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next page' }), { key: 'Enter', keyCode: 13 })
  expect(onChange.mock.calls).toEqual([[{ page: 6 }], [{ page: 4 }]])
})

it('another number of rows is a change of it alone', () => {
  const { onChange } = draw(5)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rows per page' }))
  const option = [...document.querySelectorAll('.ant-select-item-option')].find(
    ({ textContent }) => textContent === '20 / page',
  )
  if (option) fireEvent.click(option)
  expect(onChange.mock.calls).toEqual([[{ size: 20 }]])
})

it('there is no choice of one size', () => {
  draw(1, { sizes: [10] })
  expect(screen.queryByRole('combobox')).toBeNull()
})

it.each([
  [{}, '11–20 of 1,234'],
  [{ isCounted: false }, 'Page 2'],
])('the pages are named after their list, which has been counted unless it says %j', (parts, words) => {
  const slice = { page: 2, from: 10, to: 20 }
  const shared = { slice, total: 1234, size: 10, sizes: [10], onChange() {} }
  render(<TablePager {...shared} many="api keys" {...parts} />)
  const pages = screen.getByRole('navigation', { name: 'Pages of api keys' })
  expect(pages.firstElementChild?.textContent).toBe(words)
})
