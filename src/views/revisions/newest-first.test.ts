import { expect, it } from 'vitest'
import { newestFirst } from './newest-first'

const at = (day: number, who: string) => ({
  when: `2026-03-0${day}T08:00:00Z`,
  who,
  record: { id: '2' },
  known: [],
})
const unread = (...numbers: (number | null)[]) =>
  numbers.map((number) => ({ number, id: null, name: null, isShown: number === null, values: [] }))

/** Who made each state, with what may stand beside it unread. */
const orderOf = (...asked: Parameters<typeof newestFirst>) =>
  newestFirst(...asked).map(({ who, isNewerUnread, isOlderUnread }) =>
    [isNewerUnread && 'after', who, isOlderUnread && 'before'].filter(Boolean).join(' '),
  )

const untimed = (who: string) => ({ ...at(1, who), when: null })

it('the newest state stands first, and what has no time last, beside which nobody knows what was', () => {
  expect(orderOf([untimed('Nobody'), at(3, 'Ada'), at(5, 'Max'), at(4, 'Olive')], unread(null))).toEqual([
    'after Max before',
    'after Olive before',
    'after Ada before',
    'after Nobody before',
  ])
})

it.each([
  [
    'between others',
    [at(5, 'Max'), untimed('Nobody'), at(1, 'Olive')],
    ['Max before', 'after Olive before', 'after Nobody before'],
  ],
  [
    'before the newest',
    [untimed('Nobody'), at(5, 'Max'), at(1, 'Olive')],
    ['after Max', 'Olive before', 'after Nobody before'],
  ],
  ['before a single one', [untimed('Nobody'), at(5, 'Max')], ['after Max before', 'after Nobody before']],
  ['after the oldest', [at(5, 'Max'), at(1, 'Olive'), untimed('Nobody')], ['Max', 'Olive', 'Nobody']],
  [
    'before the oldest, which comes first',
    [untimed('Nobody'), at(1, 'Olive'), at(5, 'Max')],
    ['Max', 'Olive', 'Nobody'],
  ],
] as const)('a state without a time %s is as one that is unread there', (_where, states, expected) => {
  expect(orderOf(states, unread())).toEqual(expected)
})

it('states of one moment stand as they came, and the other way round where the oldest comes first', () => {
  expect(orderOf([at(5, 'Max'), at(3, 'Ada'), at(3, 'Olive')], unread(3))).toEqual([
    'Max',
    'Ada before',
    'after Olive',
  ])
  expect(orderOf([at(3, 'Olive'), at(3, 'Ada'), at(5, 'Max')], unread(2))).toEqual([
    'Max',
    'Ada before',
    'after Olive',
  ])
})

it.each([
  [
    'newest',
    [at(5, 'Max'), at(3, 'Ada'), at(1, 'Olive')],
    [2, 5],
    ['Max before', 'after Ada', 'Olive before'],
  ],
  [
    'oldest',
    [at(1, 'Olive'), at(3, 'Ada'), at(5, 'Max')],
    [1, 4],
    ['Max before', 'after Ada', 'Olive before'],
  ],
  ['newest', [at(5, 'Max'), at(3, 'Ada')], [1], ['after Max', 'Ada']],
] as const)(
  'of an answer with the %s first it is known beside which ones entries are unread',
  (_first, states, places, expected) => {
    expect(orderOf(states, unread(...places))).toEqual(expected)
  },
)

it('an entry that is unread may stand beside each where the answer is in no order of time, or of one state alone', () => {
  expect(orderOf([at(3, 'Ada'), at(5, 'Max'), at(1, 'Olive')], unread(4))).toEqual([
    'after Max before',
    'after Ada before',
    'after Olive before',
  ])
  expect(orderOf([at(3, 'Ada')], unread(2))).toEqual(['after Ada before'])
})
