import { expect, it } from 'vitest'
import type { Operation, OutcomeState } from '../../domain/operation'
import { endOfFinding, timeText } from './operation-words'

const startedAt = Date.parse('2026-03-05T12:00:00Z')
const minute = 60_000
const operation = (kind: Operation['kind'], ended?: OutcomeState): Operation => ({
  id: '1',
  kind,
  name: 'sales',
  clusterId: null,
  place: '/clusters/sales',
  startedAt,
  outcome: ended ? { state: ended, words: null, at: startedAt + 3 * minute } : null,
})

it.each([
  ['create', 2 * minute, '2:00 so far, expected 5 to 10 min'],
  ['connect', 2 * minute, '2:00 so far, expected up to 5 min'],
  ['connect', 5 * minute, '5:00 so far, expected up to 5 min'],
  ['connect', 5 * minute + 1_000, '5:01 so far, longer than usual'],
  ['pipeline', 0, '0:00 so far, expected 45 to 50 min'],
  ['upgrade', 62 * minute + 9_000, '1:02:09 so far'],
] as const)('of a %s that goes on for %i ms it says: %s', (kind, elapsed, words) => {
  expect(timeText(operation(kind), startedAt + elapsed)).toBe(words)
})

it('of what is over it says how long it took and when it began, however long ago that is', () => {
  expect(timeText(operation('connect', 'failed'), startedAt + 60 * minute)).toMatch(
    /^took 3:00, started .*2026.*\d\d:\d\d/,
  )
})

it.each([
  ['reached', 'done', 'The server shows that it is done.'],
  ['broken', 'failed', 'The server shows that it failed.'],
  ['undone', 'failed', 'sales is disconnected again.'],
  ['missing', 'unknown', 'sales is not in the list that the server sends.'],
  ['unseen', 'unknown', 'The server shows sales, but not with the version that it was to get.'],
] as const)('what was found %s is %s', (finding, state, words) => {
  expect(endOfFinding(finding, { name: 'sales' })).toEqual({ state, words })
})

it('what goes on has no end', () => {
  expect(endOfFinding(null, { name: 'sales' })).toBeNull()
})
