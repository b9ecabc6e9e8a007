import { expect, it } from 'vitest'
import type { FieldDefinition, FieldKind } from './define-field'
import { closedPart } from './define-import'
import { deepFields, kindOfEntry, likeBefore } from './nested-fields'

it.each([
  [{ kind: 'disk' }, true],
  [{ kind: 'tape' }, false],
  [{ kind: 'constructor' }, false],
  [{ kind: 1 }, false],
  [{}, false],
  [null, false],
])('an entry %j is of a kind that its field names: %s', (entry, isNamed) => {
  const disk = { label: { en: 'Disk' }, fields: {} }
  expect(kindOfEntry({ kinds: { disk } }, entry)).toBe(isNamed ? disk : undefined)
})

it('compares an entry with those before it that are of its kind', () => {
  const disk = { label: { en: 'Disk' }, fields: {} }
  const entries = [{ kind: 'disk', a: 1 }, { kind: 'tape' }, { kind: 'disk', a: 2 }, { kind: 'disk', a: 3 }]
  const tape = { ...disk, label: { en: 'Tape' } }
  expect(likeBefore({ kinds: { disk, tape } }, entries, 2)).toEqual([{ kind: 'disk', a: 1 }])
  expect(likeBefore({ fields: {} }, entries, 2)).toEqual([{ kind: 'disk', a: 1 }, { kind: 'tape' }])
})

const field = (kind: FieldKind, more: Partial<FieldDefinition> = {}) => ({
  kind,
  label: { en: kind },
  ...more,
})

it('finds every field that stands in another, however deep, and of each kind', () => {
  const deep = field('object', { fields: { port: field('number', { label: { en: 'Port' } }) } })
  const disk = { label: { en: 'Disk' }, fields: { size: field('bytes', { label: { en: 'Size' } }), deep } }
  const drives = field('array', { label: { en: 'Drives' }, kinds: { disk } })
  expect(deepFields({ drives, name: field('text') }).map(({ label }) => label)).toEqual([
    { en: 'Drives' },
    { en: 'Size' },
    { en: 'object' },
    { en: 'Port' },
    { en: 'text' },
  ])
})

it('holds no value in a cell that a list of choices decides, wherever it stands', () => {
  const chosen = field('choice', { choices: 'regions' })
  expect(closedPart(chosen)).toBe(chosen)
  expect(closedPart(field('array', { fields: { chosen } }))).toBe(chosen)
  expect(closedPart(field('array', { fields: { name: field('text') } }))).toBeUndefined()
})
