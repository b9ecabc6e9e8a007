import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { CloudPipeline } from '../../domain/cluster-choices'
import type { Person } from '../../domain/person'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'
import { ClustersPage } from './clusters-page'

function renderPage(person: Partial<Person> = {}, options: RenderOptions & { answers?: FakeAnswers } = {}) {
  const { answers, ...rest } = options
  const api = createFakeApi({ listClusters: () => [buildCluster()], ...answers })
  return renderWithProviders(<ClustersPage />, {
    api,
    person: buildPerson(person),
    path: '/clusters',
    ...rest,
  })
}

const quota = (allowedClusters: number, clusterCount: number): Partial<Person> => ({
  clusterCount,
  configurations: { ...buildPerson().configurations, allowedClusters },
})
const azure = [{ key: 'azureSupport', isPublished: true }]

describe('the page Clusters', () => {
  it('is titled Clusters and shows the list [CLU-002, CLU-017]', async () => {
    renderPage()

    expect(screen.getByRole('heading', { level: 1, name: 'Clusters' })).toBeDefined()
    expect(await screen.findByText('Connected Clusters (1)')).toBeDefined()
  })

  it('offers what it sends as commands, once it is at rest', async () => {
    vi.useFakeTimers()
    try {
      renderPage()
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(screen.getByText('Connected Clusters (1)')).toBeDefined()
      expect(screen.queryByRole('button', { name: 'More for Clusters' })).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      vi.useRealTimers()
      fireEvent.click(await screen.findByRole('button', { name: 'More for Clusters' }))
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Copy as curl',
        'Commands',
      ])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Create New Cluster', () => {
  it('is a link to the form for who may create [CLU-047, CLU-048]', () => {
    renderPage(quota(3, 2))

    expect(screen.getByRole('link', { name: 'Create New Cluster' }).getAttribute('href')).toBe(
      '/clusters/create',
    )
  })

  it.each<[string, Partial<Person>]>([
    ['the quota is used up', quota(3, 3)],
    ['no cluster is allowed', quota(0, 0)],
    ['the trial has expired', { ...quota(3, 0), isTrialExpired: true }],
  ])(
    'is disabled when %s; its tooltip leads to support [CLU-048, CLU-070, CLU-D15]',
    async (_case, person) => {
      const { address } = renderPage(person)
      const button = screen.getByRole('button', { name: 'Create New Cluster' })

      expect(button.getAttribute('aria-disabled')).toBe('true')
      const tooltip = document.getElementById(button.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      expect(tooltip?.textContent).toBe('To create more clusters, upgrade to a Premium Account.')
      await userEvent.click(button)
      expect(address()).toBe('/clusters')

      button.focus()
      await userEvent.tab()
      expect(document.activeElement?.textContent).toBe(
        'To create more clusters, upgrade to a Premium Account.',
      )
      await userEvent.keyboard('{Enter}')
      expect(address()).toBe('/support')
    },
  )

  it('is offered by the empty list too, by the same rule [CLU-070, CLU-075, CLU-D13]', async () => {
    renderPage(quota(0, 0), { answers: { listClusters: () => [] } })
    await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')

    expect(screen.getAllByRole('button', { name: 'Create New Cluster' })).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Create New Cluster' })).toBeNull()
  })
})

describe('the button of the consent flow', () => {
  it('is not there without the second cloud [CLU-049, CLU-057]', () => {
    renderPage({ canOpenConsentFlow: true })

    expect(screen.queryByText('Connect cloud account')).toBeNull()
  })

  it('leads to the consent flow while that is open [CLU-049, CLU-050]', () => {
    renderPage({ toggleFeatures: azure, canOpenConsentFlow: true })

    expect(screen.getByRole('link', { name: 'Connect cloud account' }).getAttribute('href')).toBe(
      '/consentflow',
    )
  })

  it('is disabled with a tooltip when the environment is configured [CLU-050, CLU-D14]', () => {
    renderPage({ toggleFeatures: azure, canOpenConsentFlow: false })
    const button = screen.getByRole('button', { name: 'Connect cloud account' })

    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(
      document.getElementById(button.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe('Your environment is already configured.')
  })
})

describe('an expired trial', () => {
  const expired = { isTrialExpired: true }

  it('replaces the list with a notice, and reads no list [CLU-017, CLU-036, CLU-083]', () => {
    const { api } = renderPage(expired)

    expect(screen.getByRole('heading', { name: 'YOUR TRIAL OF Basalt CLOUD IS EXPIRED' })).toBeDefined()
    expect(screen.queryByText(/Connected Clusters/)).toBeNull()
    expect(api.calls).toEqual([])
  })

  it('offers the lab to who is in none and has no extended trial [CLU-034, CLU-D16]', () => {
    renderPage(expired, { links: { labRegistration: 'https://labs.basalt.test/register' } })

    const link = screen.getByRole('link', { name: /^Register for Hands-on Lab/ })
    expect(link.getAttribute('href')).toBe('https://labs.basalt.test/register')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(screen.queryByText('REQUEST UPGRADE NOW')).toBeNull()
  })

  it.each([
    { isInHandsOnLab: true },
    { hasExtendedTrial: true },
    { isInHandsOnLab: true, hasExtendedTrial: true },
  ])('offers the upgrade to everybody else: %o [CLU-084, CLU-D16]', (person) => {
    renderPage({ ...expired, ...person })

    expect(screen.getByRole('link', { name: 'REQUEST UPGRADE NOW' }).getAttribute('href')).toBe('/support')
    expect(screen.queryByText(/Register for Hands-on Lab/)).toBeNull()
  })
})

describe('no cluster, but a cloud pipeline', () => {
  const pipeline = buildPipeline({
    states: ['Basic_Resources'],
    stageName: 'Basic_Resources',
    state: 'inProgress',
    region: null,
  })
  const nothing = { listClusters: () => [], getPipelineStatus: () => pipeline }

  it('is not called an empty list [CLU-018]', async () => {
    const { api } = renderPage({ pipelineStatus: 'inProgress' }, { answers: nothing })

    expect(await screen.findByText('Your cloud environment is being prepared')).toBeDefined()
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()
    // In the head of the page alone: in what is still built no cluster can be made.
    expect(screen.getAllByRole('link', { name: 'Create New Cluster' })).toHaveLength(1)
    expect(api.callsOf('getPipelineStatus').map(({ options }) => options.body)).toEqual([
      { email: 'owner@sandbox.test', userID: 'u-1' },
    ])
  })

  it.each<[string, Partial<CloudPipeline>, string, string]>([
    [
      'failed',
      { state: 'failed' },
      'Your cloud environment could not be built',
      'It failed before its clusters were made, so there are none in it.',
    ],
    [
      'canceled',
      { state: 'canceled' },
      'Your cloud environment was canceled',
      'It was canceled before its clusters were made, so there are none in it.',
    ],
    [
      'completed',
      { state: 'completed' },
      'No clusters yet',
      'Your cloud account is connected. Create a cluster in it to begin.',
    ],
    [
      'in a state nobody knows',
      { state: 'resting' },
      'No clusters yet',
      'How far your cloud environment is cannot be told. Its clusters appear here as soon as it is ready.',
    ],
  ])('says of one that is %s no more than is true [CLU-018]', async (_case, change, title, text) => {
    renderPage(
      { pipelineStatus: 'failed' },
      { answers: { ...nothing, getPipelineStatus: () => ({ ...pipeline, ...change }) } },
    )

    const heading = await screen.findByRole('heading', { name: title })
    const note = within(heading.closest('section') as HTMLElement)
    expect(note.getByText(text)).toBeDefined()
    expect(note.getByRole('link', { name: 'Create New Cluster' })).toBeDefined()
  })

  it.each<[string, Partial<Person>]>([
    ['pipelineStatus', { pipelineStatus: null }],
    ['email', { pipelineStatus: 'inProgress', email: null }],
  ])('is not asked for without %s [CLU-018, CLU-075]', async (_case, person) => {
    const { api } = renderPage(person, { answers: nothing })

    expect(await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')).toBeDefined()
    expect(api.callsOf('getPipelineStatus')).toEqual([])
  })

  it('says nothing of the list while it is not known whether there is one [CLU-018]', async () => {
    vi.useFakeTimers()
    const { api } = renderPage(
      { pipelineStatus: 'inProgress' },
      { answers: { ...nothing, getPipelineStatus: () => new Promise(() => {}) } },
    )
    // An empty list shows a moment after it has come.
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    vi.useRealTimers()
    expect(api.callsOf('listClusters')).toHaveLength(1)
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()
    expect(screen.queryByText('Your cloud environment is being prepared')).toBeNull()
  })

  it('counts as none when it does not exist, or its answer fails [CLU-075]', async () => {
    renderPage(
      { pipelineStatus: 'inProgress' },
      {
        answers: {
          ...nothing,
          getPipelineStatus: () => {
            throw new Error('down')
          },
        },
      },
    )

    expect(await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')).toBeDefined()
  })

  it('takes nothing from a list with clusters when it cannot be read, and says nothing of it [CLU-018]', async () => {
    const { api, notices } = renderPage(
      { pipelineStatus: 'inProgress' },
      {
        answers: {
          getPipelineStatus: () => {
            throw new ApiError({ message: 'No', statusCode: 500 })
          },
        },
      },
    )

    expect(await screen.findAllByRole('article')).toHaveLength(1)
    expect(screen.getByText('Connected Clusters (1)')).toBeDefined()
    await waitFor(() => expect(api.callsOf('getPipelineStatus')).toHaveLength(1))
    await act(async () => {})
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(notices).toEqual([])
  })
})

describe('Getting Started', () => {
  const panel = () => screen.findByRole('dialog', { name: 'Recommended for you' })

  it('opens a side panel with the demo and four links [CLU-003, CLU-071]', async () => {
    renderPage()
    const button = screen.getByRole('button', { name: 'Getting Started' })
    await userEvent.click(button)

    const links = within(await panel())
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')])
    expect(links).toEqual([
      ['Watch the overview demoBasalt in three minutes', 'https://video.basalt.test/overview'],
      ['LearnCourses and labs, from the first query to production', 'https://learn.basalt.test/'],
      ['DocumentationHow every part of Basalt works', 'https://docs.basalt.test/'],
      ['CommunityAsk questions and see what others build', 'https://community.basalt.test/'],
      ['Resource CenterGuides, webinars and case studies', 'https://resources.basalt.test/'],
    ])
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(button)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual([
      'dialog',
      'false',
    ])
  })

  it('opens when the page is entered with showGettingStarted, and not again [CLU-016]', async () => {
    const { router } = renderPage(
      {},
      { state: { showGettingStarted: true }, path: '/clusters?state=running#list' },
    )
    await panel()

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.state).toBeNull()
    expect([router.state.location.search, router.state.location.hash]).toEqual(['?state=running', '#list'])
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

describe('the forced password dialog', () => {
  const provisioned = { isProvisioned: true, hasDummyPassword: true, lastPasswordReset: null }

  it('shows to a provisioned person with a dummy password that was never reset [CLU-019]', async () => {
    renderPage(provisioned)

    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it.each<Partial<Person>>([
    { ...provisioned, isProvisioned: false },
    { ...provisioned, hasDummyPassword: false },
    { ...provisioned, lastPasswordReset: '2026-01-01T00:00:00Z' },
  ])('does not show otherwise [CLU-019]', async (person) => {
    renderPage(person)
    await screen.findByText('Connected Clusters (1)')

    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
