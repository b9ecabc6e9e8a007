import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testsInZone } from '../testing/tests-in-zone'
import { DateText } from './date-text'

testsInZone('America/New_York')

it.each([
  [
    '2026-03-01T02:30:00Z',
    '28 Feb 2026',
    '2026-03-01T02:30:00.000Z',
    '28 Feb 2026, 21:30 (America/New_York)',
  ],
  ['2026-03-01', '01 Mar 2026', '2026-03-01', null],
])('%s is shown as %s', (text, shown, machine, title) => {
  const { container } = render(<DateText instant={text} />)
  const time = container.querySelector('time')
  expect([time?.textContent, time?.getAttribute('datetime'), time?.getAttribute('title')]).toEqual([
    shown,
    machine,
    title,
  ])
})
