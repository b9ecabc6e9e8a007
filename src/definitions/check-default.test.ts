import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { fieldLines, probe, probeLines } from '../testing/probe-file'
import { testsInZone } from '../testing/tests-in-zone'
import { checkDefault } from './check-default'
import type { FieldDefinition } from './define-field'
import { defaultOf, isDefault } from './field-default'

testsInZone('America/St_Johns')

const { name, note, kind, size, due, isOn, token, tags, shape } = probe.fields
const at = 'probes.fields'

describe('the check says of a default and of what no two may have', () => {
  it.each([
    [
      { size: { ...size, default: 'three' } },
      `R136 ${at}.size.default: the field is a number, and cannot be "three"`,
    ],
    [
      { due: { ...due, default: 'soon' } },
      `R136 ${at}.due.default: the field is a date, and cannot be "soon"; a date, or "now"`,
    ],
    [
      { kind: { ...kind, default: 'fre' } },
      `R044 ${at}.kind.default: "it" is never "fre"; did you mean "free"?`,
    ],
    [
      { kind: { ...kind, default: 'gratis' } },
      `R044 ${at}.kind.default: "it" is never "gratis"; its options are "free", "paid"`,
    ],
    [
      { kind: { ...kind, options: [...'abcdefghij'].map((letter) => letter.repeat(5)), default: 'gratis' } },
      `R044 ${at}.kind.default: "it" is never "gratis"; its options are "aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee", "fffff", "ggggg", "hhhhh" and 2 more`,
    ],
    [
      { kind: { ...kind, options: [...'abcdefgh'].map((letter) => letter.repeat(5)), default: 'gratis' } },
      `R044 ${at}.kind.default: "it" is never "gratis"; its options are "aaaaa", "bbbbb", "ccccc", "ddddd", "eeeee", "fffff", "ggggg", "hhhhh"`,
    ],
    [
      { size: { ...size, max: 10, default: 20 } },
      `R136 ${at}.size.default: 20 is more than "max" lets be entered, 10`,
    ],
    [
      { size: { ...size, min: 1, default: 0 } },
      `R136 ${at}.size.default: 0 is less than "min" lets be entered, 1`,
    ],
    [
      { note: { ...note, max: 3, default: 'four' } },
      `R136 ${at}.note.default: "four" is more than "max" lets be entered, 3 characters`,
    ],
    [
      { note: { ...note, pattern: { matches: '^[0-9]$', says: 'One digit' }, default: 'a' } },
      `R136 ${at}.note.default: "a" is not as "pattern" says`,
    ],
    [
      { note: { ...note, min: 2, default: '\u{1F600}' } },
      `R136 ${at}.note.default: "\u{1F600}" is less than "min" lets be entered, 2 characters`,
    ],
    [
      { isOn: { ...isOn, default: 'yes' } },
      `R136 ${at}.isOn.default: the field is yes or no, and cannot be "yes"`,
    ],
    ...[
      ['email', 'ada@', 'ada@example.com'],
      ['url', 'example', 'https://example.com'],
      ['host', 'a b', 'db.example.com'],
      ['ip-range', '10.0.0.0/40', '10.0.0.0/8'],
      ['time', '8:30', '08:30'],
    ].map(([type = '', wrong = '', right]): [object, string] => [
      { note: { type, label: 'Note', default: wrong }, home: { type, label: 'Home', default: right } },
      `R136 ${at}.note.default: "${wrong}" is not what a field of the type "${type}" takes`,
    ]),
    [{ tags: { ...tags, default: 'a' } }, `R136 ${at}.tags.default: the field is a list, and cannot be "a"`],
    [
      { size: { ...size, default: { person: 'email' } } },
      `R136 ${at}.size.default: "email" of the person is a text, and the field is a number`,
    ],
    [
      { kind: { ...kind, default: { person: 'email' } } },
      `R136 ${at}.kind.default: "email" of the person is a text, and the field is a choice`,
    ],
    [
      { owners: { type: 'reference', label: 'Owners', resource: 'people', many: true, unique: 'Taken' } },
      `R136 ${at}.owners.unique: a list of ids is no value that another record could have, too`,
    ],
    [
      { note: { ...note, default: { person: 'mail' } } },
      `R102 ${at}.note.default.person: no value "mail"; did you mean "email"?`,
    ],
    [
      { note: { ...note, unique: { with: ['siz', 'token', 'note'], says: 'Taken' } } },
      [
        `R007 ${at}.note.unique.with[0]: no field "siz"; did you mean "size"?`,
        `R136 ${at}.note.unique.with[1]: "token" has no value that another record could have, too`,
        `R136 ${at}.note.unique.with[2]: it is the field itself: name the others`,
      ],
    ],
    [
      { note: { ...note, unique: { with: ['double', 'shape', 'more'], says: 'Taken' } } },
      [
        `R136 ${at}.note.unique.with[0]: "double" has no value that another record could have, too`,
        `R136 ${at}.note.unique.with[1]: "shape" has no value that another record could have, too`,
        `R136 ${at}.note.unique.with[2]: "more" has no value that another record could have, too`,
      ],
    ],
    [
      { note: { ...note, unique: { when: { person: 'isPartner', equals: true }, says: 'Taken' } } },
      `R136 ${at}.note.unique.when: "isPartner" is of a person: ask what the records have`,
    ],
    [
      { note: { ...note, unique: { with: ['size'] } } },
      `R102 ${at}.note.unique: a sentence, or an object with "with", "per" or "when" and "says", is expected`,
    ],
    [
      { note: { ...note, unique: { says: 'Taken' } } },
      `R136 ${at}.note.unique: it names neither "with", "per" nor "when": write its sentence alone`,
    ],
    [
      { note: { ...note, unique: { per: 'month', says: 'Taken' } } },
      `R136 ${at}.note.unique.per: only a field of the type "day" is in one month everywhere: change the type, or leave "per" out`,
    ],
    [
      { due: { ...due, unique: { per: 'month', says: 'Taken' } } },
      `R136 ${at}.due.unique.per: only a field of the type "day" is in one month everywhere: change the type, or leave "per" out`,
    ],
    [
      { note: { ...note, unique: { when: { field: 'kind', equals: 'fre' }, says: 'Taken' } } },
      `R044 ${at}.note.unique.when: "kind" is never "fre"; did you mean "free"?`,
    ],
    [
      { shape: { ...shape, fields: { width: { ...shape.fields.width, default: 'three' } } } },
      `R136 ${at}.shape.fields.width.default: the field is a number, and cannot be "three"`,
    ],
    [
      { shape: { ...shape, fields: { width: { ...shape.fields.width, unique: 'Taken' } } } },
      `R136 ${at}.shape.fields.width.unique: an object is one: "unique" is of the entries of an array`,
    ],
    [
      {
        shape: {
          ...shape,
          fields: {
            from: { type: 'day', label: 'From', noOverlap: { to: 'to', says: 'Taken' } },
            to: { type: 'day', label: 'To' },
          },
        },
      },
      `R136 ${at}.shape.fields.from.noOverlap: an object is one: "noOverlap" is of the entries of an array`,
    ],
    [
      { shape: { ...shape, fields: { width: { ...shape.fields.width, ascends: 'Wider than before' } } } },
      `R136 ${at}.shape.fields.width.ascends: only the entries of an array stand in an order`,
    ],
    [
      { since: { type: 'day', label: 'Since', ascends: 'Later than before' } },
      `R136 ${at}.since.ascends: only the entries of an array stand in an order`,
    ],
    [
      {
        shape: {
          ...shape,
          type: 'array',
          fields: { width: { ...shape.fields.width, unique: { with: ['name'], says: 'Taken' } } },
        },
      },
      `R007 ${at}.shape.fields.width.unique.with[0]: no field "name"`,
    ],
  ])('%j: %s', (fields, line) => {
    expect(fieldLines(fields)).toEqual([line].flat())
  })

  it.each([
    [
      { token: { ...token, default: 'a' } },
      'R089 probes.fields.token.default: "secret" cannot use "default"',
    ],
    [{ isOn: { ...isOn, unique: 'Taken' } }, 'R089 probes.fields.isOn.unique: "boolean" cannot use "unique"'],
  ])('%j is no key of its type', (fields, line) => {
    expect(fieldLines(fields)[0]).toContain(line)
  })

  it('nothing of values that the fields can have', () => {
    expect(
      fieldLines({
        name: { ...name, unique: 'Taken' },
        note: { ...note, default: { person: 'email' } },
        word: { ...note, pattern: { matches: '^\\p{L}+$', says: 'Letters' }, max: 3, default: 'Zoë' },
        kind: { ...kind, default: 'paid' },
        size: { ...size, default: 0 },
        due: { ...due, default: 'now' },
        isOn: { ...isOn, default: false },
        isOurs: { ...isOn, label: 'Ours', default: { person: 'isPartner' } },
        tags: { ...tags, default: ['a', 'b'] },
      }),
    ).toEqual([])
  })

  it('that two rows have what no two may have', () => {
    const fields = { ...probe.fields, name: { ...name, unique: 'Taken' } }
    const lines = probeLines({ fields, fixtures: [{ name: 'a' }, { name: 'b' }, { name: ' a' }] })
    expect(lines).toEqual([
      expect.stringMatching(/R094 probes\.fixtures\[2\]\.name: another row has " a", and no two may$/),
    ])
  })

  it('that several records would be given a value that no two may have', () => {
    const [start] = probe.actions
    const fields = { code: { type: 'text', label: 'Code', unique: 'Taken' } }
    const lines = probeLines({ actions: [{ ...start, where: ['selection'], fields }] })
    expect(lines).toEqual([
      expect.stringContaining(
        'R136 probes.actions[0].fields.code.unique: several records are given one value: take "selection" out of "where"',
      ),
    ])
  })
})

describe('what a new record has', () => {
  const now = Date.parse('2026-03-01T12:34:56Z')
  const of = (parts: Partial<FieldDefinition>) =>
    defaultOf(
      { label: { en: 'Field' }, kind: 'text', ...parts },
      buildPerson({ uuid: 'u-7', fullName: 'Ada Byron', email: 'ada@example.com' }),
      now,
    )
  it.each<[Partial<FieldDefinition>, unknown]>([
    [{}, null],
    [{ default: { person: 'id' } }, 'u-7'],
    [{ default: { person: 'name' } }, 'Ada Byron'],
    [{ default: 'now' }, 'now'],
    [{ default: { person: 'email' } }, 'ada@example.com'],
    [{ kind: 'switch', default: { person: 'isPartner' } }, false],
    [{ kind: 'date-time', default: 'now' }, '2026-03-01T12:34:00.000Z'],
    [{ kind: 'date', input: 'date-time', default: 'now' }, '2026-03-01T12:34:00.000Z'],
    [{ kind: 'date', default: 'now' }, '2026-03-01T03:30:00.000Z'],
    [{ kind: 'date', default: '2026-04-01' }, '2026-04-01'],
    [{ kind: 'day', default: 'today' }, '2026-03-01'],
    [{ kind: 'day', default: '2026-04-01' }, '2026-04-01'],
    [{ kind: 'day', default: 'today+90d' }, '2026-05-30'],
    [{ kind: 'date-time', default: 'now+12h' }, '2026-03-02T00:34:00.000Z'],
    [{ kind: 'date', default: 'now-1d' }, '2026-02-28T03:30:00.000Z'],
    [{ kind: 'date', default: 'now+12h' }, 'now+12h'],
    [{ kind: 'date', input: 'date-time', default: 'now+12h' }, '2026-03-02T00:34:00.000Z'],
    [{ kind: 'number', default: 0 }, 0],
    [{ kind: 'list', default: ['a'] }, ['a']],
    [{ kind: 'object', fields: { tries: { label: { en: 'Tries' }, kind: 'number' } } }, null],
    [
      {
        kind: 'object',
        fields: {
          tries: { label: { en: 'Tries' }, kind: 'number', default: 3 },
          note: { label: { en: 'Note' }, kind: 'text' },
          until: { label: { en: 'Until' }, kind: 'day', default: 'today+1d' },
        },
      },
      { tries: 3, until: '2026-03-02' },
    ],
  ])('with %j is %j', (parts, value) => {
    expect(of(parts)).toEqual(value)
  })
})

describe('a value is what a new record has', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  const is = (parts: Partial<FieldDefinition>, value: unknown) =>
    isDefault({ label: { en: 'Field' }, kind: 'text', ...parts }, value, buildPerson(), now)
  const tries = { label: { en: 'Tries' }, kind: 'number', default: 3 } as const
  const from = { label: { en: 'From' }, kind: 'date-time', default: 'now' } as const

  it.each<[Partial<FieldDefinition>, unknown, boolean]>([
    [{}, null, false],
    [{ default: 'blue' }, 'blue', true],
    [{ default: 'blue' }, 'red', false],
    [{ kind: 'date-time', default: '2026-03-10T12:00:00Z' }, '2026-03-10T13:00:00Z', false],
    [{ kind: 'date-time', default: 'now' }, '2026-03-09T12:00:00Z', true],
    [{ kind: 'date-time', default: 'now' }, '2026-03-09T11:59:00Z', false],
    [{ kind: 'date-time', default: 'now' }, '2026-03-11T12:00:00Z', true],
    [{ kind: 'date-time', default: 'now' }, '2026-03-11T12:01:00Z', false],
    [{ kind: 'date-time', default: 'now' }, 'soon', false],
    [{ kind: 'date-time', default: 'now' }, null, false],
    [{ kind: 'object', fields: { tries, from } }, { tries: 3, from: '2026-03-10T11:00:00Z' }, true],
    [{ kind: 'object', fields: { tries, from } }, { tries: 4, from: '2026-03-10T11:00:00Z' }, false],
    [{ kind: 'object', fields: { tries, from } }, { tries: 3, from: '2026-03-01T11:00:00Z' }, false],
    [{ kind: 'object', fields: { tries, from } }, { tries: 3 }, false],
  ])('in a field with %j, where it is %j: %s', (parts, value, outcome) => {
    expect(is(parts, value)).toBe(outcome)
  })

  it('beside parts of an object of which nothing is said and that hold nothing', () => {
    const note = { label: { en: 'Note' }, kind: 'text' } as const
    const fields = { tries, note }
    expect(is({ kind: 'object', fields }, { tries: 3, note: null })).toBe(true)
    const since = { tries: 3, from: '2026-03-10T11:00:00Z' }
    expect(is({ kind: 'object', fields: { ...fields, from } }, since)).toBe(true)
    expect(is({ kind: 'object', fields }, { tries: 3, note: 'mine' })).toBe(false)
  })
})

it('in TypeScript, too, only what has an order can come in one', () => {
  const label = { en: 'Tiers' }
  const faultsOf = (part: FieldDefinition) =>
    [...checkDefault({ kind: 'array', label, fields: { part } }, 'tiers', {})].map(({ id, place }) => [
      id,
      place,
    ])
  const ascends = { en: 'Beyond' }
  expect(faultsOf({ kind: 'text', label, ascends })).toEqual([['R136', 'tiers.fields.part.ascends']])
  for (const kind of ['number', 'duration', 'day', 'date-time', 'time'] as const)
    expect(faultsOf({ kind, label, ascends })).toEqual([])
})
