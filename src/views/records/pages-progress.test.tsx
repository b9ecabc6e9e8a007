import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NetworkError } from '../../api/errors'
import { PagesProgress } from './pages-progress'
import { IncompleteListError } from './whole-list'

function draw(done: number, total: number | null, error: Error | null = null) {
  const { container, unmount } = render(
    <PagesProgress pages={{ done, total, error }} label="Export keys" reading="Reading…" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Export keys' })
  const said = [
    bar.getAttribute('aria-valuenow'),
    bar.className.includes('exception'),
    screen.getByRole('status').textContent,
    container.firstElementChild?.textContent,
    container.firstElementChild?.getAttribute('role'),
  ]
  unmount()
  return said
}

it('says how much of how much is read, as far as that is known', () => {
  expect(draw(0, null)).toEqual(['0', false, 'Asking how many there are…', 'Reading…', null])
  expect(draw(1, null)).toEqual(['0', false, '1 so far', 'Reading…', null])
  expect(draw(1_500, 6_000)).toEqual(['25', false, '1,500 of 6,000', 'Reading…', null])
  expect(draw(0, 0)).toEqual(['0', false, '0 of 0', 'Reading…', null])
})

it('says aloud why it stands still, in the words of a failed request or its own', () => {
  const lost = new NetworkError('keys.list', 'unreachable')
  expect(draw(100, 400, lost)).toEqual([
    '25',
    true,
    '100 of 400',
    'It stopped after 100: The server cannot be reached. Check your connection and try again.',
    'alert',
  ])
  expect(draw(100, 400, new IncompleteListError('page 2 has only 3 of its rows'))[3]).toBe(
    'It stopped after 100: page 2 has only 3 of its rows',
  )
})
