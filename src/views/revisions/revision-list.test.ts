import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { changesBetween } from './revision-changes'
import { type Revision, revisionList } from './revision-list'

const { definition, faults } = readResourceFile(
  JSON.stringify({
    ...example,
    calls: { id: 'meta.uid' },
    fields: {
      ...example.fields,
      lasts: { type: 'duration', label: 'Lasts', from: 'spec.lasts_ms', unit: 'ms' },
      twice: { type: 'computed', label: 'Twice', as: 'number', value: 'dailyLimit * 2' },
      tags: { type: 'list', label: 'Tags' },
      token: { type: 'secret', label: 'Token' },
      extra: { type: 'json', label: 'Extra' },
      steps: { type: 'array', label: 'Steps', fields: { title: { type: 'text', label: 'Title' } } },
    },
  }),
  'api-keys.json',
)
const call = { method: 'GET', path: '/api-keys/{recordId}/log' } as const
const list = revisionList(definition, { call, when: 'meta.at', who: 'who.name', values: 'was.key' }, 'k-1')
const read = (entry: object) => list.schema.safeParse(entry)
const entryOf = (key: object) => ({
  meta: { at: '2026-03-01T08:00:00Z' },
  who: { name: 'Ada' },
  was: { key },
})
const stateOf = (key: object) => read(entryOf(key)).data as Revision

it('a state is read as the record is: from where its API has each value, in its units, as the record it was asked of', () => {
  expect(faults).toEqual([])
  const { record, ...rest } = stateOf({
    name: 'Build',
    dailyLimit: 4,
    spec: { lasts_ms: 2000 },
    meta: { uid: 'r-9' },
  })
  expect(rest).toEqual({
    when: '2026-03-01T08:00:00Z',
    who: 'Ada',
    known: ['name', 'dailyLimit', 'lasts'],
  })
  expect(record).toMatchObject({ id: 'k-1', name: 'Build', dailyLimit: 4, lasts: 2, twice: 8, note: null })
})

it('what cannot be read is named where it stands in the answer', () => {
  const placesOf = (entry: object) => read(entry).error?.issues.map(({ path }) => path.join('.'))
  expect(placesOf(entryOf({ dailyLimit: 'many' }))).toEqual(['was.key.dailyLimit'])
  expect(placesOf({ was: {} })).toEqual(['was.key'])
  expect(placesOf({ was: { key: [] } })).toEqual(['was.key'])
})

const placesOf = (before: object, after: object) =>
  changesBetween(definition, stateOf(before), stateOf(after)).map(({ place, was, now }) => [place, was, now])

it('what a formula makes, and what one of two states does not say, is no change', () => {
  expect(placesOf({ dailyLimit: 4 }, { dailyLimit: 5, note: 'New' })).toEqual([['dailyLimit', 4, 5]])
})

it('nothing is nothing, however it is said, and the order of keys is none of a value', () => {
  expect(
    placesOf(
      { note: '', tags: [], extra: { a: 1, b: 2 } },
      { note: null, tags: null, extra: { b: 2, a: 1 } },
    ),
  ).toEqual([])
})

it('of entries those that went and came are told, one for each, and all where only their order changed', () => {
  const steps = (...titles: string[]) => ({ steps: titles.map((title) => ({ title })) })
  expect(placesOf(steps('a', 'a', 'b'), steps('a', 'b', 'c'))).toEqual([
    ['steps', steps('a').steps, steps('c').steps],
  ])
  // What only came, or only went, stands alone.
  expect(placesOf(steps('a'), steps('a', 'b'))).toEqual([['steps', [], steps('b').steps]])
  expect(placesOf(steps('a', 'b'), steps('b'))).toEqual([['steps', steps('a').steps, []]])
  expect(placesOf(steps('a', 'b'), steps('b', 'a'))).toEqual([
    ['steps', steps('a', 'b').steps, steps('b', 'a').steps],
  ])
})

it('of a secret it is told that another one came, and the secret itself goes no further', () => {
  const changes = (before: string, after: string) =>
    changesBetween(definition, stateOf({ token: before }), stateOf({ token: after }))
  expect(changes('first-token', 'other-token')).toMatchObject([
    { place: 'token', was: null, now: null, isHidden: true },
  ])
  expect(changes('first-token', 'first-token')).toEqual([])
  expect(JSON.stringify(stateOf({ token: 'first-token' }))).not.toContain('first')
  // That there was none before, or is none any more, shows by itself.
  expect(changes('', 'first-token').map(({ isHidden }) => isHidden)).toEqual([undefined])
})

it('what a server says of a formula is no change either', () => {
  const record = (twice: number) => ({ id: 'k-1', twice, dailyLimit: twice / 2 })
  const state = (twice: number) => ({
    when: null,
    who: null,
    record: record(twice),
    known: ['twice', 'dailyLimit'],
  })
  expect(changesBetween(definition, state(2), state(4)).map(({ place }) => place)).toEqual(['dailyLimit'])
})

it('its states stand where its own answer has them, and are counted as the list of the resource is', () => {
  const counted = { ...definition, calls: { ...definition.calls, recordsAt: 'keys', totalAt: 'meta.total' } }
  const { calls } = revisionList(counted, { call, recordsAt: 'entries', when: 'meta.at' }, 'k-1')
  expect(calls).toEqual({ list: call, recordsAt: 'entries', totalAt: 'meta.total' })
  expect(list.calls).toEqual({ list: call })
})
