import { expect, it } from 'vitest'
import { endOf, unreadIn } from './whole-list'

it.each([
  ['goes on after a full page', [250], [1, 100, 100], [100, false, 100]],
  ['ends with the page that reaches the total', [250], [3, 100, 50], [100, true, 50]],
  ['ends with a last page that is full', [200], [2, 100, 100], [100, true, 100]],
  ['has rows to come where the last page is short', [250], [3, 100, 49], [100, true, 50]],
  ['has rows to come where a page between is short', [250], [2, 100, 99], [100, false, 100]],
  ['asks for as many as the server gives from then on', [120], [1, 100, 30], [30, false, 30]],
  ['ends with the last of those', [120], [4, 30, 30], [30, true, 30]],
  ['never takes more a page than it asked for', [250], [1, 100, 120], [100, false, 100]],
  ['has rows to come where a server gives 30 of 40', [40], [1, 100, 30], [30, false, 30]],
  ['lacks rows where the page after those is empty', [40], [2, 30, 0], [30, true, 10]],
  ['ends at once where there is nothing', [0], [1, 100, 0], [100, true, 0]],
  ['goes on to a next cursor, however short the page', [0, true], [1, 100, 3], [100, false, 1]],
  ['ends where no cursor leads on, though it be empty', [999, false], [4, 100, 0], [100, true, 0]],
] as const)('a list that a server cuts %s', (_what, [total, hasNext], [page, size, here], expected) => {
  const answer = hasNext === undefined ? { total } : { total, hasNext }
  const { given, isLast, least } = endOf(answer, { page, size, here })
  expect([given, isLast, least]).toEqual(expected)
})

it('counts the records of a page that could not be read, and not those that lack a part alone', () => {
  const fault = (isShown: boolean) => ({ isShown, number: null, id: null, name: null, values: [] })
  expect(unreadIn({ faults: [fault(true), fault(false), fault(false)] })).toBe(2)
  expect(unreadIn({ faults: [] })).toBe(0)
})
