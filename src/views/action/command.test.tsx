import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError, SessionEndedError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import { type BuiltState, buildCluster } from '../../testing/builders'
import { ClusterList } from '../../testing/cluster-list'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const demo = (state: BuiltState) => buildCluster({ state })
const statuses = (cluster: Cluster) => () => [
  {
    id: cluster.id,
    isCorrupted: cluster.isCorrupted,
    runningAt: cluster.runningAt,
    instanceStatus: cluster.instanceStatus,
    services: cluster.services,
  },
]
const answered = { message: null }
const stateShown = () =>
  screen.getByRole('article', { name: 'demo' }).querySelector('[data-state]')?.textContent
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const unconfirmed = (action: string) =>
  `We could not confirm whether "${action}" reached demo. The list has been read again; check the state before you try again.`

async function renderList(cluster: Cluster, answers: FakeAnswers = {}) {
  const api = createFakeApi({
    listClusters: () => [cluster],
    listClusterStatuses: statuses(cluster),
    ...answers,
  })
  const rendered = renderWithProviders(<ClusterList />, { api, path: '/clusters' })
  await pass(200)
  return rendered
}

async function click(element: HTMLElement) {
  await act(async () => element.click())
}

async function choose(entry: string) {
  await click(screen.getByRole('button', { name: 'Actions for demo' }))
  await click(screen.getByRole('menuitem', { name: entry }))
}

async function disconnect() {
  await choose('Disconnect')
  await act(() => vi.dynamicImportSettled())
  await pass(100)
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
}

/** An answer the test gives when it wants to. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Answer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

describe('Connect', () => {
  it('shows starting-up at once, then makes the call, once however often it is clicked [CLU-029, CLU-062]', async () => {
    const answer = later<typeof answered>()
    const { api } = await renderList(demo('sleeping'), { connectCluster: () => answer.promise })
    const button = screen.getByRole('button', { name: 'Connect demo' })

    await click(button)
    await click(button)

    expect(stateShown()).toBe('Starting up')
    expect(screen.getByText('Starting up Basalt cluster may take up to 5 mins')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Connected Clusters (1)' })).toBeDefined()
    expect(said()).toContain('Connecting demo')
    const sent = api.callsOf('connectCluster').map(({ options }) => options)
    expect(sent).toMatchObject([{ path: { id: 'u-1', name: 'demo' } }])
    expect(sent[0]?.body).toBeUndefined()
  })

  it('takes the second click of a double click for none: the list may have moved under it [CLU-062]', async () => {
    const { api } = await renderList(demo('sleeping'), { connectCluster: () => answered })

    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Connect demo' }), { detail: 2 })
    })

    expect(api.callsOf('connectCluster')).toEqual([])
  })

  it('leaves the focus with the card that it moves', async () => {
    await renderList(demo('sleeping'), { connectCluster: () => answered })
    const button = screen.getByRole('button', { name: 'Connect demo' })
    button.focus()

    await click(button)

    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'demo' }))
  })

  it('holds starting-up against a poll that still says sleeping, until the server agrees, and says so aloud', async () => {
    const { api } = await renderList(demo('sleeping'), { connectCluster: () => answered })
    await click(screen.getByRole('button', { name: 'Connect demo' }))

    await pass(15_000)
    expect(api.callsOf('listClusterStatuses')).toHaveLength(1)
    expect(stateShown()).toBe('Starting up')

    api.answer({ listClusterStatuses: statuses(demo('running')) })
    await pass(15_000)
    expect(stateShown()).toBe('Connected')
    expect(said()).toContain('demo is connected')
  })

  it('takes the change back and says why when the server refuses [CLU-D08, ERR-006, ERR-014, ERR-022]', async () => {
    const answer = later<typeof answered>()
    const { notices } = await renderList(demo('sleeping'), { connectCluster: () => answer.promise })
    await click(screen.getByRole('button', { name: 'Connect demo' }))

    await act(async () => answer.reject(new ApiError({ message: 'No capacity left.', statusCode: 500 })))

    expect(stateShown()).toBe('Disconnected')
    expect(notices).toEqual([{ type: 'error', message: 'No capacity left.', description: 'Error' }])
    expect(screen.getByRole('button', { name: 'Connect demo' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('is not undone by a poll that was asked for before the click and answered after it', async () => {
    const poll = later<ReturnType<ReturnType<typeof statuses>>>()
    await renderList(demo('sleeping'), {
      connectCluster: () => answered,
      listClusterStatuses: () => poll.promise,
    })
    await pass(15_000)
    await click(screen.getByRole('button', { name: 'Connect demo' }))
    await act(async () => poll.resolve(statuses(demo('sleeping'))()))

    expect(stateShown()).toBe('Starting up')
  })

  it('reads the list again when the answer is lost, and keeps the change where it shows the effect', async () => {
    const { api, notices } = await renderList(demo('sleeping'), {
      connectCluster: () => {
        throw new NetworkError('connectCluster', 'unreachable')
      },
    })
    api.answer({ listClusters: () => [demo('starting-up')] })

    await click(screen.getByRole('button', { name: 'Connect demo' }))
    await pass(100)

    expect(api.callsOf('listClusters')).toHaveLength(2)
    expect(api.callsOf('connectCluster')).toHaveLength(1)
    expect(stateShown()).toBe('Starting up')
    expect(notices).toEqual([])
  })

  it('says that it could not confirm when the list, read again, does not show the effect', async () => {
    const { notices } = await renderList(demo('sleeping'), {
      connectCluster: () => {
        throw new NetworkError('connectCluster', 'timeout')
      },
    })
    await click(screen.getByRole('button', { name: 'Connect demo' }))
    await pass(100)

    expect(stateShown()).toBe('Disconnected')
    expect(notices[0]?.message).toBe(
      'We could not confirm whether "Connect" reached demo. The list has been read again; check the state before you try again.',
    )
  })

  it.each([
    [409, 2],
    [404, 2],
    [422, 1],
    [500, 1],
  ])('refused with %i has had the list read %i times in all', async (statusCode, readings) => {
    const { api, notices } = await renderList(demo('sleeping'), {
      connectCluster: () => {
        throw new ApiError({ message: 'Not now', statusCode })
      },
    })
    await click(screen.getByRole('button', { name: 'Connect demo' }))
    await pass(100)

    expect(notices.map(({ message }) => message)).toEqual(['Not now'])
    expect(api.callsOf('listClusters')).toHaveLength(readings)
  })

  it('leaves an ended session to the page that tells of it', async () => {
    const { notices } = await renderList(demo('sleeping'), {
      connectCluster: () => {
        throw new SessionEndedError()
      },
    })
    await click(screen.getByRole('button', { name: 'Connect demo' }))
    await pass(100)

    expect(stateShown()).toBe('Disconnected')
    expect(notices).toEqual([])
  })
})

describe('A command that runs into the time limit of a minute', () => {
  const tooSlow = (call: string) => () =>
    new Promise<never>((_done, fail) => setTimeout(() => fail(new NetworkError(call, 'timeout')), 60_000))
  it('is never called done: a disconnect falls back with a notice', async () => {
    const { api, notices } = await renderList(demo('running'), {
      disconnectCluster: tooSlow('disconnectCluster'),
    })
    await disconnect()
    await pass(59_000)
    expect(stateShown()).toBe('Disconnected')
    const before = api.callsOf('listClusters').length

    await pass(2_000)

    expect(stateShown()).toBe('Connected')
    expect(notices.map(({ message }) => message)).toEqual([unconfirmed('Disconnect')])
    expect(api.callsOf('listClusters')).toHaveLength(before + 1)
  })

  it('is never called done: a cluster that is still listed is not said to be deleted', async () => {
    const { notices } = await renderList(demo('sleeping'), { deleteCluster: tooSlow('deleteCluster') })
    await choose('Delete')
    await act(() => vi.dynamicImportSettled())
    await pass(100)
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'demo' } })
    await click(dialog.getByRole('button', { name: 'Delete' }))
    await pass(61_000)

    expect(dialog.getByRole('alert').textContent).toBe(unconfirmed('Delete'))
    expect(notices).toEqual([])
    expect(screen.getByRole('article', { name: 'demo' })).toBeDefined()
  })

  it('says so where the list cannot be read again either, and claims no reading', async () => {
    const { api, notices } = await renderList(demo('running'), {
      disconnectCluster: tooSlow('disconnectCluster'),
    })
    await disconnect()
    api.answer({
      listClusters: () => {
        throw new NetworkError('listClusters', 'unreachable')
      },
    })
    await pass(61_000)

    expect(notices.map(({ message }) => message)).toEqual([
      'We could not confirm whether "Disconnect" reached demo, and the list could not be read again. Check the state before you try again.',
    ])
  })
})

describe('Disconnect', () => {
  it('moves the card to Disconnected at once, then makes the call [CLU-030, CLU-063]', async () => {
    const answer = later<typeof answered>()
    const { api } = await renderList(demo('running'), { disconnectCluster: () => answer.promise })

    await disconnect()

    const panel = screen.getByRole('region', { name: 'Disconnected Clusters (1)' })
    expect(within(panel).getByRole('article', { name: 'demo' })).toBeDefined()
    expect(stateShown()).toBe('Disconnected')
    expect(api.callsOf('disconnectCluster').map(({ options }) => options.path)).toMatchObject([
      { id: 'u-1', name: 'demo' },
    ])
  })

  it('that the server took and never shows goes back after ninety seconds, and says so', async () => {
    const { notices } = await renderList(demo('running'), { disconnectCluster: () => answered })
    await disconnect()
    await pass(80_000)
    expect(stateShown()).toBe('Disconnected')
    const before = notices.length
    await pass(26_000)
    expect(stateShown()).toBe('Connected')
    expect(notices.slice(before).map(({ message }) => message)).toEqual([unconfirmed('Disconnect')])
    expect(said()).not.toContain('demo is disconnected')
  })

  it('stays under Disconnected while the server still says stopping, and is said aloud once done', async () => {
    const { api } = await renderList(demo('running'), { disconnectCluster: () => answered })
    await disconnect()
    const stopping = { isCorrupted: undefined, runningAt: undefined, instanceStatus: 'stopping' }
    api.answer({ listClusterStatuses: () => [{ id: 'id-demo', ...stopping, services: [] }] })
    await pass(15_000)
    expect(stateShown()).toBe('Disconnected')
    expect(said()).not.toContain('demo is disconnected')
    api.answer({ listClusterStatuses: statuses(demo('sleeping')) })
    await pass(15_000)
    expect(stateShown()).toBe('Disconnected')
    expect(said()).toContain('demo is disconnected')
  })

  it('asks first, and nothing happens unless it is confirmed [CLU-063]', async () => {
    const { api } = await renderList(demo('running'), { disconnectCluster: () => answered })
    await choose('Disconnect')
    await act(() => vi.dynamicImportSettled())
    await pass(100)
    const dialog = within(screen.getByRole('dialog', { name: 'Disconnect demo?' }))
    expect(
      dialog.getByText(
        'Everybody loses the connection to demo, and what runs on it stops. Nothing is lost; connecting it again may take up to 5 mins.',
      ),
    ).toBeDefined()
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Users with access',
      'Last logins',
      'Self-managed clusters running',
      'Data apps',
      'Data agents',
      'Scheduled events to come',
      'Installations under way',
      'IPU of the last 7 days',
    ])
    await click(dialog.getByRole('button', { name: 'Cancel' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stateShown()).toBe('Connected')
    expect(api.callsOf('disconnectCluster')).toEqual([])
  })

  it('leaves Connect locked, with the reason, until the server shows that it sleeps', async () => {
    const { api } = await renderList(demo('running'), {
      disconnectCluster: () => answered,
      connectCluster: () => answered,
    })
    await disconnect()
    expect(screen.queryByRole('dialog')).toBeNull()
    const connect = () => screen.getByRole('button', { name: 'Connect demo' })
    const isLocked = () => connect().getAttribute('aria-disabled') === 'true'
    const described = () => document.getElementById(connect().getAttribute('aria-describedby') ?? '')

    await click(connect())
    expect(isLocked()).toBe(true)
    expect(described()?.textContent).toBe('Wait until “Disconnect” is done.')
    // The server still says running, as it did before it began.
    await pass(15_000)
    await click(connect())
    expect(isLocked()).toBe(true)
    expect(api.callsOf('connectCluster')).toEqual([])

    api.answer({ listClusterStatuses: statuses(demo('sleeping')) })
    await pass(15_000)
    expect(isLocked()).toBe(false)
    await click(connect())
    expect(api.callsOf('connectCluster')).toHaveLength(1)
  })

  it('goes back to where it was when the server refuses [CLU-D08]', async () => {
    const { notices } = await renderList(demo('running'), {
      disconnectCluster: () => {
        throw new ApiError({ message: 'You need higher permission', statusCode: 403 })
      },
    })
    await disconnect()
    await pass(0)

    expect(stateShown()).toBe('Connected')
    expect(notices.map(({ message }) => message)).toEqual(['You need higher permission'])
  })
})
