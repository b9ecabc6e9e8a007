import { expect, it } from 'vitest'
import { textOf } from './resource-record'

it.each([
  ['ann', 'ann'],
  [' ', ' '],
  [0, '0'],
  [1.5, '1.5'],
  [false, 'false'],
  [['a', 'b'], 'a,b'],
  ['', null],
  [null, null],
  [undefined, null],
])('a field that holds %j is the text %j', (value, text) => {
  expect(textOf({ id: '1', field: value }, 'field')).toBe(text)
})

it('a field that a record does not have is no text', () => {
  expect(textOf({ id: '1' }, 'field')).toBeNull()
})
