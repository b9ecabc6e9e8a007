import { expect, it } from 'vitest'
import { recordSchemaOf } from './record-schema'

it.each([
  [true, true],
  [1, true],
  ['true', true],
  ['0', false],
  [0, false],
  ['', null],
  [null, null],
  [undefined, null],
])('a flag of a definition file that was sent as %j reads as %j', (isActive, expected) => {
  const schema = recordSchemaOf({ isActive: { label: { en: 'Active' }, type: 'boolean' } })
  expect(schema.parse({ id: 7, isActive })).toEqual({ id: '7', isActive: expected })
  expect(schema.safeParse({ id: 7, isActive: 'perhaps' }).success).toBe(false)
})
