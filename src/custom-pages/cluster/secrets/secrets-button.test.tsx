import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { ClusterSecrets } from '../../../domain/cluster-secrets'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { SecretsButton } from './secrets-button'

const secrets: ClusterSecrets = {
  connection: 'postgresql://db.test:5432/sales',
  user: 'sales_owner',
  password: 'S3CR3T-canary',
}

function renderButton(answers: FakeAnswers = {}, ownerEmail: string | null = 'OWNER@Sandbox.test') {
  return renderWithProviders(<SecretsButton cluster={buildClusterDetail({ ownerEmail })} />, {
    api: createFakeApi({ getClusterSecrets: () => secrets, ...answers }),
  })
}

const trigger = () => screen.getByRole('button', { name: 'Secrets' })
const dialog = () => screen.queryByRole('dialog', { name: 'Secrets' })
/** A secret comes from a promise, a turn later. */
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const said = (term: string) =>
  within(dialog() ?? document.body).getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
async function open() {
  fireEvent.click(trigger())
  await screen.findByText('Connection')
}

describe('the secrets of a cluster', () => {
  it('are there for the owner alone, by e-mail in any letters [DET-069, DET-D24]', () => {
    renderButton({}, 'somebody@else.test')
    expect(screen.queryByRole('button', { name: 'Secrets' })).toBeNull()
  })

  it('are asked for when they are opened, and stand masked [DET-042]', async () => {
    const { api, container } = renderButton()
    expect(api.callsOf('getClusterSecrets')).toEqual([])
    await open()
    expect(api.callsOf('getClusterSecrets')).toMatchObject([
      { options: { path: { id: 'u-1', name: 'demo' } } },
    ])
    expect(['Connection', 'User', 'Password'].map(said)).toEqual(Array(3).fill('••••••••••••Hidden'))
    expect(container.ownerDocument.documentElement.innerHTML).not.toMatch(/canary|sales_owner|postgresql/)
  })

  it('show the name of the button under the pointer once', async () => {
    renderButton()
    await open()
    await userEvent.hover(screen.getByRole('button', { name: 'Reveal: Password' }))
    expect(screen.getAllByText('Reveal: Password')).toHaveLength(1)
  })

  it('are revealed one at a time, and hidden again by the same button', async () => {
    renderButton()
    await open()
    await press('Reveal: Password')
    expect(said('Password')).toBe('S3CR3T-canary')
    await press('Reveal: User')
    expect(said('Password')).toBe('••••••••••••Hidden')
    expect(said('User')).toBe('sales_owner')
    await press('Hide: User')
    expect(said('User')).toBe('••••••••••••Hidden')
  })

  it('are hidden again after 30 seconds, and when the page is out of sight', async () => {
    renderButton()
    await open()
    vi.useFakeTimers()
    await press('Reveal: Password')
    act(() => void vi.advanceTimersByTime(29_999))
    expect(said('Password')).toBe('S3CR3T-canary')
    act(() => void vi.advanceTimersByTime(1))
    expect(said('Password')).toBe('••••••••••••Hidden')
    await press('Reveal: Password')
    fireEvent(document, new Event('visibilitychange'))
    expect(said('Password')).toBe('••••••••••••Hidden')
  })

  it('are revealed for 30 seconds each, however long another one was before', async () => {
    renderButton()
    await open()
    vi.useFakeTimers()
    await press('Reveal: User')
    act(() => void vi.advanceTimersByTime(20_000))
    await press('Reveal: Password')
    act(() => void vi.advanceTimersByTime(29_999))
    expect(said('Password')).toBe('S3CR3T-canary')
  })

  it('are copied without being revealed', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    renderButton()
    await open()
    await press('Copy Password')
    await waitFor(() => expect(copied).toEqual(['S3CR3T-canary']))
    expect(said('Password')).not.toContain('canary')
  })

  it('say what the cluster has none of', async () => {
    renderButton({ getClusterSecrets: () => ({ ...secrets, user: null }) })
    await open()
    expect(said('User')).toBe('–')
    expect(screen.queryByRole('button', { name: 'Reveal: User' })).toBeNull()
  })

  it('hide the popover where they cannot be read, and say why as a notice [DET-079]', async () => {
    const { api, notices } = renderButton({
      getClusterSecrets: () => {
        throw new ApiError({ message: 'No secrets today.', statusCode: 500 })
      },
    })
    fireEvent.click(trigger())
    expect(screen.getByRole('status').textContent).toBe('Getting the secrets')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(notices).toMatchObject([{ type: 'error', message: 'No secrets today.' }])
    api.answer({ getClusterSecrets: () => secrets })
    await open()
    expect(notices).toHaveLength(1)
  })
})

describe('what was read of the secrets', () => {
  async function openAt(now: string, answers: FakeAnswers = {}) {
    vi.useFakeTimers({ now: Date.parse(now) })
    const rendered = renderButton(answers)
    await act(async () => void fireEvent.click(trigger()))
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(0))
    return rendered
  }
  const readings = (api: ReturnType<typeof createFakeApi>) => api.callsOf('getClusterSecrets').length

  it('is good for 240 seconds, and then read again when it is asked for [API-116]', async () => {
    const { api } = await openAt('2026-03-05T12:00:00Z')
    await act(() => vi.advanceTimersByTimeAsync(239_999))
    await press('Reveal: User')
    expect(readings(api)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await press('Reveal: Password')
    expect(said('Password')).toBe('S3CR3T-canary')
    expect(readings(api)).toBe(2)
  })

  it('is good for 240 seconds of its own, whatever was forgotten before', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
    const { api } = await openAt('2026-03-05T12:00:00Z')
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    fireEvent(document, new Event('visibilitychange'))
    await press('Copy User')
    expect(readings(api)).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(239_999))
    await press('Copy User')
    expect(readings(api)).toBe(2)
  })

  const hidings = {
    'by its button': () => press('Hide: Password'),
    'after 30 seconds': () => act(() => vi.advanceTimersByTimeAsync(30_000)),
    'when the page is out of sight': () =>
      act(async () => void fireEvent(document, new Event('visibilitychange'))),
    'by closing': async () => {
      await act(async () => void fireEvent.click(trigger()))
      await act(async () => void fireEvent.click(trigger()))
    },
  }
  it.each(Object.entries(hidings))('is forgotten once one is hidden %s', async (_how, hide) => {
    const { api } = await openAt('2026-03-05T12:00:00Z')
    await press('Reveal: Password')
    expect(readings(api)).toBe(1)
    api.answer({ getClusterSecrets: () => ({ ...secrets, password: 'changed-since' }) })
    await hide()
    expect(said('Password')).toBe('••••••••••••Hidden')
    await press('Reveal: Password')
    expect(said('Password')).toBe('changed-since')
    expect(readings(api)).toBe(2)
  })

  it('comes also where the page went out of sight before it was there', async () => {
    let answer = (_: ClusterSecrets) => {}
    const { api } = await openAt('2026-03-05T12:00:00Z', {
      getClusterSecrets: () => new Promise<ClusterSecrets>((resolve) => (answer = resolve)),
    })
    fireEvent(document, new Event('visibilitychange'))
    api.answer({ getClusterSecrets: () => secrets })
    await act(async () => answer({ ...secrets, user: null }))
    expect(said('User')).toBe('••••••••••••Hidden')
  })

  it('is not revealed where the page went out of sight while it was read', async () => {
    const { api } = await openAt('2026-03-05T12:00:00Z')
    fireEvent(document, new Event('visibilitychange'))
    let answer = (_: ClusterSecrets) => {}
    api.answer({ getClusterSecrets: () => new Promise<ClusterSecrets>((resolve) => (answer = resolve)) })
    await press('Reveal: Password')
    fireEvent(document, new Event('visibilitychange'))
    await act(async () => answer(secrets))
    expect(said('Password')).toBe('••••••••••••Hidden')
  })

  it('is called off where its page is left while it is read', async () => {
    const { api, unmount } = await openAt('2026-03-05T12:00:00Z', {
      getClusterSecrets: () => new Promise<ClusterSecrets>(() => {}),
    })
    const { signal } = api.callsOf('getClusterSecrets')[0]?.options ?? {}
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it.each(['Reveal: Password', 'Copy Password'])(
    'hides the popover where it cannot be read again to %s [DET-079]',
    async (control) => {
      vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
      const { api, notices } = await openAt('2026-03-05T12:00:00Z')
      fireEvent(document, new Event('visibilitychange'))
      api.answer({
        getClusterSecrets: () => {
          throw new ApiError({ message: 'No secrets today.', statusCode: 500 })
        },
      })
      await press(control)
      expect(dialog()).toBeNull()
      expect(notices).toMatchObject([{ type: 'error', message: 'No secrets today.' }])
    },
  )

  it('is in no cache and in no store of the browser', async () => {
    const { queryClient } = await openAt('2026-03-05T12:00:00Z')
    await press('Reveal: Password')
    const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()]
    const kept = caches.flatMap((cache) => cache.getAll().map(({ state }) => state))
    expect(JSON.stringify([kept, { ...localStorage }, { ...sessionStorage }])).not.toContain('canary')
  })
})
