import { describe, expect, it } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormContext } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { checkValues } from './check-values'
import { actionPlanOf, formPlanOf, keptFields, lockOf } from './form-plan'

const call = { method: 'PATCH', path: '/users/{id}/instances/{name}/doors/{recordId}' } as const
const close: ActionDefinition = {
  ...{ name: 'close', label: { en: 'Close' }, icon: 'stop', requires: 'create', where: ['row'], call },
  fields: { note: { label: { en: 'Note' }, kind: 'text' } },
}
const context = (values: FormContext['values']): FormContext => ({
  ...{ mode: 'action', record: buildDoor(), values, person: buildPerson(), productKey: 'basalt' },
  scope: { kind: 'cluster', cluster: buildClusterDetail() },
})

describe('the form of a definition', () => {
  it('has the fields of its sections alone, in their order, and those that cannot be changed say so', () => {
    const edit = formPlanOf(doors, 'edit')
    expect(Object.keys(edit.fields)).toEqual(['owner', 'range', 'size', 'note', 'isActive'])
    expect(lockOf(edit, 'owner', context({}))).toBe('This cannot be changed any more.')
    expect(lockOf(edit, 'range', context({}))).toBeNull()
    expect(formPlanOf(doors, 'create').locked).toEqual([])
  })

  it('says of a secret of a record that it stays, unless the secret has words of its own', () => {
    const password = { kind: 'secret', label: { en: 'Password' } } as const
    const saidOf = (parts: Partial<FieldDefinition>) => {
      const formFields = { ...doors.formFields, note: { ...password, ...parts } }
      return formPlanOf({ ...doors, formFields }, 'edit').fields.note?.placeholder
    }
    expect([saidOf({}), saidOf({ placeholder: { en: 'Ask Ada' } })]).toEqual([
      'form.secretKept',
      { en: 'Ask Ada' },
    ])
  })

  it('requires a secret of a new record alone, and every other field as before', () => {
    const requiredBy = (mode: 'create' | 'edit', kind: FieldDefinition['kind']) => {
      const note = { kind, label: { en: 'Note' }, required: { en: 'Say why' } }
      return formPlanOf({ ...doors, formFields: { ...doors.formFields, note } }, mode).fields.note?.required
    }
    expect([requiredBy('create', 'secret'), requiredBy('edit', 'secret')]).toEqual([
      { en: 'Say why' },
      undefined,
    ])
    expect([requiredBy('create', 'text'), requiredBy('edit', 'text')]).toEqual([
      { en: 'Say why' },
      { en: 'Say why' },
    ])
  })

  it('is none where the definition has none', () => {
    expect(() => formPlanOf({ ...doors, edit: undefined }, 'edit')).toThrow('"doors" has no form to edit')
    expect(() => formPlanOf(doors, 'action')).toThrow('"doors" has no form to action')
  })
})

describe('the form of an action', () => {
  it('is called by what it is done to, and says that it is done, unless it has words of its own', () => {
    const plain = actionPlanOf(doors, close, buildDoor(), buildPerson())
    expect(plain.title).toEqual(expect.objectContaining({ key: 'form.actionOn' }))
    expect([plain.submit, plain.sections]).toEqual([
      { en: 'Close' },
      [{ title: { en: 'Close' }, fields: ['note'] }],
    ])
    expect(plain.success).toEqual(expect.objectContaining({ key: 'form.actionDone' }))
    expect(actionPlanOf(doors, close, null, buildPerson()).title).toEqual({ en: 'Close' })
    const words = { title: { en: 'Close it?' }, text: { en: 'For all.' }, submit: { en: 'Yes' } }
    const own = actionPlanOf(
      doors,
      {
        ...close,
        ...{ confirm: { kind: 'simple', ...words }, success: { en: 'Shut' }, failure: { en: 'It is stuck' } },
        ...{ progress: { en: 'Closing' }, dangerText: { en: 'For good' } },
      },
      buildDoor(),
      buildPerson(),
    )
    expect(own).toMatchObject({
      ...{ title: words.title, intro: words.text, submit: words.submit, success: { en: 'Shut' } },
      ...{ failure: { en: 'It is stuck' }, progress: { en: 'Closing' }, dangerText: { en: 'For good' } },
    })
  })

  it('sends, begins and reads again what its action says, and tells what the server does', () => {
    const rest = {
      useServerMessage: true,
      reloadsPerson: true,
      operation: 'import',
      answer: { show: ['note'], once: true },
    } as const
    const plan = actionPlanOf(
      doors,
      { ...close, ...rest, sends: { isActive: false } },
      buildDoor(),
      buildPerson(),
    )
    expect(plan).toMatchObject(rest)
    expect(plan.sends?.()).toEqual({ isActive: false })
  })

  it('asks for the name that confirms it, which is right alone, and is neither kept nor handed to its request', () => {
    const words = { title: { en: 'Close it?' }, text: { en: 'For all.' }, submit: { en: 'Yes' } }
    const wrong = { field: { en: 'Type {{name}}' }, mismatch: { en: 'Not its name' } }
    const asked: unknown[] = []
    const plan = actionPlanOf(
      doors,
      {
        ...close,
        confirm: { kind: 'typed-name', ...words, ...wrong },
        request: (records, _context, values) => {
          asked.push(records, values)
          return { body: 'sent' }
        },
      },
      buildDoor(),
      buildPerson(),
    )
    const typed = plan.typedName ?? ''
    expect(Object.keys(plan.fields)).toEqual(['note', typed])
    expect(Object.keys(keptFields(plan))).toEqual(['note'])
    const faultOf = (name: string) => checkValues(plan.fields, context({ [typed]: name }))[typed]
    expect(['', '10.0.0', '10.0.0.0 '].map(faultOf)).toEqual(Array(3).fill('Not its name'))
    expect(faultOf('10.0.0.0')).toBeUndefined()
    const read = () => {
      throw new Error('nothing is read')
    }
    const values = { note: 'x', [typed]: '10.0.0.0' }
    expect(plan.request?.(values, { ...context(values), read })).toBe('sent')
    expect(asked).toEqual([[buildDoor()], { note: 'x' }])
  })

  it('is none of an action that asks for nothing, or that makes no call', () => {
    expect(() => actionPlanOf(doors, { ...close, fields: undefined }, null, buildPerson())).toThrow(
      'asks for no values',
    )
    expect(() => actionPlanOf(doors, { ...close, call: undefined }, null, buildPerson())).toThrow(
      'asks for no values',
    )
  })
})
