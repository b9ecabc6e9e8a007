import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = (term: string) =>
  within(dialog() ?? document.body).getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
async function open() {
  fireEvent.click(trigger())
  await screen.findByText('Connection')
}

afterEach(() => vi.useRealTimers())

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

  it('are revealed one at a time, and hidden again by the same button', async () => {
    renderButton()
    await open()
    press('Reveal: Password')
    expect(said('Password')).toBe('S3CR3T-canary')
    press('Reveal: User')
    expect(said('Password')).toBe('••••••••••••Hidden')
    expect(said('User')).toBe('sales_owner')
    press('Hide: User')
    expect(said('User')).toBe('••••••••••••Hidden')
  })

  it('are hidden again after 30 seconds, and when the page is out of sight', async () => {
    renderButton()
    await open()
    vi.useFakeTimers()
    press('Reveal: Password')
    act(() => void vi.advanceTimersByTime(29_999))
    expect(said('Password')).toBe('S3CR3T-canary')
    act(() => void vi.advanceTimersByTime(1))
    expect(said('Password')).toBe('••••••••••••Hidden')
    press('Reveal: Password')
    fireEvent(document, new Event('visibilitychange'))
    expect(said('Password')).toBe('••••••••••••Hidden')
  })

  it('are copied without being revealed', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    renderButton()
    await open()
    press('Copy Password')
    await waitFor(() => expect(copied).toEqual(['S3CR3T-canary']))
    expect(said('Password')).not.toContain('canary')
    vi.unstubAllGlobals()
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
  const kept = (queryClient: ReturnType<typeof renderButton>['queryClient']) =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )

  it('is good for 240 seconds, and then read again at the next opening [API-116]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00Z') })
    const { api } = renderButton()
    await open()
    fireEvent.click(trigger())
    vi.setSystemTime(Date.parse('2026-03-05T12:03:59Z'))
    await open()
    expect(api.callsOf('getClusterSecrets')).toHaveLength(1)
    fireEvent.click(trigger())
    vi.setSystemTime(Date.parse('2026-03-05T12:04:01Z'))
    await open()
    await waitFor(() => expect(api.callsOf('getClusterSecrets')).toHaveLength(2))
  })

  it('is gone with the page, and never in a store of the browser', async () => {
    const { queryClient, unmount } = renderButton()
    await open()
    expect(kept(queryClient)).toContain('canary')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('canary')
    unmount()
    await waitFor(() => expect(kept(queryClient)).not.toContain('canary'))
  })
})
