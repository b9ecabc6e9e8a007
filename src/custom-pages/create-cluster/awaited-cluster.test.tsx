import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import { buildCluster } from '../../testing/builders'
import { createFormAnswers } from '../../testing/choice-builders'
import { fillSmallest, submit } from '../../testing/create-form-driver'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClustersPage } from '../clusters/clusters-page'
import { CreateClusterPage } from './create-cluster-page'

const sales = buildCluster({ id: 'c-1', name: 'sales', state: 'running' })
const atlas = buildCluster({ id: 'c-2', name: 'atlas', state: 'creating' })

function Pages() {
  return useLocation().pathname === '/clusters' ? <ClustersPage /> : <CreateClusterPage />
}

/** A list whose answers wait to be given. */
function heldList() {
  const waiting: { resolve: (clusters: Cluster[]) => void; reject: (error: Error) => void }[] = []
  const listClusters = () =>
    new Promise<Cluster[]>((resolve, reject) => {
      waiting.push({ resolve, reject })
    })
  return { listClusters, waiting }
}

/** Creates atlas with a list of `before` on screen first, or with none read at all. */
async function createAtlas(before: Cluster[] | null) {
  const { listClusters, waiting } = heldList()
  const api = createFakeApi({ ...createFormAnswers(), listClusters: before ? () => before : listClusters })
  const path = before ? '/clusters' : '/clusters/create'
  const rendered = renderWithProviders(<Pages />, { api, path, route: '/clusters/*' })
  if (before) {
    await screen.findByRole('heading', { name: before.length > 0 ? 'sales' : 'YOUR CLUSTERS LIST IS EMPTY' })
    api.answer({ listClusters })
    await act(() => rendered.router.navigate('/clusters/create'))
  }
  await screen.findByRole('radio', { name: 'Google Cloud' })
  await fillSmallest('atlas')
  submit()
  await waitFor(() => expect(rendered.address()).toBe('/clusters'))
  return {
    ...rendered,
    api,
    /** Answers what waits, and what is asked for from now on: on a busy machine the list may be asked for late. */
    answer: (clusters: Cluster[]) =>
      act(() => {
        api.answer({ listClusters: () => clusters })
        for (const { resolve } of waiting) resolve(clusters)
      }),
    fail: (error: Error) =>
      act(() => {
        api.answer({ listClusters: () => Promise.reject(error) })
        for (const { reject } of waiting) reject(error)
      }),
  }
}

const card = (name: string) => screen.findByRole('article', { name })

describe('a cluster that was just created, while the list is read again', () => {
  it('stands among the others as sent and being created [CRE-020]', async () => {
    await createAtlas([sales])
    const created = await card('atlas')
    expect(screen.getByText('Connected Clusters (2)')).toBeDefined()
    expect(created.querySelector('[data-state]')?.textContent).toBe('Creating')
    expect(within(created).getByText('Creating Basalt cluster may take 5-10 minutes')).toBeDefined()
    expect(created.textContent).toContain('US Central')
    expect(created.textContent).toContain('small')
    expect(created.textContent).toContain('image-4.3.1')
    expect(created.textContent).toContain('1 Hour')
  })

  it('stands where the list was empty, or not read yet, or cannot be read', async () => {
    const empty = await createAtlas([])
    expect(await card('atlas')).toBeDefined()
    expect(screen.queryByText('YOUR CLUSTERS LIST IS EMPTY')).toBeNull()
    empty.unmount()

    const { fail } = await createAtlas(null)
    expect(await card('atlas')).toBeDefined()
    expect(screen.getByText('Getting your clusters')).toBeDefined()
    fail(new ApiError({ message: 'The database is being moved.', statusCode: 503 }))
    expect((await screen.findByRole('alert')).textContent).toContain('The database is being moved.')
    expect(await card('atlas')).toBeDefined()
  })

  it('locks its commands and says why, until the server lists it', async () => {
    const { answer } = await createAtlas([sales])
    await userEvent.click(within(await card('atlas')).getByRole('button', { name: 'Actions for atlas' }))
    const locked = screen.getByRole('menuitem', { name: 'Delete' })
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(locked.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'atlas was accepted and is not in your list yet. This can be used once it is.',
    )
    await userEvent.keyboard('{Escape}')

    answer([sales, atlas])
    await waitFor(async () => expect((await card('atlas')).dataset.record).toBe('c-2'))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('goes without a word when the list, read after it was accepted, does not have it', async () => {
    const { answer, notices } = await createAtlas([sales])
    await card('atlas')
    answer([sales])
    await waitFor(() => expect(screen.queryByRole('article', { name: 'atlas' })).toBeNull())
    expect(screen.getByText('Connected Clusters (1)')).toBeDefined()
    expect(notices).toEqual([{ type: 'success', message: 'cluster is created successfully' }])
  })

  it('stays through a poll that does not know it yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api } = await createAtlas([sales])
    await card('atlas')
    api.answer({ listClusterStatuses: () => [{ ...sales, runningAt: undefined, instanceStatus: undefined }] })
    // The list's own answer comes first; the poll counts its seconds from there.
    for (let tick = 0; tick < 6; tick += 1) await act(async () => void vi.advanceTimersByTime(5_000))
    expect(api.callsOf('listClusterStatuses').length).toBeGreaterThan(0)
    await act(async () => {})
    expect(screen.getByRole('article', { name: 'atlas' })).toBeDefined()
  })
})

it('shows a clone as its source is set up, while the list is read again', async () => {
  const { listClusters } = heldList()
  const source = buildCluster({ id: 'c-1', name: 'sales', regionAlias: 'Oregon' })
  const api = createFakeApi({ listClusters: () => [source], cloneCluster: () => ({ message: null }) })
  renderWithProviders(<ClustersPage />, { api, path: '/clusters?open=clone:c-1' })
  const dialog = await screen.findByRole('dialog')
  api.answer({ listClusters })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clone' }))
  const clone = await card('sales-2')
  expect(clone.querySelector('[data-state]')?.textContent).toBe('Creating')
  expect(clone.textContent).toContain('Oregon')
})
