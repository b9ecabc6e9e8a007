import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Fact, FactList } from './fact-list'

const lines = (...all: string[]) => ({ lines: all, unread: 0 })

it.each<[what: string, fact: Fact, says: string[]]>([
  ['none', lines(), ['None']],
  ['one by itself', lines('a'), ['a']],
  ['two after how many they are', lines('a', 'b'), ['2:', 'a', 'b']],
  ['of five two, after how many they are', lines('a', 'b', 'c', 'd', 'e'), ['5:', 'a', 'b', 'and 3 more']],
  ['one, and what could not be read', { lines: ['a'], unread: 2 }, ['a', '2 could not be read']],
  [
    'how many at least, where some could not be read',
    { lines: ['a', 'b', 'c'], unread: 1 },
    ['At least 3:', 'a', 'b', 'and 1 more, 1 could not be read'],
  ],
  ['that none could be read', { lines: [], unread: 4 }, ['4 could not be read']],
  ['that it is read', 'reading', ['Reading…']],
  ['that it is unknown', 'unknown', ['Unknown']],
])('a fact says %s', (_what, fact, says) => {
  render(<FactList facts={[{ label: 'clusterPage.users', fact }]} />)
  const answer = screen.getByRole('definition')
  const parts = [...answer.querySelectorAll('span, li')].map(({ textContent }) => textContent)
  expect(parts.length > 0 ? parts : [answer.textContent]).toEqual(says)
})

it('writes large totals as all figures', () => {
  const many = Array.from({ length: 1200 }, (_, index) => `u-${index}`)
  render(<FactList facts={[{ label: 'clusterPage.users', fact: lines(...many) }]} />)
  expect(screen.getByRole('definition').textContent).toBe('1,200:u-0u-1and 1,198 more')
})
