import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormEnvironment } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { cellWords } from '../cells/cell-words'
import { exportFrame } from '../export/export-rows'
import { formPlanOf } from '../form/form-plan'
import { requestOf } from '../form/record-values'
import { templateOf } from './import-files'
import { checkRows, guessMapping } from './import-rows'
import type { KnownRecords } from './known-records'
import { readPasted } from './read-file'

const team = { type: 'reference', label: 'Team', resource: 'teams' }
const fields = {
  name: { type: 'text', label: 'Name', required: 'Please enter a name' },
  address: {
    type: 'object',
    label: 'Address',
    fields: {
      city: { type: 'text', label: 'City', required: 'Which city?' },
      zip: {
        type: 'text',
        label: 'Zip',
        placeholder: '0150',
        pattern: { matches: '^\\d+$', says: 'Digits only' },
      },
      disk: { type: 'bytes', label: 'Disk', max: 2_147_483_648 },
      isOpen: { type: 'boolean', label: 'Open' },
      door: {
        type: 'text',
        label: 'Door',
        shownWhen: { field: 'isOpen', equals: true },
      },
      tags: { type: 'list', label: 'Tags' },
      extra: { type: 'json', label: 'Extra' },
      team,
    },
  },
  steps: {
    type: 'array',
    label: 'Steps',
    max: 2,
    fields: {
      title: { type: 'text', label: 'Title', required: 'Name it' },
      waits: { type: 'duration', label: 'Waits' },
      until: { type: 'text', label: 'Until', shownWhen: { field: 'waits', set: true } },
      inside: { type: 'array', label: 'Inside', fields: { size: { type: 'number', label: 'Size', min: 1 } } },
    },
  },
  reactions: {
    type: 'array',
    label: 'Reactions',
    kindField: 'type',
    kinds: {
      stop: { label: 'Stop', fields: { after: { type: 'duration', label: 'After' } } },
      resize: {
        label: 'Resize',
        fields: { size: { type: 'choice', label: 'Size', options: ['M', 'L'] }, team },
      },
    },
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
    list: { columns: Object.keys(fields), empty: { title: 'None' }, error: 'Failed' },
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
const teams: KnownRecords = {
  one: 'team',
  many: 'teams',
  labels: new Map([['t1', 'Blue']]),
  idsByName: new Map([['blue', ['t1']]]),
}
const references = new Map([['teams', teams]])

function check(text: string) {
  const { header, rows } = readPasted(text)
  const mapping = guessMapping(header, plan.fields)
  return checkRows({ rows, mapping, fields: plan.fields, plan, environment, references })
}
const request = (row: ReturnType<typeof check>[number] | undefined) =>
  requestOf(plan, environment, row?.values ?? {}, () => {
    throw new Error('nothing is read')
  })

it('the definition can be used', () => expect(faults).toEqual([]))

const job = {
  name: 'Nightly',
  address: {
    city: 'Oslo',
    zip: '0150',
    disk: 1024,
    isOpen: true,
    door: 'left',
    tags: ['a; b', 'c'],
    extra: { deep: [1, null] },
    team: 't1',
  },
  steps: [{ title: 'One', waits: 90, inside: [{ size: 2 }] }, { title: 'Two' }],
  reactions: [
    { type: 'stop', after: 60 },
    { type: 'resize', size: 'L', team: 't1' },
  ],
}

it.each(['csv', 'json'])(
  'the rows of %s in the documentation are read with what stands in them',
  (format) => {
    const page = readFileSync('docs/adding-a-resource.md', 'utf8')
    const [, section = ''] = page.split('### Records from a file')
    const [, block = ''] = section.split(`\n  \`\`\`${format}\n`)
    const [shown = ''] = block.split('  ```')
    const [row] = check(shown.replace(/^ {2}/gm, ''))
    expect(row?.faults).toEqual({})
    expect(request(row)).toMatchObject({
      name: 'ci',
      address: { city: 'Bern' },
      steps: [{ title: 'Build' }, { title: 'Test' }],
    })
  },
)

it.each(['json', 'csv'] as const)('what an export in %s saved is sent as it was', (format) => {
  const record = definition.schema.parse({ id: '1', ...job })
  const { head, lines, foot } = exportFrame(definition, format)
  const [row] = check(`${head}${lines([Object(record)])}${foot}`)
  expect(row?.faults).toEqual({})
  expect(request(row)).toEqual({
    ...job,
    steps: [{ title: 'One', waits: 90, inside: [{ size: 2 }] }, { title: 'Two' }],
  })
})

it('values in it may be written as in a cell', () => {
  const [row] = check(
    JSON.stringify([
      {
        name: 'A',
        address: { city: ' Oslo ', disk: '1 KiB', isOpen: 'yes', tags: 'a; b', team: 'BLUE' },
        steps: [{ title: 7, waits: '1 min 30 s' }],
      },
    ]),
  )
  expect(row?.faults).toEqual({})
  expect(request(row)).toEqual({
    name: 'A',
    address: { city: 'Oslo', disk: 1024, isOpen: true, tags: ['a', 'b'], team: 't1' },
    steps: [{ title: '7', waits: 90 }],
  })
})

describe('a fault says where it is:', () => {
  it.each([
    [{ address: { zip: '1' } }, { address: 'City: Which city?' }],
    [{ address: { city: 'Oslo', zip: 'x' } }, { address: 'Zip: Digits only' }],
    [{ address: { city: 'Oslo', disk: 4_294_967_296 } }, { address: 'Disk: Enter 2 GiB or less.' }],
    [{ address: { city: 'Oslo', isOpen: 'maybe' } }, { address: 'Open: Write yes or no.' }],
    [{ address: { city: 'Oslo', team: 'Red' } }, { address: 'Team: There is no team Red.' }],
    [{ address: { city: ['Oslo'] } }, { address: 'City: Write one value here.' }],
    [{ address: { city: 'Oslo', tags: [{}] } }, { address: 'Tags: Write one value here.' }],
    [{ address: { city: 'Oslo', street: 'x' } }, { address: 'It has no field "street".' }],
    [
      { address: { city: 'Oslo', isOpen: false, door: 'left' } },
      { address: 'Door: It does not apply here. Leave it out.' },
    ],
    [{ address: [{ city: 'Oslo' }] }, { address: 'Write an object, as JSON: { "key": "value" }.' }],
    [{ address: 'Oslo' }, { address: expect.stringMatching(/^This is not JSON: /) }],
    [{ steps: { title: 'A' } }, { steps: 'Write a list of objects, as JSON: [{ "key": "value" }].' }],
    [{ steps: [{ title: 'A' }, { waits: 5 }] }, { steps: 'Entry 2, Title: Name it' }],
    [
      {
        steps: [
          { title: 'A', waits: 5, until: 'dawn' },
          { title: 'B', until: 'noon' },
        ],
      },
      { steps: 'Entry 2, Until: It does not apply here. Leave it out.' },
    ],
    [
      { steps: [{ title: 'A', waits: 'long' }] },
      { steps: 'Entry 1, Waits: Type a time span, such as 1 h 30 min.' },
    ],
    [
      { steps: [{ title: 'A', inside: [{ size: 1 }, { size: 0 }] }] },
      { steps: 'Entry 1, Inside: Entry 2, Size: Enter 1 or more.' },
    ],
    [
      { steps: [{ title: 'A', inside: [{ size: 'x' }] }] },
      { steps: 'Entry 1, Inside: Entry 1, Size: Enter a number.' },
    ],
    [{ steps: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] }, { steps: 'Give at most 2 entries.' }],
    [
      { reactions: [{ type: 'stop' }, { type: 'grow' }] },
      { reactions: 'Entry 2: "type" says what it is, which has to be one of: stop, resize.' },
    ],
    [{ reactions: [{ type: 'resize', after: 5 }] }, { reactions: 'Entry 1: It has no field "after".' }],
    [{ reactions: [{ type: 'resize', size: 'S' }] }, { reactions: 'Entry 1, Size: S is none of: M, L.' }],
  ])('%j', (row, said) => {
    expect(check(JSON.stringify([{ name: 'A', ...row }]))[0]?.faults).toEqual(said)
  })

  it.each([
    [
      { address: { zip: 'x', isOpen: false, door: 'left' } },
      {
        address: 'City: Which city?; Zip: Digits only; Door: It does not apply here. Leave it out.',
      },
    ],
    [
      { address: { city: ['Oslo'], isOpen: 'maybe', street: 'x', tags: [{}] } },
      {
        address:
          'City: Write one value here.; Open: Write yes or no.; It has no field "street".; Tags: Write one value here.',
      },
    ],
    [
      { steps: [{ waits: 5 }, { title: 'B', until: 'noon', inside: [{ size: 0 }, { size: -1 }] }] },
      {
        steps:
          'Entry 1, Title: Name it; Entry 2, Inside: Entry 1, Size: Enter 1 or more.; Entry 2, Inside: Entry 2, Size: Enter 1 or more.; Entry 2, Until: It does not apply here. Leave it out.',
      },
    ],
    [
      { steps: [{ waits: 'long', inside: [{ size: 'x' }, { size: 'y' }] }] },
      {
        steps:
          'Entry 1, Waits: Type a time span, such as 1 h 30 min.; Entry 1, Inside: Entry 1, Size: Enter a number.; Entry 1, Inside: Entry 2, Size: Enter a number.',
      },
    ],
    [
      { reactions: [{ type: 'resize', size: 'S', team: 'Red' }, { type: 'grow' }] },
      {
        reactions:
          'Entry 1, Size: S is none of: M, L.; Entry 1, Team: There is no team Red.; Entry 2: "type" says what it is, which has to be one of: stop, resize.',
      },
    ],
  ])('every one, of several in a cell: %j', (row, said) => {
    expect(check(JSON.stringify([{ name: 'A', ...row }]))[0]?.faults).toEqual(said)
  })

  it('of keys that reach the prototype, too', () => {
    const [row] = check('[{"name": "A", "address": {"city": "Oslo", "__proto__": {"zip": "1"}}}]')
    expect(row?.faults).toEqual({ address: 'It has no field "__proto__".' })
  })
})

it('the template has an example of each, which can be imported', () => {
  const [row] = check(templateOf(plan.fields))
  expect(row?.faults).toEqual({})
  expect(row?.values.reactions).toEqual([{ type: 'stop', after: 5400 }])
})

it('is shown in words', () => {
  const [row] = check(JSON.stringify([job]))
  const words = (name: string) => {
    const field = plan.fields[name]
    return field && cellWords(field, row?.values[name], references)
  }
  expect(words('steps')).toBe('Title: One, Waits: 1 min 30 s, Inside: Size: 2; Title: Two')
  expect(words('reactions')).toBe('Stop (After: 1 min); Resize (Size: L, Team: Blue)')
})

it('objects that stand in one line are rows of their own, each with a number', () => {
  expect(check('[{"name": "A"}, {"name": "B"}]').map(({ line }) => line)).toEqual([1, 2])
  expect(check('[\n{"name": "A"},\n{"name": "B"}\n]').map(({ line }) => line)).toEqual([2, 3])
})
