import { describe, expect, it } from 'vitest'
import type { Condition } from '../../definitions/condition'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormEnvironment, FormMode, FormValue, FormValues } from '../../definitions/form-values'
import { AnswerMissing } from '../../providers/use-call'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { doors } from '../../testing/example-definition'
import { type FormPlan, formPlanOf } from './form-plan'
import {
  awaitedRecordOf,
  hasSameValue,
  openingValues,
  recordTitleOf,
  requestOf,
  settableValues,
} from './record-values'

type Fields = Readonly<Record<string, Partial<FieldDefinition>>>

const environment = (mode: FormMode = 'create', record: { id: string } | null = null): FormEnvironment => ({
  person: buildPerson(),
  productKey: 'basalt',
  scope: { kind: 'cluster', cluster: buildClusterDetail({ name: 'demo' }) },
  mode,
  record,
})
const planOf = (fields: Fields, parts: Partial<FormPlan> = {}): FormPlan => ({
  ...formPlanOf(doors, 'create'),
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { label: { en: name }, kind: 'text', ...field }]),
  ),
  ...parts,
})
const read = () => {
  throw new Error('nothing is read')
}

const isOfPerson: Condition = { person: 'email', set: true }
const isOfForm: Condition = { field: 'state', equals: 'signed' }

describe('what a form opens with', () => {
  it.each<[Partial<FieldDefinition>, unknown, FormValue]>([
    [{ kind: 'text' }, 'a', 'a'],
    [{ kind: 'text' }, 4, '4'],
    [{ kind: 'text' }, true, 'true'],
    [{ kind: 'text' }, ['a'], ['a']],
    [{ kind: 'text' }, { a: 1 }, null],
    [{ kind: 'text' }, undefined, null],
    [{ kind: 'secret' }, 'hunter2', null],
    [{ kind: 'number' }, 4, 4],
    [{ kind: 'number' }, '4.5', 4.5],
    [{ kind: 'number' }, 'many', null],
    [{ kind: 'number' }, ' ', null],
    [{ kind: 'number' }, 'Infinity', null],
    [{ kind: 'slider' }, 'large', 'large'],
    [{ kind: 'switch' }, false, false],
    [{ kind: 'list' }, [1, 'b'], ['1', 'b']],
    [{ kind: 'json' }, { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
  ])('for a field %j of a record with %j is %j', (field, value, opened) => {
    const record = { id: '1', field: value }
    expect(openingValues(planOf({ field }), environment('edit', record))).toEqual({ field: opened })
  })

  it('of a field that an action asks for is nothing, or its default, where it says that it opens empty', () => {
    const plan = planOf({
      ...{ kept: {}, room: { opensEmpty: true } },
      hours: { kind: 'number', opensEmpty: true, default: 2 },
    })
    const record = { id: '1', kept: 'a', room: 'Attic', hours: 9 }
    const opened = openingValues(plan, environment('action', record))
    expect({ ...opened, room: opened.room ?? null }).toEqual({ kept: 'a', room: null, hours: 2 })
    // Nobody emptied what nobody saw.
    const values = { kept: '', room: null, hours: 3 }
    expect(settableValues(plan, { ...environment('action', record), values }, values)).toEqual({
      kept: '',
      hours: 3,
    })
  })

  it('is made of what stands in a field, by its own fields', () => {
    const fields: Fields = { count: { kind: 'number' }, secret: { kind: 'secret' } }
    const { count, secret } = planOf(fields).fields
    const nested = { fields: { ...(count && { count }), ...(secret && { secret }) } }
    const plan = planOf({ one: { kind: 'object', ...nested }, many: { kind: 'array', ...nested } })
    const entry = { count: '4', secret: 'hunter2', other: 1 }
    const opened = { count: 4, secret: null }
    const record = { id: '1', one: entry, many: [entry, null] }
    expect(openingValues(plan, environment('edit', record))).toEqual({
      one: opened,
      many: [opened, { count: null, secret: null }],
    })
    expect(
      openingValues(plan, environment('edit', { ...record, many: entry } as { id: string })).many,
    ).toBeNull()
  })

  it('is nothing without a record, and what the definition says comes on top', () => {
    const plan = planOf({ a: {}, b: {} }, { initial: () => ({ b: 'x' }) })
    expect(openingValues(plan, environment())).toEqual({ a: null, b: 'x' })
  })

  it.each<[FormMode, FormValue]>([
    ['create', 'low'],
    ['action', 'low'],
    ['clone', null],
    ['edit', null],
  ])('is where nothing is there, to %s, the default: %j', (mode, opened) => {
    const plan = planOf({ field: { default: 'low' }, kept: { default: 'low' } })
    const record = { id: '1', field: '', kept: 'high' }
    const { field, kept } = openingValues(plan, environment(mode, record))
    expect([field || null, kept]).toEqual([opened, 'high'])
  })
})

describe('what a form without a request of its own sends', () => {
  const sent = (
    fields: Fields,
    values: FormValues,
    mode: FormMode = 'create',
    parts: Partial<FormPlan> = {},
  ) => settableValues(planOf(fields, parts), { ...environment(mode), values }, values)

  it('is what a person could set, as typed', () => {
    const fields: Fields = {
      a: {},
      hidden: { shownWhen: () => false },
      locked: { lockedWhen: () => 'Fixed' },
      fixed: {},
      brought: { kind: 'list', choices: 'packages' },
    }
    const values = { a: ' x', hidden: 'h', locked: 'l', fixed: 'f', brought: ['b'] }
    expect(sent(fields, values, 'edit', { locked: ['fixed'] })).toEqual({ a: ' x' })
  })

  it.each<[FormMode, object]>([
    ['create', { switch: false }],
    ['clone', { switch: false }],
    [
      'edit',
      {
        ...{ text: '', 'long-text': '', list: [], array: [], switch: false, number: null, choice: null },
        refs: [],
      },
    ],
  ])('says of what is empty, to %s: %j', (mode, expected) => {
    const kinds = ['text', 'long-text', 'list', 'array', 'switch', 'number', 'choice'] as const
    const fields: Fields = {
      ...Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
      refs: { kind: 'reference', many: true },
    }
    expect(sent(fields, {}, mode)).toEqual(expected)
  })

  it('says for an action of an empty field that something was there, and nothing where nothing was', () => {
    const before = { id: '1', full: 'a', empty: '', none: null }
    const fields: Fields = { full: {}, empty: {}, none: {}, unknown: {} }
    const values = { full: '', empty: null, none: '', unknown: null }
    const context = { ...environment('action', before), values }
    expect(settableValues(planOf(fields), context, values)).toEqual({ full: '' })
  })

  it.each<[string, FormMode, FieldDefinition['default'], FormValue, object]>([
    ['a default, which is sent', 'create', 'low', 'low', { field: 'low' }],
    ['a default, which is sent', 'clone', 'low', 'low', { field: 'low' }],
    ['a default of no', 'create', false, false, { field: false }],
    ['no default', 'create', undefined, 'low', {}],
    ['something else than its default', 'create', 'low', 'high', {}],
    ['nothing', 'create', 'low', '', {}],
    ['its default, and changes', 'edit', 'low', 'low', {}],
    ['its default, and is asked for', 'action', 'low', 'low', {}],
  ])('of a locked field that has %s: %s', (_what, mode, given, value, expected) => {
    const lockedWhen = { person: 'email', set: true, reason: { en: 'It is yours' } } as const
    const field = { lockedWhen, ...(given !== undefined && { default: given }) }
    expect(sent({ field }, { field: value }, mode)).toEqual(expected)
  })

  it.each<[string, FormMode, object]>([
    ['is sent with a new record', 'create', { state: 'signed', sum: 777 }],
    ['is sent with a clone', 'clone', { state: 'signed', sum: 777 }],
    ['is not sent with a change', 'edit', { state: 'signed' }],
  ])('what was typed before another value closed its field %s', (_what, mode, expected) => {
    const isSigned = { field: 'state', equals: 'signed' }
    const sum = { kind: 'money', lockedWhen: { ...isSigned, reason: { en: 'It is signed' } } } as const
    const values = { state: 'signed', sum: 777 }
    expect(sent({ state: {}, sum }, values, mode)).toEqual(expected)
  })

  it.each<[string, Condition, object]>([
    ['one of the person and of the form', { all: [isOfPerson, isOfForm] }, { state: 'signed', sum: 7 }],
    ['either', { any: [isOfPerson, isOfForm] }, { state: 'signed' }],
    ['what no form asks for', { field: 'origin', set: false }, { state: 'signed' }],
    ['what the field has itself', { field: 'sum', equals: 7 }, { state: 'signed', sum: 7 }],
  ])(
    'of a new record a value whose field is closed by %s is sent where it could be typed',
    (_what, condition, expected) => {
      const sum = { kind: 'money', lockedWhen: { ...condition, reason: { en: 'It is closed' } } } as const
      expect(sent({ state: {}, sum }, { state: 'signed', sum: 7 })).toEqual(expected)
    },
  )

  it('of a locked field that has who is signed in, or the present of when it opened, is that', () => {
    const lockedWhen = () => 'Fixed'
    const opened = new Date(Date.now() - 600_000).toISOString()
    const window = {
      from: { kind: 'date-time', label: { en: 'From' }, default: 'now' },
      note: { kind: 'text', label: { en: 'Note' } },
      zone: { kind: 'text', label: { en: 'Zone' }, default: 'UTC' },
    } as const
    const fields: Fields = {
      who: { kind: 'email', lockedWhen, default: { person: 'email' } },
      other: { kind: 'email', lockedWhen, default: { person: 'email' } },
      since: { kind: 'date-time', lockedWhen, default: 'now' },
      old: { kind: 'date-time', lockedWhen, default: 'now' },
      window: { kind: 'object', lockedWhen, fields: window },
      moved: { kind: 'object', lockedWhen, fields: window },
    }
    const values = {
      window: { from: opened, note: null, zone: 'UTC' },
      moved: { from: opened, note: 'Mine', zone: 'UTC' },
      who: 'owner@sandbox.test',
      other: 'y@x.test',
      since: opened,
      old: '2020-01-01T00:00:00Z',
    }
    expect(sent(fields, values)).toEqual({
      who: 'owner@sandbox.test',
      since: opened,
      window: { from: opened, zone: 'UTC' },
    })
  })

  it('has what is entered in a field that its value will close from then on', () => {
    const lockedWhen = { field: 'a', equals: 'closed', reason: { en: 'It stays closed' } }
    expect(sent({ a: { lockedWhen } }, { a: 'closed' }, 'edit')).toEqual({ a: 'closed' })
  })

  it('is never the name by which an action is confirmed, and has what the action always sends', () => {
    const plan = planOf({ a: {}, $name: {} }, { typedName: '$name', sends: () => ({ a: 'always', b: 1 }) })
    expect(requestOf(plan, environment('action'), { a: 'typed', $name: 'demo' }, read)).toEqual({
      a: 'typed',
      b: 1,
    })
  })

  it('is JSON as what it says, and text where it is none', () => {
    expect(sent({ a: { kind: 'json' }, b: { kind: 'json' } }, { a: '{"x":[1]}', b: '{' })).toEqual({
      a: { x: [1] },
      b: '{',
    })
  })

  it('has of fields that stand in another one those that are there and not empty, and switches', () => {
    const inner = planOf({
      what: {},
      is: { shownWhen: { field: 'what', equals: 'tag' } },
      note: {},
      on: { kind: 'switch' },
    }).fields
    const entries = [
      { what: 'tag', is: 'x', note: '' },
      { what: 'user', is: 'y', on: true },
    ]
    expect(
      sent(
        { many: { kind: 'array', fields: inner }, one: { kind: 'object', fields: inner } },
        { many: entries, one: { what: 'tag', is: 'z' } },
      ),
    ).toEqual({
      many: [
        { what: 'tag', is: 'x', on: false },
        { what: 'user', on: true },
      ],
      one: { what: 'tag', is: 'z', on: false },
    })
  })

  it.each<[FormMode, object]>([
    ['edit', { city: 'Bern', street: '', floor: null, tags: [], geo: { lat: 1, lng: null } }],
    ['action', { city: 'Bern', street: '', floor: null, tags: [], geo: { lat: 1, lng: null } }],
    ['clone', { city: 'Bern', geo: { lat: 1 } }],
  ])('says to %s of parts of an object that were emptied, and of no others: %j', (mode, expected) => {
    const geo = planOf({ lat: { kind: 'number' }, lng: { kind: 'number' } }).fields
    const parts = planOf({
      ...{ city: {}, street: {}, floor: { kind: 'number' }, tags: { kind: 'list' } },
      ...{ never: {}, hidden: { shownWhen: () => false }, pin: { kind: 'secret' } },
      geo: { kind: 'object', fields: geo },
    }).fields
    const before = {
      ...{ city: 'Biel', street: 'Mill Lane', floor: 3, tags: ['a'], hidden: 'x', pin: '1' },
      geo: { lat: 1, lng: 2 },
    }
    const values = {
      address: {
        ...{ city: 'Bern', street: '', floor: null, tags: [], never: null, hidden: null, pin: null },
        geo: { lat: 1, lng: null },
      },
    }
    const plan = planOf({ address: { kind: 'object', fields: parts } })
    const context = { ...environment(mode, { id: '1', address: before } as { id: string }), values }
    expect(settableValues(plan, context, values)).toEqual({ address: expected })
  })

  it('leaves what is empty out of the entries of an array, which are sent as a whole', () => {
    const parts = planOf({ title: {}, note: {} }).fields
    const plan = planOf({ steps: { kind: 'array', fields: parts } })
    const before = { id: '1', steps: [{ title: 'Build', note: 'Old' }] } as { id: string }
    const values = { steps: [{ title: 'Build', note: '' }] }
    expect(settableValues(plan, { ...environment('edit', before), values }, values)).toEqual({
      steps: [{ title: 'Build' }],
    })
  })
})

describe('a request of its own', () => {
  const values = { a: 'x' }

  it('is what the definition makes of the values', () => {
    const plan = planOf({ a: {} }, { request: (sent, { scope }) => ({ body: sent.a, of: scope.kind }) })
    expect(requestOf(plan, environment(), values, read)).toEqual({ body: 'x', of: 'cluster' })
    expect(requestOf(planOf({ a: {} }), environment(), values, read)).toEqual({ a: 'x' })
  })

  it('is none while something it needs is not loaded, and its own faults are not hidden', () => {
    const missing = planOf(
      { a: {} },
      {
        request: () => {
          throw new AnswerMissing(async () => null)
        },
      },
    )
    expect(requestOf(missing, environment(), values, read)).toBeNull()
    const broken = planOf(
      { a: {} },
      {
        request: () => {
          throw new TypeError('broken')
        },
      },
    )
    expect(() => requestOf(broken, environment(), values, read)).toThrow('broken')
  })

  it('may say which record is awaited', () => {
    const context = { ...environment(), values }
    const plan = planOf({ a: {} }, { awaited: ({ a }) => ({ id: 'new', name: a }) })
    expect(awaitedRecordOf(plan, context, values, read)).toEqual({ id: 'new', name: 'x' })
    expect(awaitedRecordOf(planOf({ a: {} }), context, values, read)).toBeNull()
  })
})

it.each<[FormValue, FormValue, boolean]>([
  ['', null, true],
  [[], undefined, true],
  ['', 'a', false],
  [0, null, false],
  [false, null, false],
  ['a', 'a', true],
  [1, '1', false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
])('%j and %j are the same to a person: %s', (left, right, isSame) => {
  expect(hasSameValue(left, right)).toBe(isSame)
  expect(hasSameValue(right, left)).toBe(isSame)
})

it('a record is called by its title, by a pattern, or as its form says', () => {
  const { scope } = environment()
  const titled = (parts: Partial<FormPlan>) =>
    recordTitleOf(doors, planOf({}, parts), { range: '10.0.0.0', name: 'x' }, scope)
  expect(titled({})).toBe('10.0.0.0')
  expect(titled({ recordTitle: '{cluster}-{name}{gone}' })).toBe('demo-x')
  expect(titled({ recordTitle: ({ name }) => `The ${name}` })).toBe('The x')
  expect(
    recordTitleOf(doors, planOf({}, { recordTitle: '{cluster}' }), { cluster: 'c' }, { kind: 'user' }),
  ).toBe('c')
})
