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

it('the newest state stands first, and what has no time last', () => {
  const untimed = { ...at(1, 'Nobody'), when: null }
  expect(orderOf([untimed, at(3, 'Ada'), at(5, 'Max'), at(4, 'Olive')], unread(null))).toEqual([
    'Max',
    'Olive',
    'Ada',
    'Nobody',
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
