import { expect, it } from 'vitest'
import { readOpenForm } from './use-open-form'

it.each([
  ['create', { mode: 'create', recordId: null }],
  ['edit:7', { mode: 'edit', recordId: '7' }],
  ['detail:a:b', { mode: 'detail', recordId: 'a:b' }],
  ['edit', null],
  ['create:7', null],
  ['delete:7', null],
  ['', null],
  [null, null],
])('reads %s', (value, expected) => {
  expect(readOpenForm(value)).toEqual(expected)
})
