import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { refusalAtFields } from './show-refusal'

const refusal = (...names: string[]) =>
  new ApiError({
    message: 'No',
    statusCode: 422,
    fieldErrors: names.map((fieldName) => ({ fieldName, message: `No ${fieldName}`, isNotActivated: false })),
  })

const standing = { current: true }

it.each<[string, unknown, string[], string | null]>([
  ['of two fields', refusal('first_name', 'last_name'), ['first', 'last'], null],
  ['of a field that is not there beside one that is', refusal('last_name', 'zone'), ['last'], 'No zone'],
  ['of no field beside one that is there', refusal('last_name', ''), ['last'], 'No '],
  ['of a field that is not there', refusal('zone'), [], 'No'],
  ['of no field', refusal(), [], 'No'],
  ['that is none of the server', new TypeError('broken'), [], 'Something went wrong!'],
])('a refusal %s stands at its fields, and what does not is left to tell', (_what, said, at, left) => {
  const setError = vi.fn()
  const names: Readonly<Record<string, string>> = { first_name: 'first', last_name: 'last' }
  expect(refusalAtFields(setError, (wireName) => names[wireName], standing)(said)).toBe(left)
  expect(setError.mock.calls.map(([field]) => field)).toEqual(at)
})

it('says at each field what the server says of it, and moves the focus to the first', () => {
  const setError = vi.fn()
  refusalAtFields(setError, (wireName) => wireName, standing)(refusal('a', 'b'))
  expect(setError.mock.calls).toEqual([
    ['a', { type: 'server', message: 'No a' }, { shouldFocus: true }],
    ['b', { type: 'server', message: 'No b' }, { shouldFocus: false }],
  ])
})

it('is told elsewhere once the form has been left, at whose fields nobody would read it', () => {
  const setError = vi.fn()
  const isThere = { current: true }
  const show = refusalAtFields(setError, (wireName) => wireName, isThere)
  isThere.current = false
  expect(show(refusal('a'))).toBe('No')
  expect(setError).not.toHaveBeenCalled()
})
