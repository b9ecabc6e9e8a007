import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { buildPerson } from '../../testing/builders'
import { puttingBack } from './put-back'

const about = { person: buildPerson(), productKey: 'basalt', scope: { kind: 'user' } } as const

const file = {
  ...example,
  fields: {
    ...example.fields,
    token: { type: 'secret', label: 'Token' },
    owner: {
      type: 'text',
      label: 'Owner',
      shownWhen: { field: 'purpose', equals: 'write' },
    },
    endsAt: {
      type: 'date',
      label: 'Ends',
      lockedWhen: { field: 'endsAt', less: '2026-02-01', reason: 'It is over.' },
    },
    left: { type: 'computed', label: 'Left', as: 'number', value: 'dailyLimit - 1' },
  },
  edit: {
    fields: ['name', 'purpose', 'dailyLimit', 'note', 'token', 'owner', 'endsAt'],
    locked: ['purpose'],
  },
}
const now = {
  ...{ id: 2, name: 'Build', purpose: 'read', dailyLimit: 5, note: 'Nightly', isActive: true },
  ...{ token: null, owner: null, endsAt: '2026-01-01T00:00:00Z' },
}

function puttingBackTo(then: object, changes: object = {}) {
  const { definition, faults } = readResourceFile(JSON.stringify({ ...file, ...changes }), 'api-keys.json')
  expect(faults).toEqual([])
  const read = (record: object) => definition.schema.parse(record) as ResourceRecord
  const state = {
    when: null,
    who: null,
    record: read({ ...now, ...then }),
    known: Object.keys({ ...now, ...then }),
  }
  return puttingBack(definition, read(now), state, about)
}

const secret = 'Token: a secret is never put back.'

it('what was otherwise is put back, also to nothing, and what comes from it is not spoken of', () => {
  expect(puttingBackTo({ dailyLimit: 9, note: '' })).toEqual({
    values: { dailyLimit: 9, note: '' },
    left: [secret],
  })
})

it('a field that is closed stays, with the reason, and so does what is only asked for as that one was', () => {
  expect(puttingBackTo({ purpose: 'write', owner: 'Ada', name: 'Builds' })).toEqual({
    values: { name: 'Builds' },
    left: ['Purpose: This cannot be changed any more.', secret, 'It has no Owner as it stands.'],
  })
  expect(puttingBackTo({ purpose: 'write', owner: 'Ada' }, { edit: { ...file.edit, locked: [] } })).toEqual({
    values: { purpose: 'write', owner: 'Ada' },
    left: [secret],
  })
})

it('what a field would become does not open it', () => {
  expect(puttingBackTo({ endsAt: '2026-05-01T00:00:00Z' })).toEqual({
    values: {},
    left: [secret, 'Ends: It is over.'],
  })
})

it('what no form asks for stays, and what nobody knows', () => {
  expect(puttingBackTo({ isActive: false, token: 'x' })).toEqual({
    values: {},
    left: ['Active: no form changes it.', secret],
  })
  const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
  const read = (record: object) => definition.schema.parse(record) as ResourceRecord
  const state = { when: null, who: null, record: read({ id: 2, name: 'Old' }), known: ['name'] }
  expect(puttingBack(definition, read(now), state, about)).toEqual({
    values: { name: 'Old' },
    left: ['Purpose', 'Requests a day', 'Note']
      .map((field) => `${field}: nobody knows what it was.`)
      .concat(secret, 'Owner: nobody knows what it was.', 'Ends: nobody knows what it was.'),
  })
})
