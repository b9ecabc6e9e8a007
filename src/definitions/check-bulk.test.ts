import { expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { webhooks } from '../../docs/examples/webhooks'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import type { ResourceDefinition } from './define'
import { bulkFields } from './define-bulk'
import type { FieldDefinition } from './define-field'
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
  // The action for selected records has the conditions of the one for a record: told once, where they stand.
  [
    { enabledWhen: { field: 'purpos', equals: 'read', reason: 'It writes' } },
    ['R007 api-keys.actions[1].enabledWhen.field: no field "purpos"; did you mean "purpose"?'],
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

it('asks for no part of an object that has a secret or a file in it, which would be lost', () => {
  const label = { en: 'Label' }
  const text = { label, kind: 'text' } as const
  const place = { sections: [{ title: label, fields: ['box'] }] }
  const offered = (fields: Readonly<Record<string, FieldDefinition>>) => {
    const box = { label, kind: 'object', fields } as const
    const edit = {
      title: label,
      submit: label,
      success: label,
      call: { method: 'PATCH', path: '/x' },
      ...place,
    } as const
    return Object.keys(bulkFields({ edit, formFields: { box }, titleField: 'name' }))
  }
  expect(offered({ city: text })).toEqual(['box/city'])
  for (const closed of [
    { label, kind: 'secret' },
    { label, kind: 'file' },
    { label, kind: 'file-text', secret: true },
  ] as const) {
    expect(offered({ city: text, closed })).toEqual([])
    expect(offered({ city: text, deep: { label, kind: 'object', fields: { closed } } })).toEqual([])
  }
})

it('asks for no value that no two records may have', () => {
  const fields = { ...example.fields, note: { ...example.fields.note, unique: 'Taken' } }
  expect(Object.keys(bulkFields(read({}, { fields })))).not.toContain('note')
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
