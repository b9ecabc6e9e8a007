import { expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormValues } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { probe } from '../../testing/probe-file'
import { everyWarning } from './field-warnings'

const cidr = {
  type: 'text',
  label: 'Range',
  warnWhen: [
    { field: 'cidr', in: ['0.0.0.0/0', '::/0'], says: 'Everybody gets in' },
    {
      all: [
        { field: 'cidr', not: '10.0.0.0/8' },
        { field: 'isOn', equals: true },
      ],
      says: 'Not ours',
    },
  ],
}
const size = {
  type: 'number',
  label: 'Size',
  shownWhen: { field: 'kind', equals: 'paid' },
  warnWhen: { field: 'size', greater: 100, says: 'That costs' },
}
const other = {
  type: 'text',
  label: 'Other',
  shownWhen: { field: 'cidr', equals: 'other' },
  warnWhen: { field: 'other', equals: '::/0', says: 'Everybody gets in' },
}
const entries = { type: 'array', label: 'Entries', fields: { cidr, other } }
const file = { ...probe, fields: { ...probe.fields, cidr, size, entries } }
const { fields } = readResourceFile(
  JSON.stringify({ ...file, create: { fields: ['kind', 'isOn', 'cidr', 'size', 'entries'] } }),
  'probes.json',
).definition

const warned = (values: FormValues) => {
  const scope = { kind: 'user' } as const
  const context = {
    mode: 'create',
    record: null,
    values,
    scope,
    person: buildPerson(),
    productKey: 'b',
  } as const
  return everyWarning(
    Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : []))),
    context,
  )
}

it.each<[FormValues, object]>([
  [{ cidr: '0.0.0.0/0' }, { cidr: 'Warning: Everybody gets in' }],
  [{ cidr: '0.0.0.0/0', isOn: true }, { cidr: 'Warning: Everybody gets in' }],
  [{ cidr: '192.168.0.1', isOn: true }, { cidr: 'Warning: Not ours' }],
  [{ cidr: '192.168.0.1' }, {}],
  [{ cidr: '', isOn: true }, {}],
  [{ size: 200, kind: 'paid' }, { size: 'Warning: That costs' }],
  [{ size: 200, kind: 'free' }, {}],
  [
    { isOn: true, entries: [{ cidr: '10.0.0.0/8' }, { cidr: '::/0' }, { cidr: '9.9.9.9' }] },
    { entries: 'Warning: Entry 2, Range: Everybody gets in; Entry 3, Range: Not ours' },
  ],
  [{ entries: [{ cidr: 'ours', other: '::/0' }] }, {}],
  [
    { entries: [{ cidr: 'other', other: '::/0' }] },
    { entries: 'Warning: Entry 1, Other: Everybody gets in' },
  ],
])('of %j it is warned: %j', (values, warnings) => {
  expect(warned(values)).toEqual(warnings)
})
