import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { t } from '../../locales/t'
import { knownNames } from '../../resources/known-names'
import { checkDefinition } from '../check'
import type { Confirmation } from '../define-action'
import type { EditDefinition } from '../define-form'
import { readResourceFile } from './read-resource-file'

const read = (file: unknown) => readResourceFile(JSON.stringify(file), '/resources/api-keys.json')
/** What stands over a form, on its button and is said of its success. */
const said = ({ title, submit, success }: Pick<EditDefinition<string>, 'title' | 'submit' | 'success'>) =>
  [title, submit, success].map((words) => words && t(words))
/** A question in the words a person reads; the name is filled in where it is asked. */
function shownIn(question: Confirmation | undefined) {
  if (!question || question.kind === 'dialog') return undefined
  const { kind, title, text, submit } = question
  const words = { kind, title: t(title), text: t(text), submit: t(submit) }
  if (question.kind === 'simple') return words
  return { ...words, field: t(question.field), mismatch: t(question.mismatch) }
}

describe('what a definition file stands for', () => {
  it('gives every record the controls and the words that every resource has', () => {
    const { actions, create, edit, detail } = read(example).definition
    expect(actions.map(({ label, icon, where, opens }) => [t(label), icon, where.join(), opens])).toEqual([
      ['New API key', 'plus', 'toolbar', 'create'],
      ['Edit', 'edit', 'row', 'edit'],
      ['Details', 'details', 'menu', 'detail'],
      ['Revoke', 'disconnect', 'menu', undefined],
      ['Delete', 'delete', 'menu', undefined],
    ])
    const fields = ['name', 'purpose', 'dailyLimit', 'note']
    const sections = [{ title: { en: 'API key' }, fields }]
    expect([create, edit].map((form) => form && said(form))).toEqual([
      ['New API key', 'Create', 'API key created.'],
      ['Edit API key', 'Save', 'Your changes are saved.'],
    ])
    expect([create?.sections, edit?.sections]).toEqual([sections, sections])
    expect(detail).toEqual({
      title: { en: 'API key' },
      sections: [{ title: { en: 'API key' }, fields: [...fields, 'isActive', 'createdAt'] }],
    })
  })

  it('has its own words and headings where it says some', () => {
    const sections = [{ title: 'Who', fields: ['name'] }]
    const words = { title: 'Make one', submit: 'Make', success: 'Made', sections }
    const { create, edit, detail, actions } = read({
      ...example,
      create: words,
      edit: { fields: ['name'] },
      detail: { title: 'All of it', sections },
      actions: [{ ...example.actions[0], where: ['row'], confirm: undefined }],
    }).definition
    expect(create && said(create)).toEqual(['Make one', 'Make', 'Made'])
    expect(create?.sections).toEqual([{ title: { en: 'Who' }, fields: ['name'] }])
    expect(edit?.locked).toBeUndefined()
    expect(detail).toEqual({
      title: { en: 'All of it' },
      sections: [{ title: { en: 'Who' }, fields: ['name'] }],
    })
    expect(actions[3]).toMatchObject({ where: ['row'], confirm: undefined })
  })

  it('asks before it deletes, and for the name where the file wants that', () => {
    const asks = (confirm?: string) => {
      const file = { ...example, delete: { ...example.delete, confirm } }
      const action = read(file).definition.actions.find(({ name }) => name === 'delete')
      return { ...action, confirm: shownIn(action?.confirm), success: action?.success && t(action.success) }
    }
    const words = { title: 'Delete {{name}}?', text: 'This cannot be undone.', submit: 'Delete' }
    expect(asks()).toMatchObject({
      call: { method: 'DELETE', path: '/api-keys/{recordId}' },
      confirm: { kind: 'simple', ...words },
      success: '{{name}} is deleted.',
    })
    expect(asks('typed-name').confirm).toEqual({
      kind: 'typed-name',
      ...words,
      field: 'Type {{name}} to confirm',
      mismatch: 'The name does not match.',
    })
  })

  it('has no controls but those it has forms, calls and permissions for', () => {
    const { create, edit, detail, delete: _delete, actions, ...bare } = example
    const controls = (more: object) => {
      const { definition, faults } = read({ ...bare, ...more })
      expect(faults).toEqual([])
      const fields = Object.keys(definition.formFields ?? {}).join(' ')
      return [definition.actions.map(({ name }) => name).join(' '), fields, definition.list.empty.action]
    }
    const access = { subject: 'Account', list: 'view' }
    expect(controls({})).toEqual(['', '', undefined])
    expect(controls({ create, edit, access })).toEqual(['', 'name purpose dailyLimit note', undefined])
    expect(controls({ create: { fields: ['note'] } })).toEqual(['create', 'note', 'create'])
    const [revoke] = actions
    const invite = {
      ...revoke,
      name: 'invite',
      where: ['toolbar'],
      call: { method: 'POST', path: '/invitations' },
    }
    const list = { ...example.list, empty: { ...example.list.empty, action: 'invite' } }
    expect(controls({ create: { fields: ['note'] }, actions: [invite], list })).toEqual([
      'create invite',
      'note',
      'invite',
    ])
    expect(controls({ edit: { fields: ['name'] } })).toEqual(['edit', 'name', undefined])
    expect(controls({ clone: { fields: ['note'] }, access: { ...example.access, clone: 'manage' } })).toEqual(
      ['clone', 'note', undefined],
    )
    expect(controls({ detail })).toEqual(['details', '', undefined])
    expect(controls({ actions })).toEqual(['revoke', '', undefined])
  })

  it('closes what creates, imports and clones by a condition of the person', () => {
    const enabledWhen = { person: 'isPartner', equals: false, reason: 'Partners write to us' }
    const ofRecord = { field: 'isActive', equals: true, reason: 'It is revoked' }
    const { definition, faults } = read({
      ...example,
      access: { ...example.access, clone: 'manage' },
      create: { ...example.create, enabledWhen },
      import: {},
      clone: { fields: ['name'], enabledWhen: ofRecord },
    })
    expect(faults).toEqual([])
    const closed = { ...enabledWhen, reason: { en: 'Partners write to us' } }
    const byName = Object.fromEntries(definition.actions.map((each) => [each.name, each.enabledWhen]))
    expect(byName).toMatchObject({
      create: closed,
      import: closed,
      clone: [closed, { ...ofRecord, reason: { en: 'It is revoked' } }],
    })
    expect(byName.edit).toBeUndefined()
  })

  it('closes what edits, clones and deletes a record by conditions of their own', () => {
    const enabledWhen = { field: 'isActive', equals: true, reason: 'It is revoked' }
    const { definition, faults } = read({
      ...example,
      access: { ...example.access, clone: 'manage' },
      edit: { ...example.edit, bulk: true, enabledWhen },
      clone: { fields: ['name'], enabledWhen: [enabledWhen] },
      delete: { ...example.delete, enabledWhen },
    })
    expect(faults).toEqual([])
    const closed = { field: 'isActive', equals: true, reason: { en: 'It is revoked' } }
    const byName = Object.fromEntries(definition.actions.map((each) => [each.name, each.enabledWhen]))
    expect(byName).toMatchObject({ edit: closed, 'edit-selected': closed, clone: [closed], delete: closed })
    expect([definition.edit, definition.clone].map((form) => Object.keys(form ?? {}))).not.toContain(
      'enabledWhen',
    )
  })

  it('says under which conditions an action is offered, and why it may not be used', () => {
    const enabledWhen = [
      { field: 'purpose', equals: 'write', reason: 'It only reads' },
      { field: 'note', not: null, reason: 'Note what it is for' },
    ]
    const offeredWhen = { field: 'isActive', not: false, reason: 'It is off' }
    const [action] = read({
      ...example,
      actions: [{ ...example.actions[0], offeredWhen, enabledWhen }],
    }).definition.actions.filter(({ name }) => name === 'revoke')
    expect(action?.offeredWhen).toEqual({ field: 'isActive', not: false, reason: { en: 'It is off' } })
    expect(action?.enabledWhen).toEqual([
      { field: 'purpose', equals: 'write', reason: { en: 'It only reads' } },
      { field: 'note', not: null, reason: { en: 'Note what it is for' } },
    ])
    expect(action?.confirm).toEqual({
      kind: 'simple',
      title: { en: 'Revoke {{name}}?' },
      text: { en: 'It can no longer be used.' },
      submit: { en: 'Revoke' },
    })
  })

  it.each([
    [
      'as the convention has it',
      {},
      { kind: 'server', sizes: [10, 20, 30], query: 'simple-rest' },
      300,
      true,
    ],
    ['that pages itself', { paging: 'client' }, { kind: 'client', sizes: [10, 20, 30] }, undefined, false],
    [
      'with sizes of its own',
      { pageSizes: [5] },
      { kind: 'server', sizes: [5], query: 'simple-rest' },
      300,
      true,
    ],
    ['all at once', { paging: 'none', pageSizes: [5] }, { kind: 'none' }, undefined, false],
  ])('reads a list %s', (_what, change, paging, debounce, isSortable) => {
    const { list } = read({ ...example, list: { ...example.list, ...change } }).definition
    expect(list.paging).toEqual(paging)
    expect(list.search?.debounce).toBe(debounce)
    expect(list.sortable).toEqual(isSortable ? example.list.columns : undefined)
  })

  it('says of a list what is on its way, searched and filtered by, and how often it is read', () => {
    const listOf = (change: object) =>
      read({ ...example, list: { ...example.list, ...change } }).definition.list
    const plain = listOf({ search: undefined, filters: undefined })
    expect([plain.search, plain.filters, plain.refresh]).toEqual([undefined, [], undefined])
    expect(plain.loading && t(plain.loading)).toBe('Loading API keys…')
    // A button of its own would also clear the search.
    expect(plain.retry).toBeUndefined()
    const own = listOf({
      search: ['dailyLimit', 'other'],
      refreshSeconds: 2.5,
      loading: 'Wait',
      filters: ['other'],
    })
    expect(own.search && t(own.search.placeholder)).toBe('Search by requests a day or other')
    expect([own.refresh, own.loading]).toEqual([{ every: 2500 }, { en: 'Wait' }])
    expect(own.filters?.map(({ key, field, label, all }) => [key, field, t(label), t(all)])).toEqual([
      ['other', 'other', 'other', 'other: all'],
    ])
    // A column that is filtered above the table has no second filter in its header.
    const fields = { ...example.fields, purpose: { ...example.fields.purpose, filter: true } }
    const { filters } = read({ ...example, fields }).definition.list
    expect(filters?.map(({ key, column }) => [key, column])).toEqual([['purpose', undefined]])
  })

  it('stands as the file says of its groups, totals, order, pages and look', () => {
    const said = {
      totals: { dailyLimit: 'sum' },
      groupBy: { field: 'createdAt', per: 'month' },
      as: 'cards',
      sort: { field: 'name', order: 'desc' },
      chart: { kind: 'bars', x: 'purpose' },
    }
    const list = { ...example.list, ...said, pageSizes: [5, 50] }
    const { about, list: own } = read({ ...example, about: 'Keys of programs', list }).definition
    expect(about).toEqual({ en: 'Keys of programs' })
    expect(own).toMatchObject({ ...said, paging: { kind: 'server', sizes: [5, 50], query: 'simple-rest' } })
    const pagingOf = (paging: string) =>
      read({ ...example, list: { ...list, paging } }).definition.list.paging
    expect([pagingOf('client'), pagingOf('none')]).toEqual([
      { kind: 'client', sizes: [5, 50] },
      { kind: 'none' },
    ])
  })

  it('is searched with every letter and sorted by every column where it is read whole', () => {
    const { search, sortable } = read({ ...example, list: { ...example.list, paging: 'client' } }).definition
      .list
    expect([search?.debounce, sortable]).toEqual([undefined, undefined])
  })

  it('offers yes and no for a computed yes or no, as for one that is kept', () => {
    const isBig = { type: 'computed', as: 'boolean', label: 'Big', value: 'dailyLimit > 1' }
    const { fields } = read({ ...example, fields: { ...example.fields, isBig } }).definition
    const yesAndNo = [
      { value: 'true', label: 'views.yes' },
      { value: 'false', label: 'views.no' },
    ]
    expect([fields.isBig?.options, fields.isActive?.options]).toEqual([yesAndNo, yesAndNo])
  })

  it.each([
    [{ field: 'isActive', equals: false }, ['false', '']],
    [{ field: 'isActive', in: ['true', 'false'] }, ['true', 'false', '']],
    [{ field: 'isActive', equals: true }, ['true']],
    [{ field: 'name', equals: 'false' }, ['false']],
  ])('reads sooner while %j holds, where nothing at all is a no', (condition, values) => {
    const list = { ...example.list, refreshFaster: { seconds: 5, while: condition } }
    const { definition, faults } = read({ ...example, list })
    expect(definition.list.refresh?.faster?.values).toEqual(values)
    expect([...faults, ...checkDefinition(definition, knownNames)]).toEqual([])
  })

  it.each([
    ['number', 'range'],
    ['money', 'range'],
    ['date', 'range'],
    [undefined, undefined],
  ])('filters a computed field shown as %s as it does any other: by %s', (as, by) => {
    const left = { type: 'computed', label: 'Left', value: 'dailyLimit - 1', ...(as && { as }) }
    const { filters } = read({
      ...example,
      fields: { ...example.fields, left },
      list: { ...example.list, filters: ['left'] },
    }).definition.list
    expect(filters?.map((each) => each.by)).toEqual([by])
  })

  it('reads one record by the convention where records have pages, and by no call otherwise', () => {
    const list = { method: 'GET', path: '/api-keys' }
    expect(read(example).definition.calls).toEqual({ list })
    expect(read({ ...example, detail: { ...example.detail, page: true } }).definition.calls).toEqual({
      list,
      one: { method: 'GET', path: '/api-keys/{recordId}' },
    })
  })

  it('has a server sort by what it knows, a range above the table, and a rule for each entry of a list', () => {
    const { definition } = read({
      ...example,
      fields: {
        ...example.fields,
        dailyLimit: { ...example.fields.dailyLimit, filter: true },
        left: { type: 'computed', label: 'Left', as: 'number', value: 'dailyLimit - 1' },
        mails: { type: 'list', label: 'Mails', rule: 'email' },
      },
      list: { ...example.list, columns: ['name', 'left'], filters: [] },
    })
    expect(definition.list.sortable).toEqual(['name'])
    expect(definition.list.filters?.map(({ key, column, by }) => [key, column, by])).toEqual([
      ['dailyLimit', undefined, 'range'],
    ])
    const says = (entries: string[]) => definition.fields.mails?.rule?.(entries, {} as never)
    expect(says(['me@example.com'])).toBeNull()
    expect(says(['me@example.com', 'you@'])).toContain('you@')
  })

  it('asks access about a list, a file that is imported and details as about what they show and make', () => {
    const { actions } = read({
      ...example,
      access: { subject: 'Account', list: 'manage', create: 'view' },
      import: {},
    }).definition
    const asked = Object.fromEntries(actions.map(({ name, requires }) => [name, requires]))
    expect(asked).toMatchObject({ create: 'view', import: 'view', details: 'manage' })
  })

  it('judges a text by the rule that its type brings', () => {
    const fields = { ...example.fields, note: { type: 'email', label: 'Contact' } }
    const judge = read({ ...example, fields }).definition.formFields?.note?.rule
    expect([judge?.('me@', {} as never), judge?.('me@example.com', {} as never)]).toEqual([
      'Type an email address, such as name@example.com.',
      null,
    ])
  })

  it('says the conditions of a filter as the API has its fields, however the parameter is named', () => {
    const fields = { ...example.fields, note: { ...example.fields.note, from: 'meta.note' } }
    const value = [{ field: 'note', operator: 'eq', value: 'x' }]
    const asked = JSON.stringify({ operator: 'or', value })
    for (const filterParameter of ['filter', { name: 'filter', levels: 3 }]) {
      const { definition, faults } = read({
        ...example,
        fields,
        calls: { filterParameter },
        list: { ...example.list, filterBuilder: ['note'] },
      })
      expect(faults).toEqual([])
      expect(definition.wire?.names.query({ filter: asked })).toEqual({
        filter: asked.replace('"note"', '"meta.note"'),
      })
    }
  })

  it('shows a flag as a switch, and every other value as what it is', () => {
    const { fields } = read(example).definition
    expect(Object.values(fields).map((field) => field?.kind)).toEqual([
      'text',
      'choice',
      'number',
      'long-text',
      'switch',
      'date',
    ])
  })
  it('says of a list how its entries are typed, where nothing else is said and none is chosen', () => {
    const list = { type: 'list', label: 'Hosts' }
    const hosts = {
      plain: list,
      own: { ...list, placeholder: 'One host each' },
      chosen: { ...list, options: ['a', 'b'] },
    }
    const { fields } = read({ ...example, fields: { ...example.fields, ...hosts } }).definition
    const shown = Object.keys(hosts).map((name) => fields[name]?.placeholder)
    expect(shown.map((words) => words && t(words))).toEqual([
      'Type and press Enter',
      'One host each',
      undefined,
    ])
  })
})
