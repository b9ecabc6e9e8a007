import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useParams } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { listKey } from '../records/list-key'
import { RecordPage } from './record-page'
import '../../locales/late-texts'

const revisions = { call: { method: 'GET', path: '/api-keys/{recordId}/revisions' }, when: 'at' }
const related = [
  { resource: 'deployments', by: 'apiKey', title: 'Deployed with it' },
  { resource: 'deployments', by: 'spareKey', title: 'Deployed with it in need' },
]
const keys = readResourceFile(
  JSON.stringify({
    ...example,
    list: { ...example.list, paging: 'client' },
    detail: { page: true, fields: ['name'], revisions, related },
  }),
  'api-keys.json',
).definition
const deployments = readResourceFile(
  JSON.stringify({
    ...{ name: 'deployments', label: { one: 'Deployment', many: 'Deployments' }, scope: 'user' },
    ...{ place: { kind: 'menu', icon: 'box' }, titleField: 'title' },
    access: { subject: 'Account', list: 'view', create: 'manage' },
    fields: {
      title: { type: 'text', label: 'Title' },
      apiKey: { type: 'text', label: 'Key' },
      spareKey: { type: 'text', label: 'Spare key' },
    },
    list: { columns: ['title'], search: ['title'], empty: { title: 'None' }, error: 'Failed' },
    create: { fields: ['title'] },
    actions: [
      {
        ...{ name: 'stop', label: 'Stop', icon: 'disconnect', requires: 'manage', where: ['selection'] },
        call: { method: 'POST', path: '/deployments/{recordId}/stop' },
      },
    ],
  }),
  'deployments.json',
).definition

const rows = ['Atlas', 'Build'].map((name, index) =>
  keys.schema.parse({ id: `${index + 1}`, name, purpose: 'read', isActive: true }),
)
const states = Array.from({ length: 12 }, (_, index) => ({
  when: `2026-03-${10 + index}T08:00:00Z`,
  who: null,
  record: rows[0],
  known: ['name'],
}))

/** The page of the first of two keys, as it is come to from their list. */
async function openFirst(query = '') {
  const asked: Readonly<Record<string, string>>[] = []
  const api = createFakeApi(
    {},
    {
      'api-keys.list': ({ path }) => rows[Number(path?.recordId) - 1],
      'api-keys.revisions.list': () => states,
      'deployments.list': ({ query = {} }) => {
        asked.push(query)
        const id = `${query.apiKey ?? query.spareKey}`
        const { apiKey, spareKey } = query
        const record = deployments.schema.parse({ id, title: `App ${id}`, apiKey, spareKey })
        return { records: [record], total: 1 }
      },
    },
  )
  function Page() {
    const { id = '' } = useParams()
    return <RecordPage definition={keys} id={id} />
  }
  const known = { definitions: [keys, deployments], faults: new Map(), pending: new Set<string>() }
  const { queryClient, router } = renderWithProviders(
    <DefinitionsContext value={{ ...known, examine: async () => {} }}>
      <Page />
    </DefinitionsContext>,
    { api, path: `/api-keys/1${query}`, route: '/api-keys/:id' },
  )
  const list = { data: rows, total: 2, faults: [], requestedAt: 1, answeredAt: 2 }
  queryClient.setQueryData([...listKey(keys, { kind: 'user' })], list)
  await act(() => router.navigate(`/api-keys/1${query}`, { state: { list: '' } }))
  await screen.findByRole('heading', { level: 1, name: 'Atlas' })
  return asked
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
async function goOn() {
  fireEvent.click(await screen.findByRole('link', { name: 'Next: Build' }))
  await screen.findByRole('heading', { level: 1, name: 'Build' })
}

beforeEach(() => localStorage.clear())

it('nothing that was selected of one record is selected of the next', async () => {
  await openFirst()
  const before = await section('Deployed with it')
  fireEvent.click(await before.findByRole('checkbox', { name: 'Select App 1' }))
  expect(before.getByText('1 selected')).toBeDefined()
  await goOn()
  const after = await section('Deployed with it')
  expect(await after.findByRole('rowheader', { name: 'App 2' })).toBeDefined()
  expect(after.queryByText('1 selected')).toBeNull()
})

it('the revisions of the next record begin with their first page', async () => {
  await openFirst()
  const pages = async () => within(await screen.findByRole('navigation', { name: 'Pages of revisions' }))
  fireEvent.click(await (await pages()).findByRole('button', { name: 'Next page' }))
  await waitFor(async () => expect((await pages()).getByRole('status').textContent).toBe('11–12 of 12'))
  await goOn()
  await waitFor(async () => expect((await pages()).getByRole('status').textContent).toBe('1–10 of 12'))
})

it('two lists of one resource below a record are searched apart, and have no main button', async () => {
  const asked = await openFirst('?deployments.apiKey.q=shop')
  const first = await section('Deployed with it')
  await first.findByRole('rowheader', { name: 'App 1' })
  await (await section('Deployed with it in need')).findByRole('rowheader', { name: 'App 1' })
  expect(asked.map(({ apiKey, spareKey, q = '' }) => [apiKey, spareKey, q])).toEqual([
    ['1', undefined, 'shop'],
    [undefined, '1', ''],
  ])
  expect(first.getByRole('button', { name: 'New deployment' }).className).toBe('button')
})
