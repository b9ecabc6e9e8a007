import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import keysFile from '../../../docs/examples/api-keys.json'
import accountsFile from '../../../docs/examples/service-accounts.json'
import { checkDefinition } from '../../definitions/check'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { knownNames } from '../../resources/known-names'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'
import './reference-filter'

const { definition: accounts } = readResourceFile(JSON.stringify(accountsFile), 'service-accounts.json')
const owner = { type: 'reference', label: 'Owner', resource: 'service-accounts' }

function definitionOf(paging: string, filter: object | string = 'owner') {
  const list = { ...keysFile.list, columns: ['name', 'owner'], filters: [filter], paging }
  const fields = { ...keysFile.fields, owner }
  return readResourceFile(JSON.stringify({ ...keysFile, fields, list }), 'api-keys.json')
}

function renderList(paging: string, query = '', filter: object | string = 'owner') {
  const { definition, faults } = definitionOf(paging, filter)
  expect(faults).toEqual([])
  const records = [
    { id: 'p1', name: 'Atlas', owner: 'id-etl' },
    { id: 'p2', name: 'Borealis', owner: 'id-reports' },
    { id: 'p3', name: 'Cascade', owner: null },
  ].map((row) => definition.schema.parse(row))
  const people = ['etl', 'reports'].map((name) => accounts.schema.parse({ id: `id-${name}`, name }))
  const api = createFakeApi(
    {},
    {
      'api-keys.list': () => (paging === 'server' ? { records, total: 3 } : records),
      'service-accounts.list': () => ({ records: people, total: 2 }),
    },
  )
  const context = { definitions: [definition, accounts], faults: new Map(), pending: new Set<string>() }
  const rendered = renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <ResourceSection definition={definition} />
    </DefinitionsContext>,
    { api, path: `/api-keys${query}` },
  )
  return { ...rendered, api }
}

const box = () => screen.findByRole('combobox', { name: 'Owner' })
const askedOwner = (query: unknown) => Reflect.get(Object(query), 'owner')

it('a list that its server pages is filtered by the record that a field refers to, found by its name', async () => {
  const { api, address } = renderList('server')
  fireEvent.mouseDown(await box())
  fireEvent.click(await screen.findByTitle('reports'))
  await waitFor(() => expect(address()).toBe('/api-keys?owner=id-reports'))
  await waitFor(() =>
    expect(askedOwner(api.callsOf('api-keys.list').at(-1)?.options.query)).toBe('id-reports'),
  )
})

it('the record that an address names is said by its name, and taken back', async () => {
  const { address } = renderList('server', '?owner=id-etl')
  const filter = (await box()).closest('.ant-select')
  await waitFor(() => expect(filter?.textContent).toContain('etl'))
  expect(filter?.textContent).not.toContain('id-etl')
  // Behind the name of the filter: that of the record alone does not say of what.
  const place = filter?.closest<HTMLElement>('[data-chosen]')
  expect(place?.style.getPropertyValue('--filter-label')).toBe('"Owner: "')
  fireEvent.mouseDown(within(filter as HTMLElement).getByLabelText('close-circle', { exact: false }))
  await waitFor(() => expect(address()).toBe('/api-keys'))
  expect((await box()).closest('.ant-select')?.textContent).toContain('Owner: all')
})

it('a list that is read whole offers names in place of ids, several where its filter takes several', async () => {
  const { address } = renderList('client', '', { field: 'owner', by: 'several' })
  const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toHaveLength(3))
  fireEvent.mouseDown(await box())
  fireEvent.click(await screen.findByTitle('etl'))
  fireEvent.click(await screen.findByTitle('reports'))
  await waitFor(() => expect(shown()).toEqual(['Atlas', 'Borealis']))
  expect(address()).toBe('/api-keys?owner=id-etl%2Cid-reports')
})

it('a text is not looked for in the ids of a reference (R150)', () => {
  const { definition } = definitionOf('client', { field: 'owner', by: 'text' })
  expect(checkDefinition(definition, knownNames)).toMatchObject([
    {
      id: 'R150',
      place: 'api-keys.list.filters[0].by',
      message:
        '"owner" holds ids, which nobody types: leave "by" out, and a person finds the record by its name',
    },
  ])
})

it('what has neither figures nor dates is not filtered by a range (R150)', () => {
  const { definition } = definitionOf('client', { field: 'name', by: 'range' })
  expect(checkDefinition(definition, knownNames)).toMatchObject([
    {
      id: 'R150',
      place: 'api-keys.list.filters[0].by',
      message: '"name" has neither figures nor dates: leave "by" out, or take "text"',
    },
  ])
})
