import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { madeForAnswer } from './made-for-answer'

const of = (kind: FieldDefinition['kind'], parts: Partial<FieldDefinition> = {}) =>
  madeForAnswer({ field: { label: { en: 'Field' }, kind, ...parts } }, { show: ['field'] }, {}).field

it.each(['number', 'percent', 'money', 'bytes', 'duration'] as const)(
  'makes a figure up for a %s',
  (kind) => {
    expect(of(kind)).toSatisfy(Number.isInteger)
    expect(of(kind, { min: 500 })).toBe(500)
    expect(of(kind, { max: 0.5 })).toBe(0.5)
  },
)

it('makes a yes up for a switch, and a text for all else, each time another', () => {
  expect(of('switch')).toBe(true)
  expect(of('secret')).toMatch(/^sbx_field_[0-9a-f]{24}$/)
  expect(of('secret')).not.toBe(of('secret'))
})

it('makes nothing up for what is there', () => {
  const fields = { field: { label: { en: 'Field' }, kind: 'number' } } as const
  expect(madeForAnswer(fields, { show: ['id', 'field'] }, { field: 7 })).toEqual({})
})
