import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Fact, FactList, factOf, factOfOne, factOfOthers } from './fact-list'

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

it('keeps free below all facts the lines that those to come may need, so that no button moves', () => {
  const { container } = render(
    <FactList
      facts={[
        { label: 'clusterPage.users', fact: 'reading', isLong: true },
        { label: 'clusterPage.dataAgents', fact: 'reading' },
      ]}
    />,
  )
  const { style } = container.querySelector('dl') as HTMLElement
  expect(['--facts', '--lines'].map((name) => style.getPropertyValue(name))).toEqual(['2', '4'])
})

it('writes large totals as all figures', () => {
  const many = Array.from({ length: 1200 }, (_, index) => `u-${index}`)
  render(<FactList facts={[{ label: 'clusterPage.users', fact: lines(...many) }]} />)
  expect(screen.getByRole('definition').textContent).toBe('1,200:u-0u-1and 1,198 more')
})

it('facts are read out as they come, and busy while one of them is read', () => {
  const facts = (...all: Fact[]) => (
    <FactList
      facts={all.map((fact, place) => ({
        label: place === 0 ? 'clusterPage.users' : 'clusterPage.dataAgents',
        fact,
      }))}
    />
  )
  const { container, rerender } = render(facts('reading', lines('a')))
  const list = () => container.querySelector('dl')
  expect([list()?.getAttribute('aria-live'), list()?.getAttribute('aria-busy')]).toEqual(['polite', 'true'])
  const busy = screen.getAllByRole('definition').map((each) => each.getAttribute('aria-busy'))
  expect(busy).toEqual(['true', null])
  rerender(facts('unknown', lines('a')))
  expect(list()?.getAttribute('aria-busy')).toBe('false')
})

it('a fact is made of records that are read, of one, or of the others of a list', () => {
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)
  expect(factOf(undefined, true, names)).toBe('reading')
  expect(factOf(undefined, false, names)).toBe('unknown')
  expect(factOf([{ name: 'a' }], true, names)).toEqual({ lines: ['a'], unread: 0 })
  expect([null, 7, 'x', ['a', 'b']].map((said) => factOfOne(said))).toEqual([
    'unknown',
    { lines: ['7'], unread: 0 },
    { lines: ['x'], unread: 0 },
    { lines: ['a', 'b'], unread: 0 },
  ])
  const others = { records: [{ id: '1', name: 'a' }], unread: 2 }
  expect(factOfOthers(others, names)).toEqual({ lines: ['a'], unread: 2 })
  expect(factOfOthers(null, names)).toBe('unknown')
})
