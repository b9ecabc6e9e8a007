import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { buildPerson } from '../../src/testing/builders'
import { complaint } from './judge-value'

const label = (text: string) => ({ label: { en: text } })
const header: Readonly<Record<string, FieldDefinition>> = {
  name: { ...label('Name'), kind: 'text', unique: { en: 'No header stands twice' } },
  value: { ...label('Value'), kind: 'text' },
}
const shift: Readonly<Record<string, FieldDefinition>> = {
  from: { ...label('From'), kind: 'day', noOverlap: { to: 'to', says: { en: 'Two shifts at once' } } },
  to: { ...label('To'), kind: 'day' },
}

it.each([
  [header, [{ name: 'a' }, { name: 'b' }], null],
  [header, [{ name: 'a' }, { name: 'b' }, { name: 'a ', value: 'x' }], 'Name: No header stands twice'],
  [header, [{ value: 'x' }, { value: 'x' }], null],
  [
    shift,
    [
      { from: '2026-03-01', to: '2026-03-04' },
      { from: '2026-03-04', to: '2026-03-05' },
    ],
    'From: Two shifts at once',
  ],
  [
    shift,
    [
      { from: '2026-03-01', to: '2026-03-04' },
      { from: '2026-03-05', to: '2026-03-06' },
    ],
    null,
  ],
])(
  'entries that no two of may be alike are refused as the form refuses them: %#',
  (fields, value, sentence) => {
    const field: FieldDefinition = { ...label('Entries'), kind: 'array', fields }
    const judge = { values: { entries: value }, person: buildPerson() }
    expect(complaint(field, 'entries', value, judge)).toBe(sentence)
  },
)

it.each([
  [['tag', 'tag'], 'Name: No header stands twice'],
  [['tag', 'user'], null],
  [['user', 'tag'], null],
])('of entries of the kinds %j those of one kind alone are compared', (kinds, sentence) => {
  const name: FieldDefinition = { ...label('Name'), kind: 'text' }
  const field: FieldDefinition = {
    ...label('Entries'),
    kind: 'array',
    kinds: { tag: { ...label('Tag'), fields: header }, user: { ...label('User'), fields: { name } } },
  }
  const entries = kinds.map((kind) => ({ kind, name: 'a' }))
  const judge = { values: { entries }, person: buildPerson() }
  expect(complaint(field, 'entries', entries, judge)).toBe(sentence)
})

it.each([
  ['08:30', null],
  ['23:59:59', null],
  ['24:00', 'Opens has the wrong form.'],
  ['8:30', 'Opens has the wrong form.'],
  [830, 'opens is missing or has the wrong form.'],
])('a time of day that is %j: %s', (opens, sentence) => {
  const field: FieldDefinition = { ...label('Opens'), kind: 'time' }
  expect(complaint(field, 'opens', opens, { values: { opens }, person: buildPerson() })).toBe(sentence)
})
