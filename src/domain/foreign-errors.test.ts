import { describe, expect, it } from 'vitest'
import { errorReaders } from './foreign-errors'

/** The text, and a line for each field. */
function said(kind: 'fields' | 'problem', body: unknown) {
  const { text, fieldErrors } = errorReaders[kind](body)
  return [text, ...fieldErrors.map(({ fieldName, message }) => `${fieldName}: ${message}`)]
}

describe('a refusal that names fields', () => {
  it.each([
    [
      { errors: { name: ['is too short', 'is taken'] } },
      ['is too short; is taken', 'name: is too short; is taken'],
    ],
    [{ errors: { name: ['Too short.', 7, 'Taken.'] } }, ['Too short. Taken.', 'name: Too short. Taken.']],
    [{ message: 'Not saved', errors: { name: 'is taken', size: [] } }, ['Not saved', 'name: is taken']],
    ['Out of order', ['Out of order']],
    [{ message: 'No' }, ['No']],
    [{ message: ' ', errors: { name: [' ', 'is taken'] } }, ['is taken', 'name: is taken']],
    [{ errors: ['x'] }, ['Something went wrong!']],
    [null, ['Something went wrong!']],
  ])('%j', (body, expected) => {
    expect(said('fields', body)).toEqual(expected)
  })
})

describe('a problem of RFC 9457', () => {
  it.each([
    [{ title: 'Invalid', detail: 'Two fields are wrong' }, ['Two fields are wrong']],
    [{ title: 'Invalid' }, ['Invalid']],
    [
      { title: 'Invalid', errors: [{ detail: 'must be positive', pointer: '#/limits/daily' }] },
      ['Invalid', 'limits.daily: must be positive'],
    ],
    // RFC 6901: ~1 is a slash, and ~01 is ~1.
    [{ title: 'No', errors: [{ detail: 'Bad', pointer: '#/a~1b/c~01d' }] }, ['No', 'a/b.c~1d: Bad']],
    [
      { title: 'Invalid', 'invalid-params': [{ name: 'age', reason: 'must be positive' }] },
      ['Invalid', 'age: must be positive'],
    ],
    [{ title: 'Invalid', errors: { Name: ['is required'] } }, ['Invalid', 'Name: is required']],
    [{ title: 'Invalid', detail: ' ' }, ['Invalid']],
    [
      {
        title: 'Invalid',
        errors: [
          { pointer: '/age', reason: 'too old' },
          { field: 'size', message: 'too large' },
        ],
        'invalid-params': [{ name: 'zone', detail: 'unknown' }],
      },
      ['Invalid', 'age: too old', 'size: too large', 'zone: unknown'],
    ],
    [{ errors: [{ detail: 'of nothing' }, 7] }, ['Something went wrong!']],
    [
      {
        title: 'Invalid',
        errors: [{ pointer: '#/age', detail: 'too old' }, { detail: 'Quota reached' }, {}],
      },
      ['Invalid', 'age: too old', ': Quota reached'],
    ],
    ['Bad gateway', ['Bad gateway']],
  ])('%j', (body, expected) => {
    expect(said('problem', body)).toEqual(expected)
  })
})

it('a field refused by a foreign API is not one that waits for its activation', () => {
  const fault = { fieldName: 'name', message: 'is taken', isNotActivated: false }
  expect(errorReaders.fields({ errors: { name: 'is taken' } }).fieldErrors).toEqual([fault])
  expect(errorReaders.ours({ errors: [{ ...fault, notActivated: true }] }).fieldErrors).toEqual([
    { ...fault, isNotActivated: true },
  ])
})
