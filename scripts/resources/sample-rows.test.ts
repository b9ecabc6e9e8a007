import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recordSchemaOf } from '../../src/definitions/file/record-schema'
import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import { inRoot } from '../processes.mjs'
import { lacksOf, sampleRows } from './sample-rows'

const today = new Date('2026-03-02T09:30:15Z')
const example = (name: string) =>
  resourceFileSchema.parse(JSON.parse(readFileSync(inRoot('docs', 'examples', `${name}.json`), 'utf8')))
const rowOf = (fields: Readonly<Record<string, unknown>>, number = 1) => {
  const file = resourceFileSchema.parse({ ...JSON.parse(JSON.stringify(plain)), fields, titleField: 'name' })
  return sampleRows(file, { count: number, today })[number - 1]
}
const type = (of: string) => ({ type: of, label: 'Label' })
const plain = {
  name: 'things',
  label: { one: 'Thing', many: 'Things' },
  scope: 'user',
  place: { kind: 'menu', icon: 'box' },
  access: { subject: 'Account', list: 'view' },
  titleField: 'name',
  fields: {},
  list: { columns: ['name'], empty: { title: 'None' }, error: 'Failed' },
}

describe('made-up rows', () => {
  it('of every example are read by its own schema, and no two have the same title', () => {
    for (const name of ['projects', 'service-accounts', 'alert-rules', 'api-keys']) {
      const file = example(name)
      const rows = sampleRows(file, { count: 14, today, idsOf: () => ['a', 'b'] })
      const titles = rows.map((row) => row[file.titleField])
      expect(new Set(titles).size).toBe(14)
      const schema = recordSchemaOf(file.fields)
      for (const row of rows) expect(schema.safeParse({ id: '1', ...row }).success).toBe(true)
    }
  })

  it('are switched off in every third', () => {
    const isOn = [1, 2, 3, 4, 5, 6].map(
      (number) =>
        rowOf({ name: { type: 'text', label: 'Name' }, isOn: { type: 'boolean', label: 'On' } }, number)
          ?.isOn,
    )
    expect(isOn).toEqual([true, true, false, true, true, false])
  })

  it('are told to lack what some of them lack', () => {
    const pattern = { matches: '^a', says: 'It begins with a' }
    const { fields } = resourceFileSchema.parse({
      ...plain,
      fields: { name: { type: 'text', label: 'Name', pattern } },
    })
    const lacks = ['"name" has values that its pattern does not take: none could be made for it']
    expect(lacksOf([{ name: 'ab' }, { name: 'b' }], fields)).toEqual(lacks)
    expect(lacksOf([{ name: 'ab' }, { name: 'a' }], fields)).toEqual([])
  })

  it('have a value of each kind', () => {
    expect(
      rowOf({
        name: type('text'),
        note: type('text'),
        contact: type('email'),
        home: type('url'),
        host: type('host'),
        from: type('ip-range'),
        isOn: type('boolean'),
        size: type('bytes'),
        share: type('percent'),
        createdAt: type('date-time'),
        due: type('date'),
        opens: type('time'),
        sum: { type: 'computed', label: 'Sum', value: '1 + 1' },
        state: { ...type('choice'), options: ['new', 'old'] },
        labels: type('json'),
        limits: { ...type('object'), fields: { team: type('text') } },
        token: type('secret'),
        // The server gives one.
        id: type('text'),
      }),
    ).toEqual({
      name: 'Atlas',
      note: 'Label 1',
      contact: 'atlas@example.com',
      home: 'https://example.com/atlas',
      host: 'atlas.example.com',
      from: '10.1.4.0/24',
      isOn: true,
      size: 8053063680,
      share: 37,
      createdAt: '2026-03-01T09:30:00Z',
      due: '2026-01-10T00:00:00Z',
      opens: '05:00',
      state: 'new',
      labels: { team: 'atlas', tier: 2 },
      limits: { team: 'Label 1' },
      token: 'made-up-atlas',
    })
  })

  it('keep to limits, patterns and the number of entries', () => {
    const row = rowOf({
      name: { type: 'text', label: 'Name', pattern: { matches: '^[a-z-]+$', says: 'Lower case' }, min: 8 },
      code: { type: 'text', label: 'Code', pattern: { matches: '^\\d{4}$', says: 'Four digits' } },
      short: { type: 'text', label: 'A long label', max: 5 },
      port: { type: 'number', label: 'Port', min: 1024, max: 1026 },
      floor: { type: 'percent', label: 'Floor', min: 50 },
      roof: { type: 'percent', label: 'Roof', max: 10 },
      tags: { type: 'list', label: 'Tags', min: 3 },
      one: { type: 'array', label: 'One', max: 1, fields: { name: { type: 'text', label: 'Name' } } },
      hours: { type: 'list', label: 'Hours', rule: 'time' },
      mails: { type: 'list', label: 'Mails', rule: 'email' },
      hosts: { type: 'list', label: 'Hosts', rule: 'host-pattern' },
      offDays: { type: 'list', label: 'Off', rule: 'day' },
    })
    expect(row).toMatchObject({
      name: 'atlassss',
      floor: 50,
      roof: 10,
      tags: ['Atlas', 'Borealis', 'Cascade'],
      one: [{ name: 'Name 1' }],
      hours: ['05:00', '10:30'],
      mails: ['atlas@example.com', 'borealis@example.com'],
      hosts: ['*.atlas.example.com', '*.borealis.example.com'],
      offDays: [expect.stringMatching(/^2026-01-\d\d$/), expect.stringMatching(/^2026-01-\d\d$/)],
    })
    expect(String(row?.code)).toMatch(/^\d{4}$/)
    expect(String(row?.short)).toHaveLength(5)
    expect([1024, 1025, 1026]).toContain(row?.port)
  })

  it('have titles of their own where these have to look in a certain way', () => {
    const name = {
      type: 'text',
      label: 'Number',
      pattern: { matches: '^C-[0-9]{4}-[0-9]+$', says: 'Like C-2026-17' },
    }
    expect([1, 2, 12].map((number) => rowOf({ name }, number)?.name)).toEqual([
      'C-0000-001',
      'C-0000-002',
      'C-0000-012',
    ])
  })

  it('stand in the order that limits and conditions between fields ask for', () => {
    const date = (more: object = {}) => ({ type: 'date-time', label: 'Day', ...more })
    const after = [{ field: 'closes', greater: { field: 'opens' }, reason: 'It closes after it opens' }]
    const row = rowOf({
      name: { type: 'text', label: 'Name' },
      endsAt: date(),
      startsAt: date(),
      opens: date({ min: 'now' }),
      closes: date({ validWhen: after }),
      noticeBy: { type: 'date', label: 'Notice', min: { field: 'opens' }, max: { field: 'closes' } },
      shift: { type: 'day', label: 'Shift', max: 'today' },
      until: date({ min: { field: 'born' }, max: { field: 'born', plus: '12h' } }),
      rest: { type: 'day', label: 'Rest', min: { field: 'shift' } },
      used: { type: 'number', label: 'Used', max: { field: 'limit' } },
      limit: { type: 'number', label: 'Limit', max: 3 },
      born: date({ max: 'now' }),
    })
    expect(row).toEqual({
      name: 'Atlas',
      startsAt: '2026-03-01T09:30:00Z',
      endsAt: '2026-03-08T09:30:00Z',
      opens: '2026-03-09T09:30:00Z',
      closes: '2026-03-16T09:30:00Z',
      noticeBy: '2026-03-16T00:00:00Z',
      shift: '2026-01-10',
      until: '2026-01-10T21:30:00Z',
      rest: '2026-01-10',
      used: 3,
      limit: 3,
      born: '2026-01-10T09:30:00Z',
    })
  })

  it('of what runs out a week after it was made: some have, and some have not', () => {
    const made = [1, 2, 3, 4].map((number) => rowOf({ createdAt: type('date-time') }, number)?.createdAt)
    expect(made).toEqual([
      '2026-03-01T09:30:00Z',
      '2026-02-26T09:30:00Z',
      '2026-02-21T09:30:00Z',
      '2026-02-14T09:30:00Z',
    ])
  })

  it.each(['createdAt', 'updatedOn', 'changed', 'lastRun', 'memberSince', 'beginsAt', 'startedAt'])(
    'have what lies behind at %s, and all else partly ahead',
    (name) => {
      const dates = [5, 6].map((number) => rowOf({ [name]: type('day'), due: type('day') }, number))
      expect(dates).toEqual([
        { [name]: '2026-02-05', due: '2026-03-19' },
        { [name]: '2026-01-25', due: '2026-04-05' },
      ])
    },
  )

  it('have texts, amounts and lengths of time by their kind', () => {
    const kinds = ['long-text', 'code', 'file-text', 'secret', 'money', 'duration']
    const fields = Object.fromEntries(kinds.map((kind) => [kind.replace('-', '_').slice(0, 4), type(kind)]))
    expect(rowOf(fields, 2)).toEqual({
      long: 'Borealis is made up. So is every other row.',
      code: 'select count(*) from borealis',
      file: '# Borealis\nThis file is made up.\n',
      secr: 'made-up-borealis',
      mone: 2625,
      dura: 5400,
    })
  })

  it('have entries of each kind in turn', () => {
    const kinds = {
      stop: { label: 'Stop', fields: { after: { type: 'duration', label: 'After' } } },
      call: { label: 'Call', fields: { home: type('url') } },
    }
    const steps = { type: 'array', label: 'Steps', kindField: 'as', kinds }
    const kindsIn = (number: number) =>
      [rowOf({ steps }, number)?.steps].flat().map((step) => Object.keys(Object(step)).join(' '))
    expect([kindsIn(1), kindsIn(2)]).toEqual([
      ['as home', 'as after'],
      ['as after', 'as home'],
    ])
  })

  it('have ranges of their own in each column', () => {
    expect(rowOf({ own: type('ip-range'), peers: type('ip-range') }, 2)).toEqual({
      own: '10.2.3.0/24',
      peers: '10.2.5.0/24',
    })
  })

  it('say what they lack', () => {
    const fields = resourceFileSchema.parse({
      ...plain,
      fields: {
        name: {
          type: 'text',
          label: 'Name',
          pattern: { matches: '^(?=.*\\d)[a-z]+\\d$', says: 'With a digit' },
        },
        owner: { type: 'reference', label: 'Owner', resource: 'people', required: 'Whose?' },
        team: { type: 'reference', label: 'Team', resource: 'teams', many: true },
      },
    }).fields
    const rows = sampleRows({ fields, titleField: 'name' }, { count: 2, today })
    expect(lacksOf(rows, fields)).toEqual([
      '"name" has values that its pattern does not take: none could be made for it',
      '"owner" is empty, though it is required: no rows of "people" are known here',
      '"team" is empty: no rows of "teams" are known here',
    ])
    const known = sampleRows({ fields, titleField: 'name' }, { count: 2, today, idsOf: () => ['a', 'b'] })
    expect(known.map(({ owner }) => owner)).toEqual(['a', 'b'])
    expect(lacksOf(known, fields)).toHaveLength(1)
  })

  it('refer to records that are there, and to none where nobody knows any', () => {
    const file = example('projects')
    const [first, , third] = sampleRows(file, { count: 3, today, idsOf: () => ['ci', 'reports'] })
    expect([first?.accounts, third?.accounts]).toEqual([
      ['ci', 'reports'],
      ['ci', 'reports'],
    ])
    expect(sampleRows(file, { count: 1, today, idsOf: () => ['ci'] })[0]?.accounts).toEqual(['ci'])
    expect(sampleRows(file, { count: 1, today })[0]?.accounts).toEqual([])
  })

  it.each([
    [undefined, [null, 'd1', 'd1', 'd2', 'd2'], [[], ['d1'], ['d1'], ['d2'], ['d2']]],
    ['Under which?', ['d2', 'd1', 'd1', 'd2', 'd2'], [['d2'], ['d1'], ['d1'], ['d2'], ['d2']]],
  ])('never refer to themselves where they refer to one another, %s', (required, above, several) => {
    const under = { type: 'reference', label: 'Under', resource: 'depots', required }
    const stops = { type: 'array', label: 'Stops', fields: { at: { ...under, required: undefined } } }
    const fields = { name: { type: 'text', label: 'Name' }, under, others: { ...under, many: true }, stops }
    const file = resourceFileSchema.parse({ ...plain, name: 'depots', fields, titleField: 'name' })
    const ids = ['d1', 'd2', 'd3', 'd4', 'd5']
    const settings = { count: 5, today, idsOf: () => ids }
    const rows = sampleRows(file, settings)
    expect(rows.map((row) => row.under)).toEqual(above)
    expect(rows.map((row) => row.others)).toEqual(several)
    expect(rows[0]?.stops).toEqual([{ at: null }, { at: null }])
  })

  it('are the same each time, so that nothing is sown anew without a reason', () => {
    const make = () => sampleRows(example('projects'), { count: 5, today })
    expect(make()).toEqual(make())
  })
})
