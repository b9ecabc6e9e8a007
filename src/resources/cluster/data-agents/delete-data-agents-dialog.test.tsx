import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noPolicies } from '../../../domain/cluster'
import { ScopeContext } from '../../../providers/scope-context'
import { buildPerson } from '../../../testing/builders'
import { agentStandings, buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { dataAgents } from './definition'
import { DeleteDataAgentsDialog } from './delete-data-agents-dialog'

const person = buildPerson({
  platformActions: [{ name: 'da', platforms: ['gc'] }],
  toggleFeatures: [{ key: 'dataagent', isPublished: true }],
})
const idle = buildDataAgent({ id: 'a-2', name: 'idle', ...agentStandings.stopped })

/** The dialog of one agent, whose deletion the server answers when the test says so. */
function openDialog(records = [idle]) {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const deleteDataAgents: FakeAnswers['deleteDataAgents'] = () =>
    new Promise((resolve, reject) => {
      answers.push({ resolve: () => resolve({ message: null }), reject })
    })
  const cluster = buildClusterDetail({ policies: { ...noPolicies, cluster: ['list', 'update'] } })
  const action = dataAgents.actions.find(({ name }) => name === 'remove')
  if (!action) throw new Error('Data agents have no action to delete one')
  const onClose = vi.fn()
  const { api } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <DeleteDataAgentsDialog definition={dataAgents} action={action} records={records} onClose={onClose} />
    </ScopeContext>,
    { api: createFakeApi({ deleteDataAgents }), person },
  )
  return { answers, api, onClose, sent: () => api.callsOf('deleteDataAgents').length }
}

const button = (name: string) => screen.getByRole('button', { name })

it('can be left while nothing was sent', () => {
  const { onClose, sent } = openDialog()
  expect(button('Delete').getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button('Cancel'))
  fireEvent.click(button('Close'))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(3)
  expect(sent()).toBe(0)
})

const paragraphs = () =>
  [...screen.getByRole('dialog').querySelectorAll('p')].map(({ textContent }) => textContent)

it('of one says what is lost, and what it links, with the way to do it by a command [AGT-044]', () => {
  openDialog()
  expect(screen.getByRole('dialog', { name: 'Delete idle?' })).toBeDefined()
  expect(paragraphs()).toEqual(['The connection and its authentication file are gone for good.'])
  expect(screen.getAllByRole('term')).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button('Delete').className).toContain('danger')
  expect(button('Copy as curl').getAttribute('aria-disabled')).toBeNull()
})

it('of several names those that go below a sentence, and those that stay with the reason [AGT-036]', () => {
  openDialog([idle, buildDataAgent({ id: 'a-9', name: 'used', dataSources: ['CRM', 'ERP'] })])
  expect(screen.getByRole('dialog', { name: 'Delete 2 data agents?' })).toBeDefined()
  expect(paragraphs()).toEqual([
    'The connection and its authentication file are gone for good.',
    'These are deleted:',
  ])
  expect(screen.getByRole('alert').textContent).toBe(
    'These have data sources attached and stay. Remove the data sources first:usedCRM, ERP',
  )
})

it('of none that can go loses nothing, and has no command', () => {
  openDialog([buildDataAgent({ ...idle, dataSources: ['CRM'] })])
  expect(paragraphs()).toEqual([])
  expect(screen.queryByRole('term')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy as curl' })).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe(
    'idle has data sources attached and cannot be deleted. Remove these first:idleCRM',
  )
})

it('of one whose data sources could not be read loses nothing either, and says so', () => {
  openDialog([buildDataAgent({ ...idle, dataSources: null })])
  expect(paragraphs()).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe(
    'Whether data sources are attached could not be read. These stay:idle',
  )
})

it('of several tells those with data sources from those of which that is not known', () => {
  openDialog([
    buildDataAgent({ id: 'a-9', name: 'used', dataSources: ['CRM'] }),
    buildDataAgent({ id: 'a-8', name: 'odd', dataSources: null }),
  ])
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'These have data sources attached and stay. Remove the data sources first:usedCRM',
    'Whether data sources are attached could not be read. These stay:odd',
  ])
})

it('says that it is busy, and is neither left nor sent again, until the server has answered', async () => {
  const { answers, onClose, sent } = openDialog()
  await act(async () => button('Delete').click())
  expect(button('Delete').getAttribute('aria-busy')).toBe('true')
  expect(button('Delete').getAttribute('aria-disabled')).toBe('true')
  expect(button('Cancel').getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()

  await act(async () => button('Delete').click())
  fireEvent.click(button('Cancel'))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(sent()).toBe(1)
  expect(onClose).toHaveBeenCalledTimes(0)

  await act(async () => answers[0]?.resolve())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says below the name of each, once opened, what it links, none of which is left', async () => {
  const spare = buildDataAgent({ id: 'a-3', name: 'spare', ...agentStandings.stopped })
  openDialog([idle, spare])
  for (const name of ['idle', 'spare']) {
    const entry = screen.getByText(name).closest('details')
    if (!entry) throw new Error(`The dialog does not name ${name}`)
    expect(entry.open).toBe(false)
    await act(async () => {
      entry.open = true
      fireEvent(entry, new Event('toggle'))
    })
    const facts = within(entry)
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Tenant',
      'Data Sources',
      'Services reached through it',
    ])
  }
})

it('speaks of an agent by the id that the server listed, in its own type', async () => {
  const { api } = openDialog([buildDataAgent({ ...idle, id: '7', wireId: 7 })])
  await act(async () => button('Delete').click())
  expect(api.callsOf('deleteDataAgents')[0]?.options.body).toEqual({ ids: [7] })
})

it('only closes where none of them can be deleted', async () => {
  const { onClose, sent } = openDialog([buildDataAgent({ ...idle, dataSources: ['CRM'] })])
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  for (const close of screen.getAllByRole('button', { name: 'Close' })) await act(async () => close.click())
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(sent()).toBe(0)
})
