import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { knownNames } from '../../resources/known-names'
import { mutatedFiles } from '../../testing/mutated-files'
import { checkDefinition } from '../check'
import { locateFaults } from './locate-faults'
import { furtherFaults, readResourceFile } from './read-resource-file'

/** Id and place of all faults that are told at once. */
function faultsOf(changes: object): string[] {
  const content = JSON.stringify({ ...example, ...changes }, null, 2)
  const read = readResourceFile(content, 'api-keys.json')
  const further = furtherFaults(read, (definition) => checkDefinition(definition, knownNames))
  return locateFaults([...read.faults, ...further], content, 'api-keys.json').map(
    ({ id, place }) => `${id} ${place.replace('api-keys.', '')}`,
  )
}
const { fields, list, actions } = example
const [revoke] = actions
/** A fault that no other one has to do with. */
const wrongColumn = { ...list, columns: [...list.columns, 'nam'] }
const unknownColumn = 'R007 list.columns[5]'

describe('a file tells at once', () => {
  it('an unknown key, a key of another type, a review without steps and a column that is not there', () => {
    expect(
      faultsOf({
        colour: 'red',
        fields: { ...fields, isActive: { ...fields.isActive, pattern: { matches: 'a', says: 'a' } } },
        create: { ...example.create, review: 'Look again' },
        list: wrongColumn,
      }),
    ).toEqual(['R023 api-keys', 'R089 fields.isActive.pattern', 'R092 create.review', unknownColumn])
  })

  it.each([
    ['a missing text', { list: { ...wrongColumn, error: undefined } }, 'R102 list.error'],
    ['a missing heading', { list: { ...wrongColumn, empty: {} } }, 'R102 list.empty.title'],
    ['a number as text', { list: { ...wrongColumn, refreshSeconds: '5' } }, 'R102 list.refreshSeconds'],
    ['a page size', { list: { ...wrongColumn, pageSizes: [2.5] } }, 'R102 list.pageSizes[0]'],
    [
      'a misspelt place of an action',
      { list: wrongColumn, actions: [{ ...revoke, where: ['men'] }] },
      'R102 actions[0].where[0]',
    ],
    [
      'a field without a label',
      { list: wrongColumn, fields: { ...fields, note: { type: 'text' } } },
      'R102 fields.note.label',
    ],
    [
      'a condition',
      { list: wrongColumn, actions: [{ ...revoke, offeredWhen: { field: 'isActive' } }] },
      'R030 actions[0].offeredWhen',
    ],
    [
      'a key of a field that is like one of the whole file',
      {
        list: wrongColumn,
        fields: { ...fields, isActive: { ...fields.isActive, actions: { on: 'revoke', off: 'revoke' } } },
      },
      'R023 fields.isActive',
    ],
  ])('%s, and a column that is not there', (_what, changes, line) => {
    expect(faultsOf(changes)).toEqual([line, unknownColumn])
  })
})

it('of a key that its type of field cannot use is not told what else is wrong with it', () => {
  const purpose = { ...fields.purpose, min: { field: 'nothing' } }
  expect(faultsOf({ fields: { ...fields, purpose } })).toEqual(['R089 fields.purpose.min'])
  const isActive = { ...fields.isActive, unique: { with: ['nothing'], says: 'Taken' } }
  expect(faultsOf({ fields: { ...fields, isActive } })).toEqual(['R089 fields.isActive.unique'])
})

it('of a computed field in a form is told in that form, where it is taken out', () => {
  const spare = { type: 'computed', label: 'Spare', value: 'dailyLimit * 2' }
  const sections = [
    { title: 'Name', fields: ['name'] },
    { title: 'Use', fields: ['purpose', 'spare'] },
  ]
  const edit = { ...example.edit, fields: undefined, sections }
  const create = { fields: ['spare', ...example.create.fields], review: 'Look again' }
  expect(faultsOf({ fields: { ...fields, spare }, create, edit })).toEqual([
    'R092 create.review',
    'R048 create.fields[0]',
    'R048 edit.sections[1].fields[1]',
  ])
})

describe('a fault of one key hides only what asks that key', () => {
  const action = {
    ...revoke,
    icon: 'trsh',
    call: { method: 'POST', path: '/keys/{recordID}/revoke' },
    enabledWhen: [{ field: 'isActiv', equals: true, reason: 'It is revoked' }],
  }
  const note = { ...fields.note, default: 7, shownWhen: { field: 'purpos', set: true } }
  const planted = {
    fields: { ...fields, note },
    list: wrongColumn,
    actions: [action],
  }
  const all = [
    'R136 fields.note.default',
    'R007 fields.note.shownWhen.field',
    unknownColumn,
    'R018 actions[0].icon',
    'R025 actions[0].call.path',
    'R007 actions[0].enabledWhen[0].field',
  ]
  it.each([
    ['a missing path of a call', { ...action, call: { method: 'POST' } }, 'R102 actions[0].call.path', 4],
    ['a key the action does not know', { ...action, href: '/logs' }, 'R023 actions[0]'],
    [
      'a question without a text',
      { ...action, confirm: { title: 'Sure?', submit: 'Yes' } },
      'R102 actions[0].confirm.text',
    ],
    ['a text that is a number', { ...action, success: 7 }, 'R102 actions[0].success'],
    ['who may', { ...action, requires: 'mange' }, 'R102 actions[0].requires'],
    [
      'a condition that is none',
      { ...action, offeredWhen: { all: [7] } },
      'R102 actions[0].offeredWhen.all[0]',
    ],
    ['a condition in a list', { ...action, enabledWhen: [7] }, 'R102 actions[0].enabledWhen[0]', 5],
  ])('in an action: %s', (_what, changed, line, hidden = -1) => {
    const told = all.filter((_, index) => index !== hidden)
    expect(faultsOf({ ...planted, actions: [changed] })).toEqual([line, ...told])
  })

  it.each([
    ['a key it does not know', { ...note, zone: 'UTC' }, 'R023 fields.note'],
    ['an object for a sentence', { ...note, unique: { with: ['name'] } }, 'R102 fields.note.unique'],
    ['a wrong limit', { ...note, max: [], default: undefined }, 'R102 fields.note.max', 0],
    ['a condition', { ...note, lockedWhen: { field: 'name' } }, 'R102 fields.note.lockedWhen.reason'],
  ])('in a field: %s', (_what, changed, line, hidden = -1) => {
    const told = all.filter((_, index) => index !== hidden)
    const found = faultsOf({ ...planted, fields: { ...fields, note: changed } })
    expect(found[0]).toBe(line)
    expect(found.filter((each) => !/^R(102|030) /.test(each) && each !== line)).toEqual(told)
  })

  it.each([
    ['the name', { name: undefined }, 'R102 name'],
    ['the scope', { scope: 'users' }, 'R102 scope', 4],
    ['the place', { place: { kind: 'menue' } }, 'R102 place.kind', 4],
    ['the label', { label: 'Keys' }, 'R102 label'],
    ['a misspelt form', { creat: example.create, create: undefined }, 'R023 api-keys'],
    ['whom access is asked about', { access: 7 }, 'R102 access'],
    ['what is lost', { delete: { requires: 'manage' } }, 'R102 delete.dangerText'],
    ['a key of the list', { list: { ...wrongColumn, charts: [] } }, 'R023 list'],
  ])('in the file: %s', (_what, changes, line, ...hidden) => {
    const told = all.filter((_, index) => !hidden.some((each) => each === index))
    expect(faultsOf({ ...planted, ...changes })).toEqual([line, ...told])
  })
})

it('a wrong text hides nothing of what it stands in', () => {
  const idle = { ...revoke, call: undefined, sends: undefined, success: 7 }
  expect(faultsOf({ actions: [idle] })).toEqual(['R102 actions[0].success', 'R028 actions[0]'])
})

it('an action is named as itself where a form before it is of a wrong shape', () => {
  for (const [part, wrong, line] of [
    ['edit', ['name'], 'R102 edit'],
    ['create', ['name'], 'R102 create'],
    ['detail', ['name'], 'R102 detail'],
  ] as const) {
    const access = { ...example.access, edit: 'manage' }
    const changes = {
      access,
      edit: { fields: ['name'] },
      actions: [{ ...revoke, icon: 'zzz' }],
      [part]: wrong,
    }
    expect(faultsOf(changes)).toEqual([line, 'R018 actions[0].icon'])
  }
})

describe('a fault of one form', () => {
  const edit = { fields: ['name', 'nam'] }
  it.each([
    ['the whole form', 7, 'R102 create'],
    ['its fields', { fields: 'name' }, 'R102 create.fields'],
    ['its sections', { sections: 7 }, 'R102 create.sections'],
  ])('hides those of another one where it is about %s', (_what, create, line) => {
    expect(faultsOf({ create, edit })).toEqual([line])
  })

  it('hides nothing of another one where it is about its call', () => {
    const create = { ...example.create, call: { method: 'FETCH', path: '/keys' } }
    expect(faultsOf({ create, edit })).toEqual(['R102 create.call.method', 'R007 edit.fields[1]'])
  })
})

describe('nothing is claimed that a fault has left unknown', () => {
  it.each([
    [
      'the options of a field, which a condition and a filter hang on',
      {
        fields: { ...fields, purpose: { ...fields.purpose, options: 'read' } },
        actions: [{ ...revoke, offeredWhen: { field: 'purpose', equals: 'read' } }],
      },
      'R102 fields.purpose.options',
    ],
    [
      'the type of a field, which a total and a chart hang on',
      {
        fields: { ...fields, dailyLimit: { type: 'nummer', label: 'Requests a day' } },
        list: {
          ...list,
          totals: { dailyLimit: 'sum' },
          chart: { kind: 'bars', x: 'purpose', y: 'dailyLimit' },
        },
      },
      'R102 fields.dailyLimit.type',
    ],
    [
      'the seconds after which a list is read',
      {
        list: {
          ...list,
          refreshSeconds: '120',
          refreshFaster: { seconds: 90, while: { field: 'purpose', in: ['read'] } },
        },
      },
      'R102 list.refreshSeconds',
    ],
    [
      'who cuts the pages',
      { list: { ...list, paging: 'clint', filters: [{ field: 'purpose', by: 'several' }] } },
      'R102 list.paging',
    ],
    [
      'the columns',
      { list: { ...list, columns: 'name', totals: { dailyLimit: 'sum' } } },
      'R102 list.columns',
    ],
    [
      'whom access is asked about',
      { access: { ...example.access, subject: 'Acount' } },
      'R102 access.subject',
    ],
    [
      'the method of a call',
      { actions: [{ ...revoke, call: { ...revoke?.call, method: 'FETCH' } }] },
      'R102 actions[0].call.method',
    ],
    [
      'the answer of a call, which may be a GET then',
      {
        actions: [
          {
            ...revoke,
            sends: undefined,
            call: { method: 'GET', path: '/keys/{recordId}' },
            answer: { show: 'name' },
          },
        ],
      },
      'R102 actions[0].answer.show',
    ],
    [
      'the name of an action',
      {
        actions: [{ ...revoke, name: undefined }],
        fields: { ...fields, isActive: { ...fields.isActive, action: 'revoke' } },
      },
      'R102 actions[0].name',
    ],
    ['the fields of a form', { create: { fields: 'name' }, import: {} }, 'R102 create.fields'],
    [
      'options under a misspelt key',
      {
        fields: { ...fields, purpose: { type: 'choice', label: 'Purpose', optoins: fields.purpose.options } },
      },
      'R023 fields.purpose',
    ],
    [
      'a call under a misspelt key',
      {
        cals: { list: { method: 'GET', path: '/keys' } },
        list: { ...list, filters: [{ field: 'purpose', by: 'several' }] },
      },
      'R023 api-keys',
    ],
    [
      'the pages a record has',
      { detail: { page: 'yes', fields: ['name'], related: [{ resource: 'api-keys', by: 'note' }] } },
      'R102 detail.page',
    ],
    [
      'what a filter takes',
      {
        list: {
          ...list,
          filters: [{ field: 'purpose', bye: 'several' }],
          views: [{ name: 'Both', filters: { purpose: ['read', 'write'] } }],
        },
      },
      'R023 list.filters[0]',
    ],
    [
      'a field of which a formula is made',
      {
        fields: {
          ...fields,
          dailyLimit: { type: 'nummer', label: 'Requests a day' },
          perHour: { type: 'computed', label: 'An hour', as: 'number', value: 'dailyLimit / 24' },
          words: { type: 'computed', label: 'In words', as: 'number', value: 'perHour' },
        },
      },
      'R102 fields.dailyLimit.type',
    ],
    ['the fields', { fields: 'name' }, 'R102 fields'],
    [
      'whether a form has steps',
      { create: { ...example.create, steps: 'yes', review: 'Look again' } },
      'R102 create.steps',
    ],
    [
      'the parameter of a filter',
      { calls: { filterParameter: 7 }, list: { ...list, filterBuilder: ['name'] } },
      'R102 calls.filterParameter',
    ],
    [
      'what a filter is put together of',
      { calls: { filterParameter: 'filter' }, list: { ...list, filterBuilder: 7 } },
      'R102 list.filterBuilder',
    ],
    ['the list', { calls: { filterParameter: 'filter' }, list: 7 }, 'R102 list'],
    [
      'the filters of a list',
      {
        fields: { ...fields, dailyLimit: { ...fields.dailyLimit, options: ['1', '2'] } },
        list: { ...list, filters: 7 },
      },
      'R102 list.filters',
    ],
    [
      'the call of a record',
      { calls: { one: { method: 'FETCH', path: '/keys' } }, detail: { ...example.detail, page: true } },
      'R102 calls.one.method',
    ],
    [
      'when a field is required, which an import hangs on',
      {
        fields: { ...fields, purpose: { ...fields.purpose, requiredWhen: 7 } },
        import: { fields: ['name'] },
      },
      'R102 fields.purpose.requiredWhen',
    ],
    [
      'a sentence',
      {
        fields: {
          ...fields,
          note: { ...fields.note, required: 7, requiredWhen: { field: 'isActive', equals: true } },
        },
      },
      'R102 fields.note.required',
    ],
  ])('%s', (_what, changes, line) => {
    expect(faultsOf(changes)).toEqual([line])
  })
})

it('a file of any shape is judged without an error', () => {
  for (const { content } of mutatedFiles(200)) {
    const read = readResourceFile(content, 'api-keys.json')
    expect(() => furtherFaults(read, (definition) => checkDefinition(definition, knownNames))).not.toThrow()
  }
})
