import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { refusalAtFields } from './show-refusal'

const refusal = (...names: string[]) =>
  new ApiError({
    message: 'No',
    statusCode: 422,
    fieldErrors: names.map((fieldName) => ({ fieldName, message: `No ${fieldName}`, isNotActivated: false })),
  })

it.each<[string, unknown, string[], boolean]>([
  ['of two fields', refusal('first_name', 'last_name'), ['first', 'last'], true],
  ['of a field that is not there beside one that is', refusal('zone', 'last_name'), ['last'], false],
  ['of a field that is not there', refusal('zone'), [], false],
  ['of no field', refusal(), [], false],
  ['that is no refusal of the server', new TypeError('broken'), [], false],
])(
  'a refusal %s stands at its fields, and is told elsewhere unless it is told whole',
  (_what, said, at, isTold) => {
    const setError = vi.fn()
    const names: Readonly<Record<string, string>> = { first_name: 'first', last_name: 'last' }
    expect(refusalAtFields(setError, (wireName) => names[wireName])(said)).toBe(isTold)
    expect(setError.mock.calls.map(([field]) => field)).toEqual(at)
  },
)

it('says at each field what the server says of it, and moves the focus to the first', () => {
  const setError = vi.fn()
  refusalAtFields(setError, (wireName) => wireName)(refusal('a', 'b'))
  expect(setError.mock.calls).toEqual([
    ['a', { type: 'server', message: 'No a' }, { shouldFocus: true }],
    ['b', { type: 'server', message: 'No b' }, { shouldFocus: false }],
  ])
})
