import { describe, expect, it } from 'vitest'
import '../../../locales/late-texts'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { buildDoor, doors } from '../../../testing/example-definition'
import { ActionStore } from '../../../views/action/action-state'
import { stateKey } from '../../../views/records/list-key'
import { actionItemsOf } from './action-items'

const scope = { kind: 'cluster', cluster: buildClusterDetail({ name: 'sales' }) } as const
const door = buildDoor()
const question = {
  ...{ person: buildPerson(), productKey: 'basalt', environment: 'production' },
  ...{ scope, list: () => [door], isAwaited: () => false },
}
const action = (name: string, parts: Partial<ActionDefinition>): ActionDefinition => ({
  ...{ name, label: { en: name }, icon: 'edit', requires: 'list', where: ['row'] },
  ...parts,
})
const actions = [
  action('show', { opens: 'detail' }),
  action('visit', { opens: { field: 'note' } }),
  action('remove', { where: ['selection'] }),
  action('add', { opens: 'create', where: ['toolbar'] }),
  action('change', { opens: 'edit' }),
  action('lock', { conflictsWith: ['open'] }),
  action('open', {}),
]

/** What stands in the palette, and where it leads. */
function itemsOf(
  record: typeof door | undefined,
  store = new ActionStore(),
  change: Partial<ResourceDefinition> = {},
) {
  return actionItemsOf({ ...doors, actions, ...change }, record, question, store).map((item) => [
    item.label,
    item.does.kind === 'go' ? item.does.to : item.does.kind,
    item.reason,
  ])
}

describe('the actions of a resource in the palette', () => {
  it('are those of each record: no detail, no link, and nothing that wants a selection', () => {
    expect(itemsOf(door)).toEqual([
      ['change 10.0.0.0', '/clusters/sales?doors.open=edit%3Ad-1&tab=access-and-security#doors', null],
      ['lock 10.0.0.0', 'command', null],
      ['open 10.0.0.0', 'command', null],
    ])
  })

  it('are those above its list, the form as a dialog or as a page', () => {
    expect(itemsOf(undefined)).toEqual([
      ['add', '/clusters/sales?doors.open=create&tab=access-and-security#doors', null],
    ])
    const create = doors.create && { ...doors.create, layout: 'page' as const }
    const page = { place: { kind: 'menu', icon: 'key' } as const, ...(create && { create }) }
    expect(itemsOf(undefined, undefined, page)).toEqual([['add', '/doors/create', null]])
  })

  it.each([
    ['range', 'doors.q=10.0.0.0&doors.open=edit%3Ad-1'],
    ['note', 'doors.open=edit%3Ad-1'],
  ])(
    'lead to a list that a server cuts and searches by %s, with the name of the record if that is searched',
    (field, query) => {
      const search = { fields: [field], label: { en: 'Search' }, placeholder: { en: 'Search' } }
      const list = {
        ...doors.list,
        paging: { kind: 'server' as const, sizes: [10], query: 'simple-rest' as const },
        search,
      }
      expect(itemsOf(door, undefined, { list })[0]?.[1]).toBe(
        `/clusters/sales?${query}&tab=access-and-security#doors`,
      )
    },
  )

  it('lead to a list that is read whole without a search, though it is searched by the name', () => {
    const search = { fields: ['range'], label: { en: 'Search' }, placeholder: { en: 'Search' } }
    expect(itemsOf(door, undefined, { list: { ...doors.list, search } })[0]?.[1]).toBe(
      '/clusters/sales?doors.open=edit%3Ad-1&tab=access-and-security#doors',
    )
  })

  it('wait for one that is under way on the record, itself or one in its way, as their buttons do', () => {
    const store = new ActionStore()
    const command = { resource: stateKey(doors, scope), recordId: 'd-1', startedAt: 0 }
    store.update(() => ({ pending: [{ ...command, action: 'open' }] }))
    const waits = 'Wait until “open” is done.'
    expect(itemsOf(door, store).map(([label, , reason]) => [label, reason])).toEqual([
      ['change 10.0.0.0', null],
      ['lock 10.0.0.0', waits],
      ['open 10.0.0.0', waits],
    ])
    expect(itemsOf(buildDoor({ id: 'd-2' }), store).map(([, , reason]) => reason)).toEqual([null, null, null])
  })
})
