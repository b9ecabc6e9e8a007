import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors'
import type { ResourceRecord } from '../definitions/resource-record'
import { noPolicies } from '../domain/cluster'
import type { ClusterUser } from '../domain/cluster-user'
import type { IpWhitelist } from '../domain/ip-whitelist'
import type { ScheduledEvent } from '../domain/scheduled-event'
import { ScopeContext } from '../providers/scope-context'
import { buildDataAgent } from '../testing/data-agent-builders'
import { buildClusterDetail, buildSubCluster } from '../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../testing/fake-api'
import { buildLibrary } from '../testing/library-builder'
import { renderWithProviders } from '../testing/render-with-providers'
import type { OtherRecords } from '../views/resource-components'
import { clusterComponents } from './cluster-components'
import { clusterDefinitions } from './cluster-registry'
import { definitions } from './registry'

vi.mock(import('../domain/dates'), async (original) => ({
  ...(await original()),
  browserZone: () => 'Europe/Berlin',
}))
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] })
})

const user = (name: string, rest: Partial<ClusterUser> = {}): ClusterUser => ({
  ...{ id: `u-${name}`, name, email: `${name}@basalt.test`, role: 'developer', status: 'active' },
  ...{ lastLoginAt: null, ...rest },
})
const range = (id: string, isActive: boolean): IpWhitelist => ({
  ...{ id, range: `${id}.0.0.0/8`, description: null, isActive },
})
const event = (id: string, kind: string, rest: Partial<ScheduledEvent>): ScheduledEvent => ({
  ...{ id, event: kind, startTime: '2026-03-06T06:00:00Z', endTime: null, result: null, status: 'queued' },
  ...{ analyticsReplicas: null, loaderReplicas: null, ...rest },
})

const people = [user('Ada'), user('Ben'), user('Cy')]
const cluster = buildClusterDetail({ name: 'sales', policies: { ...noPolicies, user: ['list'] } })

/** The panel of a question about one record, as its definition names it. */
async function renderPanel(
  resource: string,
  record: ResourceRecord,
  others: OtherRecords,
  answers: FakeAnswers = {},
) {
  const [Panel] = Object.values(clusterComponents[resource]?.consequences ?? {})
  if (!Panel) throw new Error(`${resource} tells no consequences`)
  await Panel.preload()
  const scope = { kind: 'cluster', cluster } as const
  const api = createFakeApi({ listClusterUsers: () => people, listTenants: () => [], ...answers })
  renderWithProviders(
    <ScopeContext value={scope}>
      <Panel record={record} others={others} scope={scope} />
    </ScopeContext>,
    { api },
  )
  await vi.waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
  return facts()
}

/** The lines of each fact. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent, nextElementSibling: answer }) => {
      const lines = [...(answer?.querySelectorAll('span, li') ?? [])].map((line) => line.textContent)
      return [textContent, lines.length > 0 ? lines : answer?.textContent]
    }),
  )
const fails = () => {
  throw new ApiError({ message: 'Down for a moment.', statusCode: 500 })
}

describe('what ends with a self-managed cluster', () => {
  const quarter = buildSubCluster({ id: 's-1', name: 'sales-quarter', nodes: 3, ipu: 6 })
  const others = {
    records: [
      buildSubCluster({ id: 's-2', name: 'sales-nightly' }),
      buildSubCluster({ id: 's-3', name: 'sales-asleep', state: 'disconnected' }),
      buildSubCluster({ id: 's-4', name: 'sales-load', type: 'loader' }),
    ],
    unread: 0,
  }

  it('is its nodes and IPU, beside the others of its type that go on, and who has access', async () => {
    const asked: unknown[] = []
    const listClusterUsers: FakeAnswers['listClusterUsers'] = ({ path }) => {
      asked.push(path)
      return people
    }
    expect(await renderPanel('sub-clusters', quarter, others, { listClusterUsers })).toEqual({
      Nodes: ['3'],
      'IPU an hour while connected': ['6'],
      'Others of its type that are connected': ['sales-nightly'],
      'Users with access': ['3:', 'Ada', 'Ben', 'and 1 more'],
    })
    expect(asked).toEqual([{ id: 'u-1', name: 'sales' }])
    expect(screen.queryByText(/It takes over/)).toBeNull()
  })

  it('has to whom the ownership is offered among them, for they keep the role they have', async () => {
    const [ada, ben] = [user('Ada', { role: 'owner' }), user('Ben', { role: 'owner', status: 'pending' })]
    const invited = user('New', { status: 'pending' })
    const told = await renderPanel('sub-clusters', quarter, others, {
      listClusterUsers: () => [ada, ben, invited],
    })
    expect(told).toMatchObject({ 'Users with access': ['2:', 'Ada', 'Ben'] })
  })

  it('is unknown, and never none, where the server does not say', async () => {
    const strange = { ...quarter, nodes: null, ipu: null }
    expect(await renderPanel('sub-clusters', strange, null, { listClusterUsers: fails })).toEqual({
      Nodes: 'Unknown',
      'IPU an hour while connected': 'Unknown',
      'Others of its type that are connected': 'Unknown',
      'Users with access': 'Unknown',
    })
  })

  it('is what takes over, for a fallback', async () => {
    await renderPanel('sub-clusters', { ...quarter, isFallback: true }, others)
    expect(
      screen.getByText('It takes over when the analytics of the cluster fails; meanwhile nothing does.'),
    ).toBeDefined()
  })
})

describe('what is left without a user', () => {
  const dora = user('Dora', { role: 'accountAdmin', lastLoginAt: '2026-03-04T08:00:00Z' })

  it('is everybody who has taken their invitation, with their roles', async () => {
    const records = [user('Ada', { role: 'owner' }), user('New', { status: 'pending' })]
    expect(await renderPanel('cluster-users', dora, { records, unread: 0 })).toEqual({
      Role: ['Manager'],
      'Last Login': ['04 Mar 2026, 09:00 (Europe/Berlin)'],
      'Others who keep access': ['Ada, Owner'],
    })
  })

  it('names them by their mail, or their id, and says which role is not known', async () => {
    const records = [
      user('Ada', { name: null, role: 'accountManager' }),
      user('Ben', { name: null, email: null, role: 'auditor' }),
    ]
    expect(await renderPanel('cluster-users', { ...dora, role: null }, { records, unread: 0 })).toMatchObject(
      {
        Role: ['NOT KNOWN'],
        'Others who keep access': ['2:', 'Ada@basalt.test, Billing User', 'u-Ben, NOT KNOWN'],
      },
    )
  })

  it('counts who could not be read, and says unknown of a login that is not reported', async () => {
    const silent = { ...dora, lastLoginAt: null }
    expect(await renderPanel('cluster-users', silent, { records: [], unread: 2 })).toEqual({
      Role: ['Manager'],
      'Last Login': 'Unknown',
      'Others who keep access': ['2 could not be read'],
    })
  })

  const offered = user('Ben', { role: 'owner', status: 'pending' })

  it('is also who is offered the ownership, for they keep the role they have', async () => {
    const others = { records: [user('Ada', { role: 'owner' }), offered], unread: 0 }
    const { 'Others who keep access': kept } = await renderPanel('cluster-users', dora, others)
    expect(kept).toEqual(['2:', 'Ada, Owner', 'Ben, Owner (ownership pending)'])
  })

  it('says of who is offered the ownership that it is pending, and unknown, not none, of their login', async () => {
    const told = await renderPanel('cluster-users', offered, { records: [], unread: 0 })
    expect(told).toMatchObject({ Role: ['Owner (ownership pending)'], 'Last Login': 'Unknown' })
  })

  it('says that who was only invited never signed in', async () => {
    const invited = { ...dora, status: 'pending', lastLoginAt: null }
    const { 'Last Login': login } = await renderPanel('cluster-users', invited, { records: [], unread: 0 })
    expect(login).toBe('None')
  })
})

describe('what goes with other records of a cluster', () => {
  it('of a library: where it is installed, and for how many people', async () => {
    const library = { ...buildLibrary(), version: '1.3' }
    const states = { analyticsState: 'installed', loaderState: 'failed', chidoriState: 'installed' }
    expect(await renderPanel('libraries', { ...library, ...states }, null)).toEqual({
      Version: ['1.3'],
      'Installed on': ['Analytics, Chidori'],
      'Users with access': ['3:', 'Ada', 'Ben', 'and 1 more'],
    })
  })

  it('of a library that says nothing of its services: unknown', async () => {
    const silent = { version: null, analyticsState: null, loaderState: null, chidoriState: null }
    expect(await renderPanel('libraries', { ...buildLibrary(), ...silent }, null)).toMatchObject({
      Version: 'None',
      'Installed on': 'Unknown',
    })
  })

  it('of a library that is on no service: none', async () => {
    const states = { analyticsState: 'failed', loaderState: 'uninstalled', chidoriState: null }
    expect(await renderPanel('libraries', { ...buildLibrary(), ...states }, null)).toMatchObject({
      'Installed on': 'None',
    })
  })

  it('of an IP range: the ranges that stay active, and who has access', async () => {
    const others = { records: [range('10', true), range('11', false)], unread: 1 }
    expect(await renderPanel('whitelists', range('12', true), others)).toEqual({
      'Active ranges afterwards': ['10.0.0.0/8', '1 could not be read'],
      'Users with access': ['3:', 'Ada', 'Ben', 'and 1 more'],
    })
  })

  it('of an event: what no longer happens, its roll back too, and what still comes', async () => {
    const up = event('e-1', 'scale up', { endTime: '2026-03-06T18:00:00Z' })
    const past = event('e-2', 'connect', { startTime: '2026-03-01T06:00:00Z', status: 'success' })
    const odd = event('e-3', 'disconnect', { startTime: 'soon' })
    expect(await renderPanel('scheduled-events', up, { records: [past, odd], unread: 0 })).toEqual({
      'No longer happens': [
        '2:',
        'Scale up, 06 Mar 2026, 07:00 (Europe/Berlin)',
        'Scale down, 06 Mar 2026, 19:00 (Europe/Berlin)',
      ],
      'Other events to come': ['Disconnect, time unknown'],
    })
  })

  it('of a data agent: its tenant, data sources and the services that are reached through it', async () => {
    const agent = buildDataAgent({
      ...{ tenantId: 't-1', dataSources: ['Orders DB'] },
      agent: { isDisconnected: false, connectedServices: ['a:1'], disconnectedServices: [] },
      controller: null,
    })
    const answers = { listTenants: () => [{ id: 't-1', name: 'finance' }] }
    await renderPanel('data-agents', agent, null, answers)
    await vi.waitFor(() =>
      expect(facts()).toEqual({
        Tenant: ['finance'],
        'Data Sources': ['Orders DB'],
        'Services reached through it': ['a:1'],
      }),
    )
  })

  it('of a data agent whose sources could not be read: unknown, and never none', async () => {
    const unread = buildDataAgent({ dataSources: null })
    expect(await renderPanel('data-agents', unread, null)).toMatchObject({ 'Data Sources': 'Unknown' })
  })

  it('of a data agent nobody ever heard of: unknown', async () => {
    const silent = buildDataAgent({ dataSources: [], agent: null, controller: null })
    expect(await renderPanel('data-agents', silent, null)).toMatchObject({
      'Data Sources': 'None',
      'Services reached through it': 'Unknown',
    })
  })
})

it('every question of what destroys, disconnects or stops tells what comes of it', () => {
  const silent = [...definitions, ...clusterDefinitions].flatMap(({ name, actions }) =>
    actions.flatMap((action) => {
      const { dangerText, confirm, requires } = action
      const ends = dangerText !== undefined || requires === 'disconnect' || requires === 'stop'
      const isTold = confirm?.kind === 'dialog' || confirm?.consequences !== undefined
      return ends && !isTold ? [`${name} ${action.name}`] : []
    }),
  )
  expect(silent).toEqual([])
})
