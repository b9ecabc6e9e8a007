import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { CloudPipeline } from '../../domain/cluster-choices'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ClustersPage } from './clusters-page'

testsInZone('America/St_Johns')

const azure = [{ key: 'azureSupport', isPublished: true }]

function renderPage(
  pipeline: CloudPipeline | (() => CloudPipeline),
  toggleFeatures = azure,
  { canOpenConsentFlow = true, reloadPerson = async () => {} } = {},
) {
  const api = createFakeApi({
    listClusters: () => [buildCluster()],
    getPipelineStatus: () => (typeof pipeline === 'function' ? pipeline() : pipeline),
  })
  const person = buildPerson({ pipelineStatus: 'inProgress', toggleFeatures, canOpenConsentFlow })
  return renderWithProviders(<ClustersPage />, { api, person, path: '/clusters', session: { reloadPerson } })
}
const card = () => screen.findByRole('region', { name: 'Cloud environment atlas' })

/** How each step looks in the line of all. */
const marks = (shown: HTMLElement) =>
  [...shown.querySelectorAll<HTMLElement>('ol > li')].map(({ dataset }) => dataset.state)

const factsOf = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the card of the cloud pipeline', () => {
  it('says no more than is told: of a step and a state nobody knows their number and word are left out [CNF-D18, CNF-D19]', async () => {
    const told = { configurationName: null, region: null, plan: null, image: null, createdAt: null }
    renderPage(buildPipeline({ ...told, stageName: 'Blessing', state: 'resting' }))
    const shown = await screen.findByRole('region', { name: 'Cloud environment' })
    expect(factsOf(shown)).toEqual(['Clusters: dev and prod', 'Auto-suspend: 1 Hour'])
    expect(within(shown).getByText('Blessing').parentElement?.textContent).toBe('Blessing')
    expect(marks(shown)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(shown.querySelector('ol')?.getAttribute('aria-hidden')).toBe('true')
    expect(within(shown).queryByText(/Elapsed|working|preparing|failed|canceled/)).toBeNull()
    expect(within(shown).getByText('A deployment takes 45 to 50 minutes.')).toBeTruthy()
  })

  it('stays as it was where it cannot be read again [CNF-037]', async () => {
    vi.useFakeTimers()
    let isDown = false
    const { api } = renderPage(() => {
      if (isDown) throw new ApiError({ message: 'Down', statusCode: 500 })
      return buildPipeline()
    })
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    isDown = true
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(api.callsOf('getPipelineStatus').length).toBeGreaterThan(1)
    expect(screen.getByRole('region', { name: 'Cloud environment atlas' })).toBeTruthy()
  })

  it('stands above the clusters with its step, the next one and what is known of it [CNF-002, CNF-004, CNF-015, CNF-044, CNF-050, CNF-052, CNF-057]', async () => {
    renderPage(buildPipeline())
    const shown = await card()
    for (const text of [
      'Step 2/3',
      'Creating Database Services',
      'Next: Finalizing Deployment',
      'dev and prod',
      'East US',
      'enterprise',
      '4.3.1-1182',
      '1 Hour',
      'working',
    ])
      expect(within(shown).getByText(text)).toBeTruthy()
    expect(within(shown).getByText(/45 to 50 minutes/)).toBeTruthy()
    expect(factsOf(shown)).toEqual([
      'Clusters: dev and prod',
      'Region: East US',
      'Plan: enterprise',
      'Version: 4.3.1-1182',
      'Auto-suspend: 1 Hour',
    ])
    expect(marks(shown)).toEqual(['done', 'under-way', 'waiting'])
    const list = await screen.findByText('Connected Clusters (1)')
    expect(shown.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each([
    ['inProgress', 'preparing', 'under-way'],
    ['running', 'working', 'under-way'],
    ['waiting', 'working', 'under-way'],
    ['completed', 'working', 'done'],
    ['failed', 'failed', 'failed'],
    ['canceled', 'canceled', 'failed'],
  ])(
    'in the state %s says %s, its step %s [CNF-046, CNF-047, CNF-048, CNF-049]',
    async (state, word, mark) => {
      renderPage(buildPipeline({ state }))
      expect(within(await card()).getByText(word)).toBeTruthy()
      expect(marks(await card())).toEqual(['done', mark, 'waiting'])
      expect(screen.queryByRole('button', { name: 'View Details' }) !== null).toBe(state === 'failed')
    },
  )

  it.each<[string, Partial<CloudPipeline>, typeof azure]>([
    [
      'the last step is completed',
      { stageName: 'TRIGGGER_CLUSTER_CREATION_PIPELINE', state: 'completed' },
      azure,
    ],
    ['the second cloud is off', {}, []],
  ])('is not there where %s [CNF-012]', async (_case, values, features) => {
    const { api } = renderPage(buildPipeline(values), features)
    await screen.findByText('Connected Clusters (1)')
    await waitFor(() => expect(api.callsOf('getPipelineStatus')).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /Cloud environment/ })).toBeNull()
  })

  it('counts the seconds since it was made, and says when that is longer than usual [CNF-013, CNF-058]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T08:49:58Z') })
    renderPage(buildPipeline({ updatedAt: '2026-03-02T08:40:00Z' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('49:58')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('49:59')).toBeTruthy()
    expect(screen.queryByText(/Longer than usual/)).toBeNull()
    // Not second by second: each is drawn.
    vi.setSystemTime(Date.parse('2026-03-02T08:59:59Z'))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('1:00:00')).toBeTruthy()
    expect(screen.getByText(/Longer than usual/)).toBeTruthy()
  })

  it('has stopped counting where it failed [CNF-014]', async () => {
    renderPage(buildPipeline({ state: 'failed', updatedAt: '2026-03-02T08:12:34Z' }))
    expect(within(await card()).getByText('12:34')).toBeTruthy()
  })

  it('is read every two minutes, and the clusters with it once the environment is there [CNF-037, API-110]', async () => {
    vi.useFakeTimers()
    let pipeline = buildPipeline({ stageName: 'TRIGGGER_CLUSTER_CREATION_PIPELINE' })
    const { api } = renderPage(() => pipeline)
    await act(() => vi.advanceTimersByTimeAsync(100_000))
    expect(api.callsOf('getPipelineStatus')).toHaveLength(1)
    expect(api.callsOf('listClusters')).toHaveLength(1)
    pipeline = { ...pipeline, state: 'completed' }
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(api.callsOf('getPipelineStatus')).toHaveLength(2)
    expect(api.callsOf('listClusters')).toHaveLength(2)
    expect(screen.queryByRole('region', { name: /Cloud environment/ })).toBeNull()
  })
})

describe('the next step after an environment that was not built', () => {
  it.each(['failed', 'canceled'])('is, where it %s, to try again or to ask support', async (state) => {
    const reloadPerson = vi.fn(async () => {})
    renderPage(buildPipeline({ state }), azure, { reloadPerson })
    const shown = within(await card())
    expect(shown.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/consentflow')
    expect(shown.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
    expect(reloadPerson).not.toHaveBeenCalled()
  })

  it.each(['failed', 'canceled'])('does not contradict, where it %s, what is said to come', async (state) => {
    renderPage(buildPipeline({ state }))
    expect(marks(await card())).toEqual(['done', 'failed', 'waiting'])
    const shown = within(await card())
    expect(shown.getByText(/^Nothing more is built\./)).toBeTruthy()
    expect(shown.getByText('Step 2/3')).toBeTruthy()
    expect(shown.getByText('Not reached: Finalizing Deployment')).toBeTruthy()
    expect(shown.queryByText(/Next:|minutes/)).toBeNull()
  })

  it('is support alone where the server keeps the consent flow closed, which is asked once, in vain', async () => {
    let asked = 0
    // No spy: it would take the failure in that nobody else takes.
    const reloadPerson = () => {
      asked += 1
      return Promise.reject(new Error('Down'))
    }
    renderPage(buildPipeline({ state: 'failed' }), azure, { reloadPerson, canOpenConsentFlow: false })
    const shown = within(await card())
    expect(shown.getByRole('link', { name: 'Contact support' })).toBeTruthy()
    expect(shown.queryByRole('link', { name: 'Try again' })).toBeNull()
    expect(asked).toBe(1)
  })

  it.each(['inProgress', 'running', 'waiting', 'completed'])(
    'is not offered while it is %s',
    async (state) => {
      renderPage(buildPipeline({ state }))
      expect(within(await card()).queryByRole('link')).toBeNull()
    },
  )
})

describe('View Details', () => {
  const failed = buildPipeline({ state: 'failed', error: 'Deployment failed: no quota' })

  it('opens what the server says, to read and to copy [CNF-041]', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const { notices } = renderPage(failed)
    fireEvent.click(await screen.findByRole('button', { name: 'View Details' }))
    const dialog = await screen.findByRole('dialog', { name: 'The environment could not be built' })
    // In St John's.
    expect(within(dialog).getByText(/02 Mar 2026, 04:30 \(America\/St_Johns\)/)).toBeTruthy()
    const text = within(dialog).getByLabelText<HTMLTextAreaElement>('Error')
    expect([text.value, text.readOnly]).toEqual(['Deployment failed: no quota', true])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy to clipboard' }))
    await waitFor(() =>
      expect(notices).toMatchObject([{ type: 'success', message: 'The error text is copied.' }]),
    )
    expect(copied).toEqual(['Deployment failed: no quota'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that there is no more to say where the server says nothing', async () => {
    renderPage(buildPipeline({ state: 'failed', error: null, createdAt: null }))
    fireEvent.click(await screen.findByRole('button', { name: 'View Details' }))
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Error')
    expect(text.value).toBe('The server gives no reason.')
    expect(screen.queryByText(/Created at/)).toBeNull()
  })

  it('says where the browser does not copy it', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('No')) } })
    const { notices } = renderPage(failed)
    fireEvent.click(await screen.findByRole('button', { name: 'View Details' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy to clipboard' }))
    await waitFor(() =>
      expect(notices).toMatchObject([
        {
          type: 'error',
          message: 'The error text could not be copied. Select it and copy it by hand.',
        },
      ]),
    )
  })
})
