import { expect, it, vi } from 'vitest'
import { noteRecordFaults } from '../../api/record-faults'
import '../../locales/form-texts'
import { fixedOptions, onlyChoice, optionsFrom } from './options-state'

const sentences = { failed: 'form.stillLoading', empty: 'form.startOver' } as const
const read = (names: string[]) => ({
  choices: names.map((value) => ({ value, label: value })),
  preselected: names[0] ?? null,
})

it('offers what an answer holds, also while a later one fails', () => {
  const refetch = vi.fn()
  for (const isError of [false, true])
    expect(optionsFrom({ data: ['a'], isError, refetch }, sentences, read)).toEqual({
      state: 'ready',
      choices: [{ value: 'a', label: 'a' }],
      preselected: 'a',
      empty: 'Start over',
    })
})

it.each([
  [1, 'One choice could not be read and is not offered.'],
  [2, '2 choices could not be read and are not offered.'],
])(
  'says of an answer of which %i could not be read that they are not offered, with a way to ask again',
  (count, sentence) => {
    const refetch = vi.fn()
    const fault = { number: 1, id: null, name: null, values: [] }
    const unread = Array.from({ length: count }, () => ({ ...fault, isShown: false }))
    const data = noteRecordFaults(['a'], [...unread, { ...fault, isShown: true }])
    const offered = optionsFrom({ data, isError: false, refetch }, sentences, read)
    expect(offered).toMatchObject({ state: 'ready', preselected: 'a', trouble: { sentence } })
    if (offered.state === 'ready') offered.trouble?.retry()
    expect(refetch).toHaveBeenCalledOnce()
  },
)

it('waits for the first answer, and says where none came, with a way to ask again', () => {
  const refetch = vi.fn()
  const reading = { data: undefined, refetch }
  expect(optionsFrom({ ...reading, isError: false }, sentences, read)).toEqual({ state: 'loading' })
  const failed = optionsFrom({ ...reading, isError: true }, sentences, read)
  expect(failed).toMatchObject({
    state: 'failed',
    sentence: 'Some choices are still loading. Please try again in a moment.',
  })
  if (failed.state === 'failed') failed.retry()
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('preselects nothing by itself', () => {
  const choices = [{ value: 'a', label: 'a' }]
  expect(fixedOptions(choices)).toEqual({ state: 'ready', choices, preselected: null, empty: '' })
})

it.each([
  [[], null],
  [['a'], 'a'],
  [['a', 'b'], null],
  [['-x', 'a'], 'a'],
  [['-x', '-y'], null],
  [['a', '-x', 'b'], null],
])('of %o the only one that may be taken is %o', (names, only) => {
  const choices = names.map((name) => ({
    value: name,
    label: name,
    disabledReason: name.startsWith('-') ? 'Closed' : undefined,
  }))
  expect(onlyChoice(choices)).toBe(only)
})
