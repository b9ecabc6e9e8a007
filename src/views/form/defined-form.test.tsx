import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FormMode } from '../../definitions/form-values'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { AnswerMissing } from '../../providers/use-call'
import { brokenAt } from '../../testing/broken-at'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { press, type } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { listKey } from '../records/list-key'
import { useRecords } from '../records/use-records'
import { DefinedForm, type DefinedFormProps } from './defined-form'

type Parts = Partial<Omit<DefinedFormProps, 'definition' | 'mode'>> & {
  cluster?: string
  personId?: string
  answers?: OwnAnswers
  /** Whether the list of records is on screen. */
  isListed?: boolean
}

function draw(definition: ResourceDefinition, mode: FormMode, parts: Parts = {}) {
  const { cluster = 'demo', personId = 'u-1', answers, isListed = false, ...props } = parts
  const handle = { close: vi.fn(), cancel: vi.fn() }
  function List() {
    const { records } = useRecords(definition)
    return <p>{records && 'The list is here'}</p>
  }
  const api = createFakeApi({}, { 'doors.list': () => [], 'doors.command': () => ({}), ...answers })
  const rendered = renderWithProviders(
    <ScopeContext
      value={{ kind: 'cluster', cluster: buildClusterDetail({ id: `id-${cluster}`, name: cluster }) }}
    >
      <DefinedResource definition={definition}>
        {isListed && <List />}
        <DefinedForm {...{ definition, mode, onClose: handle.close, onCancel: handle.cancel }} {...props} />
      </DefinedResource>
    </ScopeContext>,
    { api, person: buildPerson({ uuid: personId }) },
  )
  return {
    ...rendered,
    ...handle,
    sent: () => api.callsOf('doors.command').map(({ options }) => options.body),
  }
}

const form = (name: string) => screen.getByRole('form', { name })
const note = () => screen.getByLabelText<HTMLInputElement>('Note')
const short = (mode: 'create' | 'edit', fields: readonly string[]) =>
  brokenAt(doors, `${mode}.sections.0.fields`, fields)

it('brings a draft back to the same person, cluster, form and record alone', () => {
  const create = short('create', ['note'])
  const edit = short('edit', ['note'])
  draw(create, 'create')
  type('Note', 'typed')
  cleanup()
  const others: [ResourceDefinition, FormMode, Parts][] = [
    [create, 'create', { cluster: 'sales' }],
    [create, 'create', { personId: 'u-2' }],
    [edit, 'edit', { record: buildDoor({ note: '' }) }],
  ]
  for (const [definition, mode, parts] of others) {
    draw(definition, mode, parts)
    expect(note().value).toBe('')
    cleanup()
  }
  draw(create, 'create')
  expect(note().value).toBe('typed')
  cleanup()

  draw(edit, 'edit', { record: buildDoor() })
  type('Note', 'of one')
  cleanup()
  draw(edit, 'edit', { record: buildDoor({ id: 'd-2' }) })
  expect(note().value).toBe('')
})

it('of an action says what is lost, asks before it is left, and keeps what is typed for that action alone', async () => {
  const action = (name: string): ActionDefinition => ({
    ...{ name, label: { en: 'Close' }, icon: 'stop', requires: 'create', where: ['row'] },
    call: { method: 'PATCH', path: '/users/{id}/instances/{name}/doors/{recordId}' },
    fields: { note: { label: { en: 'Note' }, kind: 'text' } },
    dangerText: { en: 'Nobody gets in again.' },
  })
  const drawAction = (name: string, parts: Parts = {}) =>
    draw(doors, 'action', { action: action(name), record: buildDoor({ note: '' }), ...parts })
  const { router } = drawAction('close')
  expect(screen.getByText('Nobody gets in again.')).toBeDefined()
  const [, send] = screen.getAllByRole('button', { name: 'Close' })
  expect(send?.className).toContain('danger')
  type('Note', 'typed')
  await act(async () => void router.navigate('/elsewhere'))
  const question = await screen.findByRole('heading', { name: 'Leave without sending?' })
  // As wide as every question (PLT-007).
  expect(question.closest<HTMLElement>('[role=dialog]')?.style.width).toBe('620px')
  cleanup()
  drawAction('seal')
  expect(note().value).toBe('')
  cleanup()
  drawAction('close')
  expect(note().value).toBe('typed')
})

it('of an action has the name that confirms it typed each time, whatever a draft brings back', () => {
  const words = { title: { en: 'Close it?' }, text: { en: 'For all.' }, submit: { en: 'Yes' } }
  const action: ActionDefinition = {
    ...{ name: 'close', label: { en: 'Close' }, icon: 'stop', requires: 'create', where: ['row'] },
    call: { method: 'PATCH', path: '/users/{id}/instances/{name}/doors/{recordId}' },
    fields: { note: { label: { en: 'Note' }, kind: 'text' } },
    confirm: {
      ...{ kind: 'typed-name', ...words },
      ...{ field: { en: 'Type {{name}}' }, mismatch: { en: 'Not its name' } },
    },
  }
  const name = () => screen.getByLabelText<HTMLInputElement>('Type 10.0.0.0')
  draw(doors, 'action', { action, record: buildDoor({ note: '' }) })
  type('Note', 'typed')
  type('Type 10.0.0.0', '10.0.0.0')
  expect(name().value).toBe('10.0.0.0')
  cleanup()
  draw(doors, 'action', { action, record: buildDoor({ note: '' }) })
  expect([note().value, name().value]).toEqual(['typed', ''])
})

it('goes by its title, leaves Escape to an open list, and judges a field once the mouse button is up', async () => {
  const { cancel } = draw(short('create', ['size', 'note']), 'create')
  const size = within(form('Add a door')).getByLabelText('Size')
  type('Size', '11')
  fireEvent.pointerDown(form('Add a door'))
  fireEvent.blur(size)
  await act(async () => {})
  expect(screen.queryByText('Enter a number from 1 to 10.')).toBeNull()
  fireEvent(window, new Event('pointerup'))
  expect(await screen.findByText('Enter a number from 1 to 10.')).toBeDefined()

  size.setAttribute('aria-expanded', 'true')
  fireEvent.keyDown(size, { key: 'Escape' })
  expect(cancel).not.toHaveBeenCalled()
  size.setAttribute('aria-expanded', 'false')
  fireEvent.keyDown(size, { key: 'Escape' })
  expect(cancel).toHaveBeenCalledOnce()
})

it('says of a change what is left, with a button that warns, and what the record is called', async () => {
  const definition = brokenAt(short('edit', ['note', 'size']), 'edit.intro', { en: 'About {{name}}' })
  const { router } = draw(brokenAt(definition, 'edit.sections.0.text', { en: 'As it stands' }), 'edit', {
    record: buildDoor(),
  })
  expect(screen.getByText('About 10.0.0.0')).toBeDefined()
  expect(screen.getByText('As it stands')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(note()))
  type('Note', 'Mine')
  void router.navigate('/elsewhere')
  expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeDefined()
  expect(screen.getByText('What you entered here will be lost.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Leave' }).className).toBe('button button-danger')
})

it('on a page takes no focus, has its sections under their titles, and is left by its own way', async () => {
  vi.useFakeTimers()
  const page = brokenAt(brokenAt(short('create', ['note']), 'create.layout', 'page'), 'create.intro', {
    en: 'Intro',
  })
  const { close, cancel } = draw(
    brokenAt(page, 'create.sections.0.text', { en: 'Where it leads' }),
    'create',
    {
      answers: { 'doors.command': () => new Promise(() => {}) },
    },
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByText('Intro')).toBeNull()
  const section = within(screen.getByRole('region', { name: 'Door' }))
  expect(section.getByText('Where it leads')).toBeDefined()
  press('Cancel')
  expect([cancel.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
  // Nor does it hold anybody while its answer is on its way, as a dialog does.
  press('Add')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBe('true')
  press('Cancel')
  expect(cancel).toHaveBeenCalledTimes(2)
})

it('in a dialog has its sections under their titles where there are several, and none of what is hidden', () => {
  const sections = ['range', 'note', 'size'].map((name) => ({
    title: { en: `About ${name}` },
    fields: [name],
  }))
  const several = brokenAt(
    brokenAt(doors, 'create.sections', sections),
    'formFields.size.shownWhen',
    () => false,
  )
  draw(several, 'create')
  const regions = () =>
    screen.queryAllByRole('region').map((region) => region.querySelector('h2')?.textContent)
  expect(regions()).toEqual(['About range', 'About note'])
  expect(screen.getByRole('region', { name: 'About note' }).contains(note())).toBe(true)
  cleanup()
  draw(short('create', ['note']), 'create')
  expect(regions()).toEqual([])
})

it('is not sent while something its request needs is not loaded, and says so', async () => {
  const request = () => {
    throw new AnswerMissing(async () => null)
  }
  const { notices, sent } = draw(brokenAt(short('create', ['note']), 'create.request', request), 'create')
  const words = 'Some choices are still loading. Please try again in a moment.'
  const copy = screen.getByRole('button', { name: 'Copy as curl' })
  expect(copy.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(copy.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
  press('Add')
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([words]))
  expect(sent()).toEqual([])
})

it.each([
  ['no list is on screen', {}],
  ['the list is cut into pages, of which one was read', { isListed: true }],
])('sends a change where %s: nothing says that the record is gone', async (_what, parts) => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' }
  const definition = brokenAt(short('edit', ['note']), 'list.paging', paging)
  const answers = { 'doors.list': () => ({ records: [], total: 1 }) }
  const { sent, close } = draw(definition, 'edit', { record: buildDoor(), answers, ...parts })
  if ('isListed' in parts) await screen.findByText('The list is here')
  type('Note', 'Mine')
  press('Save')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ note: 'Mine' }])
})

it('sends a change where a list from before, which nobody looks at any more, does not have the record', async () => {
  const { sent, close, queryClient } = draw(short('edit', ['note']), 'edit', { record: buildDoor() })
  const cluster = buildClusterDetail({ id: 'id-demo', name: 'demo' })
  const old = { data: [], total: 0, faults: [], requestedAt: 1, answeredAt: 1 }
  act(() => void queryClient.setQueryData(listKey(doors, { kind: 'cluster', cluster }), old))
  type('Note', 'Mine')
  press('Save')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ note: 'Mine' }])
})

it.each<[FormMode, string | null, number]>([
  ['edit', 'This was changed by somebody else while you had it open. It now says:', 0],
  ['clone', null, 1],
])('to %s says of a record that changes meanwhile: %s', async (mode, words, calls) => {
  const clone = { ...doors.edit, sections: [{ title: { en: 'Door' }, fields: ['note'] }], locked: [] }
  const definition = brokenAt(
    brokenAt(short('edit', ['note']), 'clone', clone),
    'formFields.note.unique',
    mode === 'clone' ? { en: 'Its source is called so' } : undefined,
  )
  const answers = { 'doors.list': () => [buildDoor({ note: 'Otto' })] }
  const { sent } = draw(definition, mode, { record: buildDoor(), answers, isListed: true })
  await screen.findByText('The list is here')
  if (mode === 'clone') {
    type('Note', 'Otto')
    press('Save')
    expect(await screen.findByText('Its source is called so')).toBeDefined()
  }
  type('Note', 'Mine')
  press('Save')
  if (words !== null) expect(await screen.findByText(words)).toBeDefined()
  await waitFor(() => expect(sent()).toHaveLength(calls))
  if (words === null) return expect(screen.queryByText(/^This was changed/)).toBeNull()
  // What the person types themself is no conflict any more.
  type('Note', 'Otto')
  expect(screen.queryByText(words)).toBeNull()
})
