import { expect, it } from 'vitest'
import { knownNames } from '../resources/known-names'
import { gadgets } from '../testing/gadgets'
import { fieldLines, probe, probeLines } from '../testing/probe-file'
import { checkDefinition } from './check'
import type { ActionDefinition } from './define-action'
import { faultLine } from './fault-line'

const [start] = probe.actions
const days = { type: 'number', label: 'Days', required: 'How many?', min: 1 }
const patch = { method: 'PATCH', path: '/probes/{recordId}' }
const lines = (changes: object) =>
  probeLines({ actions: [{ ...start, ...changes }] }).map((line) => line.replace(/^\S+ /, ''))
const at = 'probes.actions[0]'

const paper = { call: { method: 'GET', path: '/probes/{recordId}/paper' }, download: true }

it('who may create is asked of the person: there is no record yet', () => {
  const closed = (enabledWhen: object) =>
    probeLines({ import: {}, create: { ...probe.create, enabledWhen } }).map((line) =>
      line.replace(/^\S+ /, ''),
    )
  expect(closed({ person: 'isPartner', equals: false, reason: 'Write' })).toEqual([])
  expect(closed({ field: 'isOn', equals: true, reason: 'Off' })).toEqual([
    'R186 probes.create.enabledWhen: "isOn" is of a record, and there is none yet: ask the person alone',
  ])
  expect(closed({ person: 'isPartner', equals: 7, reason: 'Write' })).toHaveLength(1)
})

it('a form to create may lead to the page of what it made, where there is one and nothing is to be seen first', () => {
  const parts = (detail: object, more: object = {}) =>
    probeLines({
      detail: { ...probe.detail, ...detail },
      create: { ...probe.create, opens: 'record', ...more },
    }).map((line) => line.replace(/^\S+ /, ''))
  expect(parts({ page: true })).toEqual([])
  expect(parts({ page: false })).toEqual([
    'R187 probes.create.opens: records have no page that could be opened; say "page": true in "detail"',
  ])
  expect(parts({ page: true }, { answer: { show: ['name'] } })).toEqual([
    'R187 probes.create.answer: the page of the record would come before the answer is seen: leave "answer" or "opens" out',
  ])
})

it('what an action asks for may open empty, and no field of the record or within another one', () => {
  expect(lines({ fields: { days: { ...days, opensEmpty: true } } })).toEqual([])
  const says = '"opensEmpty" is of a field that an action asks for: leave it out'
  const part = { type: 'number', label: 'Width', opensEmpty: true }
  const shape = { type: 'object', label: 'Shape', fields: { width: part } }
  expect(lines({ fields: { shape } })).toEqual([`R089 ${at}.fields.shape.fields.width.opensEmpty: ${says}`])
  expect(fieldLines({ name: { ...probe.fields.name, opensEmpty: true }, shape })).toEqual([
    `R089 probes.fields.name.opensEmpty: ${says}`,
    `R089 probes.fields.shape.fields.width.opensEmpty: ${says}`,
  ])
})

it('an action that saves a file may be a GET', () => {
  expect(lines({ ...paper, sends: undefined })).toEqual([])
})

it.each([
  [
    { ...paper, sends: undefined, answer: { show: ['name'] } },
    `R185 ${at}.answer: a file is saved, and nothing of it is shown: leave "answer" out`,
  ],
  [
    { download: true, call: { method: 'POST', path: '/probes/{recordId}/paper' }, fields: { days } },
    `R185 ${at}.fields: an action that saves a file asks for no values: leave "fields" out`,
  ],
  [{ fields: {} }, `R134 ${at}.fields: it asks for nothing: name a field`],
  [
    { name: 'import', fields: { days } },
    `R134 ${at}.name: "import" in an address opens another form: call the action otherwise`,
  ],
  [
    { fields: { days }, call: { method: 'DELETE', path: '/probes/{recordId}' } },
    `R134 ${at}.call.method: a DELETE sends nothing: say POST, PUT or PATCH`,
  ],
  [
    {
      fields: { days },
      where: ['selection'],
      confirm: { kind: 'typed-name', title: 'Start?', text: 'Now', submit: 'Start' },
    },
    `R037 ${at}.confirm: a typed name confirms one record, and no selection`,
  ],
  [
    {
      fields: { days },
      confirm: { kind: 'typed-name', title: 'Start?', text: 'Now', submit: 'Start', field: 'Of {{kind}}' },
    },
    `R086 ${at}.confirm.field: nothing fills "{{kind}}" here; it may say {{name}}, {{names}}, {{count}}, where {{name}} is the title field`,
  ],
  [
    { fields: { days }, sends: { days: 3 } },
    `R134 ${at}.fields.days: "sends" says what "days" is: ask for it, or send it`,
  ],
  [
    { fields: { days }, call: patch },
    `R082 ${at}.fields.days: no field "days"; a POST may send what no record has`,
  ],
  [
    { fields: { days }, call: { ...patch, method: 'PUT' } },
    `R082 ${at}.fields.days: no field "days"; a POST may send what no record has`,
  ],
  [{ fields: { sise: days }, call: patch }, `R082 ${at}.fields.sise: no field "sise"; did you mean "size"?`],
  [
    { fields: { note: days }, call: patch },
    `R134 ${at}.fields.note.kind: the record's "note" is of another type`,
  ],
  [
    { fields: { days: { ...days, min: 5, max: 2 } } },
    `R033 ${at}.fields.days.min: 5 is more than the largest value, 2`,
  ],
  [
    { fields: { days, words: { type: 'text', label: 'Words', shownWhen: { field: 'dais', equals: 1 } } } },
    `R007 ${at}.fields.words.shownWhen.field: no field "dais"; did you mean "days"?`,
  ],
  [
    { fields: { days: { ...days, filter: true } } },
    `R089 ${at}.fields.days.filter: "filter" is of fields in a list: leave it out`,
  ],
  ...(['action', 'toneWhen'] as const).map((key): [object, string] => {
    const isOn = { type: 'boolean', label: 'On' }
    const says = { action: 'start', toneWhen: { field: 'isOn', equals: true, tone: 'good', says: 'On' } }
    return [
      { fields: { isOn: { ...isOn, [key]: says[key] } } },
      `R089 ${at}.fields.isOn.${key}: "${key}" is of fields in a list: leave it out`,
    ]
  }),
  [
    { fields: { days: { ...days, pattern: { matches: 'a', says: 'b' } } } },
    `R089 ${at}.fields.days.pattern: "number" cannot use "pattern"; it is for "text", "long-text", "code", "secret", "email", "url", "host", "ip-range", "file-text" and "list"`,
  ],
  [
    {
      where: ['selection'],
      fields: { due: { type: 'date-time', label: 'Due', noOverlap: { to: 'begun', says: 'Taken' } } },
    },
    `R136 ${at}.fields.due.noOverlap: several records are given one value: take "selection" out of "where"`,
  ],
  [
    { fields: { days: { ...days, shownWhen: { field: 'days', greater: 3 } } } },
    `R080 ${at}.fields.days.shownWhen: its own value decides whether it is shown: name another field`,
  ],
  [
    { fields: { days: { ...days, default: 'three' } } },
    `R136 ${at}.fields.days.default: the field is a number, and cannot be "three"`,
  ],
  [
    { fields: { size: { type: 'choice', label: 'Size' } } },
    `R032 ${at}.fields.size: a choice needs options, or the name of a source of choices`,
  ],
])('an action that asks for values: %j is told as %s', (changes, line) => {
  expect(lines(changes)).toEqual([line])
})

it.each([
  { fields: { days } },
  { fields: { days: { ...days, unit: { en: { one: 'day', other: 'days' } } } } },
  { fields: { size: { type: 'number', label: 'Size' } }, call: patch, sends: { isOn: true } },
  {
    fields: { days, words: { type: 'text', label: 'Words', shownWhen: { field: 'days', greater: 3 } } },
    confirm: { title: 'Start {{name}}?', text: 'Now', submit: 'Start' },
  },
  { fields: { why: { type: 'text', label: 'Why', shownWhen: { field: 'kind', equals: 'paid' } } } },
])('an action that asks for values may say %j', (changes) => {
  expect(lines(changes)).toEqual([])
})

it('says where in the file the field of an action is wrong', () => {
  const [line = ''] = probeLines({ actions: [{ ...start, fields: { days: { ...days, min: 5, max: 2 } } }] })
  const content = JSON.stringify(
    { ...probe, actions: [{ ...start, fields: { days: { ...days, min: 5, max: 2 } } }] },
    null,
    2,
  )
  const row = content.split('\n').findIndex((each) => each.includes('"min": 5')) + 1
  expect(line).toMatch(new RegExp(`^${row}:\\d+ R033 `))
})

it.each([
  [{ opens: { field: 'nam' } }, `R007 ${at}.opens.field: no field "nam"; did you mean "name"?`],
  [
    { opens: { field: 'size' } },
    `R161 ${at}.opens.field: "size" is a "number", and no address: name a "url"`,
  ],
  [
    { opens: { field: 'name' }, success: 'Done' },
    `R161 ${at}.success: a link opens an address and does nothing else: leave "success" out`,
  ],
  [
    { opens: { field: 'name' }, where: ['row', 'selection'] },
    `R161 ${at}.where: a link is of one record: leave "selection" out`,
  ],
  [{}, `R028 ${at}: it does nothing: name the call it makes, or what it opens`],
  [{ open: { field: 'name' } }, `R023 ${at}: no key "open"; did you mean "opens"?`],
])('an action without a call: %j is told as %s', (changes, line) => {
  expect(lines({ call: undefined, ...changes })).toEqual([line])
})

it.each([
  ['call', { method: 'POST', path: '/probes/{recordId}/open' }],
  ['sends', { isOn: true }],
  ['fields', { days }],
  ['confirm', { title: 'Open?', text: 'Now', submit: 'Open' }],
  ['dangerText', 'Gone'],
  ['progress', 'Opening'],
  ['failure', 'Not opened'],
  ['answer', { show: ['name'] }],
])('a link does nothing with "%s", and is told so', (part, value) => {
  expect(lines({ call: undefined, opens: { field: 'name' }, [part]: value })).toContain(
    `R161 ${at}.${part}: a link opens an address and does nothing else: leave "${part}" out`,
  )
})

it('takes a link to a text that may be an address', () => {
  expect(lines({ call: undefined, opens: { field: 'name' }, where: ['row', 'menu'] })).toEqual([])
})

it('tells in TypeScript of what its form would not do', () => {
  const base = gadgets.actions.find(({ name }) => name === 'polish')
  if (!base) throw new Error('Gadgets are polished')
  const told = (changes: Partial<ActionDefinition>) => {
    const fields = { days: { label: { en: 'Days' }, kind: 'number' } } as const
    const actions = gadgets.actions.map((each) => (each === base ? { ...base, fields, ...changes } : each))
    return checkDefinition({ ...gadgets, actions }, knownNames).map(faultLine)
  }
  const place = 'gadgets.actions[2]'
  expect(told({})).toEqual([])
  expect(told({ successDelayMs: 5 })).toEqual([
    `R134 ${place}.successDelayMs: "successDelayMs" is of commands, and a form does without: leave it out`,
  ])
  expect(told({ call: { method: 'PATCH', path: '/gadgets/{recordId}' } })).toEqual([
    `R082 ${place}.fields.days: no field "days"; a POST may send what no record has`,
  ])
  const request = () => ({ body: {} })
  expect(told({ call: { method: 'PATCH', path: '/gadgets/{recordId}' }, request })).toEqual([])
  expect(told({ answer: () => null })).toEqual([
    `R134 ${place}.answer: its form shows an answer in plain data, and calls no function`,
  ])
  const confirm = { title: { en: 'Sure?' }, text: { en: 'Now' }, submit: { en: 'Do' } }
  const words = (changes: Partial<ActionDefinition>) =>
    told(changes).map((line) => line.replace(`${place}.`, ''))
  expect(words({ call: undefined, opens: 'edit' })).toEqual([
    'R027 opens: the definition has no part "edit" to open',
    'R134 fields: they are sent by its "call", and it has none',
    'R134 fields: it opens "edit", whose fields are its own',
  ])
  expect(words({ bulk: 'edit' })).toContain(
    'R134 fields: selected records are edited by the fields of "edit"',
  )
  expect(words({ confirm: { kind: 'dialog', dialog: 'nothing' } })).toContain(
    'R134 confirm.kind: the form that asks for its values is the question: leave "kind" out',
  )
  for (const more of [{ onlyOnCaution: true }, { consequences: 'nothing' }])
    expect(words({ confirm: { kind: 'simple', ...confirm, ...more } })).toContain(
      'R134 confirm: its form shows no consequences, and opens in any case',
    )
  const done = { reader: { read: () => '' }, value: '', text: { en: 'Done' } }
  for (const part of [
    { optimistic: 'shine' },
    { caution: () => null },
    { conflictsWith: ['edit'] },
    { done },
  ]) {
    const [name = ''] = Object.keys(part)
    expect(words(part)).toContain(
      `R134 ${name}: "${name}" is of commands, and a form does without: leave it out`,
    )
  }
  expect(told({ fields: { file: { label: { en: 'File' }, kind: 'file' } } })).toEqual([
    `R134 ${place}.fields.file: a file is stored by forms of records alone`,
  ])
})
