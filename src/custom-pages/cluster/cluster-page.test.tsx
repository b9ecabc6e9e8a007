import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { type Cluster, noPolicies } from '../../domain/cluster'
import type { Person } from '../../domain/person'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

vi.mock(import('../../domain/dates'), async (original) => ({
  ...(await original()),
  browserZone: () => 'Europe/Berlin',
}))

function renderPage(path: string, answers: FakeAnswers = {}, person: Partial<Person> = {}) {
  const api = createFakeApi({
    listClusters: () => [buildCluster()],
    getCluster: () => buildClusterDetail(),
    listPendingUpdates: () => [],
    ...answers,
  })
  return renderWithProviders(<ClusterPage />, {
    api,
    person: buildPerson(person),
    path: `/clusters/${path}`,
    route: '/clusters/:clusterName',
  })
}

const state = (word: string) => screen.findByText(word, { selector: '[data-state]' })
const stateNow = (word: string) => screen.getByText(word, { selector: '[data-state]' })
const fails = (statusCode: number, message: string) => () => {
  throw new ApiError({ message, statusCode })
}

describe('the head of the page', () => {
  it('shows name, state and facts [DET-011]', async () => {
    renderPage('demo')

    expect(await screen.findByRole('heading', { level: 1, name: 'demo' })).toBeDefined()
    expect(await state('Connected')).toBeDefined()
    for (const fact of ['id-demo', 'https://demo.basalt.test/', 'Google Cloud', 'Europe West', '6.2.1']) {
      expect(await screen.findAllByText(fact)).not.toEqual([])
    }
    expect(screen.getByRole('button', { name: 'Copy Cluster id' })).toBeDefined()
  })

  it('connects and disconnects with one button, at once for the whole page [DET-012]', async () => {
    const { api } = renderPage('demo', { disconnectCluster: () => ({ message: null }) })
    await screen.findByRole('tab', { name: 'Main' })
    const disconnect = screen.getByRole('button', { name: 'Disconnect demo' })
    expect(disconnect.className).not.toContain('button-primary')
    await userEvent.click(disconnect)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))

    expect(await state('Disconnected')).toBeDefined()
    // The second click of a double click finds nothing to connect.
    const connect = screen.getByRole('button', { name: 'Connect demo' })
    expect([connect.getAttribute('aria-disabled'), connect.className]).toEqual([
      'true',
      'button button-primary',
    ])
    await userEvent.dblClick(connect)
    expect(api.callsOf('connectCluster')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Disconnect demo' })).toBeNull()
    expect(api.callsOf('disconnectCluster')).toHaveLength(1)
    const panel = within(screen.getByRole('navigation', { name: 'Your clusters' }))
    expect(panel.getByRole('region', { name: 'Connected Clusters (0)' })).toBeDefined()
  })

  it('has a menu with Clone and Delete [DET-014]', async () => {
    renderPage('demo')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for demo' }))

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Clone', 'Delete'])
  })

  it.each([
    ['running', 'Connected', 'Disconnect demo', 'DET-050, DET-056, DET-081', null],
    ['sleeping', 'Disconnected', 'Connect demo', 'DET-051, DET-055, DET-081', null],
    ['starting-up', 'Connecting...', 'Disconnect demo', 'DET-052, DET-056, DET-081', 'Starting up'],
    ['creating', 'Connecting...', null, 'DET-052, DET-081', 'Creating'],
    ['stopping', 'Disconnected', null, 'DET-053', 'Stopping...'],
    ['corrupted', 'Unavailable', null, 'DET-054', null],
  ] as const)(
    'says of a %s cluster that it is %s, and offers %s [%s]',
    async (status, word, offered, _ids, onItsWay) => {
      renderPage('demo', {
        listClusters: () => [buildCluster({ state: status })],
        getCluster: () => buildClusterDetail({ state: status }),
      })
      const shown = await state(word)
      const display = shown.parentElement?.parentElement
      expect(display?.getAttribute('aria-busy')).toBe(onItsWay && 'true')
      await screen.findByRole('tab', { name: 'Main' })
      // The word its card has, too.
      expect(display?.lastChild?.textContent).toBe(onItsWay ?? display?.firstChild?.textContent)
      const buttons = screen.queryAllByRole('button', { name: /^(Connect|Disconnect) demo$/ })
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(offered ? [offered] : [])
    },
  )

  it.each([
    [
      'damaged',
      { isCorrupted: true },
      'The server reports this cluster as damaged; it says neither since when nor why. It cannot be connected, cloned or deleted here. Contact support',
    ],
    [
      'puzzling',
      { services: [{ kind: 'analytics', url: null, status: 'odd' }] },
      'The server gives no state that the console knows, so its commands stay closed. The state is read again by itself. Contact support',
    ],
    ['running', {}, null],
  ])('says what is known of a %s cluster, and who can help', async (_kind, sent, words) => {
    renderPage('demo', {
      listClusters: () => [buildCluster(sent)],
      getCluster: () => buildClusterDetail(sent),
    })
    await screen.findByRole('tab', { name: 'Main' })
    const support = screen.queryByRole('link', { name: 'Contact support' })
    expect(support?.closest('[role=status]')?.textContent ?? null).toBe(words)
    expect(support?.getAttribute('href') ?? null).toBe(words && '/support')
  })

  it('marks a premium cluster, and leads any other one to the plans [DET-013]', async () => {
    const payment = { toggleFeatures: [{ key: 'payment', isPublished: true }] }
    const premium = renderPage('demo', {}, payment)
    const head = async () =>
      within((await screen.findByRole('heading', { level: 1 })).closest('header') ?? document.body)
    expect(await (await head()).findByText('Premium')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull()
    premium.unmount()

    const standard = renderPage(
      'demo',
      { getCluster: () => buildClusterDetail({ isPremium: false }) },
      payment,
    )
    const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
    expect(link.getAttribute('href')).toBe('/plans?cluster=demo')
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Upgrade to premium with a 30-day free trial, then $1200/year ($100/month)',
    )
    standard.unmount()

    renderPage('demo', { getCluster: () => buildClusterDetail({ isPremiumSupported: false }) }, payment)
    await screen.findByRole('tab', { name: 'Main' })
    expect((await head()).queryByText('Premium')).toBeNull()
  })
})

describe('the facts of the cluster', () => {
  const facts = async () => {
    const region = await screen.findByRole('region', { name: 'Key facts' })
    const terms = within(region).getAllByRole('term')
    return terms.map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.firstElementChild?.textContent,
    ])
  }

  it('have the idle time by its key where it has no name', async () => {
    renderPage('demo', { getCluster: () => buildClusterDetail({ idleTime: null, idleTimeKey: '4 Hours' }) })
    expect(await facts()).toContainEqual(['Idle time', '4 Hours'])
  })

  it('are nine, each what the server sent, with a dash for what it did not [DET-017, DET-027]', async () => {
    const premium = renderPage('demo')
    expect(await facts()).toEqual([
      ['Address', 'https://demo.basalt.test/ (opens in a new tab)'],
      ['Cluster id', 'id-demo'],
      ['Platform', 'Google Cloud'],
      ['Version', '6.2.1'],
      ['Idle time', '1 hour'],
      ['Plan', 'Premium'],
      ['Created On', '05 Mar 2026'],
      ['Owner', 'Olive Owner'],
      ['Your role', 'Owner'],
    ])
    const link = screen.getByRole('link', { name: /^https:\/\/demo\.basalt\.test\// })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://demo.basalt.test/',
      '_blank',
    ])
    expect(
      screen.getAllByRole('button', { name: /^Copy / }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Copy demo', 'Copy Address', 'Copy Cluster id', 'Copy Version'])
    premium.unmount()
    const withoutAddress = { services: [], hostName: 'host.basalt.test' }
    renderPage('demo', {
      listClusters: () => [buildCluster(withoutAddress)],
      getCluster: () =>
        buildClusterDetail({ ...withoutAddress, isPremium: false, version: null, ownerName: null }),
    })
    const shown = await facts()
    expect(shown).toHaveLength(9)
    expect(shown).toContainEqual(['Address', 'host.basalt.test'])
    expect(shown).toContainEqual(['Plan', 'Standard'])
    expect(shown).toContainEqual(['Version', '–'])
    expect(shown).toContainEqual(['Owner', '–'])
    expect(screen.queryByRole('button', { name: 'Copy Version' })).toBeNull()
  })

  it('do not speak of a plan where the build knows none [DET-D11]', async () => {
    renderPage('demo', { getCluster: () => buildClusterDetail({ isPremiumSupported: false }) })
    expect((await facts()).map(([term]) => term)).not.toContain('Plan')
  })

  it.each([
    ['accountManager', ['Your role', 'Billing User']],
    ['gardener', ['Your role', 'NOT KNOWN']],
    [null, undefined],
  ])('name the role of who looks, where the server sent it as %s', async (roleName, said) => {
    renderPage('demo', { getCluster: () => buildClusterDetail({ policies: { ...noPolicies, roleName } }) })
    expect((await facts()).find(([term]) => term === 'Your role')).toEqual(said)
  })

  it('tell of one that is being created how long that takes [CLU-088]', async () => {
    renderPage('demo', {
      listClusters: () => [buildCluster({ state: 'creating' })],
      getCluster: () => buildClusterDetail({ state: 'creating' }),
    })
    const region = await screen.findByRole('region', { name: 'Key facts' })
    expect(region.textContent).toContain('Creating Basalt cluster may take 5-10 minutes')
  })
})

describe('the state of the cluster', () => {
  const listRead = (queryClient: QueryClient) =>
    queryClient.refetchQueries({ queryKey: ['data', 'default', 'clusters'] })

  it('is the newest anybody read, and what only the page reads is read again with it', async () => {
    const { api, queryClient } = renderPage('demo')
    await screen.findByRole('tab', { name: 'Main' })
    expect(api.callsOf('getCluster')).toHaveLength(1)

    api.answer({
      listClusters: () => [buildCluster({ state: 'sleeping' })],
      getCluster: () => buildClusterDetail({ state: 'sleeping', idleTime: '9 hours' }),
    })
    await listRead(queryClient)
    expect(await state('Disconnected')).toBeDefined()
    expect(await screen.findByText('9 hours')).toBeDefined()
    expect(api.callsOf('getCluster')).toHaveLength(2)
  })

  it('is asked for again every 15 s while it is on its way, and not once it has arrived [DET-D26]', async () => {
    vi.useFakeTimers()
    try {
      const { api } = renderPage('demo', {
        listClusters: fails(500, 'Down for a moment.'),
        getCluster: () => buildClusterDetail({ state: 'starting-up' }),
      })
      await act(() => vi.advanceTimersByTimeAsync(500))
      expect(stateNow('Connecting...')).toBeDefined()
      await act(() => vi.advanceTimersByTimeAsync(13_500))
      expect(api.callsOf('getCluster')).toHaveLength(1)
      api.answer({ getCluster: () => buildClusterDetail() })
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      expect(stateNow('Connected')).toBeDefined()
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(api.callsOf('getCluster')).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('leads to the list when the cluster is deleted here, and says so, as when it was elsewhere [DET-082]', async () => {
    const { api, queryClient, unmount } = renderPage('demo')
    await screen.findByRole('tab', { name: 'Main' })
    api.answer({ listClusters: () => [buildCluster({ name: 'other' })], getCluster: fails(404, 'Gone.') })
    await listRead(queryClient)
    expect(await screen.findByRole('heading', { name: 'There is no cluster named demo' })).toBeDefined()
    unmount()

    const { address, notices, router } = renderPage('demo', { deleteCluster: () => ({ message: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for demo' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'demo')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    // Back does not lead to what is gone.
    await waitFor(() => expect([address(), router.state.historyAction]).toEqual(['/clusters', 'REPLACE']))
    expect(notices.map(({ message }) => message)).toEqual(['demo is deleted successfully'])
  })
})

describe('the states of the page', () => {
  it('says that it is getting the cluster, with what the list knows of it [DET-047]', async () => {
    renderPage('demo', { getCluster: () => new Promise(() => {}) })
    expect(screen.getByText('Getting your cluster details').getAttribute('role')).toBe('status')
    expect(await screen.findByRole('heading', { level: 1, name: 'demo' })).toBeDefined()
    expect(screen.getByText('Getting your cluster details')).toBeDefined()
  })

  it('says that there is no such cluster, and leads back [DET-048]', async () => {
    const { address } = renderPage('nope', { getCluster: fails(404, 'This cluster does not exist.') })

    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no cluster named nope' }),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Back to Clusters' }))
    await waitFor(() => expect(address()).toBe('/clusters'))
  })

  it('says that there are no clusters at all [DET-049]', async () => {
    renderPage('nope', { listClusters: () => [], getCluster: fails(404, 'This cluster does not exist.') })
    expect(await screen.findByRole('heading', { level: 1, name: 'No clusters available' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Your clusters' })).toBeNull()
  })

  it('does not say that there are no clusters where there is one that could not be read', async () => {
    const unread = { number: 1, id: null, name: null, isShown: false, values: [] }
    renderPage('nope', {
      listClusters: () => noteRecordFaults([], [unread]),
      getCluster: fails(404, 'This cluster does not exist.'),
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no cluster named nope' }),
    ).toBeDefined()
    const panel = within(screen.getByRole('navigation', { name: 'Your clusters' }))
    expect(panel.getByText('1 of 1 cluster could not be read and is not shown')).toBeDefined()
  })

  it('says that there is no such cluster also while the list is away [DET-048]', async () => {
    renderPage('nope', {
      listClusters: fails(500, 'Down for a moment.'),
      getCluster: fails(404, 'This cluster does not exist.'),
    })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no cluster named nope' }),
    ).toBeDefined()
  })

  it('does not say that there is no cluster which the list shows, and asks again', async () => {
    const { api, queryClient } = renderPage('demo', { getCluster: fails(404, 'No such instance.') })
    expect((await screen.findByRole('alert')).textContent).toContain('No such instance.')
    expect(screen.getByRole('heading', { level: 1, name: 'demo' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'There is no cluster named demo' })).toBeNull()

    api.answer({ getCluster: () => buildClusterDetail() })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tab', { name: 'Main' })).toBeDefined()

    // It went on being shown once it was read, and is not called gone before the list says so.
    api.answer({ getCluster: fails(404, 'No such instance.') })
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText(/No such instance/)).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Main' })).toBeDefined()
  })

  it('says why the cluster could not be loaded, and asks again', async () => {
    const { api } = renderPage('demo', { getCluster: fails(500, 'Down for a moment.') })
    expect((await screen.findByRole('alert')).textContent).toContain('Down for a moment.')

    api.answer({ getCluster: () => buildClusterDetail() })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tab', { name: 'Main' })).toBeDefined()
  })

  it('says since when the cluster could not be read again, until it can', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:04:00Z') })
    try {
      const { api, queryClient } = renderPage('demo')
      await screen.findByRole('tab', { name: 'Main' })
      // Other parts of the page have a reading and a "Try again" of their own.
      const place = () => screen.queryByText(/cluster are from/)?.closest<HTMLElement>('[role=status]')
      const notice = () => place()?.textContent
      expect(notice()).toBeUndefined()

      const readAgain = (minutes: number, answer: FakeAnswers['getCluster']) => {
        vi.setSystemTime(Date.parse('2026-03-05T12:04:00Z') + minutes * 60_000)
        api.answer({ getCluster: answer })
        return queryClient.refetchQueries({
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"getCluster"'),
        })
      }
      await readAgain(10, fails(500, 'Down for a moment.'))
      await waitFor(() =>
        expect(notice()).toBe(
          'The details of this cluster are from 13:04 and could not be read again. Down for a moment.Try again',
        ),
      )
      expect(stateNow('Connected')).toBeDefined()

      await readAgain(24 * 60, fails(500, 'Down for a moment.'))
      await waitFor(() =>
        expect(notice()).toContain('are from 05 Mar 2026, 13:04 (Europe/Berlin) and could not'),
      )

      let answer = () => {}
      const later = buildClusterDetail({ idleTime: '9 hours' })
      api.answer({ getCluster: () => new Promise((done) => (answer = () => done(later))) })
      const retry = within(place() ?? document.body).getByRole('button', { name: 'Try again' })
      await userEvent.click(retry)
      await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
      expect(retry.getAttribute('aria-disabled')).toBe('true')
      answer()
      expect(await screen.findByText('9 hours')).toBeDefined()
      expect(notice()).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows the cluster also while the list is away', async () => {
    renderPage('demo', { listClusters: fails(500, 'Down for a moment.') })
    expect(await state('Connected')).toBeDefined()
    expect(screen.getByText('The list of clusters could not be loaded.')).toBeDefined()
  })
})

describe('the left panel', () => {
  const listed = (name: string, status: Parameters<typeof buildCluster>[0]): Cluster =>
    buildCluster({ name, ...status })

  it('lists every cluster under its group, with counts and links [CLU-D04, DET-015, DET-016, DET-D08]', async () => {
    renderPage('demo', {
      listClusters: () => [
        listed('demo', {}),
        listed('slow', { state: 'starting-up' }),
        listed('asleep', { state: 'sleeping' }),
        listed('broken', { state: 'corrupted' }),
        listed('west/2', {}),
      ],
    })
    const panel = within(await screen.findByRole('navigation', { name: 'Your clusters' }))
    const group = (name: string) =>
      within(panel.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])

    await panel.findByRole('region', { name: 'Connected Clusters (3)' })
    expect(group('Connected Clusters (3)')).toEqual([
      ['demoConnected', '/clusters/demo'],
      ['slowStarting up', '/clusters/slow'],
      ['west/2Connected', '/clusters/west%2F2'],
    ])
    expect(group('Disconnected Clusters (2)')).toEqual([
      ['asleepDisconnected', '/clusters/asleep'],
      ['brokenUnavailable', '/clusters/broken'],
    ])
    const current = panel.getByRole('link', { current: 'page' })
    expect([current.textContent, current.title]).toEqual(['demoConnected', 'demo: Connected'])
  })

  it('marks the open cluster by its name as it is spelled', async () => {
    renderPage('West', { listClusters: () => [buildCluster({ id: 'id-west', name: 'West' })] })
    const panel = within(await screen.findByRole('navigation', { name: 'Your clusters' }))
    expect((await panel.findByRole('link', { current: 'page' })).textContent).toBe('WestConnected')
  })

  it('can be put away, which is remembered', async () => {
    const first = renderPage('demo')
    await userEvent.click(await screen.findByRole('button', { name: 'Hide the list of clusters' }))
    expect(screen.queryByRole('region', { name: 'Connected Clusters (1)' })).toBeNull()
    first.unmount()

    renderPage('demo')
    const show = await screen.findByRole('button', { name: 'Show the list of clusters' })
    expect(show.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(show)
    expect(await screen.findByRole('region', { name: 'Connected Clusters (1)' })).toBeDefined()
    expect(localStorage.length).toBe(0)
  })
})
