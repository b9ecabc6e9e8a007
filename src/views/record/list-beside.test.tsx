import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useParams } from 'react-router'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/maintenance-windows.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { CreatePage } from './create-page'
import { RecordPage } from './record-page'
import '../../locales/late-texts'
import '../form/defined-form'

const taken = 'Another window has this name'

function read(more: object = {}) {
  const file = {
    ...example,
    create: { ...example.create, layout: 'page' },
    detail: { page: true, fields: ['name'] },
    ...more,
  }
  return readResourceFile(JSON.stringify(file), 'maintenance-windows.json').definition
}

function open(path: string, definition = read(), person = buildPerson()) {
  const build = (name: string) =>
    definition.schema.parse({
      ...{ id: name.toLowerCase(), name, status: 'planned', team: 'Storage', reason: null, contact: null },
      ...{ startsAt: '2026-12-05T20:00:00Z', endsAt: '2026-12-06T02:00:00Z' },
    })
  const [disks, routers] = [build('Disks'), build('Routers')]
  const api = createFakeApi(
    {},
    {
      // Both calls of the convention go by this name.
      'maintenance-windows.list': ({ path: asked }) =>
        asked?.recordId === undefined ? [disks, routers] : disks,
    },
  )
  function Page() {
    const { id = '' } = useParams()
    return id === 'create' ? (
      <CreatePage definition={definition} />
    ) : (
      <RecordPage definition={definition} id={id} />
    )
  }
  renderWithProviders(<Page />, {
    api,
    person,
    path: `/maintenance-windows/${path}`,
    route: '/maintenance-windows/:id',
  })
  return () => api.callsOf('maintenance-windows.list').filter(({ options }) => !options.path?.recordId)
}

it('a form that is opened by its address says which name another record has', async () => {
  const lists = open('create')
  await waitFor(() => expect(lists()).toHaveLength(1))
  const name = await screen.findByLabelText(/^Name/)
  fireEvent.change(name, { target: { value: 'Routers' } })
  fireEvent.blur(name)
  expect(await screen.findByText(taken)).toBeDefined()
})

it('the page of a record reads no list before a form is open on it', async () => {
  const lists = open('disks')
  await screen.findByRole('heading', { level: 1, name: 'Disks' })
  expect(lists()).toEqual([])
})

it('so does the form over the page of a record', async () => {
  const lists = open('disks?open=edit:disks')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(lists()).toHaveLength(1))
  const name = await dialog.findByLabelText(/^Name/)
  fireEvent.change(name, { target: { value: 'Routers' } })
  fireEvent.blur(name)
  expect(await dialog.findByText(taken)).toBeDefined()
})

const plainFields = Object.fromEntries(
  Object.entries<object>(example.fields).map(([name, field]) => [
    name,
    { ...field, unique: undefined, noOverlap: undefined },
  ]),
)

it.each([
  { where: 'its fields look at no others', more: { fields: plainFields } },
  { where: 'the server pages the list', more: { list: { ...example.list, paging: 'server' } } },
  {
    where: 'the person may not see it',
    more: { access: { subject: 'Account', list: 'manage', create: 'view' } },
    person: buildPerson({ isTrialExpired: true }),
  },
])('the page of a form reads no other records where $where', async ({ more, person }) => {
  const lists = open('create', read(more), person)
  await screen.findByLabelText(/^Name/)
  expect(lists()).toEqual([])
})
