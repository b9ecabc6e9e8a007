import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormContext, FormValue, FormValues, NestedValues } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { testsInZone } from '../../testing/tests-in-zone'
import { checkValues, faultsReason, nestedContext, resolved } from './check-values'

testsInZone('America/St_Johns')

const context = (values: FormValues): FormContext => ({
  mode: 'create',
  record: null,
  values,
  scope: { kind: 'user' },
  person: buildPerson(),
  productKey: 'basalt',
})
const text: FieldDefinition = { label: { en: 'Field' }, kind: 'text' }
const faultOf = (field: Partial<FieldDefinition>, value: FormValue) =>
  checkValues({ field: { ...text, ...field } }, context({ field: value })).field

it.each([
  [{}, 'Enter a number.'],
  [{ min: 2 }, 'Enter 2 or more.'],
  [{ max: 5 }, 'Enter 5 or less.'],
  [{ min: 2, max: 5 }, 'Enter a number from 2 to 5.'],
])('a number field with the bounds %j refuses what is no number: %s', (bounds, sentence) => {
  expect(faultOf({ kind: 'number', ...bounds }, 'heavy')).toBe(sentence)
})

it.each<[Partial<FieldDefinition>, FormValue, string | undefined]>([
  [{ kind: 'number', min: 2, max: 5 }, 2, undefined],
  [{ kind: 'number', min: 2, max: 5 }, 5, undefined],
  [{ kind: 'number', min: 2, max: 5 }, 1.9, 'Enter a number from 2 to 5.'],
  [{ kind: 'number', min: 2, max: 5 }, 5.1, 'Enter a number from 2 to 5.'],
  [{ kind: 'number' }, Number.POSITIVE_INFINITY, 'Enter a number.'],
  [{ kind: 'number' }, Number.NEGATIVE_INFINITY, 'Enter a number.'],
  [{ kind: 'number', min: 2 }, Number.POSITIVE_INFINITY, 'Enter 2 or more.'],
  [{ kind: 'number' }, 1e300, undefined],
  [{ kind: 'slider', min: 2, max: 5 }, 'large', undefined],
  [{ kind: 'bytes', min: 1024 }, 1023, 'Enter 1 KiB or more.'],
  [{ kind: 'bytes', max: 1_610_612_736 }, 1_610_612_737, 'Enter 1.5 GiB or less.'],
  [{ kind: 'duration' }, Number.NaN, 'Type a time span, such as 1 h 30 min.'],
  [{ kind: 'duration', min: 60, max: 5_400 }, 59, 'Enter a number from 1 min to 1 h 30 min.'],
  [{ min: 2 }, 'a', 'Use at least 2 characters.'],
  [{ min: 2 }, 'ab', undefined],
  [{ max: 2 }, 'abc', 'Use at most 2 characters.'],
  [{ max: 2 }, '😀é', undefined],
  [{ kind: 'long-text', max: 1 }, 'ab', 'Use at most 1 character.'],
  [{ kind: 'secret', min: 3 }, 'ab', 'Use at least 3 characters.'],
  [{ kind: 'email', max: 3 }, 'a@b.c', 'Use at most 3 characters.'],
  [{ kind: 'url', max: 3 }, 'http', 'Use at most 3 characters.'],
  [{ kind: 'code', max: 3 }, 'code', 'Use at most 3 characters.'],
  [{ kind: 'file-text', max: 3 }, 'text', 'Use at most 3 characters.'],
  [{ kind: 'host', max: 3 }, 'host', 'Use at most 3 characters.'],
  [{ kind: 'ip-range', max: 3 }, '10.0', 'Use at most 3 characters.'],
  [{ kind: 'choice', max: 1 }, 'ab', undefined],
  [{ kind: 'list', min: 2 }, ['a'], 'Give at least 2 entries.'],
  [{ kind: 'list', min: 2, max: 2 }, ['a', 'b'], undefined],
  [{ kind: 'list', max: 1 }, ['a', 'b'], 'Give at most 1 entry.'],
  [{ kind: 'json' }, '{"a":1}', undefined],
  [{ kind: 'switch', max: 0 }, true, undefined],
  [{ required: { en: 'Say something' } }, '', 'Say something'],
  [{ required: { en: 'Say something' } }, ' ', undefined],
  [{ required: { en: 'Say something' }, min: 3 }, null, 'Say something'],
  [{ required: { en: 'Say something' }, requiredWhen: () => false }, '', undefined],
  [{ min: 3 }, '', undefined],
  [{ required: { en: 'Say something' }, shownWhen: () => false }, '', undefined],
  [{ pattern: { matches: '^[a-z]+$', says: { en: 'Letters' } } }, 'ab1', 'Letters'],
  [{ pattern: { matches: '^[a-z]+$', says: { en: 'Letters' } } }, 'ab', undefined],
  [{ pattern: { matches: '^.$', says: { en: 'One letter' } } }, '😀', undefined],
  [{ kind: 'list', pattern: { matches: '^a', says: { en: 'An a' } } }, ['ab', 'ba'], '"ba": An a'],
  [{ kind: 'list', pattern: { matches: '^a', says: { en: 'An a' } } }, ['ab', 'aa'], undefined],
  [{ pattern: { matches: '^a', says: { en: 'An a' } }, max: 1 }, 'bb', 'An a'],
  [{ rule: () => 'Better words', max: 1 }, 'bb', 'Better words'],
  [{ rule: () => null, max: 1 }, 'bb', 'Use at most 1 character.'],
])('of a field %j that holds %j is said: %s', (field, value, sentence) => {
  expect(faultOf(field, value)).toBe(sentence)
})

it.each([
  ['EUR', 12.345, 'EUR has 2 decimals.'],
  ['EUR', 12.35, undefined],
  ['EUR', -0.001, 'EUR has 2 decimals.'],
  ['JPY', 12.5, 'JPY has no decimals.'],
  ['JPY', 12, undefined],
  ['KWD', 1.2345, 'KWD has 3 decimals.'],
  ['KWD', 1.234, undefined],
  ['euro', 12.345, undefined],
  [null, 12.345, undefined],
])('of an amount of %s, %d, is said: %s', (code, amount, sentence) => {
  const fields = {
    code: text,
    amount: { ...text, kind: 'money', currency: { field: 'code' } },
  } as const
  expect(checkValues(fields, context({ code, amount })).amount).toBe(sentence)
  expect(faultOf({ kind: 'money', currency: code ?? undefined }, amount)).toBe(sentence)
})

it('says of what is no JSON what the reader of JSON says', () => {
  expect(faultOf({ kind: 'json' }, '{')).toMatch(/^This is not JSON: ./)
})

const fields: Readonly<Record<string, FieldDefinition>> = {
  what: { ...text, label: { en: 'What' }, required: { en: 'Choose' } },
  is: { ...text, label: { en: 'Is' }, max: 2, shownWhen: { field: 'what', equals: 'tag' } },
}

it.each<[FieldDefinition['kind'], FormValue, string | undefined]>([
  ['array', [{ what: 'tag', is: 'ab' }], undefined],
  ['array', [{ what: 'tag' }, { what: '', is: 'x' }], 'Entry 2, What: Choose'],
  ['array', [{ what: 'tag', is: 'abc' }], 'Entry 1, Is: Use at most 2 characters.'],
  ['array', [{ what: 'user', is: 'abc' }], undefined],
  ['object', { what: '', is: 'x' }, 'What: Choose'],
])('of fields that stand in an %s with %j is said: %s', (kind, value, sentence) => {
  expect(faultOf({ kind, fields }, value)).toBe(sentence)
})

it('asks conditions of fields in another one about their neighbours, and then about the form', () => {
  const asked = { ...text, required: { en: 'Say it' }, shownWhen: { field: 'mode', equals: 'all' } }
  const faultsOf = (entry: NestedValues) =>
    checkValues({ asked }, nestedContext({ asked }, entry, context({ mode: 'all' })))
  expect(faultsOf({})).toEqual({ asked: 'Say it' })
  expect(faultsOf({ mode: 'none' })).toEqual({})
})

it.each<[Partial<FieldDefinition>, readonly NestedValues[], string | undefined]>([
  [{ unique: { en: 'Twice' } }, [{ what: 'a' }, { what: 'b' }, { what: ' a ' }], 'Entry 3, What: Twice'],
  [{ unique: { en: 'Twice' } }, [{ what: 'a' }, { what: 'b' }], undefined],
  [{ unique: { en: 'Twice' } }, [{ what: '' }, { what: '' }], undefined],
  [
    { unique: { with: ['is'], says: { en: 'Both' } } },
    [
      { what: 'a', is: 'x' },
      { what: 'a', is: 'y' },
    ],
    undefined,
  ],
  [
    { unique: { with: ['is'], says: { en: 'Both' } } },
    [
      { what: 'a', is: 'x' },
      { what: 'a', is: 'x' },
    ],
    'Entry 2, What: Both',
  ],
  // The form around has a field of that name, too.
  [
    { unique: { with: ['outer'], says: { en: 'Both' } } },
    [{ what: 'a', outer: 'x' }, { what: 'a' }],
    undefined,
  ],
  [
    { kind: 'day', noOverlap: { to: 'outer', says: { en: 'Over' } } },
    [{ what: '2026-03-01', outer: '2026-03-04' }, { what: '2026-03-03' }],
    'Entry 2, What: Over',
  ],
  [
    { kind: 'day', noOverlap: { to: 'is', says: { en: 'Over' } } },
    [
      { what: '2026-03-01', is: '2026-03-04' },
      { what: '2026-03-05', is: '2026-03-06' },
      { what: '2026-03-04', is: '2026-03-04' },
    ],
    'Entry 3, What: Over',
  ],
  [
    { kind: 'number', ascends: { en: 'Beyond' } },
    [{ what: 1 }, { what: 5 }, { what: 5 }],
    'Entry 3, What: Beyond',
  ],
  [{ kind: 'time', ascends: { en: 'Beyond' } }, [{ what: '08:00' }, { what: '09:30' }], undefined],
  [
    { kind: 'day', ascends: { en: 'Beyond' } },
    [{ what: '2026-03-02' }, {}, { what: '2026-03-01' }],
    'Entry 3, What: Beyond',
  ],
])(
  'entries of which %j says what no two may have are told of it at the later one',
  (said, value, sentence) => {
    const entry = { what: { ...text, label: { en: 'What' }, ...said }, is: { ...text, label: { en: 'Is' } } }
    // Other records may have what an entry has.
    const others = () => [{ what: 'a', is: 'x' }]
    const { rules } = checkValues(
      { rules: { kind: 'array', label: { en: 'Rules' }, fields: entry } },
      { ...context({ rules: value, outer: 'x' }), others },
    )
    expect(rules).toBe(sentence)
  },
)

it('an entry is held against what is sent of those before it, and not against what they hide', () => {
  const what = { ...text, label: { en: 'What' }, shownWhen: { field: 'is', equals: 'set' } } as const
  const faultOf = (said: Partial<FieldDefinition>, is: string) =>
    checkValues(
      { rules: { kind: 'array', label: { en: 'Rules' }, fields: { what: { ...what, ...said }, is: text } } },
      context({
        rules: [
          { is, what: 7 },
          { is: 'set', what: 7 },
        ],
      }),
    ).rules
  for (const said of [{ unique: { en: 'Twice' } }, { kind: 'number', ascends: { en: 'Twice' } }] as const) {
    expect(faultOf(said, 'free')).toBeUndefined()
    expect(faultOf(said, 'set')).toBe('Entry 2, What: Twice')
  }
})

it.each([
  [['tag', 'tag'], 'Entry 2, Is: Twice'],
  [['tag', 'user'], undefined],
  [['user', 'tag'], undefined],
])('of entries of the kinds %j those of one kind alone are compared', (kinds, sentence) => {
  const is = { ...text, label: { en: 'Is' } }
  const field: FieldDefinition = {
    kind: 'array',
    label: { en: 'Rules' },
    kinds: {
      tag: { label: { en: 'Tag' }, fields: { is: { ...is, unique: { en: 'Twice' } } } },
      user: { label: { en: 'User' }, fields: { is } },
    },
  }
  const rules = kinds.map((kind) => ({ kind, is: 'a' }))
  expect(checkValues({ rules: field }, context({ rules })).rules).toBe(sentence)
})

it('a day that is too early or too late is told the day it may be, wherever that is read', () => {
  const field = { kind: 'day', min: '2026-03-01', max: '2026-03-31' } as const
  expect(faultOf(field, '2026-02-28')).toBe('Pick 01 Mar 2026 or later.')
  expect(faultOf(field, '2026-04-01')).toBe('Pick 31 Mar 2026 or earlier.')
  expect([faultOf(field, '2026-03-01'), faultOf(field, '2026-03-31')]).toEqual([undefined, undefined])
})

it('a date of a form is told the day it may be, a date with a time the time as well', () => {
  const early = '2026-02-01T12:00:00Z'
  const min = '2026-03-01T12:00:00Z'
  expect(faultOf({ kind: 'date', min }, early)).toBe('Pick 01 Mar 2026 or later.')
  expect(faultOf({ kind: 'date', input: 'date-time', min }, early)).toMatch(/^Pick .*\d:\d\d.* or later\.$/)
})

it('a limit that lies so long after another field is told as that', () => {
  const fields = {
    starts: { ...text, kind: 'day', label: { en: 'Starts' } },
    ends: {
      ...text,
      kind: 'day',
      min: { field: 'starts', plus: '1d' },
      max: { field: 'starts', plus: '30d' },
    },
  } as const
  const endsOn = (ends: string) => checkValues(fields, context({ starts: '2026-03-01', ends })).ends
  expect(endsOn('2026-04-01')).toBe('At most 30 days after Starts: pick 31 Mar 2026 or earlier.')
  expect(endsOn('2026-03-01')).toBe('At least 1 day after Starts: pick 02 Mar 2026 or later.')
  expect(endsOn('2026-03-31')).toBeUndefined()
  expect(checkValues({ ends: fields.ends }, context({ starts: '2026-03-01', ends: '2026-04-01' }))).toEqual({
    ends: 'Pick 31 Mar 2026 or earlier.',
  })
})

it('hands on the values where nothing is wrong, and otherwise what is, as a rule’s', () => {
  expect(resolved({ a: 1 }, {})).toEqual({ values: { a: 1 }, errors: {} })
  expect(resolved({ a: 1 }, { a: 'Too few' })).toEqual({
    values: {},
    errors: { a: { type: 'rule', message: 'Too few' } },
  })
})

it('names the fields that stand in the way in the order of the form', () => {
  const both = { a: { ...text, label: { en: 'First' } }, b: { ...text, label: { en: 'Second' } } }
  expect(faultsReason(both, { b: 'Wrong', a: 'Wrong' })).toBe('Please check: First, Second')
  expect(faultsReason(both, { b: 'Wrong' })).toBe('Please check: Second')
  expect(faultsReason(both, {})).toBeNull()
})

it('what the definition says of a value comes before what is said of its limits', () => {
  const field = { ...text, kind: 'number', max: 12 } as const
  const validWhen = { field: 'field', less: 13, reason: { en: 'Nobody works longer' } }
  expect(faultOf({ ...field, validWhen }, 13)).toBe('Nobody works longer')
  expect(faultOf({ ...field, validWhen }, 12.5)).toBe('Enter 12 or less.')
})

it('of several values that no two records may have together each may be had by itself', () => {
  const unique = { with: ['person'], says: { en: 'They have a shift that day' } }
  const faultsOf = (values: FormValues) =>
    checkValues(
      { day: { ...text, unique }, person: text },
      {
        ...context(values),
        others: () => [
          { id: '1', day: 'Monday', person: 'Ana' },
          { id: '2', day: 'Friday' },
        ],
      },
    )
  expect(faultsOf({ day: 'Monday', person: 'Ana' })).toEqual({ day: 'They have a shift that day' })
  expect(faultsOf({ day: 'Monday', person: 'Ben' })).toEqual({})
  expect(faultsOf({ day: 'Friday', person: '' })).toEqual({})
})

it('a time that another record of the list takes is said at the field at which it begins', () => {
  const says = { en: 'This person is away then' }
  const fields = {
    from: { ...text, kind: 'day', noOverlap: { to: 'to', of: ['person'], says } },
    to: { ...text, kind: 'day' },
    person: text,
  } as const
  const others = () => [{ id: '1', from: '2026-03-01', to: '2026-03-07', person: 'Ana' }]
  const faultsOf = (values: FormValues) => checkValues(fields, { ...context(values), others })
  expect(faultsOf({ from: '2026-03-07', to: '2026-03-09', person: 'Ana' })).toEqual({
    from: 'This person is away then',
  })
  expect(faultsOf({ from: '2026-03-08', to: '2026-03-09', person: 'Ana' })).toEqual({})
  expect(faultsOf({ from: '2026-03-07', to: '2026-03-09', person: 'Ben' })).toEqual({})
})
