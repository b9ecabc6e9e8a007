import { describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { webhooks } from '../../docs/examples/webhooks'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import type { ResourceDefinition } from './define'
import { importedFields, isCellKind } from './define-import'
import { faultLine } from './fault-line'
import { fieldTypes } from './file/file-fields'
import { readResourceFile } from './file/read-resource-file'
import { importAction } from './standard-actions'

const linesOf = (definition: ResourceDefinition) => checkDefinition(definition, knownNames).map(faultLine)
const read = (changes: object) => {
  const { definition, faults } = readResourceFile(
    JSON.stringify({ ...example, ...changes }),
    '/api-keys.json',
  )
  expect(faults).toEqual([])
  return definition
}
const { fields } = example
const answer = { show: ['note'] }

describe('an import', () => {
  it.each([
    [{ import: {} }, []],
    [{ import: { fields: ['purpose', 'name'] } }, []],
    [
      { import: { fields: ['name', 'purpose', 'createdAt'] } },
      ['R007 api-keys.import.fields[2]: no field of "create" "createdAt"'],
    ],
    [
      { import: { fields: ['name'] } },
      ['R073 api-keys.import.fields: "purpose" is required, and without it no row makes a record'],
    ],
    [
      {
        import: { fields: ['name', 'purpose', 'note'] },
        fields: { ...fields, note: { type: 'object', label: 'Note', fields: { a: fields.name } } },
      },
      [],
    ],
    [
      {
        import: { fields: ['name', 'purpose', 'note'] },
        fields: {
          ...fields,
          note: {
            type: 'array',
            label: 'Note',
            fields: {
              a: { type: 'object', label: 'A', fields: { logo: { type: 'image', label: 'Logo' } } },
            },
          },
        },
      },
      [
        'R072 api-keys.import.fields[2]: "note" has a field in it that is of the type "image", which no cell of a file can hold; leave it out',
      ],
    ],
    [
      { import: {}, create: { ...example.create, answer } },
      ['R074 api-keys.import: "answer" of "create" is about one record at a time; no file can be imported'],
    ],
    [
      { import: { fields: ['name', 'purpose'] }, fields: { ...fields, note: { type: 'image', label: 'N' } } },
      [],
    ],
  ])('%j', (changes, lines) => {
    expect(linesOf(read(changes))).toEqual(lines)
  })

  it('reads from a cell what every type has but secrets, files and pictures', () => {
    const kinds = fieldTypes.flatMap((type) =>
      type === 'boolean' ? 'switch' : type === 'computed' ? [] : type,
    )
    // Objects and arrays are what stands in them.
    const closed = ['secret', 'file-text', 'image', 'object', 'array']
    expect(kinds.filter((kind) => !isCellKind(kind))).toEqual(closed)
  })

  it('needs a form to create, once', () => {
    const access = { subject: 'Account', list: 'view', edit: 'manage' }
    expect(linesOf(read({ import: {}, create: undefined, access }))).toEqual([
      'R071 api-keys.import: rows become records as "create" makes them, and there is no "create"',
    ])
  })

  it('is opened by an action that asks what the one to create asks', () => {
    const line = "R070 webhooks.import: who may create may import: add importAction('manage') to the actions"
    const actions = webhooks.actions.filter(({ opens }) => opens !== 'import')
    expect(linesOf(webhooks)).toEqual([])
    expect(linesOf({ ...webhooks, actions })).toEqual([line])
    expect(linesOf({ ...webhooks, actions: [...actions, importAction('view')] })).toEqual([line])
    expect(linesOf({ ...webhooks, import: undefined })).toEqual([
      'R027 webhooks.actions[1].opens: the definition has no part "import" to open',
    ])
  })

  it.each([
    ['answer', { answer }],
    ['ask', { ask: () => null }],
    ['upload', { upload: { field: 'name', call: 'uploadLibrary' } }],
    ['operation', { operation: 'import' }],
  ] as const)('makes many records, where "%s" of the form is about one', (part, more) => {
    const definition = read({ import: {} })
    const create = definition.create && { ...definition.create, ...more }
    expect(linesOf({ ...definition, create })).toEqual([
      `R074 api-keys.import: "${part}" of "create" is about one record at a time; no file can be imported`,
    ])
  })

  it('may leave out what is required at times, or what the form opens with', () => {
    const { purpose } = fields
    const shownWhen = { field: 'name', equals: 'x' }
    const some = { import: { fields: ['name'] } }
    for (const at of [{ shownWhen }, { requiredWhen: shownWhen }])
      expect(linesOf(read({ ...some, fields: { ...fields, purpose: { ...purpose, ...at } } }))).toEqual([])
    const definition = read(some)
    const create = definition.create && { ...definition.create, initial: () => ({ purpose: 'read' }) }
    expect(linesOf({ ...definition, create })).toEqual([])
  })

  it('asks what access says of creating where no action opens the form', () => {
    const actions = webhooks.actions.filter(({ opens }) => opens !== 'create' && opens !== 'import')
    expect(linesOf({ ...webhooks, actions })).toContain(
      "R070 webhooks.import: who may create may import: add importAction('manage') to the actions",
    )
  })

  it('under another record leaves out the field that says so', () => {
    const definition = read({ import: {} })
    expect(Object.keys(importedFields(definition))).toEqual(['name', 'purpose', 'dailyLimit', 'note'])
    const narrowed = { ...definition, narrowed: { by: 'purpose', id: 'read' } }
    expect(Object.keys(importedFields(narrowed))).toEqual(['name', 'dailyLimit', 'note'])
  })
})
