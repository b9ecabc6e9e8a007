import { expect, it } from 'vitest'
import { buildPerson } from '../../testing/builders'
import { checkValues } from './check-values'

it.each([
  [{}, 'Enter a number.'],
  [{ min: 2 }, 'Enter 2 or more.'],
  [{ max: 5 }, 'Enter 5 or less.'],
  [{ min: 2, max: 5 }, 'Enter a number from 2 to 5.'],
])('a number field with the bounds %j refuses what is no number: %s', (bounds, sentence) => {
  const fields = { weight: { label: { en: 'Weight' }, kind: 'number' as const, ...bounds } }
  const context = {
    mode: 'create' as const,
    record: null,
    values: { weight: 'heavy' },
    scope: { kind: 'user' as const },
    person: buildPerson(),
    productKey: 'basalt',
  }
  expect(checkValues(fields, context)).toEqual({ weight: sentence })
})
