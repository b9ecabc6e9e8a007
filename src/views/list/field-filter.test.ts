import { expect, it } from 'vitest'
import { operatorsFor, readTextFor } from './field-filter'

it('a server is asked for no beginning and no empty text', () => {
  expect(operatorsFor(true)).toEqual(['contains', 'is'])
  expect(readTextFor('^ab', false)).toEqual({ operator: 'begins', text: 'ab' })
  expect(readTextFor('^ab', true)).toBeNull()
  expect(readTextFor('=ab', true)).toEqual({ operator: 'is', text: 'ab' })
})
