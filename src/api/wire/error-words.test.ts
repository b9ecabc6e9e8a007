import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorWords, textOf, wordsOf } from './error-words'

it.each([
  ['No room', 'No room'],
  ['', null],
  [7, '7'],
  [true, null],
  [null, null],
  [{ message: 'No room' }, 'No room'],
  [{ message: '' }, null],
  [{ code: 7 }, null],
  [['No room', { message: 'Try later' }], 'No room Try later'],
  [['', 'No room'], 'No room'],
  [[], null],
])('the words of %j are %j', (sent, words) => {
  expect(wordsOf(sent)).toBe(words)
  expect(z.parse(errorWords, sent)).toBe(words)
})

it.each([
  ['demo', 'demo'],
  [0, '0'],
  ['', null],
  [{}, null],
])('%j as a text is %j', (sent, text) => {
  expect(textOf(sent)).toBe(text)
})
