import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormEnvironment } from '../../definitions/form-values'
import { readCsv } from '../../domain/read-csv'
import { buildPerson } from '../../testing/builders'
import { testsInZone } from '../../testing/tests-in-zone'
import { cellWords } from '../cells/cell-words'
import { formPlanOf } from '../form/form-plan'
import { templateOf } from './import-files'
import { checkRows, guessMapping, remapped, repeatedRows } from './import-rows'
import type { KnownRecords, References } from './known-records'
import { readCell } from './read-cell'
import { readFile, readPasted } from './read-file'

testsInZone('America/St_Johns')

const fields = {
  name: { type: 'text', label: 'Name', required: 'Please enter a name' },
  size: { type: 'bytes', label: 'Size', max: 2_147_483_648 },
  pause: { type: 'duration', label: 'Pause' },
  price: { type: 'money', label: 'Price', currency: 'EUR', min: 1 },
  share: { type: 'percent', label: 'Share' },
  fee: { type: 'money', label: 'Fee', currency: { field: 'name' } },
  due: { type: 'money', label: 'Due', currency: { field: 'code' } },
  code: { type: 'choice', label: 'Currency', options: ['EUR', 'JPY'], default: 'EUR' },
  weight: {
    ...{ type: 'number', label: 'Weight', unit: { en: { one: 'ton', other: 'kg' } } },
    warnWhen: { field: 'weight', greater: 90, says: 'Nobody lifts that' },
  },
  isOn: { type: 'boolean', label: 'On' },
  channel: {
    type: 'choice',
    label: 'Channel',
    options: [
      { value: 'mail', label: 'E-mail' },
      { value: 'hook', label: 'Web hook' },
    ],
  },
  address: {
    type: 'url',
    label: 'Address',
    required: 'Where to?',
    shownWhen: { field: 'channel', equals: 'hook' },
  },
  tags: {
    type: 'list',
    label: 'Tags',
    max: 2,
    pattern: { matches: '^[a-z]+$', says: 'Lower case letters' },
  },
  roles: { type: 'list', label: 'Roles', options: ['reader', 'writer'] },
  starts: { type: 'date', label: 'Starts' },
  since: { type: 'day', label: 'Since', default: 'today' },
  runs: { type: 'date-time', label: 'Runs' },
  extra: { type: 'json', label: 'Extra' },
  project: { type: 'reference', label: 'Project', resource: 'projects' },
  others: { type: 'reference', label: 'Others', resource: 'projects', many: true },
  closed: {
    type: 'text',
    label: 'Closed',
    lockedWhen: { field: 'channel', equals: 'mail', reason: 'Mail has none' },
  },
  staff: {
    ...{ type: 'text', label: 'Staff' },
    lockedWhen: { person: 'email', set: true, reason: 'Only for staff.' },
  },
}
const { definition, faults } = readResourceFile(
  JSON.stringify({
    name: 'jobs',
    label: { one: 'Job', many: 'Jobs' },
    scope: 'user',
    place: { kind: 'menu', icon: 'box' },
    access: { subject: 'Account', list: 'view', create: 'manage' },
    titleField: 'name',
    fields,
    list: { columns: ['name'], empty: { title: 'None' }, error: 'Failed' },
    create: { fields: Object.keys(fields) },
    import: {},
  }),
  'jobs.json',
)
const plan = formPlanOf(definition, 'create')
const environment: FormEnvironment = {
  person: buildPerson(),
  productKey: 'basalt',
  scope: { kind: 'user' },
  mode: 'create',
  record: null,
}
const projects: KnownRecords = {
  one: 'project',
  many: 'projects',
  labels: new Map([
    ['p1', 'Atlas'],
    ['p2', 'Borealis'],
    ['p3', 'Twin'],
    ['p4', 'Twin'],
  ]),
  idsByName: new Map([
    ['atlas', ['p1']],
    ['borealis', ['p2']],
    ['twin', ['p3', 'p4']],
  ]),
}

function check(text: string, references: References = new Map([['projects', projects]])) {
  const [head, ...rows] = readCsv(text, ',').rows
  const mapping = guessMapping(head?.cells ?? [], plan.fields)
  return checkRows({ rows, mapping, fields: plan.fields, plan, environment, references })
}

it('a cell that cannot be read is not taken for what a new record has by default', () => {
  const [row] = check('Name,Since\nWeekly,eu-central')
  expect([row?.values.since, row?.faults]).toEqual([null, { since: 'Write the day as 2026-03-01.' }])
})

it('the definition can be used', () => expect(faults).toEqual([]))

describe('a cell', () => {
  it.each([
    ['Name', ' Weekly ', 'Weekly'],
    ['Size', '1.5 GiB', 1_610_612_736],
    ['Size', '1024', 1024],
    ['Pause', '1 h 30 min', 5_400],
    ['Price', '€12.50', 12.5],
    ['Price', '"12,50 EUR"', 12.5],
    ['Fee', '12.50 USD', 12.5],
    ['Share', '42 %', 42],
    ['Weight', '5 kg', 5],
    ['Weight', '1 ton', 1],
    ['On', 'Yes', true],
    ['On', '0', false],
    ['Channel', 'HOOK', 'hook'],
    ['Channel', 'e-mail', 'mail'],
    ['Tags', 'one; two', ['one', 'two']],
    ['Roles', 'Writer;reader', ['writer', 'reader']],
    ['Starts', '2026-03-01', '2026-03-01T03:30:00.000Z'],
    ['Starts', '2026-01-12T00:00:00Z', '2026-01-12T00:00:00.000Z'],
    ['Runs', '2026-03-01 14:30', '2026-03-01T18:00:00.000Z'],
    ['Extra', '"{""a"": 1}"', '{"a": 1}'],
    ['Project', 'p2', 'p2'],
    ['Project', 'ATLAS', 'p1'],
    ['Others', 'Atlas; p3', ['p1', 'p3']],
    ['Project', '', null],
  ])('of %s: %s', (label, cell, value) => {
    const [name = ''] = Object.entries(fields).find(([, field]) => field.label === label) ?? []
    const [row] = check(label === 'Name' ? `Name,Size\n${cell},` : `Name,${label}\nA,${cell}`)
    expect(row?.values[name]).toEqual(value)
    expect(row?.faults[name]).toBeUndefined()
  })

  it('is warned of, and yet taken', () => {
    expect(check('Name,Weight\nA,91')[0]).toMatchObject({
      faults: {},
      warnings: { weight: 'Warning: Nobody lifts that' },
    })
  })

  it.each([
    ['Name', '', 'Please enter a name'],
    ['Size', '3 GiB', 'Enter 2 GiB or less.'],
    ['Size', '1 GB', 'Write a number of bytes, or a size such as 1.5 GiB.'],
    ['Pause', 'long', 'Type a time span, such as 1 h 30 min.'],
    ['Price', '0.5', 'Enter 1 or more.'],
    ['Price', 'free', 'Enter a number.'],
    ['Weight', '"1,500"', '1,500 can be read in two ways. Write 1500 or 1.500.'],
    ['On', 'maybe', 'Write yes or no.'],
    ['Channel', 'fax', 'fax is none of: E-mail, Web hook.'],
    ['Tags', 'one;Two', '"Two": Lower case letters'],
    ['Tags', 'a;b;c', 'Give at most 2 entries.'],
    ['Roles', 'reader;owner', 'owner is none of: reader, writer.'],
    ['Starts', '03/01/2026', 'Write the day as 2026-03-01.'],
    ['Runs', 'noon', 'Write day and time as 2026-03-01 14:30.'],
    ['Project', 'Gaia', 'There is no project Gaia.'],
    ['Project', 'twin', 'Several projects are called twin. Write the id.'],
    ['Others', 'p1;Gaia', 'There is no project Gaia.'],
  ])('of %s cannot be: %s', (label, cell, words) => {
    const [name = ''] = Object.entries(fields).find(([, field]) => field.label === label) ?? []
    const [row] = check(label === 'Name' ? `Name,Size\n${cell},1` : `Name,${label}\nA,${cell}`)
    expect(row?.faults[name]).toBe(words)
  })

  it('that is no JSON says so', () => {
    expect(check('Name,Extra\nA,{')[0]?.faults.extra).toMatch(/^This is not JSON: /)
  })

  it('of an option that nobody may choose now says why', () => {
    const disabledReason = { en: 'Nobody has one.' }
    const options = [{ value: 'fax', label: { en: 'Fax' }, disabledReason }]
    const field = { kind: 'choice', label: { en: 'Channel' }, options } as const
    expect(readCell(field, 'Fax', new Map())).toEqual({ faults: ['Nobody has one.'] })
  })

  it('of a point in time is shown as it is here, to the minute', () => {
    const field = { kind: 'date-time', label: { en: 'Runs' } } as const
    expect(cellWords(field, '2026-03-01T18:00:00.000Z', new Map())).toContain('14:30')
  })

  it('of a day of the calendar is that day, here as elsewhere', () => {
    const field = { kind: 'day', label: { en: 'Due' } } as const
    expect(readCell(field, '1.3.2026', new Map())).toEqual({ value: '2026-03-01' })
    expect(readCell(field, '2026-03-01 14:30', new Map())).toEqual({
      faults: ['Write the day as 2026-03-01.'],
    })
    expect(cellWords(field, '2026-03-01', new Map())).toBe('01 Mar 2026')
  })

  it('takes an id as it is where the records are not known', () => {
    const [row] = check('Name,Project\nA,Gaia', new Map([['projects', null]]))
    expect([row?.values.project, row?.faults]).toEqual(['Gaia', {}])
  })
})

describe('a row', () => {
  it('is judged by the conditions of its own values, and nothing it says is left out in silence', () => {
    const rows = check(
      'Name,Channel,Address,Closed\nA,hook,,\nB,mail,https://b.test,x\nC,hook,https://c.test,x\nD,,,',
    )
    expect(rows.map((row) => row.faults)).toEqual([
      { address: 'Where to?' },
      {
        address: 'It does not apply to this row. Leave the cell empty.',
      },
      {},
      {},
    ])
    expect(rows[1]?.values.closed).toBe('x')
  })

  it('has nothing in a column that is closed whatever the row says', () => {
    const [row] = check('Name,Staff\nA,x')
    expect(row?.faults).toEqual({ staff: 'Only for staff. Leave the cell empty.' })
  })

  it('with an amount has to say its currency, which no default says for it', () => {
    const code = 'Write the currency of Due: none is assumed.'
    expect(check('Name,Due\nA,5')[0]).toMatchObject({ faults: { code }, values: { code: null, due: 5 } })
    expect(check('Name,Due,Currency\nA,5,\nB,5,JPY\nC,,').map(({ faults }) => faults)).toEqual([
      { code },
      {},
      {},
    ])
    expect(check('Name\nA')[0]).toMatchObject({ faults: {}, values: { code: 'EUR' } })
  })

  it('with more cells than columns is faulty', () => {
    const rows = check('Name,Pause\nA,5,\nB,5,x')
    expect(rows.map(({ fault }) => fault)).toEqual([null, 'It has more cells than there are columns.'])
  })

  it('without a column for what is required is faulty', () => {
    expect(check('Pause\n5')[0]?.faults).toEqual({ name: 'Please enter a name' })
  })
})

it('every entry of a list that is no option is named', () => {
  expect(check('Name,Roles\nA,boss; reader; chief')[0]?.faults).toEqual({
    roles: 'boss is none of: reader, writer.; chief is none of: reader, writer.',
  })
})

it('columns are found by key or label, however written, and each field has one', () => {
  expect(guessMapping(['NAME', 'is_on', 'Web hook', 'name', ' starts '], plan.fields)).toEqual([
    'name',
    'isOn',
    null,
    null,
    'starts',
  ])
  expect(remapped(['name', null, 'size'], 1, 'name')).toEqual([null, 'name', 'size'])
  expect(remapped(['name', null, null], 0, null)).toEqual([null, null, null])
})

it('a column that is called as one key is of that field, whatever another field is labelled', () => {
  const two = {
    contact: { kind: 'text', label: { en: 'Owner' } },
    owner: { kind: 'text', label: { en: 'Team' } },
  } as const
  expect(guessMapping(['owner', 'contact', 'Team'], two)).toEqual(['owner', 'contact', null])
  expect(guessMapping(['Team', 'Owner'], two)).toEqual(['owner', 'contact'])
})

it('what an export keeps from being a formula is read as it was', () => {
  expect(readPasted("Name\n'=1+1\n'quoted'").rows).toEqual([
    { line: 2, cells: ['=1+1'] },
    { line: 3, cells: ["'quoted'"] },
  ])
})

it('entries that a file has apart are not parted again', () => {
  const [row] = readPasted('[{"Tags": ["a; b", "c"]}]').rows
  const mapping = guessMapping(['Tags'], {
    tags: definition.fields.tags ?? { kind: 'list', label: 'standard.loading' },
  })
  const [read] = checkRows({
    rows: row ? [row] : [],
    mapping,
    fields: plan.fields,
    plan,
    environment,
    references: new Map(),
  })
  expect(read?.values.tags).toEqual(['a; b', 'c'])
})

it('a row that repeats a title names the first with it, and one without a title repeats nothing', () => {
  const rows = check('Name,Pause\nA,5\n A ,5\nA,5\n,5\n,5\nB,5')
  expect([...repeatedRows(rows, { name: 'name', label: 'Name' }, new Set(['B', '']))]).toEqual([
    [3, 'Line 2 has the same Name.'],
    [4, 'Line 2 has the same Name.'],
    [7, 'There is one with this Name already.'],
  ])
})

it('spaces are neither a value nor a cell too many, and a title may have several signs between its words', () => {
  expect(check('Name,Pause\nA,  ,\nB, , ')).toMatchObject([
    { values: { pause: null }, fault: null },
    { values: { pause: null }, fault: null },
  ])
  expect(check('Name,Channel,Address\nA,mail, ')[0]?.faults).toEqual({})
  expect(guessMapping(['i-s _ On'], plan.fields)).toEqual(['isOn'])
})

it('of several lines a text keeps the spaces around it', () => {
  for (const kind of ['long-text', 'code'] as const)
    expect(readCell({ kind, label: { en: 'Note' } }, ' a\n', new Map())).toEqual({ value: ' a\n' })
})

it('an option is meant by its value before it is by how another one is called', () => {
  const options = [
    { value: 'a', label: { en: 'B' } },
    { value: 'B', label: { en: 'C' } },
  ]
  const field = { kind: 'choice', label: { en: 'Channel' }, options } as const
  expect(readCell(field, 'B', new Map())).toEqual({ value: 'B' })
  expect(readCell(field, 'b', new Map())).toEqual({ value: 'a' })
})

it('a day whose input asks for a time is read with one', () => {
  const field = { kind: 'date', input: 'date-time', label: { en: 'Starts' } } as const
  expect(readCell(field, 'noon', new Map())).toEqual({ faults: ['Write day and time as 2026-03-01 14:30.'] })
  expect(cellWords(field, '2026-03-01T14:30:00Z', new Map())).toMatch(/\d\d:\d\d/)
  expect(cellWords(field, 'noon', new Map())).toBe('noon')
  expect(cellWords({ ...field, input: undefined }, '2026-03-01T14:30:00Z', new Map())).toBe('01 Mar 2026')
})

it('what a row refers to is called by its name, and by its id where that is not known', () => {
  const field = { kind: 'reference', resource: 'projects', many: true, label: { en: 'Others' } } as const
  expect(cellWords(field, ['p1', 'p9'], new Map([['projects', projects]]))).toBe('Atlas, p9')
})

it('a template names fields by their keys where two have one label, with a value that each may have', () => {
  const text = (label: string) => ({ kind: 'text', label: { en: label } }) as const
  expect(templateOf({ one: text('Name'), other: text('Name') })).toBe('one,other\r\nexample,example\r\n')
  const least = { kind: 'number', label: { en: 'Size' }, min: 5 } as const
  const size = { kind: 'number', label: { en: 'Count' } } as const
  const starts = { kind: 'date', input: 'date-time', label: { en: 'Starts' } } as const
  const ends = { kind: 'date', label: { en: 'Ends' } } as const
  expect(templateOf({ least, size, starts, ends })).toBe(
    'Size,Count,Starts,Ends\r\n5,1,2026-03-01 14:30,2026-03-01\r\n',
  )
})

it('a file may begin with the mark of its encoding, have columns without a title, and 5,000 rows', () => {
  expect(readPasted('\ufeff[{"Name": "A"}]').rows).toMatchObject([{ line: 1, cells: ['A'] }])
  expect(readPasted('Name,,Size\nA,B,C').header).toEqual(['Name', 'Column 2', 'Size'])
  expect(readPasted(`Name\n${'A\n'.repeat(5_000)}`).rows).toHaveLength(5_000)
  // The last letter takes two bytes.
  expect(readPasted(`Name\n${'x'.repeat(5 * 1024 * 1024 - 7)}é`).rows).toHaveLength(1)
  expect(() => readPasted(`Name\n${'x'.repeat(5 * 1024 * 1024 - 6)}é`)).toThrow(
    'That is more than 5 MB. Import it in parts.',
  )
})

it.each([
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['08:30:15', '08:30:15'],
  ['half past eight', 'half past eight'],
])('a time of day that a spreadsheet writes as %j is read as %j', (text, value) => {
  expect(readCell({ kind: 'time', label: { en: 'Opens' } }, text, new Map())).toEqual({ value })
})

it('a file of 5 MB is read, one of 200 columns as well, and one that lasts no longer says so', async () => {
  const whole = new File([`Name\n${'x'.repeat(5 * 1024 * 1024 - 5)}`], 'whole.csv')
  expect((await readFile(whole)).rows).toHaveLength(1)
  expect(readPasted(`${'a,'.repeat(199)}a\n1`).header).toHaveLength(200)
  const unread = () => Promise.reject(new Error('no disk'))
  const gone = Object.assign(new File(['x'], 'gone.csv'), { arrayBuffer: unread })
  await expect(readFile(gone)).rejects.toThrow('gone.csv could not be read.')
})
