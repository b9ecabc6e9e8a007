import { describe, expect, it } from 'vitest'
import { probe, probeLines } from '../../testing/probe-file'

const row = { name: 'x' }
const fields = {
  ...probe.fields,
  from: { type: 'ip-range', label: 'From' },
  ranges: { type: 'list', label: 'Ranges', rule: 'ip-range', max: 2 },
  owner: { type: 'reference', label: 'Owner', resource: 'people' },
  owners: { type: 'reference', label: 'Owners', resource: 'people', many: true },
  parts: { type: 'array', label: 'Parts', fields: { weight: { type: 'number', label: 'Weight' } } },
  steps: {
    type: 'array',
    label: 'Steps',
    kindField: 'type',
    kinds: {
      stop: { label: 'Stop', fields: { after: { type: 'number', label: 'After' } } },
      resize: { label: 'Resize', fields: { size: { type: 'number', label: 'Size' } } },
    },
  },
  short: { type: 'text', label: 'Short', max: 2 },
  pin: { type: 'text', label: 'Pin', min: 4 },
  day: { type: 'day', label: 'Day' },
  mail: {
    type: 'text',
    label: 'Mail',
    rule: 'email',
    pattern: { matches: '^[a-z@.]+$', says: 'Lower case letters' },
  },
  code: {
    type: 'text',
    label: 'Code',
    max: 4,
    pattern: { matches: '^[a-z]+$', says: 'Lower case letters' },
  },
}
const about = (...fixtures: readonly object[]) =>
  probeLines({ fields, fixtures }).map((line) => line.replace(/^\S+ /, ''))

describe('a row of the sandbox', () => {
  it('may have all that a record has, and lack what may be empty', () => {
    expect(
      about(row, {
        id: 'a',
        name: 'y',
        note: 123,
        kind: 'paid',
        size: 3,
        due: '2026-03-01T12:00:00Z',
        begun: '2026-03-01',
        isOn: 0,
        tags: ['new'],
        shape: { width: 3 },
        more: { any: ['thing'] },
        from: '10.0.0.0/8',
        ranges: ['10.0.0.0/8', '10.1.0.1'],
        owner: 7,
        owners: ['ada', { id: 7 }],
        parts: [{ weight: 1 }],
        code: 'abcd',
        short: '🙂🙂',
        pin: '1234',
        day: '2026-03-01',
        createdAt: '2026-03-01T12:00:00Z',
      }),
    ).toEqual([])
  })

  it.each([
    [{ kind: 'fre' }, '.kind: "fre" is no option; did you mean "free"?'],
    [{ size: 'x' }, '.size: "x" is no value of this field: a number is expected'],
    [
      { due: 'yesterday' },
      '.due: "yesterday" is no value of this field: a date such as "2026-03-01T12:00:00Z" is expected',
    ],
    [
      { begun: 20260301 },
      '.begun: 20260301 is no value of this field: a date such as "2026-03-01T12:00:00Z" is expected',
    ],
    [{ isOn: 'yes' }, '.isOn: "yes" is no value of this field: true or false is expected'],
    [{ note: false }, '.note: false is no value of this field: a text is expected'],
    [{ sise: 3 }, '.sise: no field "sise"; did you mean "size"?'],
    [{ zzzzz: 3 }, '.zzzzz: no field "zzzzz"; no list or form shows it'],
    [{ toString: 3 }, '.toString: no field "toString"; no list or form shows it'],
    [{ double: 3 }, '.double: "double" is computed from the others: leave it out'],
    [{ name: '' }, ': "name" is required, and empty'],
    [{ name: undefined }, ': "name" is required, and missing'],
    [{ tags: 'new' }, '.tags: "new" is no value of this field: a list of texts is expected'],
    [{ tags: ['new', null] }, '.tags[1]: null is no value of this field: a text is expected'],
    [{ shape: 3 }, '.shape: 3 is no value of this field: an object is expected'],
    [{ shape: { width: 'x' } }, '.shape.width: "x" is no value of this field: a number is expected'],
    [{ shape: { widht: 3 } }, '.shape.widht: no field "widht"; did you mean "width"?'],
    [
      { parts: { weight: 1 } },
      '.parts: {"weight":1} is no value of this field: a list of objects is expected',
    ],
    [
      { parts: [{ weight: 1 }, { weight: 'x' }] },
      '.parts[1].weight: "x" is no value of this field: a number is expected',
    ],
    [
      { steps: [{ after: 3 }] },
      '.steps[0].type: is missing: it says which kind an entry is of; its kinds are "stop", "resize"',
    ],
    [{ steps: [{ type: 'stpo' }] }, '.steps[0].type: "stpo" is no kind of entry; did you mean "stop"?'],
    [{ parts: [3] }, '.parts[0]: 3 is no value of this field: an object is expected'],
    [{ owner: ['ada'] }, '.owner: ["ada"] is no value of this field: an id is expected'],
    [{ owners: 'ada' }, '.owners: "ada" is no value of this field: a list of ids is expected'],
    [{ from: '10.300.0.0/16' }, '.from: "10.300.0.0/16": Type an IP address or a range, such as 10.0.0.0/8.'],
    [
      { ranges: ['10.0.0.0/8', '10.300.0.0/16'] },
      '.ranges[1]: "10.300.0.0/16": Type an IP address or a range, such as 10.0.0.0/8.',
    ],
    [{ ranges: ['10.0.0.0/8', '10.0.0.1', '10.0.0.2'] }, '.ranges: 3 entries: at most 2 may be there'],
    [
      { day: '2026-03-01T12:00:00Z' },
      '.day: "2026-03-01T12:00:00Z" is no value of this field: a day such as "2026-03-01" is expected',
    ],
    [{ short: '🙂🙂🙂' }, '.short: 3 letters: at most 2 may be there'],
    [{ pin: '123' }, '.pin: 3 letters: at least 4 may be there'],
    [{ code: 'ABC' }, '.code: "ABC": Lower case letters'],
    [{ mail: 'ada' }, '.mail: "ada": Type an email address, such as name@example.com.'],
    [{ mail: 'Ada@x.test' }, '.mail: "Ada@x.test": Lower case letters'],
    [{ code: 'abcde' }, '.code: 5 letters: at most 4 may be there'],
    [{ id: '' }, '.id: an id is a text or a number'],
  ])('with %j: %s', (changes, line) => {
    expect(about(row, { ...row, ...changes })).toEqual([`R094 probes.fixtures[1]${line}`])
  })

  it('has an id of its own', () => {
    expect(about({ id: 'a', ...row }, { id: 'b', ...row }, { id: 'a', ...row })).toEqual([
      'R094 probes.fixtures[2].id: another row has the id "a"',
    ])
  })

  it('is named by its index and key, in the line where the key stands', () => {
    expect(probeLines({ fixtures: [row, { ...row, size: 'x' }] })).toEqual([
      '147:7 R094 probes.fixtures[1].size: "x" is no value of this field: a number is expected',
    ])
  })

  it('takes no time of a row before it, and has entries where some are required', () => {
    const starts = { type: 'day', label: 'Starts', noOverlap: { to: 'day', says: 'Taken' } }
    const tags = { ...probe.fields.tags, required: 'Tag it' }
    const span = (starts: string, day: string) => ({ ...row, tags: ['a'], starts, day })
    const fixtures = [
      span('2026-03-01', '2026-03-03'),
      span('2026-03-03', '2026-03-04'),
      { ...row, tags: [], starts: '2026-03-05', day: '2026-03-05' },
    ]
    expect(
      probeLines({ fields: { ...fields, starts, tags }, fixtures }).map((line) => line.replace(/^\S+ /, '')),
    ).toEqual([
      'R094 probes.fixtures[1].starts: another row takes some of this time, and no two may',
      'R094 probes.fixtures[2]: "tags" is required, and empty',
    ])
  })

  it('has neither what another has together with a further field, nor a time that ends in its', () => {
    const size = { type: 'number', label: 'Size', unique: { with: ['kind'], says: 'Once of a kind' } }
    const starts = { type: 'day', label: 'Starts', noOverlap: { to: 'day', says: 'Taken' } }
    const made = (kind: string, starts: string, day: string) => ({ ...row, size: 1, kind, starts, day })
    const fixtures = [
      made('free', '2026-03-10', '2026-03-12'),
      made('paid', '2026-03-08', '2026-03-10'),
      made('free', '2026-03-20', '2026-03-20'),
    ]
    const lines = probeLines({ fields: { ...fields, size, starts }, fixtures })
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'R094 probes.fixtures[1].starts: another row takes some of this time, and no two may',
      'R094 probes.fixtures[2].size: another row has 1, and no two may',
    ])
  })

  it('has no two entries of a kind with what no two may have, and none behind the one before it', () => {
    const label = 'Label'
    const weight = { type: 'number', label, unique: 'Once' }
    const from = { type: 'day', label, noOverlap: { to: 'to', says: 'Taken' } }
    const kinds = {
      stop: { label, fields: { after: { type: 'number', label, unique: 'Once' } } },
      wait: { label, fields: { after: { type: 'number', label } } },
    }
    const nested = {
      parts: { ...fields.parts, fields: { weight } },
      tiers: { type: 'array', label, fields: { above: { type: 'number', label, ascends: 'Beyond' } } },
      steps: { type: 'array', label: 'Steps', kinds },
      shifts: { type: 'array', label: 'Shifts', fields: { from, to: { type: 'day', label } } },
    }
    const given = {
      ...row,
      parts: [{ weight: 1 }, { weight: 2 }, { weight: 1 }],
      tiers: [{ above: 1 }, { above: 5 }, {}, { above: 5 }, { above: 6 }],
      steps: [
        { kind: 'wait', after: 1 },
        { kind: 'stop', after: 1 },
        { kind: 'stop', after: 1 },
      ],
      shifts: [
        { from: '2026-03-01', to: '2026-03-03' },
        { from: '2026-03-03', to: '2026-03-04' },
      ],
    }
    // Another row may have what an entry of this one has.
    const fixtures = [given, { ...row, parts: [{ weight: 1 }] }]
    const lines = probeLines({ fields: { ...fields, ...nested }, fixtures })
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'R094 probes.fixtures[0].parts[2].weight: another entry has 1, and no two may',
      'R094 probes.fixtures[0].tiers[3].above: 5 is not beyond what the entry before it has',
      'R094 probes.fixtures[0].steps[2].after: another entry has 1, and no two may',
      'R094 probes.fixtures[0].shifts[1].from: another entry takes some of this time, and no two may',
    ])
  })

  it('needs no secret: no list shows one', () => {
    const token = { ...probe.fields.token, required: 'Type a token' }
    const create = { fields: [...probe.create.fields, 'token'] }
    expect(probeLines({ fields: { ...fields, token }, create, fixtures: [row] })).toEqual([])
    const pem = { ...token, type: 'file-text', secret: true }
    expect(probeLines({ fields: { ...fields, token: pem }, create, fixtures: [row] })).toEqual([])
  })

  it('needs nothing that is asked for at times', () => {
    const note = {
      type: 'text',
      label: 'Note',
      required: 'Say why',
      requiredWhen: { field: 'isOn', equals: true },
    }
    const kind = { ...probe.fields.kind, required: 'Choose', shownWhen: { field: 'isOn', equals: true } }
    expect(probeLines({ fields: { ...fields, note, kind }, fixtures: [row] })).toEqual([])
  })
})
