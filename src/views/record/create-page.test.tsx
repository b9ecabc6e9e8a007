import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { CreatePage } from './create-page'
import { RecordPage } from './record-page'

const file = {
  ...example,
  create: { ...example.create, layout: 'page' },
  access: { ...example.access, list: 'manage' },
  detail: { page: true, fields: ['name'] },
}
const { definition } = readResourceFile(JSON.stringify(file), '/api-keys.json')
const person = buildPerson({ isTrialExpired: true })
const reason = 'Your trial has expired. To change this, upgrade to a Premium Account.'

it('the page of a form says why somebody may not fill it in, with the way back', () => {
  renderWithProviders(<CreatePage definition={definition} />, { path: '/api-keys/create', person })
  expect(screen.getByRole('heading', { level: 1, name: 'New API key' })).toBeTruthy()
  expect(document.title).toContain('New API key')
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to API keys' }).getAttribute('href')).toBe('/api-keys')
})

it('the page of a form says what it is about before it asks', () => {
  const intro = { en: 'Keys open doors.' }
  renderWithProviders(
    <CreatePage
      definition={{ ...definition, create: definition.create && { ...definition.create, intro } }}
    />,
    { path: '/api-keys/create' },
  )
  expect(screen.getByRole('heading', { level: 1 }).nextSibling?.textContent).toBe('Keys open doors.')
})

it('the page of a form asks what the button that opens it asks', () => {
  const access = { ...definition.access, create: 'view' } as const
  renderWithProviders(<CreatePage definition={{ ...definition, access }} />, {
    path: '/api-keys/create',
    person,
  })
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('the page of a record says why somebody may not see it, and asks the server for nothing', () => {
  const { api } = renderWithProviders(<RecordPage definition={definition} id="1" />, {
    path: '/api-keys/1',
    person,
  })
  expect(screen.getByRole('heading', { level: 1, name: 'You may not see this API key' })).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(api.calls).toEqual([])
})

it('the page of a form leads back to its list, also when it is given up', async () => {
  const { address } = renderWithProviders(<CreatePage definition={definition} />, {
    api: createFakeApi({}, { 'api-keys.list': () => ({ records: [], total: 0 }) }),
    path: '/api-keys/create',
    route: '/api-keys/create',
  })
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/api-keys'))
})

it.each([
  { made: { id: '7' }, opens: 'record', address: '/api-keys/7' },
  { made: {}, opens: 'record', address: '/api-keys' },
  { made: { id: '7' }, opens: undefined, address: '/api-keys' },
])(
  'a form that opens $opens leads to $address once $made is made',
  async ({ made, opens, address: next }) => {
    const own = readResourceFile(
      JSON.stringify({ ...file, access: example.access, create: { ...file.create, opens } }),
      '/api-keys.json',
    ).definition
    const api = createFakeApi({}, { 'api-keys.list': () => [], 'api-keys.command': () => made })
    const { address, notices } = renderWithProviders(<CreatePage definition={own} />, {
      api,
      path: '/api-keys/create',
    })
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Night' } })
    fireEvent.mouseDown(await screen.findByLabelText(/^Purpose/))
    fireEvent.click(await screen.findByTitle('Read only'))
    fireEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toBe(next))
    await waitFor(() => expect(notices).toHaveLength(1))
  },
)
