import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import keysFile from '../../../docs/examples/api-keys.json'
import accountsFile from '../../../docs/examples/service-accounts.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const { definition: accounts } = readResourceFile(JSON.stringify(accountsFile), 'service-accounts.json')

it('groups by a reference stand in the order of the names that are read, not of the ids', async () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'service-accounts' }
  const { definition, faults } = readResourceFile(
    JSON.stringify({
      ...keysFile,
      fields: { ...keysFile.fields, owner },
      list: { ...keysFile.list, columns: ['name', 'owner'], groupBy: 'owner', paging: 'client' },
    }),
    'api-keys.json',
  )
  expect(faults).toEqual([])
  const keys = [
    { id: '1', name: 'One', owner: 'a' },
    { id: '2', name: 'Two', owner: 'b' },
    { id: '3', name: 'Three', owner: 'c' },
    { id: '4', name: 'None', owner: null },
  ].map((row) => definition.schema.parse(row))
  const people = [
    { id: 'a', name: 'zulu' },
    { id: 'b', name: 'node 10' },
    { id: 'c', name: 'Node 9' },
  ].map((row) => accounts.schema.parse(row))
  const context = { definitions: [definition, accounts], faults: new Map(), pending: new Set<string>() }
  renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <ResourceSection definition={definition} />
    </DefinitionsContext>,
    {
      api: createFakeApi(
        {},
        { 'api-keys.list': () => keys, 'service-accounts.list': () => ({ records: people, total: 3 }) },
      ),
      path: '/api-keys',
    },
  )
  const rows = () =>
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .filter((text) => ['One', 'Two', 'Three', 'None'].includes(text))
  await waitFor(() => expect(rows()).toEqual(['Three', 'Two', 'One', 'None']))
})
