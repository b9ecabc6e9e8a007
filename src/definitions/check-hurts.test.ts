import { describe, expect, it } from 'vitest'
import { knownNames } from '../resources/known-names'
import { fieldLines, probe, probeLines } from '../testing/probe-file'
import { checkDefinition } from './check'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'
import { valueFilter } from './value-filters'

const start = probe.actions[0]
const patch = { method: 'PATCH', path: '/probes/{recordId}' }
const bare = (changes: object) => probeLines(changes).map((line) => line.replace(/^\S+ /, ''))
const { name, size, price, double } = probe.fields

it('finds nothing wrong with the probe', () => {
  expect(probeLines({})).toEqual([])
})

describe('of a list it says', () => {
  const list = (changes: object) => bare({ list: { ...probe.list, ...changes } })
  const paged = { paging: 'server' }
  const notKnown = 'the server does not know "double", which is computed here: it cannot'
  it.each([
    [
      { ...paged, sort: { field: 'double', order: 'asc' } },
      `R075 probes.list.sort.field: ${notKnown} sort by it; say "paging": "client"`,
    ],
    [
      { ...paged, search: ['name', 'double'] },
      `R075 probes.list.search[1]: ${notKnown} search by it; say "paging": "client"`,
    ],
    [
      { ...paged, filters: [{ field: 'double', by: 'range' }] },
      `R075 probes.list.filters[0]: ${notKnown} filter by it; say "paging": "client"`,
    ],
    [
      { columns: ['name', 'token'] },
      'R087 probes.list.columns[1]: "token" is a secret, which no list knows; leave it out',
    ],
    [
      { search: ['token'] },
      'R087 probes.list.search[0]: "token" is a secret, which no list knows; leave it out',
    ],
    [
      { filters: [{ field: 'token', by: 'text' }] },
      'R087 probes.list.filters[0]: "token" is a secret, which no list knows; leave it out',
    ],
    [
      { sort: { field: 'token', order: 'asc' } },
      'R087 probes.list.sort.field: "token" is a secret, which no list knows; leave it out',
    ],
    [
      { groupBy: 'token' },
      'R087 probes.list.groupBy: "token" is a secret, which no list knows; leave it out',
    ],
    [
      { ...paged, groupBy: 'double' },
      `R075 probes.list.groupBy: ${notKnown} group by it; say "paging": "client"`,
    ],
    [
      { ...paged, filters: ['tags'] },
      'R035 probes.list.filters[0]: the values of "tags" are not known here; give the field "options"',
    ],
    [
      { refreshSeconds: 9, refreshFaster: { seconds: 2, while: { field: 'kind', in: ['paid', 'fre'] } } },
      'R044 probes.list.refreshFaster.while.in: "kind" is never "fre"; did you mean "free"?',
    ],
    [
      { refreshSeconds: 9, refreshFaster: { seconds: 9, while: { field: 'kind', in: ['free'] } } },
      'R083 probes.list.refreshFaster.seconds: 9 seconds are no sooner than the usual 9',
    ],
    [
      { refreshFaster: { seconds: 90, while: { field: 'kind', in: ['free'] } } },
      'R083 probes.list.refreshFaster.seconds: 90 seconds are no sooner than the usual 60',
    ],
  ])('%j: %s', (changes, line) => {
    expect(list(changes)).toEqual([line])
  })

  it.each([
    { sort: { field: 'double', order: 'asc' }, search: ['double'] },
    { ...paged, columns: ['name', 'double'] },
    { totals: { name: 'count' } },
    { refreshSeconds: 9, refreshFaster: { seconds: 8, while: { field: 'isOn', in: ['true'] } } },
  ])('nothing of %j', (changes) => {
    expect(list(changes)).toEqual([])
  })
})

it.each([
  ['size', 'filter by a range: { "field": "size", "by": "range" } in "filters" of "list"'],
  ['begun', 'filter by a range: { "field": "begun", "by": "range" } in "filters" of "list"'],
  ['due', 'filter by a range: { "field": "due", "by": "range" } in "filters" of "list"'],
  ['double', 'filter by a range: { "field": "double", "by": "range" } in "filters" of "list"'],
  ['word', 'say "paging": "client" in "list"'],
])('advises a filter by %s, of which a server that pages names no values, to what helps', (field, help) => {
  const word = { type: 'computed', label: 'Word', value: 'upper(name)' }
  const list = { ...probe.list, paging: 'server', filters: [{ field, by: 'value' }] }
  const told = `R035 probes.list.filters[0]: the values of "${field}" are not known here; `
  expect(fieldLines({ word }, { list }).flatMap((each) => each.split(told)[1] ?? [])).toEqual([help])
})

it('names with its article a type that cannot be compared or makes no groups', () => {
  const list = { ...probe.list, groupBy: 'shape', filterBuilder: ['shape', 'more'] }
  expect(fieldLines({}, { list })).toEqual([
    'R099 probes.list.filterBuilder[0]: an "object" cannot be compared with a value; leave "shape" out',
    'R099 probes.list.filterBuilder[1]: a "json" cannot be compared with a value; leave "more" out',
    expect.stringContaining('R096 probes.list.groupBy: an "object" makes no groups: '),
  ])
})

it('takes a filter by a reference where it stands above the table, which has room to find a record', () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'people' }
  const list = { ...probe.list, paging: 'server', filters: ['owner'] }
  expect(fieldLines({ owner }, { list })).toEqual([])
  const { definition } = readResourceFile(
    JSON.stringify({ ...probe, fields: { ...probe.fields, owner }, list }),
    'probes.json',
  )
  const [filter] = definition.list.filters ?? []
  const inHeader = { ...definition.list, filters: filter && [{ ...filter, column: 'name' }] }
  expect([...checkDefinition({ ...definition, list: inHeader }, knownNames)]).toMatchObject([
    {
      id: 'R035',
      message:
        'the values of "owner" are not known here: they are the records of another resource, for which a header has no room; leave "column" out',
    },
  ])
})

it.each([
  ['money', []],
  ['play', []],
  ['pause', []],
  ['budget', ['R018 probes.place.icon: no icon "budget"; "money" comes near']],
  ['start', ['R018 probes.place.icon: no icon "start"; "play" comes near']],
  ['Trash-Can', ['R018 probes.place.icon: no icon "Trash-Can"; "delete" comes near']],
])('has an icon "%s", or says which comes near', (icon, lines) => {
  expect(bare({ place: { kind: 'menu', icon } })).toEqual(lines)
})

it('lists the icons where none comes near, and what fills a path', () => {
  const [line = '', ...more] = bare({ place: { kind: 'menu', icon: 'unicorn' } })
  expect(line).toContain('R018 probes.place.icon: no icon "unicorn"; there are alert, bell, ')
  // Those of states and sorting are no icons of a menu.
  expect([more, line.match(/\b(state|sort)/)]).toEqual([[], null])
  const call = { method: 'POST', path: '/probes/{userId}' }
  expect(bare({ actions: [{ ...start, call }] })).toEqual([
    'R025 probes.actions[0].call.path: nothing fills "{userId}" here; filled are {id}, {product}, {recordId}, {recordName}, {name}',
  ])
})

it.each([
  [
    '/probes/{id}/start',
    [
      'R165 probes.actions[0].call.path: {id} is the id of the person, and nothing says which record: use {recordId}',
    ],
  ],
  ['/users/{id}/probes/start', []],
  ['/teams/{id}/probes/{recordId}/start', []],
  ['/teams/{id}/probes/{recordName}/start', []],
  ['/teams/{id}/probes/{name}/start', []],
])('takes {id} for the person, as in %s', (path, lines) => {
  expect(bare({ actions: [{ ...start, call: { method: 'POST', path } }] })).toEqual(lines)
  expect(
    bare({
      actions: [{ ...start, where: ['toolbar'], call: { method: 'POST', path: '/teams/{id}/start' } }],
    }),
  ).toEqual([])
})

it('has no record in the toolbar, wherever else an action stands', () => {
  const call = { method: 'POST', path: '/probes/{recordId}/start' }
  expect(bare({ actions: [{ ...start, where: ['selection', 'toolbar'], call }] })).toEqual([
    'R025 probes.actions[0].call.path: nothing fills "{recordId}" here; filled are {id}, {product}',
  ])
})

describe('of an action it says', () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'people' }
  const action = (changes: object) =>
    bare({ actions: [{ ...start, ...changes }], fields: { ...probe.fields, owner } })
  const at = 'probes.actions[0]'
  it.each([
    [{ call: patch, sends: { zzz: 1 } }, `R082 ${at}.sends.zzz: no field "zzz"`],
    [{ call: patch, sends: { isOm: true } }, `R082 ${at}.sends.isOm: no field "isOm"; did you mean "isOn"?`],
    [{ sends: { isOm: true } }, `R082 ${at}.sends.isOm: no field "isOm"; did you mean "isOn"?`],
    [
      { sends: { price: 'price * 1.1' } },
      `R082 ${at}.sends.price: "price" is a number, and cannot be "price * 1.1"`,
    ],
    [{ sends: { isOn: 'true' } }, `R082 ${at}.sends.isOn: "isOn" is yes or no, and cannot be "true"`],
    [{ sends: { name: 7 } }, `R082 ${at}.sends.name: "name" is a text, and cannot be 7`],
    [{ sends: { tags: 'x' } }, `R082 ${at}.sends.tags: "tags" is a list, and cannot be "x"`],
    [
      { sends: { double: 4 } },
      `R082 ${at}.sends.double: "double" is computed from other fields, and never sent`,
    ],
    [{ call: { ...patch, method: 'PUT' }, sends: { zzz: 1 } }, `R082 ${at}.sends.zzz: no field "zzz"`],
    [{ sends: { kind: 'fre' } }, `R044 ${at}.sends.kind: "kind" is never "fre"; did you mean "free"?`],
    [
      { call: { method: 'GET', path: '/probes/{recordId}/file' } },
      `R090 ${at}.call.method: a GET changes nothing and sends nothing: say POST, PUT, PATCH or DELETE`,
    ],
    [
      {
        call: { method: 'GET', path: '/probes/{recordId}/token' },
        sends: { isOn: true },
        answer: { show: ['name'] },
      },
      `R090 ${at}.call.method: a GET changes nothing and sends nothing: say POST, PUT, PATCH or DELETE`,
    ],
    [
      { answer: { show: ['token'] } },
      `R088 ${at}.answer: "token" is a secret and not to be had again: say "once": true, so that nobody closes it unread`,
    ],
    [
      { answer: { show: ['tokn'], once: true } },
      `R007 ${at}.answer.show[0]: no field "tokn"; did you mean "token"?`,
    ],
  ])('%j: %s', (changes, line) => {
    expect(action(changes)).toEqual([line])
  })

  it.each([
    { call: patch, sends: { isOn: true, size: 3, kind: 'paid', due: '2026-03-01', tags: null } },
    { call: patch, sends: { kind: null } },
    { sends: { reason: 'by hand' } },
    { sends: { owner: 7 } },
    { call: { method: 'GET', path: '/probes/{recordId}/token' }, answer: { show: ['token'], once: true } },
    { answer: { show: ['name'] } },
  ])('nothing of %j', (changes) => {
    expect(action(changes)).toEqual([])
  })
})

describe('of forms it says', () => {
  const token =
    '"token" is a secret and not to be had again: say "once": true, so that nobody closes it unread'
  it.each([
    [
      { clone: { fields: ['name', 'due'] } },
      'R085 probes.clone.fields[1]: "create" does not show "due", and a clone is made like a new record; show it there, too',
    ],
    [{ create: { ...probe.create, answer: { show: ['token'] } } }, `R088 probes.create.answer: ${token}`],
    [
      { create: { ...probe.create, call: { method: 'GET', path: '/probes' } } },
      'R090 probes.create.call.method: a GET changes nothing and sends nothing: say POST, PUT, PATCH or DELETE',
    ],
    [
      { create: { ...probe.create, review: 'Look' } },
      'R092 probes.create.review: a review is the last of several steps: say "steps": true, too, or leave it out',
    ],
  ])('%j: %s', (changes, line) => {
    expect(bare(changes)).toEqual([line])
  })

  it('nothing of a clone with fewer fields', () => {
    expect(bare({ clone: { fields: ['name'] } })).toEqual([])
  })
})

it.each([
  [
    'start',
    'R163 probes.list.empty.action: "start" is of a record, and an empty list has none: name an action of the toolbar',
  ],
  ['creat', 'R036 probes.list.empty.action: no action "creat"; did you mean "create"?'],
  ['create', undefined],
])('an empty list offers %s, or the check says: %s', (action, line) => {
  expect(bare({ list: { ...probe.list, empty: { title: 'None', action } } })).toEqual(line ? [line] : [])
})

describe('of texts it says', () => {
  it.each([
    [
      { delete: { ...probe.delete, dangerText: 'Lost {{zzz}}' } },
      'R086 probes.delete.dangerText: nothing fills "{{zzz}}" here; it may say {{name}}, {{names}}, {{count}}, or a field of the record, where {{name}} is the title field',
    ],
    [
      { delete: { ...probe.delete, dangerText: { en: { one: 'It goes', other: '{{cuont}} go' } } } },
      'R086 probes.delete.dangerText.other: nothing fills "{{cuont}}" here; did you mean "count"?',
    ],
    [
      { actions: [{ ...start, success: 'Now {{nam}}' }] },
      'R086 probes.actions[0].success: nothing fills "{{nam}}" here; did you mean "name"?',
    ],
    [
      { clone: { title: 'Copy {{title}}', fields: ['name'] } },
      'R086 probes.clone.title: nothing fills "{{title}}" here; it may say {{name}}, or a field of the record, where {{name}} is the title field',
    ],
    [
      { actions: [{ ...start, failure: 'Not {{kindd}}' }] },
      'R086 probes.actions[0].failure: nothing fills "{{kindd}}" here; did you mean "kind"?',
    ],
    [
      { edit: { ...probe.edit, success: 'Now {{token}}' } },
      'R086 probes.edit.success: "token" is a "secret": no text says its value',
    ],
    [
      {
        actions: [
          { ...start, where: ['toolbar'], call: { method: 'POST', path: '/x' }, success: '{{kind}}' },
        ],
      },
      'R086 probes.actions[0].success: nothing fills "{{kind}}" here; it may say {{name}}, {{names}}, {{count}}, where {{name}} is the title field',
    ],
    [
      { create: { ...probe.create, intro: 'Of {{kind}}' } },
      'R086 probes.create.intro: nothing fills "{{kind}}" here; it may say {{name}}, where {{name}} is the title field',
    ],
    [
      { actions: [{ ...start, label: 'Start {{name}}' }] },
      'R086 probes.actions[0].label: nothing fills "{{name}}" here; a text in this place stands as it is',
    ],
    [
      {
        actions: [{ ...start, enabledWhen: { field: 'name', equals: 'Ant', reason: 'It is {{name}}' } }],
      },
      'R086 probes.actions[0].enabledWhen.reason: nothing fills "{{name}}" here; a text in this place stands as it is',
    ],
  ])('%j: %s', (changes, line) => {
    expect(bare(changes)).toEqual([line])
  })

  it('nothing where it is filled, or where help explains a language of its own', () => {
    const confirm = { title: 'Start {{name}}, {{kind}}?', text: '{{count}} of {{product}}', submit: 'Start' }
    const note = { type: 'text', label: 'N', help: 'Say {{user}}', placeholder: 'Hello {{user}}' }
    const fields = { ...probe.fields, note }
    const answer = { show: ['name'], title: 'Of {{name}}', text: 'What {{name}} is' }
    // What is sent is nobody's words, even under the name of a language.
    const told = { progress: 'Starting {{name}}', success: '{{names}}', answer, sends: { en: '{{who}}' } }
    const edit = { ...probe.edit, intro: 'Changes {{name}} of {{size}}' }
    const detail = { ...probe.detail, title: 'All of {{name}}, {{kind}}' }
    expect(bare({ fields, edit, detail, actions: [{ ...start, confirm, ...told }] })).toEqual([])
  })
})

describe('of fields it says', () => {
  it.each([
    [
      { price: { ...price, currency: undefined } },
      'R081 probes.fields.price: money has a "currency": the three capital letters of its code, such as "EUR"',
    ],
    [
      { price: { ...price, currency: 'eur' } },
      'R081 probes.fields.price.currency: "eur" is no code of a currency: three capital letters; did you mean "EUR"?',
    ],
    [
      { price: { ...price, currency: 'currency' } },
      'R081 probes.fields.price.currency: "currency" is no code of a currency: three capital letters, such as "EUR"',
    ],
    [
      { price: { ...price, currency: ' eur ' } },
      'R081 probes.fields.price.currency: " eur " is no code of a currency: three capital letters; did you mean "EUR"?',
    ],
    [
      { shape: { ...probe.fields.shape, fields: { cost: { ...price, currency: 'euro' } } } },
      'R081 probes.fields.shape.fields.cost.currency: "euro" is no code of a currency',
    ],
    [
      { name: { ...name, warnWhen: { field: 'nmae', equals: 'x', says: 'Odd' } } },
      'R007 probes.fields.name.warnWhen.field: no field "nmae"; did you mean "name"?',
    ],
    [
      { size: { ...size, warnWhen: [{ field: 'size', greater: 'x', says: 'Odd' }] } },
      'R079 probes.fields.size.warnWhen[0].greater: "size" (a number) is compared with a number, and not with "x"',
    ],
    [
      { size: { ...size, warnWhen: { field: 'size', greater: 5 } } },
      'R102 probes.fields.size.warnWhen.says: is missing',
    ],
    [
      { double: { ...double, warnWhen: { field: 'double', greater: 5, says: 'Much' } } },
      'R089 probes.fields.double.warnWhen: no form asks for a computed field: leave "warnWhen" out',
    ],
    [
      { name: { ...name, many: true } },
      'R046 probes.fields.name.many: only a reference points to records of another resource',
    ],
    [
      { name: { ...name, currency: 'EUR' } },
      'R089 probes.fields.name.currency: "text" cannot use "currency"; it is for "money" and "computed"',
    ],
    [
      { name: { ...name, options: ['a'] } },
      'R089 probes.fields.name.options: "text" cannot use "options"; it is for "choice", "list", "boolean" and "computed"',
    ],
    [
      { isOn: { ...probe.fields.isOn, min: 1 } },
      'R089 probes.fields.isOn.min: "boolean" cannot use "min"; it is for ',
    ],
    [
      { size: { ...size, as: 'money' } },
      'R089 probes.fields.size.as: "number" cannot use "as"; it is for "computed"',
    ],
    [
      { double: { ...double, required: 'Enter' } },
      'R089 probes.fields.double.required: no form asks for a computed field: leave "required" out',
    ],
    [
      { double: { ...double, options: ['a'] } },
      'R089 probes.fields.double.options: the formula says the values: leave "options" out, or show it "as": "choice", as one of them',
    ],
    [
      {
        shape: {
          ...probe.fields.shape,
          fields: { width: { ...size, pattern: { matches: 'x', says: 'y' } } },
        },
      },
      'R089 probes.fields.shape.fields.width.pattern: "number" cannot use "pattern"; it is for ',
    ],
  ])('%j: %s', (fields, line) => {
    const lines = fieldLines(fields)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(line)
  })

  it('nothing of options that a filter offers', () => {
    const options = ['a', 'b']
    expect(fieldLines({ name: { ...name, options, filter: true } })).toEqual([])
    const list = { ...probe.list, filters: ['name'] }
    expect(fieldLines({ name: { ...name, options } }, { list })).toEqual([])
  })

  it('options of a computed field that a list is filtered by', () => {
    const list = { ...probe.list, filters: [{ field: 'double', by: 'text' }] }
    const line =
      'R089 probes.fields.double.options: the formula says the values: leave "options" out, or show it "as": "choice", as one of them'
    expect(fieldLines({ double: { ...double, options: ['2'] } }, { list })).toEqual([line])
    expect(fieldLines({ double: { ...double, options: ['2'], filter: true } })).toEqual([line])
  })

  it('nothing of a field in another one that waits for one beside it', () => {
    const width = { ...size, shownWhen: { field: 'isOn', equals: true } }
    expect(fieldLines({ shape: { ...probe.fields.shape, fields: { width } } })).toEqual([])
  })

  it.each(['tags', 'isOn', 'shape', 'token', 'more', 'logo', 'parts', 'holder'])(
    'that %s names no record',
    (titleField) => {
      const logo = { type: 'image', label: 'Logo' }
      const parts = { type: 'array', label: 'Parts', fields: { size } }
      const holder = { type: 'reference', label: 'Holder', resource: 'clusters' }
      expect(bare({ titleField, fields: { ...probe.fields, logo, parts, holder } })).toEqual([
        expect.stringMatching(
          /^R095 probes.titleField: a field of the type \w+ names no record: take a text$/,
        ),
      ])
    },
  )
})

it('says in which line of the file it is', () => {
  expect(probeLines({ titleField: 'tags' })).toEqual([
    '19:3 R095 probes.titleField: a field of the type list names no record: take a text',
  ])
})

it.each<[object, string]>([
  [
    { list: { ...probe.list, columns: ['name', 'kind', 'name'] } },
    'R164 probes.list.columns[2]: "name" stands here twice; leave one out',
  ],
  [
    { create: { fields: [...probe.create.fields, 'kind'] } },
    'R164 probes.create.fields[8]: "kind" stands here twice; leave one out',
  ],
  [
    { edit: { ...probe.edit, locked: ['note'] } },
    'R007 probes.edit.locked[0]: no form shows "note": name it among its fields, too',
  ],
  [
    { calls: { list: { method: 'POST', path: '/probes/search' } } },
    'R025 probes.calls.list.method: a list is read by GET',
  ],
])('of %j it says so', (changes, line) => {
  const create = { fields: probe.create.fields.filter((name) => name !== 'note') }
  const isAboutNote = line.includes('"note"')
  expect(fieldLines({}, { ...(isAboutNote && { create }), ...changes })).toEqual([line])
})

it('a filter of TypeScript that nothing reads is refused with what makes one', () => {
  const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
  const filter = {
    key: 'size',
    field: 'size',
    label: { en: 'Size' },
    all: { en: 'All' },
    by: 'range' as const,
  }
  const withFilter = (filters: NonNullable<typeof definition.list.filters>) =>
    [...checkDefinition({ ...definition, list: { ...definition.list, filters } }, knownNames)].map(faultLine)
  expect(withFilter([filter])).toEqual([
    'R035 probes.list.filters[0].reading: nothing reads what the address says: let valueFilter(fields, "size", "range") make the filter',
  ])
  const { fields } = definition
  expect(withFilter([valueFilter(fields, 'size'), valueFilter(fields, 'kind', 'several')])).toEqual([])
})
