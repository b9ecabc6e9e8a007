import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import serviceAccounts from '../../../docs/examples/service-accounts.json'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { Scope } from '../../definitions/scope'
import { DefinitionsContext } from '../../providers/definitions-context'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { nameOf } from '../action/names-of'
import { listKey } from '../records/list-key'
import { addressOfRecord } from './address-of-record'
import { ReferenceText } from './reference-text'

const accounts = readResourceFile(JSON.stringify(serviceAccounts), 'service-accounts.json').definition
const records = ['etl', 'reports'].map(
  (name) => accounts.schema.parse({ id: `id-${name}`, name }) as { id: string },
)

function draw(
  resource: string,
  ids: readonly string[],
  definition = accounts,
  answer: () => object = () => ({ records, total: 2 }),
  here: Scope = { kind: 'user' },
) {
  const api = createFakeApi({}, { 'service-accounts.list': answer })
  const context = { definitions: [definition], faults: new Map(), pending: new Set<string>() }
  return renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <ScopeContext value={here}>
        <ReferenceText field={{ kind: 'reference', label: { en: 'Accounts' }, resource }} ids={ids} />
      </ScopeContext>
    </DefinitionsContext>,
    { api },
  )
}

it('names the records behind ids, in their order, each linked to where it is; an id that is unknown stays', async () => {
  const { container, api } = draw('service-accounts', ['id-reports', 'id-gone', 'id-etl'])
  expect(container.textContent).toBe('id-reports, id-gone, id-etl')
  await waitFor(() => expect(container.textContent).toBe('reports, id-gone, etl'))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['reports', 'etl'])
  expect(
    api.callsOf('service-accounts.list').map(({ options }) => Reflect.get(options, 'query')?.id),
  ).toEqual(['id-etl,id-gone,id-reports'])
})

it('names a record once that a server names twice', async () => {
  const { container } = draw('service-accounts', ['id-etl', 'id-reports', 'id-etl'])
  await waitFor(() => expect(container.textContent).toBe('etl, reports'))
})

it('shows all ids of a resource that nobody knows', () => {
  expect(draw('planets', ['1', '2']).container.textContent).toBe('1, 2')
})

it('links no record that is shown nowhere, and asks nothing where there is none', async () => {
  const { container } = draw('service-accounts', ['id-etl'], { ...accounts, place: { kind: 'page' } })
  await waitFor(() => expect(container.textContent).toBe('etl'))
  expect(screen.queryByRole('link')).toBeNull()
  const { api } = draw('service-accounts', [])
  await Promise.resolve()
  expect(api.callsOf('service-accounts.list')).toEqual([])
})

it.each<['cluster' | 'user', object]>([
  ['cluster', { id: 'u-1', name: 'my sales', instanceId: 'c-7' }],
  ['user', { id: 'u-1' }],
])('reads names of a resource of the %s from where it is, while a cluster is open', async (scope, path) => {
  const here: Scope = { kind: 'cluster', cluster: buildClusterDetail({ id: 'c-7', name: 'my sales' }) }
  const definition = { ...accounts, scope }
  const { api, container } = draw('service-accounts', ['id-etl'], definition, undefined, here)
  await waitFor(() => expect(container.textContent).toBe('etl'))
  expect(api.callsOf('service-accounts.list').map(({ options }) => Reflect.get(options, 'path'))).toEqual([
    path,
  ])
})

it('reads names of a cluster again once its list is out of date', async () => {
  const here: Scope = { kind: 'cluster', cluster: buildClusterDetail({ id: 'c-7' }) }
  const definition: ResourceDefinition = { ...accounts, scope: 'cluster' }
  const ids = ['id-etl', 'id-reports']
  const { api, container, queryClient } = draw('service-accounts', ids, definition, undefined, here)
  await waitFor(() => expect(container.textContent).toBe('etl, reports'))
  await act(() => queryClient.invalidateQueries({ queryKey: listKey(definition, here) }))
  expect(
    api.callsOf('service-accounts.list').map(({ options }) => Reflect.get(options, 'query')?.id),
  ).toEqual(['id-etl,id-reports', 'id-etl,id-reports'])
})

it('shows ids where their names cannot be read, and tells nobody', async () => {
  const down = () => {
    throw new ApiError({ message: 'Down', statusCode: 503 })
  }
  const { api, container, notices, queryClient } = draw('service-accounts', ['id-etl'], accounts, down)
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error'))
  expect(api.callsOf('service-accounts.list')).toHaveLength(1)
  expect(container.textContent).toBe('id-etl')
  expect(notices).toEqual([])
})

it('asks a second time for no name that was read a moment ago', async () => {
  function Twice() {
    const [isAgain, setAgain] = useState(false)
    const text = (
      <ReferenceText
        field={{ kind: 'reference', label: { en: 'A' }, resource: 'service-accounts' }}
        ids={['id-etl']}
      />
    )
    return (
      <>
        {text}
        <button type="button" onClick={() => setAgain(true)}>
          Again
        </button>
        {isAgain && text}
      </>
    )
  }
  const api = createFakeApi({}, { 'service-accounts.list': () => ({ records, total: 2 }) })
  const context = { definitions: [accounts], faults: new Map(), pending: new Set<string>() }
  renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <Twice />
    </DefinitionsContext>,
    { api },
  )
  await screen.findByRole('link', { name: 'etl' })
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findAllByRole('link', { name: 'etl' })).toHaveLength(2)
  await waitFor(() => expect(api.callsOf('service-accounts.list')).toHaveLength(1))
})

it('goes by its id where a record has no name', () => {
  expect(nameOf(accounts, { id: 'id-7', name: '' })).toBe('id-7')
})

const inCluster = { kind: 'cluster', cluster: buildClusterDetail({ name: 'my sales' }) } as const
const menu: ResourceDefinition['place'] = { kind: 'menu', icon: 'key' }
const tab = { kind: 'tab', tab: 'keys', anchor: 'here' } as const
const detail = { title: { en: 'Account' }, sections: [] }
const list = { ...accounts.list, paging: undefined }

it.each<[string, Partial<ResourceDefinition>, string | null]>([
  ['its page', { place: menu, detail: { ...detail, page: true } }, '/service-accounts/a%2Fb'],
  ['its detail', { place: menu, list, detail }, '/service-accounts?open=detail%3Aa%2Fb'],
  [
    'the detail under its own key',
    { place: menu, list, detail: { ...detail, parameter: 'key' } },
    '/service-accounts?key=a%2Fb',
  ],
  [
    'its detail in a page that a server cuts',
    { place: menu, detail },
    '/service-accounts?q=etl&open=detail%3Aa%2Fb',
  ],
  ['the list that finds it', { place: menu, list, detail: undefined }, '/service-accounts?q=etl'],
  [
    'the list, asked for nothing that it is not searched by',
    {
      place: menu,
      list: { ...list, search: accounts.list.search && { ...accounts.list.search, fields: ['contact'] } },
      detail: undefined,
    },
    '/service-accounts',
  ],
  [
    'the tab of its cluster',
    { scope: 'cluster', place: tab, list, detail },
    '/clusters/my%20sales?service-accounts.open=detail%3Aa%2Fb&tab=keys#here',
  ],
  ['nowhere', { place: { kind: 'page' }, list, detail }, null],
])('a record is shown at %s', (_what, parts, address) => {
  const record = { ...records[0], id: 'a/b' }
  expect(addressOfRecord({ ...accounts, ...parts } as ResourceDefinition, record, inCluster)).toBe(address)
})

it('a record of a cluster is shown nowhere while no cluster is open', () => {
  expect(
    addressOfRecord(
      { ...accounts, scope: 'cluster', place: tab },
      { ...records[0], id: '1' },
      { kind: 'user' },
    ),
  ).toBeNull()
})

it('cells that are drawn together ask for their names by few requests, for each id once', async () => {
  const all = Array.from({ length: 12 }, (_, index) => `id-${10 + index}`)
  const asked: string[][] = []
  const api = createFakeApi(
    {},
    {
      'service-accounts.list': ({ query }) => {
        const ids = String(query?.id).split(',')
        asked.push(ids)
        const found = ids.map((id) => accounts.schema.parse({ id, name: id.replace('id', 'account') }))
        return { records: found, total: found.length }
      },
    },
  )
  const context = { definitions: [accounts], faults: new Map(), pending: new Set<string>() }
  const cell = (id: string) => (
    <ReferenceText
      key={id}
      field={{ kind: 'reference', label: { en: 'A' }, resource: 'service-accounts' }}
      ids={[id]}
    />
  )
  renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      {all.map(cell)}
      {cell('id-10')}
    </DefinitionsContext>,
    { api },
  )
  expect(await screen.findAllByRole('link', { name: 'account-10' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'account-21' })).toBeDefined()
  expect(asked).toEqual([all.slice(0, 10), all.slice(10)])
})
