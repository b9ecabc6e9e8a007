import { expect, it } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { answerMessage } from './answer-message'
import { namesOf, pathRecord } from './names-of'

const lamp = buildGadget({ name: 'lamp' })
const nameless = { ...buildGadget(), id: 'g-2', name: '' }

it.each([
  ['no record', [], { name: 'Gadgets', names: '', count: 0 }, undefined],
  ['one', [lamp], { name: 'lamp', names: 'lamp', count: 1 }, { id: 'id-lamp', name: 'lamp' }],
  ['one without a title', [nameless], { name: 'g-2', names: 'g-2', count: 1 }, { id: 'g-2', name: 'g-2' }],
  ['several', [lamp, nameless], { name: 'lamp, g-2', names: 'lamp, g-2', count: 2 }, undefined],
])('what is said of %s names it, and its call is about it', (_what, records, names, path) => {
  expect(namesOf(gadgets, records)).toEqual(names)
  expect(pathRecord(gadgets, records)).toEqual(path)
})

it('says what a definition calls its records, and sends what the server does', () => {
  const called = { ...gadgets, nameRecord: ({ id }: Readonly<Record<string, unknown>>) => `The one of ${id}` }
  expect(namesOf(called, [lamp, nameless]).names).toBe('The one of id-lamp, The one of g-2')
  expect(pathRecord(called, [lamp])).toEqual({ id: 'id-lamp', name: 'lamp' })
})

it.each([
  [{ message: 'Shiny' }, 'Shiny'],
  [{ message: ' ' }, null],
  [{ message: 7 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['Shiny', null],
])('the words of the server in %j are %j', (answer, words) => {
  expect(answerMessage(answer)).toBe(words)
})
