import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type CallName, contract } from '../../api/contract'
import { ApiError } from '../../api/errors'
import type { ScheduledEvent } from '../../domain/scheduled-event'
import { ScopeContext } from '../../providers/scope-context'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { buildPerson } from '../../testing/builders'
import { buildSize } from '../../testing/choice-builders'
import { buildDataAgent } from '../../testing/data-agent-builders'
import { buildClusterDetail, buildSubCluster } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { usual } from '../../testing/services-driver'
import { ResourceSection } from '../../views/section/resource-section'
import { Setting, type SettingName } from './configurations/setting'

/** Assumed calls of other pages, where an unknown path is looked at beside them. */
const elsewhere = ['activate', 'listConnectedClusters', 'getPaymentEligibility', 'createSubscription']

const said = 'There is nothing at this address.'
const unknownPath = () => {
  throw new ApiError({ message: said, statusCode: 404 })
}
const cluster = buildClusterDetail({
  name: 'sales',
  version: '2024.1.0',
  hostName: 'sales.basalt.test',
  isDeltaShareEnabled: true,
  subClusters: [
    buildSubCluster({ id: 's-1', name: 'sales-quarter', nodes: 3 }),
    buildSubCluster({ id: 's-2', name: 'sales-nightly', state: 'disconnected', status: 'sleeping' }),
  ],
})
const event: ScheduledEvent = {
  id: 'e-1',
  event: 'connect',
  startTime: '2099-03-05T12:00:00.000Z',
  endTime: null,
  analyticsReplicas: null,
  loaderReplicas: null,
  result: null,
  status: 'queued',
}
const sizes = [buildSize('small', 1, 2), buildSize('medium', 2, 4)]
const answers: FakeAnswers = {
  getCluster: () => cluster,
  getSizes: () => ({ sizes, allSizes: sizes }),
  getServiceStatus: () => usual,
  listScheduledEvents: () => [event],
  listDataAgents: () => ({ records: [buildDataAgent({ name: 'orders' })], total: 1 }),
  listClusterUsers: () => [],
}
const person = buildPerson({
  toggleFeatures: ['subcluster', 'schedular', 'dataagent', 'deltashare'].map((key) => ({
    key,
    isPublished: true,
  })),
  platformActions: ['subcluster', 'schedular', 'cluster_scheduling', 'cluster_scaling', 'da'].map((name) => ({
    name,
    platforms: ['gc'],
  })),
})

/** The sections that no definition describes. */
const settings: Readonly<Record<string, SettingName>> = { 'delta-sharing': 'deltaSharing', mlflow: 'mlflow' }

/** A section of the page where every assumed path of the cluster page is unknown to the server. */
function draw(name: string) {
  const definition = clusterDefinitions.find((each) => each.name === name)
  const api = createFakeApi({
    ...answers,
    ...Object.fromEntries(rows.map(([call]) => [call, unknownPath])),
  })
  const content = definition ? (
    <ResourceSection definition={definition} />
  ) : (
    <Setting name={settings[name] ?? 'deltaSharing'} cluster={cluster} />
  )
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>{content}</ScopeContext>,
    { api, person, path: '/clusters/sales' },
  )
  return { api, told: () => rendered.notices.map(({ message }) => message) }
}

const row = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body
const dialog = async () => within(await screen.findByRole('dialog'))
async function choose(name: string, entry: string) {
  fireEvent.click(within(await row(name)).getByLabelText(/^Actions/))
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
async function press(name: string) {
  const asked = await dialog()
  const button = () => asked.getByText(name, { selector: 'button' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(button())
}
async function pick(label: RegExp, option: string) {
  fireEvent.mouseDown(await (await dialog()).findByLabelText(label))
  fireEvent.click(await screen.findByTitle(option))
}
const quarter = 'sales-quarter'

/** Each assumed call, the section that makes it, how, and what stands there afterwards. */
const rows: readonly [call: CallName, section: string, act: () => Promise<void>, stands: string][] = [
  [
    'createSubCluster',
    'sub-clusters',
    async () => {
      fireEvent.click(await screen.findByText('New Self-Managed Cluster', { selector: 'button' }))
      const asked = await dialog()
      fireEvent.change(asked.getByLabelText(/Name/), { target: { value: 'extra' } })
      await pick(/Type/, 'Analytics')
      await pick(/Size/, 'small (2 IPU/h)')
      await press('Create')
    },
    quarter,
  ],
  [
    'updateSubCluster',
    'sub-clusters',
    async () => {
      await choose(quarter, 'Edit size')
      await pick(/Size/, 'small (2 IPU/h)')
      await press('Save size')
    },
    quarter,
  ],
  [
    'connectSubCluster',
    'sub-clusters',
    async () => void fireEvent.click(within(await row('sales-nightly')).getByLabelText(/^Connect/)),
    'Disconnected',
  ],
  [
    'disconnectSubCluster',
    'sub-clusters',
    async () => {
      fireEvent.click(within(await row(quarter)).getByLabelText(/^Disconnect/))
      await press('Disconnect')
    },
    'Connected',
  ],
  [
    'deleteSubCluster',
    'sub-clusters',
    async () => {
      await choose(quarter, 'Delete')
      await press('Delete')
    },
    quarter,
  ],
  [
    'updateScheduledEvent',
    'scheduled-events',
    async () => {
      fireEvent.click(await screen.findByLabelText(/^Edit Connect/))
      for (const step of ['Next', 'Next', 'Save event']) await press(step)
    },
    'Connect',
  ],
  [
    'downloadDeltaShare',
    'delta-sharing',
    async () => void fireEvent.click(await screen.findByText('Download the package', { selector: 'button' })),
    'Delta sharing',
  ],
  [
    'downloadMlflowSample',
    'mlflow',
    async () => void fireEvent.click(await screen.findByText('Download the sample', { selector: 'button' })),
    'MLflow',
  ],
  // Read, not sent: what it would have offered is typed, or unknown.
  ['listTenants', 'delta-sharing', async () => {}, 'Delta sharing'],
]

describe('a path that was assumed and that the server does not know', () => {
  it('is looked at for every call of this page', () => {
    const assumed = Object.entries(contract)
      .filter(([, call]) => 'isAssumed' in call && call.isAssumed)
      .map(([name]) => name)
    expect(assumed.toSorted()).toEqual([...rows.map(([call]) => call), ...elsewhere].toSorted())
  })

  it.each(rows.slice(0, -1))(
    'blocks nothing and is said in its words: %s',
    async (call, section, act, stands) => {
      const { api, told } = draw(section)
      await act()
      await waitFor(() => expect(told()).toEqual([said]))
      expect(api.callsOf(call)).toHaveLength(1)
      expect((await screen.findAllByText(stands)).length).toBeGreaterThan(0)
      expect(screen.queryByText(/does not exist any more/)).toBeNull()
      // A form that is open takes another try.
      const open = screen.queryByRole('dialog')
      const submit = open?.querySelector('button[type="submit"], .ant-btn-primary')
      if (submit) await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
    },
  )

  it('blocks nothing where the tenants are asked for: listTenants', async () => {
    const { told } = draw('delta-sharing')
    expect(await screen.findByRole('textbox', { name: 'Tenant' })).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Delta sharing' }))
    const asked = await dialog()
    expect(await asked.findByText('Unknown')).toBeTruthy()
    expect(asked.getByText('Turn off', { selector: 'button' }).getAttribute('aria-disabled')).toBeNull()
    expect(told()).toEqual([])
  })

  it('blocks nothing among the data agents: listTenants', async () => {
    const { told } = draw('data-agents')
    expect(await screen.findByText('orders')).toBeTruthy()
    expect(told()).toEqual([])
  })
})
