import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { entryRule, fileRules } from '../../src/definitions/file/file-rules'
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
const tier: Readonly<Record<string, FieldDefinition>> = {
  above: { ...label('Above'), kind: 'bytes', ascends: { en: 'Each tier begins above the one before' } },
}

it.each([
  [tier, [{ above: 0 }, { above: 5 }, { above: 6 }], null],
  [tier, [{ above: 5 }, { above: 0 }], 'Above: Each tier begins above the one before'],
  [tier, [{ above: 5 }, {}, { above: 5 }], 'Above: Each tier begins above the one before'],
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
])('entries are held against those before them as the form holds them: %#', (fields, value, sentence) => {
  const field: FieldDefinition = { ...label('Entries'), kind: 'array', fields }
  const judge = { values: { entries: value }, person: buildPerson() }
  expect(complaint(field, 'entries', value, judge)).toBe(sentence)
})

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

const wrongForm = 'weight is missing or has the wrong form.'
const hostInvalid = 'Type a host name or an IP address, such as db.example.com.'
const wrongShape = 'Weight has the wrong form.'
const words = { en: 'Words' }
const offered = [{ value: 'a', label: words }]

it.each<[Partial<FieldDefinition>, unknown, string | null]>([
  [{ kind: 'number', min: 1, max: 5 }, 0, 'Weight: from 1 to 5.'],
  [{ kind: 'number', min: 1, max: 5 }, 1, null],
  [{ kind: 'number', min: 1, max: 5 }, 5, null],
  [{ kind: 'number', min: 1, max: 5 }, 6, 'Weight: from 1 to 5.'],
  [{ kind: 'number', min: 1 }, 0, 'Weight: at least 1.'],
  [{ kind: 'number', max: 5 }, 6, 'Weight: at most 5.'],
  [{ kind: 'number' }, Number.POSITIVE_INFINITY, wrongForm],
  [{ kind: 'number' }, Number.NaN, wrongForm],
  [{ kind: 'text', min: 2, max: 3 }, 'a', 'Weight: from 2 to 3 letters.'],
  [{ kind: 'text', min: 2, max: 3 }, 'ab', null],
  [{ kind: 'text', min: 2, max: 3 }, 'abc', null],
  [{ kind: 'text', min: 2 }, 'a', 'Weight: at least 2 letters.'],
  [{ kind: 'text', max: 2 }, 'abc', 'Weight: at most 2 letters.'],
  [{ kind: 'list', min: 1, max: 2 }, [], 'Weight: from 1 to 2 entries.'],
  [{ kind: 'list', min: 1, max: 2 }, ['a'], null],
  [{ kind: 'list', min: 1, max: 2 }, ['a', 'b'], null],
  [{ kind: 'list', min: 1, max: 2 }, ['a', 'b', 'c'], 'Weight: from 1 to 2 entries.'],
  [{ kind: 'text' }, 7, wrongForm],
  [{ kind: 'switch' }, false, null],
  [{ kind: 'switch' }, 0, wrongForm],
  [{ kind: 'json' }, { a: [1] }, null],
  [{ kind: 'object' }, {}, null],
  [{ kind: 'array' }, [{}], null],
  [{ kind: 'array' }, [[]], wrongForm],
  [{ kind: 'array' }, {}, wrongForm],
  [{ kind: 'choice', options: offered }, 'a', null],
  [{ kind: 'choice', options: offered, many: true }, ['a'], null],
  [{ kind: 'choice', options: offered, many: true }, ['a', 'b'], wrongForm],
  [{ kind: 'choice', options: offered, many: true }, 'a', wrongForm],
  [{ kind: 'email' }, 'ada@basalt.test', null],
  [{ kind: 'url' }, 'https://basalt.test/x', null],
  [{ kind: 'url' }, 'javascript:alert(1)', wrongShape],
  [{ kind: 'host' }, 'db.basalt.test', null],
  [{ kind: 'ip-range' }, '10.0.0.0/8', null],
  [{ kind: 'ip-range' }, '10.0.0.0/33', wrongShape],
  [{ kind: 'time' }, ' 08:30 ', null],
  [{ kind: 'date' }, '2026-03-01T00:00:00Z', null],
  [{ kind: 'date' }, 'soon', wrongShape],
  [{ kind: 'day' }, '2026-03-01', null],
  [{ kind: 'day' }, '2026-02-30', wrongShape],
  [{ kind: 'date-time' }, '2026-03-01T12:00:00Z', null],
  [{ kind: 'day', max: '2026-03-01' }, '2026-03-01', null],
  [{ kind: 'day', max: '2026-03-01' }, '2026-03-02', 'Weight: not after 2026-03-01.'],
  [{ kind: 'day', min: '2026-03-01' }, '2026-03-01', null],
  [{ kind: 'date-time', min: '2026-03-01T12:00:00Z' }, '2026-03-01T12:00:00Z', null],
  [
    { kind: 'date-time', min: '2026-03-01T12:00:00Z' },
    '2026-03-01T11:59:00Z',
    'Weight: not before 2026-03-01T12:00:00.000Z.',
  ],
  [{ pattern: { matches: '^\\p{Lu}', says: words } }, 'Ä', null],
  [{ pattern: { matches: '^\\p{Lu}', says: words } }, 'ä', 'Words'],
  [{ kind: 'list', pattern: { matches: '^a', says: words } }, ['ab', 'b'], 'Words'],
  [{ rule: fileRules.host }, 'db.basalt.test', null],
  [{ rule: fileRules.host }, 'no host', hostInvalid],
  [{ rule: fileRules.host, pattern: { matches: '^db', says: words } }, '-', hostInvalid],
  [{ rule: fileRules.host, pattern: { matches: '^db', says: words } }, 'ab.basalt.test', 'Words'],
  [
    { kind: 'list', rule: entryRule(fileRules.email) },
    ['ada@basalt.test', 'ada'],
    'Type an email address, such as name@example.com.',
  ],
  [{ kind: 'text', min: 2, max: 2 }, '🌋', 'Weight: from 2 to 2 letters.'],
  [{ kind: 'text', min: 2, max: 2 }, '🌋🌋', null],
  [{ required: words }, '', 'Words'],
  [{ required: words }, undefined, 'Words'],
  [{}, '', null],
  [{}, null, null],
  [{ shownWhen: { field: 'note', equals: 'heavy' } }, '', null],
  // The words of who wrote the definition come before the limit.
  [{ kind: 'number', max: 5, validWhen: { field: 'weight', less: 3, reason: words } }, 6, 'Words'],
])('a value in a field with %j that is %j: %s', (parts, weight, sentence) => {
  const field: FieldDefinition = { ...label('Weight'), kind: 'text', ...parts }
  expect(complaint(field, 'weight', weight, { values: { weight }, person: buildPerson() })).toBe(sentence)
})
