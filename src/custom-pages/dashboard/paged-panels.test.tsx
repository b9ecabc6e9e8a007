import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import accountsFile from '../../../docs/examples/service-accounts.json'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import { DefinedResource } from '../../providers/defined-resource'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useInvalidateList } from '../../views/records/use-invalidate-list'
import { DashboardPage } from './dashboard-page'

const { definition } = readDefinitionFile(JSON.stringify(accountsFile), 'service-accounts.json')

function Changing() {
  const invalidate = useInvalidateList(definition)
  return (
    <button type="button" onClick={() => void invalidate()}>
      Change
    </button>
  )
}

const account = (index: number) =>
  definition.schema.parse({ id: `${index}`, name: `account-${index}`, quota: 1024 })

/** Panels of a list that its server cuts, beside what changes that. @param answer to each question for a page */
function renderPanels(
  panels: readonly object[],
  answer: (query: Readonly<Record<string, string>>) => unknown = () => ({ records: [account(1)], total: 1 }),
) {
  const file = { dashboard: 'operations', title: 'Operations', place: { kind: 'menu', icon: 'chart' } }
  const ofList = panels.map((panel) => ({ resource: 'service-accounts', ...panel }))
  const text = JSON.stringify({ ...file, panels: ofList })
  const { dashboard, faults } = readDefinitionFile(text, 'operations.json')
  expect(faults).toEqual([])
  if (!dashboard) throw new Error('the file is no dashboard')
  return renderWithProviders(
    <DefinitionsContext
      value={{ definitions: [definition], faults: new Map(), pending: new Set(), examine: async () => {} }}
    >
      <DashboardPage dashboard={dashboard} />
      <DefinedResource definition={definition}>
        <Changing />
      </DefinedResource>
    </DefinitionsContext>,
    {
      api: createFakeApi({}, { 'service-accounts.list': ({ query = {} }) => answer(query) }),
      path: '/operations',
    },
  )
}

const panel = (name: string) => screen.findByRole('region', { name })
const quota = { kind: 'figure', field: 'quota' }
const never = () => new Promise<never>(() => {})

it('a sum says how old it is while it is read again after a change', async () => {
  let isHeld = false
  renderPanels([quota], () => (isHeld ? never() : { records: [account(1)], total: 1 }))
  await screen.findByText('1 KiB')
  expect(screen.queryByText('Updated just now')).toBeNull()
  isHeld = true
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  const sum = within(await panel('Scan quota a day'))
  expect((await sum.findByRole('button', { name: 'Refresh now' })).getAttribute('aria-busy')).toBe('true')
  expect(sum.getByText(/^Updated /)).toBeDefined()
  expect(sum.getByText('1 KiB')).toBeDefined()
})
