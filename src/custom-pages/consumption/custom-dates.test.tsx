import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CustomDates } from './custom-dates'

it('offers the days that may be chosen and no other, in weeks from Monday [USE-015, USE-016]', () => {
  const onChange = vi.fn()
  const choosable = { from: '2026-03-03', to: '2026-03-06' }
  const dates = { from: '2026-03-04', to: '2026-03-05' }
  const { container } = render(
    <CustomDates id="dates" dates={dates} choosable={choosable} onChange={onChange} />,
  )
  const start = container.querySelector('#dates') as HTMLElement
  fireEvent.mouseDown(start)
  fireEvent.click(start)
  const days = [...document.querySelectorAll('.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)')]
  expect(days.map((day) => day.getAttribute('title'))).toEqual([
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
  ])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Mo')
  const click = (title: string) => fireEvent.click(document.querySelector(`[title="${title}"]`) as Element)
  click('2026-03-02')
  click('2026-03-03')
  click('2026-03-06')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-03', to: '2026-03-06' })
})
