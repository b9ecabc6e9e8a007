import { expect, it } from 'vitest'
import { recordSchemaOf } from './record-schema'

it.each([
  [true, true],
  [1, true],
  ['true', true],
  ['0', false],
  [0, false],
  ['', null],
  [null, null],
  [undefined, null],
])('a flag of a definition file that was sent as %j reads as %j', (isActive, expected) => {
  const schema = recordSchemaOf({ isActive: { label: { en: 'Active' }, type: 'boolean' } })
  expect(schema.parse({ id: 7, isActive })).toEqual({ id: '7', isActive: expected })
  expect(schema.safeParse({ id: 7, isActive: 'perhaps' }).success).toBe(false)
})

const label = { en: 'Field' }

it('of a secret that a server sends no record has more than that there is one', () => {
  const schema = recordSchemaOf({
    token: { label, type: 'secret' },
    pem: { label, type: 'file-text', secret: true },
    none: { label, type: 'secret' },
    empty: { label, type: 'file-text', secret: true },
  })
  const read = schema.parse({ id: 1, token: 's3cr3t', pem: 'BEGIN PRIVATE KEY', none: null, empty: '' })
  expect(read).toEqual({ id: '1', token: '••••••••', pem: '••••••••', none: null, empty: '' })
})

it('reads a time without its seconds, the ids of several records, and nothing where there is none', () => {
  const schema = recordSchemaOf({
    opens: { label, type: 'time' },
    owners: { label, type: 'reference', resource: 'people', many: true },
    tags: { label, type: 'list' },
    steps: { label, type: 'array', fields: { days: { label, type: 'number' } } },
  })
  const read = schema.parse({ id: 1, opens: '08:30:00', owners: ['ada', { id: 7, name: 'Ben' }], tags: [5] })
  expect(read).toEqual({ id: '1', opens: '08:30', owners: ['ada', '7'], tags: ['5'], steps: [] })
  expect(schema.parse({ id: 1 })).toEqual({ id: '1', opens: null, owners: [], tags: [], steps: [] })
})
