import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { ApiError } from '../../api/errors'
import { noteRecordFaults, type RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'
import { useActionStore } from '../action/action-state'
import { listKey } from '../records/list-key'
import { RecordPage } from './record-page'
import '../../locales/late-texts'
import '../form/defined-form'

const file = {
  ...example,
  edit: { ...example.edit, bulk: true },
  list: { ...example.list, paging: 'client' },
  detail: { page: true, fields: ['name'] },
}
const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
const build = (id: string, name: string, purpose = 'read') =>
  definition.schema.parse({ id, name, purpose, isActive: true })
const rows = [build('1', 'Atlas'), build('2', 'Build', 'write'), build('3', 'Core'), build('4', 'Delta')]
const asListed = '?purpose=read&sort=-name'

function renderPage(
  id: string,
  own: OwnAnswers = {},
  options: RenderOptions = {},
  shown: ResourceDefinition = definition,
) {
  const one: OwnAnswers[string] = ({ path }) => rows[Number(path?.recordId) - 1]
  let store: ReturnType<typeof useActionStore> | undefined
  function Page() {
    const { id = '' } = useParams()
    store = useActionStore()
    return <RecordPage definition={shown} id={id} />
  }
  const rendered = renderWithProviders(<Page />, {
    api: createFakeApi({}, { 'api-keys.list': one, ...own }),
    path: `/api-keys/${id}`,
    route: '/api-keys/:id',
    ...options,
  })
  return {
    ...rendered,
    /** As if the person had come from the list. */
    comeFromList: async (id: string, search = asListed, total = 4) => {
      const list = { data: rows, total, faults: [], requestedAt: 1, answeredAt: 2 }
      rendered.queryClient.setQueryData([...listKey(shown, { kind: 'user' })], list)
      await act(() => rendered.router.navigate(`/api-keys/${id}`, { state: { list: search } }))
    },
    forget: (id: string) => act(() => store?.update(() => ({ gone: new Map([[`api-keys/${id}`, 1]]) }))),
  }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const sleep = () => {
  throw new ApiError({ message: 'Asleep', statusCode: 503 })
}

it('leads to the records beside it in the list as it was seen, by links and with Alt and an arrow', async () => {
  const { comeFromList, address, router, unmount } = renderPage('2')
  await title('Build')
  await comeFromList('3')
  await title('Core')
  const ways = () => within(screen.getByRole('navigation', { name: 'Other API keys of the list' }))
  expect(ways().getByText('2 of 3')).toBeDefined()
  const keysOf = (name: string) => ways().getByRole('link', { name }).getAttribute('aria-keyshortcuts')
  expect(keysOf('Previous: Delta')).toBe('Alt+ArrowUp')
  expect(keysOf('Next: Atlas')).toBe('Alt+ArrowDown')

  const press = (key: string, altKey: boolean) => {
    let isLeft = true
    act(() => {
      isLeft = fireEvent.keyDown(document.body, { key, altKey })
    })
    return isLeft ? 'left to the browser' : 'taken'
  }
  expect(press('ArrowDown', false)).toBe('left to the browser')
  expect(press('ArrowLeft', true)).toBe('left to the browser')
  expect(address()).toBe('/api-keys/3')
  expect(press('ArrowDown', true)).toBe('taken')
  await title('Atlas')
  expect(address()).toBe('/api-keys/1')
  expect(router.state.location.state).toEqual({ list: asListed })
  const last = ways().getByRole('button', { name: 'This is the last of the list.' })
  expect(last.getAttribute('aria-disabled')).toBe('true')

  fireEvent.click(ways().getByRole('link', { name: 'Previous: Core' }))
  await title('Core')
  expect(router.state.location.state).toEqual({ list: asListed })
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe(`/api-keys${asListed}`)
  expect(press('ArrowUp', true)).toBe('taken')
  await title('Delta')
  const first = ways().getByRole('button', { name: 'This is the first of the list.' })
  expect(first.getAttribute('aria-disabled')).toBe('true')
  expect(press('ArrowUp', true)).toBe('left to the browser')
  unmount()
  expect(press('ArrowDown', true)).toBe('left to the browser')
})

it('speaks of the page where the server cuts the list, which may go on behind it', async () => {
  const paged = readResourceFile(
    JSON.stringify({ ...file, list: { ...file.list, paging: 'server' } }),
    'api-keys.json',
  ).definition
  const { comeFromList } = renderPage('2', {}, {}, paged)
  await title('Build')
  await comeFromList('4', '', 12)
  await title('Delta')
  const ways = within(screen.getByRole('navigation', { name: 'Other API keys of the list' }))
  expect(ways.getByText('4 of 4 on its page')).toBeDefined()
  expect(ways.getByRole('button', { name: 'This is the last of its page of the list.' })).toBeDefined()
  await comeFromList('1', '', 12)
  await title('Atlas')
  expect(
    await screen.findByRole('button', { name: 'This is the first of its page of the list.' }),
  ).toBeDefined()
})

it('says nothing of its place where its list has no other record', async () => {
  const { comeFromList } = renderPage('2')
  await title('Build')
  await comeFromList('3', '?q=core')
  await title('Core')
  expect(screen.queryByRole('navigation', { name: 'Other API keys of the list' })).toBeNull()
  expect(screen.queryByText('1 of 1')).toBeNull()
})

it('leads to the records beside it in the groups of its list', async () => {
  const { comeFromList } = renderPage('2')
  await title('Build')
  await comeFromList('4', '?grouped=purpose')
  await title('Delta')
  const ways = within(screen.getByRole('navigation', { name: 'Other API keys of the list' }))
  expect(ways.getByText('3 of 4')).toBeDefined()
  expect(ways.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Previous: Core',
    'Next: Build',
  ])
})

it('offers what may be done to one record, and neither what opens it nor what changes several', async () => {
  const [edit] = definition.actions.filter(({ opens }) => opens === 'edit')
  if (!edit) throw new Error('the example can be changed')
  const details = { ...edit, name: 'details', label: { en: 'Details' }, opens: 'detail' } as const
  const everywhere = { ...edit, label: { en: 'Edit here' }, where: ['toolbar', 'row'] } as const
  const actions = [...definition.actions.filter((each) => each !== edit).toReversed(), everywhere, details]
  renderPage('1', {}, {}, { ...definition, actions })
  await title('Atlas')
  const group = within(screen.getByRole('group', { name: 'Actions for Atlas' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Revoke',
    'Edit here',
    // What destroys stands last, though the definition has it first.
    'Delete',
  ])
})

it('keeps what it has where it cannot be read again, says why, and asks again', async () => {
  const { api, queryClient } = renderPage('1')
  await title('Atlas')
  expect(screen.queryByRole('alert')).toBeNull()
  api.answer({}, { 'api-keys.list': sleep })
  await act(() => queryClient.invalidateQueries())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This may be out of date. Asleep')
  expect(screen.getByRole('heading', { level: 1, name: 'Atlas' })).toBeDefined()
  api.answer({}, { 'api-keys.list': () => build('1', 'Atlas II') })
  const retry = within(alert).getByRole('button', { name: 'Try again' })
  retry.focus()
  fireEvent.click(retry)
  const heading = await title('Atlas II')
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says of one that the server refuses that it may not be seen, and not to try again', async () => {
  const refuse = () => {
    throw new ApiError({ message: 'Not yours', statusCode: 403 })
  }
  renderPage('2', { 'api-keys.list': refuse })
  expect(await title('You may not see this API key')).toBeDefined()
  expect(screen.getByText(/Not yours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('announces a failure, and gives way to what is on its way when it is asked for again', async () => {
  const { api } = renderPage('1', { 'api-keys.list': sleep })
  await title('This API key could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('Asleep')
  api.answer({}, { 'api-keys.list': () => new Promise(() => {}) })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Loading API key…')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it("says in the definition's words why its list is not to be seen", () => {
  const list = { ...definition.list, unavailable: { en: 'Keys wait for you' } }
  const access = { ...definition.access, list: 'manage' } as const
  const person = buildPerson({ isTrialExpired: true })
  renderPage('1', {}, { person }, { ...definition, list, access })
  expect(screen.getByRole('heading', { level: 1, name: 'Keys wait for you' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows what the list knew of it until the server answers', async () => {
  const { comeFromList, api } = renderPage('1')
  await title('Atlas')
  api.answer({}, { 'api-keys.list': () => new Promise(() => {}) })
  await comeFromList('3')
  expect(screen.getByRole('heading', { level: 1, name: 'Core' })).toBeDefined()
})

it('gives way to the list as it was seen once it is deleted here and the server says so', async () => {
  const { comeFromList, forget, address, api, queryClient } = renderPage('1')
  await title('Atlas')
  await comeFromList('3')
  await title('Core')
  forget('3')
  expect(address()).toBe('/api-keys/3')
  api.answer({}, { 'api-keys.list': () => Promise.reject(new ApiError({ message: '', statusCode: 404 })) })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(address()).toBe(`/api-keys${asListed}`))
})

it('is not called missing by a list that is being read again', async () => {
  const { one: _one, ...calls } = definition.calls
  const { api, queryClient, router } = renderPage(
    '1',
    { 'api-keys.list': () => rows.slice(0, 1) },
    {},
    { ...definition, calls },
  )
  await title('Atlas')
  let answer: (list: unknown) => void = () => {}
  api.answer({}, { 'api-keys.list': () => new Promise((resolve) => (answer = resolve)) })
  act(() => void queryClient.invalidateQueries())
  await act(() => router.navigate('/api-keys/3'))
  expect(screen.getByText('Loading API key…')).toBeDefined()
  await act(async () => answer(rows))
  await title('Core')
})

it('is read again as often as its list', async () => {
  vi.useFakeTimers()
  const list = { ...definition.list, refresh: { every: 60_000 } }
  const { api } = renderPage('1', {}, {}, { ...definition, list })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(api.callsOf('api-keys.list')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(api.callsOf('api-keys.list')).toHaveLength(2)
})

const edit = async (from: string, to: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Edit ${from}` }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  fireEvent.change(name, { target: { value: to } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}
const missing = () => {
  throw new ApiError({ message: 'There is no such key', statusCode: 404 })
}

it('does not call what was changed on it the change of somebody else, whatever a list read before says', async () => {
  let name = 'Atlas'
  const { comeFromList, api } = renderPage('2', {
    'api-keys.list': () => build('1', name),
    'api-keys.command': () => ({}),
  })
  await title('Atlas')
  await comeFromList('1')
  await title('Atlas')
  const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const next of ['Atlas II', 'Atlas III']) {
    await edit(name, next)
    name = next
    await saved()
    await title(next)
  }
  const sent = api.callsOf('api-keys.command').map(({ options }) => options.body)
  expect(sent).toMatchObject([{ name: 'Atlas II' }, { name: 'Atlas III' }])
})

it('does not call a record gone that a list read before it was made lacks', async () => {
  const { queryClient, api } = renderPage('4', { 'api-keys.command': () => ({}) })
  const before = { data: rows.slice(0, 3), total: 3, faults: [], requestedAt: 1, answeredAt: 2 }
  queryClient.setQueryData([...listKey(definition, { kind: 'user' })], before)
  await title('Delta')
  await edit('Delta', 'Delta II')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsOf('api-keys.command')).toHaveLength(1)
})

it('leaves a form standing whose record is gone, with what is typed', async () => {
  const { api } = renderPage('1')
  await title('Atlas')
  fireEvent.click(screen.getByRole('button', { name: 'Edit Atlas' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  api.answer({}, { 'api-keys.list': missing })
  fireEvent.change(name, { target: { value: 'Atlas II' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await title('There is no API key at this address')
  expect(screen.getByText(/This does not exist any more/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Atlas II')
  expect(api.callsOf('api-keys.command')).toHaveLength(0)
})

it('that stands in a list which cannot be read says so, and is looked for again', async () => {
  const { one: _one, ...calls } = definition.calls
  const { api } = renderPage('1', { 'api-keys.list': sleep }, {}, { ...definition, calls })
  await title('This API key could not be loaded')
  expect(screen.getByRole('alert').textContent).toContain('Asleep')
  api.answer({}, { 'api-keys.list': () => rows })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await title('Atlas')
})

it.each<[RecordFault['id'], title: string, text: string]>([
  ['9', 'This API key could not be loaded', 'Iota (9): purpose should be a text and came as a number, “5”.'],
  [null, 'This API key could not be loaded', 'Iota: purpose should be a text and came as a number, “5”.'],
  ['8', 'There is no API key at this address', 'It may have been deleted, or the address is wrong.'],
])('that its list may have, unread, with the id %s: %s', async (id, expected, text) => {
  const { one: _one, ...calls } = definition.calls
  const values = [{ field: 'purpose', expected: ['text'], found: 'number', sample: '5' }] as const
  const fault = { number: 2, id, name: 'Iota', isShown: false, values }
  const read = () => noteRecordFaults(rows.slice(0, 1), [fault])
  renderPage('9', { 'api-keys.list': read }, {}, { ...definition, calls })
  await title(expected)
  expect(screen.getByText(text)).toBeDefined()
})

it('gives way to the list once it is deleted here, whatever else of the list could not be read', async () => {
  const { one: _one, ...calls } = definition.calls
  const values = [{ field: 'purpose', expected: ['text'], found: 'number', sample: '5' }] as const
  const fault = { number: 2, id: null, name: 'Iota', isShown: false, values }
  let listed = rows
  const read = () => noteRecordFaults(listed, [fault])
  const { forget, address, queryClient } = renderPage(
    '3',
    { 'api-keys.list': read },
    {},
    { ...definition, calls },
  )
  await title('Core')
  forget('3')
  listed = rows.slice(0, 2)
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(address()).toBe('/api-keys'))
})

it.each(['input', 'textarea', 'select', 'dialog', 'menu'])(
  'leaves Alt and an arrow to what has the focus: %s',
  async (what) => {
    const { comeFromList, address } = renderPage('2')
    await title('Build')
    await comeFromList('3')
    await title('Core')
    const isRole = what === 'dialog' || what === 'menu'
    const place = document.createElement(isRole ? 'div' : what)
    if (isRole) place.setAttribute('role', what)
    const focused = isRole ? place.appendChild(document.createElement('button')) : place
    document.body.append(place)
    const isLeft = fireEvent.keyDown(focused, { key: 'ArrowDown', altKey: true })
    place.remove()
    expect([isLeft, address()]).toEqual([true, '/api-keys/3'])
  },
)

it('that is not there has the way back to the list as it was seen', async () => {
  const { comeFromList, api } = renderPage('1')
  await title('Atlas')
  api.answer({}, { 'api-keys.list': missing })
  await comeFromList('3')
  await title('There is no API key at this address')
  const back = screen.getByRole('link', { name: 'Back to API keys' })
  expect(back.getAttribute('href')).toBe(`/api-keys${asListed}`)
})

it('draws again what may be done to the record when a moment that it names has passed', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-28T12:00:00Z'), shouldAdvanceTime: true })
  const enabledWhen = { field: 'createdAt', greater: 'now', reason: 'Too late' }
  const content = JSON.stringify({
    ...file,
    actions: example.actions.map((each) => ({ ...each, enabledWhen })),
  })
  const { definition: timed } = readResourceFile(content, 'api-keys.json')
  const row = timed.schema.parse({ ...Object(rows[0]), createdAt: '2026-03-28T12:05:00Z' })
  renderPage('1', { 'api-keys.list': () => row }, {}, timed)
  await title('Atlas')
  const isDisabled = () => screen.getByRole('button', { name: /^Revoke/ }).getAttribute('aria-disabled')
  expect(isDisabled()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect(isDisabled()).toBe('true')
})
