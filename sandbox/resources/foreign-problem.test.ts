import { expect, it } from 'vitest'
import { invalid, notModified, outOfSight } from '../problems'
import { foreignProblem } from './foreign-problem'

const twice = invalid([
  { fieldName: 'a/b~c', message: 'Too long.' },
  { fieldName: 'a/b~c', message: 'Taken.' },
  { fieldName: 'limits.rate', message: 'Too much.' },
])

it('an API that lists faults by field has all those of each field', () => {
  expect(foreignProblem(twice, 'fields').body).toEqual({
    message: 'Some fields cannot be taken as they are.',
    errors: { 'a/b~c': ['Too long.', 'Taken.'], 'limits.rate': ['Too much.'] },
  })
})

it('an API with problem details points at each field', () => {
  expect(foreignProblem(twice, 'problem').body.errors).toEqual([
    { pointer: '#/a~1b~0c', detail: 'Too long.' },
    { pointer: '#/a~1b~0c', detail: 'Taken.' },
    { pointer: '#/limits/rate', detail: 'Too much.' },
  ])
})

it.each(['fields', 'problem'] as const)('a denial stays one in the words of another API: %s', (errors) => {
  const denial = outOfSight('key')
  expect(foreignProblem(denial, errors)).toMatchObject({ status: 404, denied: denial.denied })
  // Nothing more is said of what is not changed.
  expect(foreignProblem(notModified(), errors).body).toEqual({})
})

it('an API with problem details tells a refusal whole, and one of the product tells it as it stands', () => {
  const denial = outOfSight('key')
  const { body, contentType } = foreignProblem(denial, 'problem')
  expect([body, contentType]).toEqual([
    {
      ...{ type: 'about:blank', title: 'This key does not exist.', status: 404 },
      detail: 'This key does not exist.',
    },
    'application/problem+json',
  ])
  expect(foreignProblem(twice, 'problem').body).toMatchObject({
    title: 'Some fields cannot be taken as they are.',
    detail: 'Some fields cannot be taken as they are.',
  })
  expect(foreignProblem(denial, 'fields').body).toEqual({ message: 'This key does not exist.', errors: {} })
  expect(foreignProblem(denial, 'ours')).toBe(denial)
})
