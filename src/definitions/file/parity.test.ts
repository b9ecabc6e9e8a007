import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { knownNames } from '../../resources/known-names'
import { checkDefinition } from '../check'
import { faultLine } from '../fault-line'
import { readResourceFile } from './read-resource-file'

function read(changes: object) {
  const { definition, faults } = readResourceFile(
    JSON.stringify({ ...example, ...changes }),
    '/api-keys.json',
  )
  expect(faults.map(faultLine)).toEqual([])
  return definition
}
const said = (changes: object) => checkDefinition(read(changes), knownNames).map(faultLine)
const revoke = { ...example.actions[0] }
const sections = [
  { title: 'Who', fields: ['name', 'purpose'] },
  { title: 'How much', fields: ['dailyLimit', 'note'] },
]

describe('what a definition in TypeScript may say, a file may say, too', () => {
  it('a name to type before something is done, with the usual words or its own', () => {
    const { confirm } = revoke
    const asked = (more: object) =>
      read({ actions: [{ ...revoke, confirm: { ...confirm, ...more } }] }).actions[3]?.confirm
    expect(asked({ kind: 'typed-name' })).toEqual({
      kind: 'typed-name',
      title: { en: 'Revoke {{name}}?' },
      text: { en: 'It can no longer be used.' },
      submit: { en: 'Revoke' },
      field: 'standard.nameToType',
      mismatch: 'standard.nameMismatch',
    })
    expect(asked({ kind: 'typed-name', field: 'Name', mismatch: 'No' })).toMatchObject({
      field: { en: 'Name' },
      mismatch: { en: 'No' },
    })
    expect(asked({})).toMatchObject({ kind: 'simple' })
  })

  it('what an action says while it runs, whose words end it, and that a quota changes', () => {
    const words = { progress: 'Revoking', useServerMessage: true, reloadsPerson: true }
    expect(read({ actions: [{ ...revoke, ...words }] }).actions[3]).toMatchObject({
      ...words,
      progress: { en: 'Revoking' },
    })
    const { create, edit } = read({
      create: { ...example.create, useServerMessage: true, reloadsPerson: true },
      edit: { ...example.edit, reloadsPerson: true },
    })
    expect([create?.useServerMessage, create?.reloadsPerson, edit?.reloadsPerson]).toEqual([true, true, true])
  })

  it('whose words end a change of selected records, and that a quota changes', () => {
    const words = { useServerMessage: true, reloadsPerson: true }
    const changes = (more: object) =>
      read({ edit: { ...example.edit, bulk: true, ...more } }).actions.find(
        ({ name }) => name === 'edit-selected',
      )
    expect(changes(words)).toMatchObject(words)
    expect(changes({})).not.toHaveProperty('reloadsPerson')
    expect(changes({})).not.toHaveProperty('useServerMessage')
  })

  it('where deleting stands', () => {
    const where = ['row', 'selection']
    expect(read({ delete: { ...example.delete, where } }).actions.at(-1)).toMatchObject({
      name: 'delete',
      where: ['row', 'selection'],
    })
  })

  it('steps with a review, and a page for the form', () => {
    const { create, edit } = read({
      create: { sections, steps: true, review: 'Look again', layout: 'page' },
      edit: { sections, steps: true },
    })
    expect([create?.wizard, create?.layout]).toEqual([{ review: { en: 'Look again' } }, 'page'])
    expect(edit?.wizard).toEqual({ review: 'standard.review' })
    expect(read({ create: { sections, layout: 'dialog' } }).create).not.toHaveProperty('layout')
  })

  it('how often a list is read while something is under way', () => {
    const refreshFaster = { seconds: 5, while: { field: 'purpose', in: ['read'] } }
    const faster = { every: 5000, field: 'purpose', values: ['read'] }
    expect(read({ list: { ...example.list, refreshSeconds: 30, refreshFaster } }).list.refresh).toEqual({
      every: 30_000,
      faster,
    })
    expect(read({ list: { ...example.list, refreshFaster } }).list.refresh).toEqual({ every: 60_000, faster })
    const whileOne = (equals: string | boolean) =>
      read({ list: { ...example.list, refreshFaster: { seconds: 5, while: { field: 'purpose', equals } } } })
        .list.refresh?.faster?.values
    expect([whileOne('read'), whileOne(true)]).toEqual([['read'], ['true']])
  })

  it('columns on demand, values to copy, tones of values, and a row switch of two actions', () => {
    const { list, fields } = read({
      list: { ...example.list, columnsOnDemand: ['createdAt'] },
      fields: {
        ...example.fields,
        name: { ...example.fields.name, copyable: true },
        purpose: {
          ...example.fields.purpose,
          options: [{ value: 'read', label: 'Read', tone: 'good' }, 'write'],
        },
        isActive: { ...example.fields.isActive, action: { on: 'restore', off: 'revoke' } },
      },
    })
    expect(list.columnsOnDemand).toEqual(['createdAt'])
    expect(fields.name?.copyable).toBe(true)
    expect(fields.purpose?.options?.map(({ tone }) => tone)).toEqual(['good', undefined])
    expect(fields.isActive?.action).toEqual({ on: 'restore', off: 'revoke' })
  })

  it('how a record is made of another one', () => {
    const { clone, actions } = read({
      access: { ...example.access, clone: 'manage' },
      clone: { fields: ['name', 'dailyLimit'] },
    })
    expect(clone).toMatchObject({
      title: 'standard.cloneTitle',
      call: { method: 'POST', path: '/api-keys' },
      sections: [{ fields: ['name', 'dailyLimit'] }],
    })
    expect(actions[2]).toMatchObject({ name: 'clone', opens: 'clone', requires: 'manage', where: ['menu'] })
  })
})

describe('the check finds', () => {
  const field = (name: 'name' | 'isActive', more: object) => ({
    fields: { ...example.fields, [name]: { ...example.fields[name], ...more } },
  })

  it.each([
    [
      field('isActive', { action: { on: 'restore', off: 'revoke' } }),
      ['R036 api-keys.fields.isActive.action.on: no action "restore"'],
    ],
    [
      field('isActive', { action: 'revok' }),
      ['R036 api-keys.fields.isActive.action: no action "revok"; did you mean "revoke"?'],
    ],
    [
      { list: { ...example.list, columnsOnDemand: ['note'] } },
      ['R007 api-keys.list.columnsOnDemand[0]: no column "note"'],
    ],
    [
      { list: { ...example.list, refreshFaster: { seconds: 5, while: { field: 'purpos', in: ['x'] } } } },
      ['R007 api-keys.list.refresh.faster.field: no field "purpos"; did you mean "purpose"?'],
    ],
    [
      { edit: { ...example.edit, steps: true } },
      ['R067 api-keys.edit.wizard: steps are sections: name two of them or more in "sections"'],
    ],
    [
      { clone: { fields: ['name'] } },
      [
        'R004 api-keys.access.clone: nothing says who may clone: name the action here, or give an action that opens the form',
      ],
    ],
  ])('in %j', (changes, faults) => {
    expect(said(changes)).toEqual(faults)
  })

  it('a switch of what is no flag, and a secret to copy', () => {
    const { name } = example.fields
    expect(said({ fields: { ...example.fields, name: { ...name, action: 'revoke' } } })).toEqual(
      Array.from(
        { length: 2 },
        (_, index) =>
          `R065 api-keys.${index ? 'formFields' : 'fields'}.name.action: a switch shows true or false: the field is of another type`,
      ),
    )
    const token = { type: 'secret', label: 'Token', copyable: true }
    expect(said({ fields: { ...example.fields, token } })).toEqual([
      'R066 api-keys.fields.token.copyable: a secret is not shown, and so not copied',
    ])
  })

  it('a page for a form on a tab', () => {
    const changes = {
      scope: 'cluster',
      place: { kind: 'tab', tab: 'keys', label: 'Keys' },
      access: { subject: 'ClusterConfiguration', list: 'view', create: 'manage', edit: 'manage' },
      create: { ...example.create, layout: 'page' },
    }
    expect(said(changes)).toEqual([
      'R068 api-keys.create.layout: only what stands in the menu has pages; leave "layout" out',
    ])
  })
})
