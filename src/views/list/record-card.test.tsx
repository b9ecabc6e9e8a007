import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Cluster } from '../../domain/cluster'
import { noPolicies } from '../../domain/cluster'
import { clusters } from '../../resources/user/clusters/definition'
import { type BuiltState, buildCluster, buildPerson } from '../../testing/builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../action/action-host-provider'
import { RecordCard } from './record-card'

function renderCard(cluster: Cluster, options: RenderOptions = {}) {
  return renderWithProviders(
    <ActionHostProvider definition={clusters}>
      <RecordCard definition={clusters} record={cluster} />
    </ActionHostProvider>,
    { path: '/clusters', api: createFakeApi(), ...options },
  )
}

const card = () => screen.getByRole('article', { name: 'demo' })

/** Noon of 5 March 2026 wherever the tests run. */
const noonHere = new Date(2026, 2, 5, 12).toISOString()

describe('the state of a card', () => {
  it.each<[string, BuiltState, string, string, string | null]>([
    ['CLU-023, CLU-027, CLU-D05', 'creating', 'Creating', 'working', 'Creating'],
    ['CLU-022, CLU-027, CLU-D05', 'starting-up', 'Starting up', 'working', 'Starting up'],
    ['CLU-025, CLU-076', 'running', 'Connected', 'connected', 'Connected'],
    ['CLU-024, CLU-077', 'sleeping', 'Disconnected', 'disconnected', 'Disconnected'],
    ['CLU-021, CLU-D05', 'stopping', 'Stopping', 'working', 'Stopping'],
    ['CLU-020, CLU-078', 'corrupted', 'Unavailable', 'unavailable', 'Unavailable'],
    ['CLU-026, CLU-D05', 'undefined', 'Unknown', 'unavailable', null],
  ])('[%s] of a %s cluster is the word %s in the colour %s', (_ids, state, word, tone, tooltip) => {
    const { container } = renderCard(buildCluster({ state }))

    const tag = container.querySelector('[data-tone]')
    expect(tag?.textContent).toBe(word)
    expect(tag?.getAttribute('data-tone')).toBe(tone)
    expect(tag?.querySelector('svg')).not.toBeNull()
    expect(within(card()).queryByRole('tooltip')?.textContent ?? null).toBe(tooltip)
  })
})

describe('the body of a card', () => {
  it('shows name, platform and region, size, version and idle time, no more [CLU-013, CLU-D01]', () => {
    renderCard(
      buildCluster({
        platform: 'az-saas',
        regionAlias: 'Frankfurt',
        sizeName: 'Large S2',
        version: '4.3.1',
        idleTime: '4 Hours',
        hostName: 'demo.host.test',
        customBuild: 'build-7',
        isPremium: true,
      }),
    )

    expect(within(card()).getByRole('heading', { level: 3, name: 'demo' })).toBeDefined()
    const lines = within(card()).getAllByRole('definition')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      ...['Frankfurt · Azure SaaS', 'Large S2', '4.3.1', '4 Hours'],
    ])
    expect(card().textContent).not.toMatch(/demo\.host\.test|build-7|premium/i)
  })

  it('shows the platform alone where the region is not given', () => {
    renderCard(buildCluster({ platform: 'az-saas', regionAlias: null }))
    expect(within(card()).getByText('Azure SaaS').title).toBe('Azure SaaS')
  })

  it('opens the page of the cluster [CLU-005]', async () => {
    const { address } = renderCard(buildCluster())

    await userEvent.click(screen.getByRole('link', { name: 'demo' }))

    expect(address()).toBe('/clusters/demo')
  })

  it('has its whole name under the pointer, and any name in its address', () => {
    renderCard(buildCluster({ id: 'i-7', name: 'east/1 %' }))
    const link = screen.getByRole('link', { name: 'east/1 %' })
    expect([link.getAttribute('href'), link.title]).toEqual(['/clusters/east%2F1%20%25', 'east/1 %'])
    expect(screen.getByRole('button', { name: 'Copy east/1 %' })).toBeDefined()
    expect(screen.getByRole('article', { name: 'east/1 %' }).dataset.record).toBe('i-7')
  })

  it('has its whole name under the pointer where no page is behind it', () => {
    renderWithProviders(
      <ActionHostProvider definition={doors}>
        <RecordCard definition={doors} record={buildDoor({ range: '10.0.0.0' })} />
      </ActionHostProvider>,
    )
    const name = screen.getByRole('heading', { level: 3 }).firstElementChild as HTMLElement
    expect([name.localName, name.textContent, name.title]).toEqual(['span', '10.0.0.0', '10.0.0.0'])
  })

  it('copies the name and says so for a moment [PLT-004, PLT-008, PLT-013]', async () => {
    const user = userEvent.setup()
    renderCard(buildCluster())

    await user.click(screen.getByRole('button', { name: 'Copy demo' }))

    expect(await navigator.clipboard.readText()).toBe('demo')
    expect(screen.getByText('Copied to clipboard')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Copied to clipboard')).toBeNull())
  })
})

describe('the foot of a card', () => {
  it.each<[BuiltState, string]>([
    ['creating', 'Creating Basalt cluster may take 5-10 minutes'],
    ['starting-up', 'Starting up Basalt cluster may take up to 5 mins'],
  ])('of a %s cluster says how long that takes [CLU-079, CLU-080, CLU-088]', (state, text) => {
    renderCard(buildCluster({ state }))

    expect(within(card()).getByText(text)).toBeDefined()
    expect(within(card()).queryByText('Created On', { exact: false })).toBeNull()
  })

  it('counts the time since a cluster was begun, and says when that is longer than usual [CLU-088]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T09:08:59Z') })
    renderCard(buildCluster({ state: 'creating', createdAt: '2026-03-05T09:00:00Z' }))

    expect(within(card()).getByText('8:59 so far')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(within(card()).getByText('10:00 so far')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(within(card()).getByText('10:01 so far, longer than usual')).toBeDefined()
  })

  it.each<BuiltState>(['running', 'sleeping'])(
    'of a %s cluster shows date, owner and the link to the cluster [CLU-009, CLU-010, CLU-037, CLU-090]',
    (state) => {
      renderCard(buildCluster({ state, createdAt: noonHere, ownerName: 'Olive Owner' }))

      expect(within(card()).getByText('05 Mar 2026').closest('span')?.textContent).toBe(
        'Created On 05 Mar 2026',
      )
      expect(within(card()).getByText('Olive Owner').closest('span')?.textContent).toBe('Owner Olive Owner')
      const link = within(card()).getByRole('link', { name: 'Open demo (opens in a new tab)' })
      expect(link.getAttribute('href')).toBe('https://demo.basalt.test/')
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    },
  )

  it.each<BuiltState>(['corrupted', 'stopping', 'undefined'])(
    'of a %s cluster shows only date and owner [CLU-D05]',
    (state) => {
      renderCard(buildCluster({ state, createdAt: noonHere }))

      expect(within(card()).getByText('05 Mar 2026')).toBeDefined()
      expect(within(card()).queryByRole('link', { name: /^Open / })).toBeNull()
      expect(within(card()).queryByRole('button', { name: /^Connect/ })).toBeNull()
    },
  )

  it('offers no link to an address that is not safe', () => {
    renderCard(
      buildCluster({ services: [{ kind: 'analytics', url: 'javascript:alert(1)', status: 'running' }] }),
    )

    expect(within(card()).queryByRole('link', { name: /^Open / })).toBeNull()
  })

  it.each<[string, BuiltState, string[], boolean]>([
    ['is there', 'sleeping', ['create'], true],
    ['is left out without the connection policy', 'sleeping', [], false],
    ['is left out', 'running', ['create'], false],
    ['is left out', 'stopping', ['create'], false],
  ])('Connect %s on a %s cluster [CLU-010, CLU-051]', (_case, state, connection, isThere) => {
    const { policies } = buildCluster()
    renderCard(buildCluster({ state, policies: { ...noPolicies, ...policies, connection } }))

    expect(within(card()).queryByRole('button', { name: 'Connect demo' }) !== null).toBe(isThere)
  })
})

describe('the menu of a card', () => {
  type Entries = Record<string, string | null>
  const allowed = null
  const planned = "Clone isn't supported with your current plan."
  const needsRunning = 'Connect the cluster first; only a connected cluster can be cloned.'
  const needsSettled = 'Wait until the cluster is connected or disconnected; then it can be deleted.'

  async function entriesOf(cluster: Cluster, options: RenderOptions = {}): Promise<Entries> {
    renderCard(cluster, options)
    const kebab = screen.queryByRole('button', { name: 'Actions for demo' })
    if (!kebab) return {}
    await userEvent.click(kebab)
    return Object.fromEntries(
      [...screen.getByRole('menu').querySelectorAll('button[role=menuitem]')].map((entry) => {
        const reasonId = entry.getAttribute('aria-describedby')?.split(' ')[0]
        const reason = reasonId ? (document.getElementById(reasonId)?.textContent ?? '') : null
        expect(entry.getAttribute('aria-disabled')).toBe(reason === null ? null : 'true')
        const label = document.getElementById(entry.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
        return [label, reason]
      }),
    )
  }

  it.each<[BuiltState, Partial<Record<'Disconnect' | 'Clone' | 'Delete', string | null>>]>([
    ['creating', { Clone: needsRunning, Delete: needsSettled }],
    ['starting-up', { Disconnect: allowed, Clone: needsRunning, Delete: needsSettled }],
    ['running', { Disconnect: allowed, Clone: allowed, Delete: allowed }],
    ['stopping', { Clone: needsRunning, Delete: needsSettled }],
    ['sleeping', { Clone: needsRunning, Delete: allowed }],
    [
      'corrupted',
      {
        Clone: needsRunning,
        Delete: 'An unavailable cluster cannot be deleted here. Please contact support.',
      },
    ],
    ['undefined', { Clone: needsRunning, Delete: needsSettled }],
  ])('of a %s cluster [CLU-006, CLU-052, CLU-054, CLU-056, CLU-D10]', async (state, expected) => {
    expect(await entriesOf(buildCluster({ state }))).toEqual(expected)
  })

  it('holds the way out of a refusal as an entry of its own, which leads there by keyboard', async () => {
    renderCard(buildCluster({ state: 'corrupted' }))
    await userEvent.click(screen.getByRole('button', { name: 'Actions for demo' }))
    await userEvent.keyboard('{End}')
    const way = screen.getByRole('menuitem', { name: 'Open the support page.' })
    expect(document.activeElement).toBe(way)
    expect(way.getAttribute('href')).toBe('/support')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  const all = { Disconnect: allowed, Clone: allowed, Delete: allowed }
  const without = (key: keyof typeof all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))
  const policiesWithout = (key: 'management' | 'cluster' | 'connection') => ({
    policies: { ...noPolicies, ...buildCluster().policies, [key]: ['list', 'update'] },
  })
  const limits = (count: number, allowedClusters: number) => {
    const { configurations } = buildPerson()
    return buildPerson({ clusterCount: count, configurations: { ...configurations, allowedClusters } })
  }

  it.each<[string, Partial<Cluster>, RenderOptions, Entries]>([
    ['without connection create', policiesWithout('connection'), {}, without('Disconnect')],
    ['without management create', policiesWithout('management'), {}, without('Clone')],
    ['without cluster delete', policiesWithout('cluster'), {}, without('Delete')],
    ['of a cluster that cannot be cloned', { isCloneable: false }, {}, without('Clone')],
    ['with the quota used up', {}, { person: limits(3, 3) }, without('Clone')],
    ['with one cluster left', {}, { person: limits(2, 3) }, all],
    [
      'where the plan has no clone action for the platform',
      { platform: 'az' },
      { person: buildPerson({ platformActions: [{ name: 'clone', platforms: ['gc'] }] }) },
      { ...all, Clone: planned },
    ],
    [
      'where the plan has no clone action',
      {},
      { person: buildPerson({ platformActions: [] }) },
      { ...all, Clone: planned },
    ],
  ])(
    '%s [CLU-047, CLU-052, CLU-053, CLU-055, CLU-058, CLU-081, CLU-D09, CLU-D26]',
    async (_case, fields, options, expected) => {
      expect(await entriesOf(buildCluster(fields), options)).toEqual(expected)
    },
  )

  it('is left out where it would be empty', async () => {
    const policies = { ...noPolicies, management: [], cluster: [], connection: [], roleName: 'developer' }

    expect(await entriesOf(buildCluster({ policies }))).toEqual({})
  })

  it('moves by arrows, Home, End and letters, closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup()
    renderCard(buildCluster({ state: 'starting-up' }))
    const kebab = screen.getByRole('button', { name: 'Actions for demo' })
    const focused = () => document.activeElement?.textContent ?? ''
    kebab.focus()

    await user.keyboard('{Enter}')
    expect(focused()).toBe('Disconnect')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toContain('Clone')
    await user.keyboard('{End}')
    expect(focused()).toContain('Delete')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Disconnect')
    await user.keyboard('{ArrowUp}{Home}c')
    expect(focused()).toContain('Clone')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menu')).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(kebab)
  })

  it('closes by a press on its button, by one elsewhere, and by Tab, which goes on from the button', async () => {
    const user = userEvent.setup()
    renderCard(buildCluster())
    const kebab = screen.getByRole('button', { name: 'Actions for demo' })
    const closedBy = async (act: () => Promise<void>) => {
      await user.click(kebab)
      expect(screen.getByRole('menu', { name: 'Actions for demo' })).toBeDefined()
      expect(kebab.getAttribute('aria-expanded')).toBe('true')
      await act()
      expect(screen.queryByRole('menu')).toBeNull()
      expect(kebab.getAttribute('aria-expanded')).toBe('false')
    }

    await closedBy(() => user.click(kebab))
    await closedBy(() => user.click(document.body))
    await closedBy(() => user.keyboard('{Tab}'))
    expect(screen.queryByRole('menuitem')).toBeNull()
  })
})
