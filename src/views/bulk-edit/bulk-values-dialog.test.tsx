import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { ScopeContext } from '../../providers/scope-context'
import { findDialogTitled } from '../../testing/contract/find-named'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const isOpen = { field: 'isActive', equals: true } as const
const move: ActionDefinition = {
  ...{ name: 'move', requires: 'manage', label: { en: 'Move' }, icon: 'check', where: ['selection'] },
  call: { method: 'POST', path: '/instances/{instanceId}/gadgets/{recordId}/move' },
  fields: {
    room: { kind: 'text', label: { en: 'Room' }, required: { en: 'Where to?' } },
    shelf: {
      ...{ kind: 'text', label: { en: 'Shelf' }, required: { en: 'Which shelf?' } },
      shownWhen: { field: 'room', equals: 'store' },
      requiredWhen: { field: 'room', equals: 'store' },
    },
  },
  enabledWhen: [{ ...isOpen, reason: { en: 'It is put away' } }],
  sends: { by: 'console' },
}

async function openDialog(parts: Partial<ActionDefinition> = {}) {
  const definition: ResourceDefinition = { ...gadgets, actions: [...gadgets.actions, { ...move, ...parts }] }
  stageAccess(definition)
  const records = [
    ...['bolt', 'lamp'].map((name) => buildGadget({ name })),
    buildGadget({ name: 'saw', isActive: false }),
  ]
  const api = createFakeApi({}, { 'gadgets.list': () => records, 'gadgets.command': () => ({}) })
  const { router } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection definition={definition} />
    </ScopeContext>,
    { api },
  )
  await screen.findByRole('table')
  for (const { name } of records) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog'))
  const room = await dialog.findByLabelText('Room')
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Move' }))
  const bodies = () =>
    api.callsOf('gadgets.command').map(({ options }) => [options.path?.recordId, options.body])
  const listed = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  return { dialog, room, router, press, bodies, listed }
}

it('values are asked for once, and sent for each with what the action always sends, but for whom it may not be done', async () => {
  const { dialog, room, press, bodies, listed } = await openDialog()
  expect(listed()).toEqual(['bolt', 'lamp', 'sawIt is put away'])
  press()
  expect((await dialog.findByRole('alert')).textContent).toBe('Where to?')
  expect(bodies()).toEqual([])
  expect(dialog.queryByLabelText('Shelf')).toBeNull()
  fireEvent.change(room, { target: { value: 'store' } })
  const shelf = await dialog.findByLabelText('Shelf')
  press()
  expect(await dialog.findByText('Which shelf?')).toBeDefined()
  expect(bodies()).toEqual([])
  fireEvent.change(shelf, { target: { value: 'A1' } })
  press()
  const body = { by: 'console', room: 'store', shelf: 'A1' }
  await waitFor(() =>
    expect(bodies()).toEqual([
      ['id-bolt', body],
      ['id-lamp', body],
    ]),
  )
})

it('an action that makes its own request makes it of each record, with the values', async () => {
  const { room, press, bodies } = await openDialog({
    request: ([record], _context, values) => ({ body: { what: record?.id, to: values.room } }),
  })
  fireEvent.change(room, { target: { value: 'hall' } })
  press()
  await waitFor(() =>
    expect(bodies()).toEqual([
      ['id-bolt', { what: 'id-bolt', to: 'hall' }],
      ['id-lamp', { what: 'id-lamp', to: 'hall' }],
    ]),
  )
})

it('what was entered for all is not lost without a question, by Cancel as by a way to another page', async () => {
  const { dialog, room, router } = await openDialog()
  const cancel = () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const isAsking = () => screen.queryByText('What you entered here will be lost.') !== null
  async function answer(name: string) {
    const question = within(await findDialogTitled('Leave without sending?'))
    fireEvent.click(question.getByRole('button', { name }))
    await waitFor(() => expect(isAsking()).toBe(false))
  }
  fireEvent.change(room, { target: { value: 'hall' } })
  cancel()
  await answer('Stay')
  expect(dialog.getByLabelText<HTMLInputElement>('Room').value).toBe('hall')
  await act(async () => void router.navigate('/elsewhere'))
  await answer('Stay')
  cancel()
  await answer('Leave')
  expect(screen.queryByLabelText('Room')).toBeNull()
})

it('closes at once while nothing was entered', async () => {
  const { dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByLabelText('Room')).toBeNull())
})

it('a value that is there by default is asked for with it, and one that none may have is said at its field', async () => {
  const validWhen = { field: 'room', not: 'cellar', reason: { en: 'It is wet there' } } as const
  const asked = { kind: 'text', label: { en: 'Room' }, default: 'attic', validWhen } as const
  const { dialog, room, press, bodies, listed } = await openDialog({ fields: { room: asked } })
  expect(room).toHaveProperty('value', 'attic')
  fireEvent.change(room, { target: { value: 'cellar' } })
  press()
  expect((await dialog.findByRole('alert')).textContent).toBe('It is wet there')
  expect(listed()).toEqual(['bolt', 'lamp', 'sawIt is put away'])
  expect(bodies()).toEqual([])
})

it('of several that would have alike what no two may have, the first is done, and the others say why not', async () => {
  const note = { kind: 'text', label: { en: 'Room' }, unique: { en: 'Another one stands there' } } as const
  const { room, press, bodies, listed } = await openDialog({ fields: { note } })
  fireEvent.change(room, { target: { value: 'hall' } })
  await waitFor(() =>
    expect(listed()).toEqual(['bolt', 'lampRoom: Another one stands there', 'sawIt is put away']),
  )
  press()
  await waitFor(() => expect(bodies()).toEqual([['id-bolt', { by: 'console', note: 'hall' }]]))
})

it('there is a command to copy once nothing is missing', async () => {
  const { dialog, room } = await openDialog()
  const locks = () => dialog.getByRole('button', { name: 'Copy as curl' }).getAttribute('aria-disabled')
  expect(
    dialog.getByRole('button', { name: 'Copy as curl', description: 'Please check: Room' }),
  ).toBeDefined()
  expect(locks()).toBe('true')
  fireEvent.change(room, { target: { value: 'hall' } })
  await waitFor(() => expect(locks()).toBeNull())
})

it('a secret is sent, and stands as a placeholder in what is copied', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { room, dialog, press, bodies } = await openDialog({
    fields: { room: { kind: 'secret', label: { en: 'Room' } }, why: { kind: 'text', label: { en: 'Why' } } },
  })
  fireEvent.change(room, { target: { value: 'hunter2' } })
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'dust' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Copy as curl' }))
  await waitFor(() => expect(copied).toHaveLength(1))
  expect(copied[0]?.match(/--data-raw '[^']*'/g)).toEqual(
    Array(2).fill(`--data-raw '{"by":"console","room":"<room>","why":"dust"}'`),
  )
  press()
  const body = { by: 'console', room: 'hunter2', why: 'dust' }
  await waitFor(() => expect(bodies().map(([, sent]) => sent)).toEqual([body, body]))
})
