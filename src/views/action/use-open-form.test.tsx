import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { doors } from '../../testing/example-definition'
import { gadgets } from '../../testing/gadgets'
import { readOpenForm, useOpenForm } from './use-open-form'

it.each([
  ['create', { mode: 'create', recordId: null }],
  ['import', { mode: 'import', recordId: null }],
  ['import:7', null],
  ['edit:7', { mode: 'edit', recordId: '7' }],
  ['clone:7', { mode: 'clone', recordId: '7' }],
  ['scale:7', { mode: 'scale', recordId: '7' }],
  ['detail:a:b', { mode: 'detail', recordId: 'a:b' }],
  ['edit', null],
  ['create:7', null],
  ['delete:7', null],
  ['', null],
  [null, null],
])('reads %s', (value, expected) => {
  expect(readOpenForm(value)).toEqual(expected)
})

it.each([
  ['delete:7', 'delete'],
  ['delete', null],
  ['purge', 'purge'],
  ['plain:7', null],
  ['open:7', null],
])('reads %s as the action that asks a question and stands there: %s', (value, name) => {
  const confirm = { kind: 'simple', title: { en: '' }, text: { en: '' }, submit: { en: '' } } as const
  const action = (name: string, parts: Partial<ActionDefinition>): ActionDefinition => ({
    ...{ name, where: ['menu'], label: { en: name }, icon: 'stop', requires: 'manage', ...parts },
  })
  const actions = [
    action('delete', { confirm }),
    action('purge', { confirm, where: ['toolbar'] }),
    action('plain', {}),
    action('open', { confirm, opens: 'edit' }),
  ]
  const opened = readOpenForm(value, actions)
  expect([opened?.action?.name ?? null, opened?.mode]).toEqual([name, name === null ? undefined : 'question'])
})

it.each([
  ['list:7', null],
  ['list', 'list'],
  ['row', null],
  ['row:7', 'row'],
  ['switch', null],
  ['switch:7', 'switch'],
  ['plain:7', null],
])('reads %s as the action that asks for values and stands there: %s', (value, name) => {
  const action = (name: string, where: ActionDefinition['where']): ActionDefinition => ({
    ...{ name, where, label: { en: name }, icon: 'stop', requires: 'manage', fields: {} },
  })
  const plain = { ...action('plain', ['row']), fields: undefined }
  const actions = [action('list', ['toolbar']), action('row', ['row']), action('switch', []), plain]
  expect(readOpenForm(value, actions)?.action?.name ?? null).toBe(name)
})

/** What a definition has open at an address, and the query of the address. */
function openAt(path: string, definition: ResourceDefinition) {
  let form: ReturnType<typeof useOpenForm> | undefined
  function Page() {
    form = useOpenForm(definition)
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  const open = async (...asked: Parameters<NonNullable<typeof form>['open']>) => {
    await act(async () => form?.open(...asked))
    return query()
  }
  return { router, query, open, opened: () => form?.opened, close: () => act(async () => form?.close()) }
}

it('opens forms in the address, where the rest of it stays and the back button closes them', async () => {
  const { router, query, open, opened, close } = openAt('/here?tab=gadgets', gadgets)
  expect(opened()).toBeNull()
  expect(await open('edit', '7')).toEqual({ tab: 'gadgets', 'gadgets.open': 'edit:7' })
  expect(opened()).toEqual({ mode: 'edit', recordId: '7' })
  // The list behind it stays where it is.
  expect(router.state.preventScrollReset).toBe(true)
  await act(() => router.navigate(-1))
  expect(opened()).toBeNull()
  // A new record has no id, whatever was selected.
  expect(await open('create', '7')).toEqual({ tab: 'gadgets', 'gadgets.open': 'create' })
  await close()
  expect(query()).toEqual({ tab: 'gadgets' })
  await act(() => router.navigate(-1))
  expect(query()).toEqual({ tab: 'gadgets' })
})

it('opens a detail under the key that the definition gives it, and nothing beside it', async () => {
  const detail = { title: { en: 'Gadget' }, sections: [], parameter: 'gadget' }
  const { query, open, opened, close } = openAt('/here?gadget=9', { ...gadgets, detail })
  expect(opened()).toEqual({ mode: 'detail', recordId: '9' })
  expect(await open('edit', '7')).toEqual({ 'gadgets.open': 'edit:7' })
  expect(await open('detail', 'a:b')).toEqual({ gadget: 'a:b' })
  expect(opened()).toEqual({ mode: 'detail', recordId: 'a:b' })
  await close()
  expect(query()).toEqual({})
})

it('leads to the page of a record, which knows the list it was opened from, and to that of a form', async () => {
  const detail = { title: { en: 'Gadget' }, sections: [], page: true } as const
  const create = { ...doors.create, layout: 'page' } as const
  const { router, open } = openAt('/here?gadgets.page=2', {
    ...gadgets,
    detail,
    create,
  } as ResourceDefinition)
  await open('detail', 'a b')
  expect(router.state.location).toMatchObject({
    pathname: '/gadgets/a%20b',
    state: { list: '?gadgets.page=2' },
  })
  await open('create')
  expect(router.state.location).toMatchObject({ pathname: '/gadgets/create', search: '' })
})
