import { expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { webhooks } from '../../docs/examples/webhooks'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import type { ResourceDefinition } from './define'
import { bulkFields } from './define-bulk'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

const linesOf = (definition: ResourceDefinition) => checkDefinition(definition, knownNames).map(faultLine)
const read = (edit: object, changes: object = {}) => {
  const file = { ...example, ...changes, edit: { ...example.edit, bulk: true, ...edit } }
  const { definition, faults } = readResourceFile(JSON.stringify(file), '/api-keys.json')
  expect(faults).toEqual([])
  return definition
}
const call = (method: string) => ({ call: { method, path: '/v1/keys/{recordId}' } })

it.each([
  [{}, []],
  [call('POST'), []],
  [
    call('PUT'),
    [
      'R098 api-keys.edit.bulk: a PUT replaces the whole record, and of each one only the changed field is sent: change it by PATCH, or leave "bulk" out',
    ],
  ],
  [
    { locked: ['purpose', 'dailyLimit', 'note'] },
    [
      'R098 api-keys.edit.bulk: its form has no field that several records could have one value of; secrets, files, locked ones and the title are none',
    ],
  ],
  [
    { answer: { show: ['note'] } },
    ['R098 api-keys.edit.bulk: "answer" of "edit" is about one record at a time; leave "bulk" out'],
  ],
])('an edit of selected records with %j', (edit, lines) => {
  expect(linesOf(read(edit))).toEqual(lines)
})

it('has an action of its own, for whom the edit of one is for', () => {
  const names = read({}).actions.map(({ name }) => name)
  expect(names).toEqual(['create', 'edit', 'edit-selected', 'details', 'revoke', 'delete'])
  expect(read({}).actions[2]).toMatchObject({ requires: 'manage', where: ['selection'], bulk: 'edit' })
  expect(read({ reloadsPerson: true, useServerMessage: true }).actions[2]).toMatchObject({
    reloadsPerson: true,
    useServerMessage: true,
  })
  expect(read({ bulk: false }).actions).toHaveLength(5)
})

it('asks for the fields of the form that have one value, those in objects, and never for the title', () => {
  const fields = {
    ...example.fields,
    token: { type: 'secret', label: 'Token' },
    limits: {
      type: 'object',
      label: 'Limits',
      fields: {
        a: { type: 'number', label: 'A' },
        logo: { type: 'image', label: 'Logo' },
        deep: { type: 'object', label: 'Deep', fields: { b: { type: 'text', label: 'B' } } },
      },
    },
    steps: { type: 'array', label: 'Steps', fields: { title: { type: 'text', label: 'Title' } } },
    pictures: { type: 'array', label: 'Pictures', fields: { logo: { type: 'image', label: 'Logo' } } },
  }
  const shown = ['name', 'purpose', 'dailyLimit', 'note', 'token', 'limits', 'steps', 'pictures']
  expect(Object.keys(bulkFields(read({ fields: shown, locked: ['purpose'] }, { fields })))).toEqual([
    'dailyLimit',
    'note',
    'limits/a',
    'limits/deep/b',
    'steps',
  ])
})

it.each([
  ['a secret', { kind: 'secret' }],
  ['a file that is a secret', { kind: 'file-text', secret: true }],
  ['a stored file', { kind: 'file' }],
] as const)('asks for no field of an object with %s in it, which would be lost', (_what, held) => {
  const label = { en: 'Label' }
  const deep = { label, kind: 'object', fields: { held: { label, ...held } } } as const
  const limits = { label, kind: 'object', fields: { a: { label, kind: 'number' }, deep } } as const
  const { edit } = read({})
  const sections = [{ title: label, fields: ['limits', 'note'] }]
  const formFields = { limits, note: { label, kind: 'text' } } as const
  const offered = bulkFields({ edit: edit && { ...edit, sections }, formFields, titleField: 'name' })
  expect(Object.keys(offered)).toEqual(['note'])
})

it('is the same in TypeScript', () => {
  expect(linesOf(webhooks)).toEqual([])
  const put = { method: 'PUT', path: '/webhooks/{recordId}' } as const
  const edit = { ...webhooks.edit, call: put, request: () => ({}) } as ResourceDefinition['edit']
  expect(linesOf({ ...webhooks, edit } as ResourceDefinition)).toEqual([])
  for (const part of ['ask', 'upload', 'operation'])
    expect(linesOf({ ...webhooks, edit: { ...edit, [part]: {} } } as ResourceDefinition)).toEqual([
      `R098 webhooks.edit.bulk: "${part}" of "edit" is about one record at a time; leave "bulk" out`,
    ])
  const { edit: _edit, ...without } = webhooks
  expect(linesOf(without)).toContain(
    'R098 webhooks.edit.bulk: selected records are changed as "edit" changes one, and there is no "edit"',
  )
})
