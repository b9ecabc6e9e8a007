import { describe, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../src/definitions/define'
import { buildPerson } from '../../src/testing/builders'
import { gadgets } from '../../src/testing/gadgets'
import { Problem } from '../problems'
import { readBody } from './read-body'

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
