import { describe, expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormContext, FormMode, FormValues } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { probe } from '../../testing/probe-file'
import { checkValues } from './check-values'
import { formPlanOf, lockOf } from './form-plan'
import { requestOf } from './record-values'

const auth = { type: 'text', label: 'Auth', shownWhen: { field: 'channel', equals: 'hook' } }
const token = {
  ...{ type: 'text', label: 'Token', required: 'Enter the token' },
  shownWhen: { field: 'auth', equals: 'token' },
}
const { definition } = readResourceFile(
  JSON.stringify({
    ...probe,
    fields: {
      name: probe.fields.name,
      channel: { type: 'text', label: 'Channel' },
      auth,
      token,
      note: {
        ...{ type: 'text', label: 'Note', required: 'Say why' },
        requiredWhen: { field: 'auth', equals: 'token' },
        validWhen: { field: 'auth', not: 'token', reason: 'No note beside a token' },
        lockedWhen: { field: 'auth', equals: 'basic', reason: 'It is basic' },
      },
      most: { type: 'number', label: 'Most', shownWhen: { field: 'channel', equals: 'hook' } },
      size: { type: 'number', label: 'Size', max: { field: 'most' } },
      double: { type: 'computed', label: 'Double', as: 'number', value: 'most * 2' },
      big: { type: 'text', label: 'Big', shownWhen: { field: 'double', greater: 10 } },
      hen: { type: 'text', label: 'Hen', shownWhen: { field: 'egg', set: true } },
      egg: { type: 'text', label: 'Egg', shownWhen: { field: 'hen', set: true } },
      targets: {
        type: 'array',
        label: 'Targets',
        fields: { channel: { type: 'text', label: 'Channel' }, auth, token },
      },
    },
    list: { ...probe.list, columns: ['name'] },
    create: {
      fields: ['name', 'channel', 'auth', 'token', 'note', 'most', 'size', 'big', 'hen', 'egg', 'targets'],
    },
    edit: { fields: ['name', 'channel', 'auth', 'token'] },
    detail: { fields: ['name'] },
  }),
  'probes.json',
)

function asked(values: FormValues, mode: FormMode = 'create', record: FormContext['record'] = null) {
  const plan = formPlanOf(definition, mode)
  const { computed, fields } = plan
  const about = { scope: { kind: 'user' }, person: buildPerson(), productKey: 'basalt' } as const
  const environment = { ...about, mode, record, computed, fields }
  const read = () => {
    throw new Error('Nothing is read')
  }
  return {
    faults: checkValues(fields, { ...environment, values }),
    body: requestOf(plan, environment, values, read),
    lock: (name: string) => lockOf(plan, name, { ...environment, values }),
  }
}

describe('a condition that asks a field which is not shown', () => {
  it('is told nothing of what stands in it: what hangs on it goes, too, and is not sent', () => {
    expect(asked({ name: 'a', channel: 'hook', auth: 'token' }).faults.token).toBe('Enter the token')
    const hidden = asked({ name: 'a', channel: 'mail', auth: 'token', token: 'x' })
    expect(hidden.body).toEqual({ name: 'a', channel: 'mail' })
    expect(asked({ name: 'a', channel: 'mail', auth: 'token' }).faults).toEqual({})
  })

  it('neither wants, refuses nor closes anything, and sets no limit', () => {
    const at = (channel: string, auth: string) =>
      asked({ name: 'a', channel, auth, note: 'n', most: 2, size: 3 })
    expect(at('hook', 'token').faults.note).toBe('No note beside a token')
    expect(at('hook', 'basic').lock('note')).toBe('It is basic')
    expect(at('hook', 'basic').faults.size).toBe('Enter 2 or less.')
    expect(at('mail', 'token').faults).toEqual({})
    expect(at('mail', 'basic').lock('note')).toBeNull()
  })

  it('asks a formula that does without it', () => {
    const sent = (channel: string) => asked({ name: 'a', channel, most: 6, big: 'b' }).body
    expect(sent('hook')).toEqual({ name: 'a', channel: 'hook', most: 6, big: 'b' })
    expect(sent('mail')).toEqual({ name: 'a', channel: 'mail' })
  })

  it('is told of a record what that keeps', () => {
    const record = { id: '1', name: 'a', channel: 'hook', auth: 'token', token: 'x' }
    expect(asked({ name: 'a', channel: 'mail', auth: 'none', token: 'y' }, 'edit', record).body).toEqual({
      name: 'a',
      channel: 'mail',
      token: 'y',
    })
  })

  it('goes round in no circle: two that hang on each other are shown while both hold something', () => {
    expect(asked({ name: 'a', hen: 'h', egg: 'e' }).body).toEqual({ name: 'a', hen: 'h', egg: 'e' })
    expect(asked({ name: 'a', hen: 'h' }).body).toEqual({ name: 'a' })
  })

  it('asks so within an entry, too', () => {
    const entry = (channel: string) => ({ channel, auth: 'token', token: 'x' })
    expect(asked({ name: 'a', targets: [entry('hook'), entry('mail')] }).body).toEqual({
      name: 'a',
      targets: [{ channel: 'hook', auth: 'token', token: 'x' }, { channel: 'mail' }],
    })
    const around = { name: 'a', channel: 'hook', auth: 'token', token: 'y' }
    expect(asked({ ...around, targets: [entry('mail')] }).body).toEqual({
      ...around,
      targets: [{ channel: 'mail' }],
    })
    expect(asked({ ...around, targets: [{ channel: 'mail' }] }).faults).toEqual({ note: 'Say why' })
  })
})
