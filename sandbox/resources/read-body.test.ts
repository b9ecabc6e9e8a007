import { describe, expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../src/definitions/define'
import type { FieldDefinition } from '../../src/definitions/define-field'
import { readResourceFile } from '../../src/definitions/file/read-resource-file'
import { buildPerson } from '../../src/testing/builders'
import { gadgets } from '../../src/testing/gadgets'
import { probe } from '../../src/testing/probe-file'
import { testsInZone } from '../../src/testing/tests-in-zone'
import { Problem } from '../problems'
import { readAsked, readBody, requireFit } from './read-body'

testsInZone('America/St_Johns')

const weight = {
  label: { en: 'Weight' },
  kind: 'number',
  lockedWhen: { field: 'note', equals: 'sealed', reason: { en: 'It is sealed' } },
} as const
const definition: ResourceDefinition = {
  ...gadgets,
  formFields: { note: { label: { en: 'Note' }, kind: 'text' }, weight },
  edit: {
    call: { method: 'PATCH', path: '/instances/{instanceId}/gadgets/{recordId}' },
    title: { en: 'Edit' },
    submit: { en: 'Save' },
    success: { en: 'Saved' },
    sections: [{ title: { en: 'Gadget' }, fields: ['note', 'weight'] }],
  },
}

/** What a change of a record is refused with; null for one that is taken. */
function refusalOf(body: object, before: Record<string, unknown>, of = definition): unknown {
  try {
    readBody(of, 'edit', JSON.stringify(body), buildPerson(), before)
    return null
  } catch (error) {
    return error instanceof Problem ? error.body : error
  }
}

it('a key that every object has is no field', () => {
  expect(JSON.stringify(refusalOf({ toString: 'x' }, {}))).toContain('toString is not known here.')
})

describe('a field that is locked by a condition', () => {
  it.each([
    [
      'is refused another value with its reason',
      { weight: 2 },
      { note: 'sealed', weight: 1 },
      'It is sealed',
    ],
    ['is refused a first value', { weight: 2 }, { note: 'sealed' }, 'It is sealed'],
    [
      'is refused with the change that locks it',
      { note: 'sealed', weight: 2 },
      { weight: 1 },
      'It is sealed',
    ],
    ['may be sent as it is', { note: 'sealed', weight: 1 }, { note: 'sealed', weight: 1 }, null],
    ['may be sent empty as it is', { weight: null }, { note: 'sealed' }, null],
    ['is changed where the condition does not hold', { weight: 2 }, { note: 'open', weight: 1 }, null],
  ])('%s', (_what, body, before, reason) => {
    const refusal = refusalOf(body, before)
    if (reason === null) expect(refusal).toBeNull()
    else expect(JSON.stringify(refusal)).toContain(`{"fieldName":"weight","message":"${reason}"`)
  })

  it('is closed by its value before, and not by the one that is sent', () => {
    const sealed = { field: 'note', equals: 'sealed', reason: { en: 'It stays sealed' } }
    const note = { label: { en: 'Note' }, kind: 'text', lockedWhen: sealed } as const
    const own = { ...definition, formFields: { note } }
    expect(refusalOf({ note: 'sealed' }, { note: 'open' }, own)).toBeNull()
    expect(JSON.stringify(refusalOf({ note: 'open' }, { note: 'sealed' }, own))).toContain('It stays sealed')
  })
})

it('an amount that is finer than its currency is refused as the form refuses it', () => {
  const code = { label: { en: 'Currency' }, kind: 'text' } as const
  const weight = { label: { en: 'Cost' }, kind: 'money', currency: { field: 'note' } } as const
  const costs = { ...definition, formFields: { note: code, weight } }
  const refused = '{"fieldName":"weight","message":"JPY has no decimals."'
  expect(JSON.stringify(refusalOf({ weight: 12.5 }, { note: 'JPY' }, costs))).toContain(refused)
  expect(JSON.stringify(refusalOf({ note: 'JPY', weight: 12.5 }, { note: 'EUR' }, costs))).toContain(refused)
  expect(refusalOf({ weight: 12.5 }, { note: 'EUR' }, costs)).toBeNull()
})

const wrongForm = 'weight is missing or has the wrong form.'
const words = { en: 'Words' }

/** Fields of an object, one of which is needed at times. */
const parted = (requiredWhen: FieldDefinition['requiredWhen']): FieldDefinition['fields'] => ({
  size: { label: { en: 'Size' }, kind: 'text' },
  part: { label: { en: 'Part' }, kind: 'text', required: words, requiredWhen },
})

describe('a value that is sent', () => {
  it.each<[Partial<FieldDefinition>, unknown, string | null]>([
    [{ kind: 'switch' }, 'yes', wrongForm],
    [{ kind: 'number' }, '2', wrongForm],
    [{ kind: 'object' }, [], wrongForm],
    [{ kind: 'object' }, 'a', wrongForm],
    [{ kind: 'array' }, [1], wrongForm],
    [{ kind: 'list' }, 'a', wrongForm],
    [{ kind: 'choice', options: [{ value: 'a', label: words }] }, 'b', wrongForm],
    [{ kind: 'email' }, ' ada@basalt.test ', null],
    [{ kind: 'email' }, 'ada', 'Weight has the wrong form.'],
    [{ kind: 'list', min: 2, max: 2 }, ['a', 'b'], null],
    [{ kind: 'list', max: 2 }, ['a', 'b', 'c'], 'Weight: at most 2 entries.'],
    [{ kind: 'list', min: 2 }, ['a'], 'Weight: at least 2 entries.'],
    [{ kind: 'text', min: 2, max: 3 }, 'four', 'Weight: from 2 to 3 letters.'],
    [{ kind: 'day', min: '2026-03-01' }, '2026-02-28', 'Weight: not before 2026-03-01.'],
    // Where somebody sits it may still be yesterday, and already be tomorrow.
    [{ kind: 'day', min: 'today' }, '2026-03-01', null],
    [{ kind: 'day', min: 'today' }, '2026-02-28', 'Weight: not before 2026-03-02.'],
    [{ kind: 'day', max: 'today' }, '2026-03-03', null],
    [{ kind: 'day', max: 'today+30d' }, '2026-04-02', null],
    [{ kind: 'day', max: 'today+30d' }, '2026-04-03', 'Weight: not after 2026-04-01.'],
    [
      { kind: 'date-time', min: 'now-30d' },
      '2026-01-01T00:00:00Z',
      expect.stringContaining('Weight: not before 2026-01-31'),
    ],
    [{ kind: 'day', max: 'today' }, '2026-03-04', 'Weight: not after 2026-03-02.'],
    [{ kind: 'host' }, 'db example', 'Weight has the wrong form.'],
    [{ kind: 'date-time' }, 'soon', 'Weight has the wrong form.'],
    // The present has seconds, which no limit has.
    [{ kind: 'date-time', max: '2026-03-01T12:00:00Z' }, '2026-03-01T12:00:30Z', null],
    [
      { kind: 'date-time', max: '2026-03-01T12:00:00Z' },
      '2026-03-01T12:01:00Z',
      'Weight: not after 2026-03-01T12:00:00.000Z.',
    ],
    [{ kind: 'list', pattern: { matches: '^a', says: words } }, ['a', 'b'], 'Words'],
    [{ kind: 'object', fields: parted({ field: 'size', equals: 'L' }) }, { size: 'L' }, 'Part: Words'],
    [{ kind: 'object', fields: parted({ field: 'size', equals: 'L' }) }, { size: 'S' }, null],
    [{ kind: 'object', fields: parted({ field: 'note', equals: 'light' }) }, { size: 'S' }, 'Part: Words'],
    // Of what is not there yet nobody knows whether it is less.
    [{ validWhen: { field: 'weight', greater: { field: 'other' }, reason: words } }, 2, null],
    [{ validWhen: { field: 'weight', greater: 2, reason: words } }, 2, 'Words'],
    [{ shownWhen: { field: 'note', equals: 'heavy' } }, 2, 'weight has no place here.'],
    [{ required: words }, null, 'Words'],
    [{ required: words, requiredWhen: { field: 'note', equals: 'heavy' } }, null, null],
    // What only the console's own code can tell is not known here.
    [{ lockedWhen: () => 'It is locked' }, 2, null],
  ])('in a field with %j is, as %j, refused with %j', (parts, value, message) => {
    vi.useFakeTimers({ now: new Date('2026-03-02T15:00:00Z') })
    const field: FieldDefinition = { label: { en: 'Weight' }, kind: 'number', ...parts }
    const of = { ...definition, formFields: { note: { label: words, kind: 'text' }, weight: field } } as const
    const refusal = refusalOf({ weight: value }, { note: 'light' }, of)
    const errors = [{ fieldName: 'weight', message, notActivated: false }]
    expect(refusal).toEqual(message === null ? null : { errors })
  })
})

it.each([
  [{ note: 'mail' }, { note: 'hook' }, []],
  [{ note: 'hook', auth: 'token', weight: 2 }, {}, []],
  [{ note: 'mail', weight: 2 }, { note: 'hook' }, ['weight']],
  // A record keeps what its form does not show.
  [{ note: 'mail', weight: 2 }, { note: 'hook', auth: 'token' }, []],
])(
  'what hangs on a field that is not sent is judged by what the record has: %j of %j',
  (body, before, refused) => {
    const auth = { label: words, kind: 'text', shownWhen: { field: 'note', equals: 'hook' } } as const
    const token = { ...weight, lockedWhen: [], shownWhen: { field: 'auth', equals: 'token' } } as const
    const [edit, sections] = [definition.edit, [{ title: words, fields: ['note', 'auth', 'weight'] }]]
    const of = {
      ...definition,
      formFields: { ...definition.formFields, auth, weight: token },
      ...(edit && { edit: { ...edit, sections } }),
    }
    const errors = refused.map((fieldName) => ({
      ...{ fieldName, message: `${fieldName} has no place here.`, notActivated: false },
    }))
    expect(refusalOf(body, before, of)).toEqual(refused.length === 0 ? null : { errors })
  },
)

it('what an action sends has to fit the fields that hang on it, and what did not fit before stays', () => {
  const fields = {
    from: { label: { en: 'From' }, kind: 'day' },
    to: { label: { en: 'To' }, kind: 'day', min: { field: 'from' } },
  } as const
  const judged = (before: object, values: object) => () =>
    requireFit({ fields }, { ...before }, { values: { ...values }, person: buildPerson() })
  const before = { from: '2026-03-01', to: '2026-03-02' }
  expect(judged(before, { ...before, from: '2026-03-02' })).not.toThrow()
  expect(judged(before, { ...before, from: '2026-03-03' })).toThrow(Problem)
  expect(judged(before, { ...before, to: '2026-02-28' })).toThrow(Problem)
  const shownWhen = { field: 'note', equals: 'shown' }
  const hidden = { ...fields, to: { ...fields.to, shownWhen } }
  const move = (note: string) => () =>
    requireFit({ fields: hidden }, before, {
      values: { ...before, from: '2026-03-03', note },
      person: buildPerson(),
    })
  expect(move('hidden')).not.toThrow()
  expect(move('shown')).toThrow(Problem)
  const broken = { from: '2026-03-05', to: '2026-03-02', note: 'a' }
  expect(judged(broken, { ...broken, note: 'b' })).not.toThrow()
})

describe('a field that is locked in the form of a new record', () => {
  const lockedWhen = { person: 'email', set: true, reason: { en: 'It is yours' } } as const
  const who: FieldDefinition = {
    ...{ label: { en: 'Who' }, kind: 'email', required: { en: 'Who is it?' }, lockedWhen },
    default: { person: 'email' },
  }
  const day = { label: { en: 'Day' }, kind: 'day', lockedWhen, default: 'today' } as const
  const isSigned = { field: 'day', set: true, reason: { en: 'It is signed' } }
  const sum: FieldDefinition = { label: { en: 'Sum' }, kind: 'number', lockedWhen: isSigned }
  const { edit } = definition
  const sections = [{ title: { en: 'Gadget' }, fields: ['who', 'day', 'sum'] }]
  const made = { ...definition, formFields: { who, day, sum }, create: edit && { ...edit, sections } }
  const person = buildPerson({ email: 'me@x.test' })

  it.each([
    ['takes its default', { who: 'me@x.test' }, null],
    ['refuses another value', { who: 'you@x.test' }, 'It is yours'],
    ['still has to be there', {}, 'Who is it?'],
    ['takes the day of the browser', { who: 'me@x.test', day: '2026-11-30' }, null],
    ['takes what was typed before it', { who: 'me@x.test', day: '2026-11-30', sum: 7 }, null],
    ['refuses another day', { who: 'me@x.test', day: '2026-12-02' }, 'It is yours'],
  ])('%s: %j', (_what, body, expected) => {
    vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') })
    const says = () => {
      try {
        readBody(made, 'create', JSON.stringify(body), person)
        return null
      } catch (error) {
        return error instanceof Problem ? JSON.stringify(error.body) : String(error)
      }
    }
    if (expected === null) expect(says()).toBeNull()
    else expect(says()).toContain(expected)
  })
})

describe('a condition that asks a computed field', () => {
  const less = { field: 'double', less: 9, reason: 'It is too big' }
  const inner = { type: 'number', label: 'Inner', validWhen: less }
  const { definition: computing } = readResourceFile(
    JSON.stringify({
      ...probe,
      fields: {
        ...probe.fields,
        size: { type: 'number', label: 'Size', validWhen: less },
        shape: { type: 'object', label: 'Shape', fields: { size: inner } },
        kind: {
          ...{ type: 'text', label: 'Kind' },
          lockedWhen: { field: 'double', equals: 8, reason: 'It is eight' },
        },
      },
    }),
    'probes.json',
  )
  const says = (read: () => unknown) => {
    try {
      read()
      return null
    } catch (error) {
      return error instanceof Problem ? JSON.stringify(error.body) : String(error)
    }
  }

  it.each<['create' | 'edit', object, string | null]>([
    ['create', { name: 'a', size: 4 }, null],
    ['create', { name: 'a', size: 5 }, 'It is too big'],
    ['create', { name: 'a', size: 4, shape: { size: 30 } }, null],
    ['create', { name: 'a', size: 5, shape: { size: 1 } }, 'Inner: It is too big'],
    ['edit', { size: 4 }, null],
    ['edit', { size: 5 }, 'It is too big'],
    ['edit', { size: 3, kind: 'c' }, null],
    ['edit', { size: 4, kind: 'c' }, 'It is eight'],
  ])('judges by what is sent, to %s %j', (mode, body, expected) => {
    const before = mode === 'edit' ? { id: '1', name: 'a', size: 30, double: 60, kind: 'b' } : {}
    const found = says(() => readBody(computing, mode, JSON.stringify(body), buildPerson(), before))
    if (expected === null) expect(found).toBeNull()
    else expect(found).toContain(expected)
  })

  it('judges by what is typed for an action', () => {
    const size: FieldDefinition = {
      ...{ kind: 'number', label: { en: 'Size' } },
      validWhen: { ...less, reason: { en: 'It is too big' } },
    }
    const row = { id: '1', name: 'a', size: 30, double: 60 }
    const asked = (value: number) =>
      says(() =>
        readAsked(computing, { fields: { size } }, JSON.stringify({ size: value }), buildPerson(), row),
      )
    expect(asked(4)).toBeNull()
    expect(asked(5)).toContain('It is too big')
  })
})
