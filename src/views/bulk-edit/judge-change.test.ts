import { describe, expect, it, vi } from 'vitest'
import type { ActionDefinition } from '../../definitions/define-action'
import type { RequestContext } from '../../definitions/define-behaviour'
import type { FieldDefinition } from '../../definitions/define-field'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { probe } from '../../testing/probe-file'
import { formPlanOf } from '../form/form-plan'
import { changedBy, fieldForAll, whyLeftOut } from './judge-change'

const edit: ActionDefinition = {
  ...{
    name: 'edit',
    label: { en: 'Edit' },
    icon: 'edit',
    requires: 'create',
    where: ['selection'],
    bulk: 'edit',
  },
  enabledWhen: { field: 'isActive', equals: true, reason: { en: 'It is closed' } },
}

it.each([
  ['may be changed', {}, 5, null],
  ['may not be edited', { isActive: false }, 5, 'It is closed'],
  ['has the value', { size: 5 }, 5, 'It has this value already.'],
  ['would be wrong then', {}, 11, 'Size: Enter a number from 1 to 10.'],
  ['was wrong elsewhere before', { range: '192.168.10.10' }, 5, null],
])('a record that %s is left out of a change, or not', (_what, parts, size, why) => {
  stageAccess(doors)
  const plan = formPlanOf(doors, 'edit')
  const context = {
    ...{ person: buildPerson(), productKey: 'basalt', environment: 'production' },
    ...{ list: () => [], isAwaited: () => false },
    scope: { kind: 'cluster', cluster: buildClusterDetail() },
  } as const
  const change = {
    plan,
    fields: { size: { kind: 'number', label: { en: 'Size' } } as const },
    values: { size },
  }
  expect(whyLeftOut(buildDoor(parts), change, { definition: doors, action: edit, context })).toBe(why)
})

it('a field that only some records need is not needed where it is asked for once', () => {
  const field: FieldDefinition = { kind: 'text', label: { en: 'Note' }, required: { en: 'Say why' } }
  expect(fieldForAll(field, []).required).toEqual({ en: 'Say why' })
  const requiredWhen = { field: 'size', greater: 3 }
  expect(fieldForAll({ ...field, requiredWhen }, [])).toEqual({ kind: 'text', label: { en: 'Note' } })
})

it('a condition on the value is asked once where it asks nothing but what is asked for', () => {
  const of = (name: string) => ({ field: name, less: 9, reason: { en: 'Too big' } })
  const field: FieldDefinition = { kind: 'number', label: { en: 'Size' }, validWhen: [of('size'), of('sum')] }
  expect(fieldForAll(field, ['size']).validWhen).toEqual([of('size')])
  expect(fieldForAll(field, ['size', 'sum']).validWhen).toEqual([of('size'), of('sum')])
  expect(fieldForAll({ ...field, validWhen: of('sum') }, ['size']).validWhen).toEqual([])
  // Of the two fields it compares, one is not asked for.
  const both = { field: 'size', less: { field: 'sum' }, reason: { en: 'Too big' } }
  expect(fieldForAll({ ...field, validWhen: both }, ['size']).validWhen).toEqual([])
})

it('a record whose computed field would be wrong by the change is left out', () => {
  const { definition } = readResourceFile(
    JSON.stringify({
      ...probe,
      fields: {
        ...probe.fields,
        size: {
          ...{ type: 'number', label: 'Size' },
          validWhen: { field: 'double', less: 9, reason: 'Too big' },
        },
      },
    }),
    'probes.json',
  )
  stageAccess(definition)
  const context = {
    ...{ person: buildPerson(), productKey: 'basalt', environment: 'production' },
    ...{ list: () => [], isAwaited: () => false },
    scope: { kind: 'user' },
  } as const
  const whyLeft = (size: number) => {
    const fields = { size: { kind: 'number', label: { en: 'Size' } } as const }
    const change = { plan: formPlanOf(definition, 'edit'), fields, values: { size } }
    const action: ActionDefinition = { ...edit, requires: 'manage', enabledWhen: [] }
    const record = { id: '1', name: 'a', size: 1, double: 2 }
    return whyLeftOut(record, change, { definition, action, context })
  }
  expect([whyLeft(5), whyLeft(4)]).toEqual(['Size: Too big', null])
})

describe('what no two records may have, or take at one time', () => {
  const day = (id: string, person: string, from: string, to: string) => ({
    ...{ id, name: `Shift ${id}`, person, shift: 'early' },
    ...{ from: `2026-12-05T${from}:00Z`, to: `2026-12-05T${to}:00Z` },
  })
  const records = [
    day('1', 'Ada', '08:00', '10:00'),
    day('2', 'Max', '09:00', '11:00'),
    day('3', 'Eve', '10:30', '12:00'),
    day('4', 'Eve', '14:00', '15:00'),
  ]
  const text = (label: string) => ({ type: 'text', label })
  const shifts = (paging: string, shift: object = {}) => {
    const fields = {
      ...{ name: text('Name'), person: text('Person'), shift: { ...text('Shift'), ...shift } },
      from: {
        ...{ type: 'date-time', label: 'From' },
        noOverlap: { to: 'to', of: ['person'], says: 'This person works then' },
      },
      to: { type: 'date-time', label: 'To' },
    }
    const list = { ...probe.list, columns: ['name'], paging }
    const edit = { fields: Object.keys(fields) }
    const access = { subject: 'Account', list: 'view', edit: 'manage' }
    const none = { create: undefined, detail: undefined, actions: undefined }
    const file = { ...probe, ...none, access, fields, list, edit }
    const read = readResourceFile(JSON.stringify(file), 'probes.json')
    expect(read.faults).toEqual([])
    return read.definition
  }
  const whyLeft = (
    definition: ReturnType<typeof shifts>,
    values: Readonly<Record<string, string>>,
    ...[id, changed]: [string, string[]?]
  ) => {
    stageAccess(definition)
    const context = {
      ...{ person: buildPerson(), productKey: 'basalt', environment: 'production' },
      ...{ list: () => records, isAwaited: () => false },
      scope: { kind: 'user' },
    } as const
    const field: FieldDefinition = { kind: 'text', label: { en: 'Person' } }
    const fields = Object.fromEntries(Object.keys(values).map((name) => [name, field]))
    const change = { plan: formPlanOf(definition, 'edit'), fields, values }
    const action: ActionDefinition = { ...edit, requires: 'manage', enabledWhen: [] }
    const found = records.find((each) => each.id === id)
    const question = { definition, action, context }
    if (!found) throw new Error('There is no such record')
    return whyLeftOut(found, change, {
      ...question,
      changed: records.filter((each) => changed?.includes(each.id)),
    })
  }
  const busy = 'From: This person works then'

  it('leaves out a record that would take a time of another one', () => {
    const definition = shifts('client')
    expect(['1', '4'].map((id) => whyLeft(definition, { person: 'Max' }, id))).toEqual([busy, null])
  })

  it('leaves out a record that would take a time of one that is changed before it', () => {
    const definition = shifts('client')
    expect(whyLeft(definition, { person: 'Zoe' }, '2')).toBeNull()
    expect(whyLeft(definition, { person: 'Zoe' }, '2', ['1'])).toBe(busy)
  })

  it('leaves out a record that would have together what no two may have', () => {
    const definition = shifts('client', { unique: { with: ['person'], says: 'They have this shift' } })
    expect(whyLeft(definition, { person: 'Ada' }, '2')).toBe('Shift: They have this shift')
  })

  it('is left to a server that cuts the list into pages', () => {
    expect(whyLeft(shifts('server'), { person: 'Max' }, '1')).toBeNull()
  })
})

describe('the body that changes a record', () => {
  const label = { en: 'Field' }
  const fields = { size: { kind: 'number', label }, note: { kind: 'text', label } } as const
  const values = { size: 7, note: 'Wide' }
  const context: RequestContext = {
    ...{ person: buildPerson(), productKey: 'basalt', read: () => expect.fail('asked') },
    scope: { kind: 'cluster', cluster: buildClusterDetail() },
  }
  const plan = formPlanOf(doors, 'edit')
  const shownOf = (greater: number) =>
    ({ kind: 'text', label, shownWhen: { field: 'size', greater } }) as const

  it('has a field that is shown by what another becomes, and none that is hidden by it', () => {
    const bodyOf = (greater: number, size: number) => {
      const ruled = { ...plan, fields: { ...plan.fields, note: shownOf(greater) } }
      return changedBy({ plan: ruled, fields, values }, buildDoor({ size }), context)
    }
    expect(bodyOf(5, 3)).toEqual({ size: 7, note: 'Wide' })
    expect(bodyOf(7, 9)).toEqual({ size: 7 })
  })

  it('is made by the converter of the form from what the record becomes', () => {
    const request = vi.fn(() => ({ made: true }))
    expect(changedBy({ plan: { ...plan, request }, fields, values }, buildDoor(), context)).toEqual({
      made: true,
    })
    const after = { owner: 'Olive', range: '10.0.0.0', size: 7, note: 'Wide', isActive: true }
    expect(request.mock.calls).toEqual([[after, expect.objectContaining({ mode: 'edit', values: after })]])
  })
})
