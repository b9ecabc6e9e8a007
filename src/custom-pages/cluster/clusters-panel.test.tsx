import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClusterPage } from './cluster-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
})

function renderPage(name: string, answers: FakeAnswers = {}, person = buildPerson()) {
  return renderWithProviders(<ClusterPage />, {
    api: createFakeApi({
      listClusters: () => [buildCluster(), buildCluster({ name: 'second' })],
      getCluster: ({ path }) => buildClusterDetail({ name: path?.name ?? '' }),
      ...answers,
    }),
    person,
    path: `/clusters/${name}`,
    route: '/clusters/:clusterName',
  })
}

const panel = () => screen.findByRole('navigation', { name: 'Your clusters' })
const toggle = (name: string) => screen.findByRole('button', { name })

it('lists no cluster beside one whose page is open to whom the list is refused [CLU-036]', async () => {
  renderPage('demo', {}, buildPerson({ isTrialExpired: true }))
  expect(await screen.findByRole('tab', { name: 'Main' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Your clusters' })).toBeNull()
})

describe('the left panel on a narrow screen', () => {
  const media = { isNarrow: true, listeners: new Set<() => void>() }
  const widen = (isNarrow: boolean) =>
    act(() => {
      media.isNarrow = isNarrow
      for (const listener of media.listeners) listener()
    })
  beforeEach(() => {
    Object.assign(media, { isNarrow: true, listeners: new Set() })
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: media.isNarrow && query === '(max-width: 1023px)',
          media: query,
          addEventListener: (_type: string, listener: () => void) => media.listeners.add(listener),
          removeEventListener: (_type: string, listener: () => void) => media.listeners.delete(listener),
          addListener: () => {},
          removeListener: () => {},
        }) as unknown as MediaQueryList,
    )
  })

  it('is as it was chosen for wide ones once the window is wide, and closed when it gets narrow again [DET-015]', async () => {
    renderPage('demo')
    await toggle('Show the list of clusters')
    widen(false)
    fireEvent.click(await toggle('Hide the list of clusters'))
    widen(true)
    widen(false)
    fireEvent.click(await toggle('Show the list of clusters'))
    widen(true)
    expect((await toggle('Show the list of clusters')).getAttribute('aria-expanded')).toBe('false')
    widen(false)
    expect((await toggle('Hide the list of clusters')).getAttribute('aria-expanded')).toBe('true')
  })

  it('starts closed, closes once a cluster is chosen, and keeps no choice for wide ones [DET-015]', async () => {
    const { address } = renderPage('demo')
    fireEvent.click(await toggle('Show the list of clusters'))
    fireEvent.click(await within(await panel()).findByRole('link', { name: /second/ }))
    await waitFor(() => expect(address()).toBe('/clusters/second'))
    const show = await toggle('Show the list of clusters')
    expect(show.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(show)
    fireEvent.click(await toggle('Hide the list of clusters'))
    expect(localStorage.length).toBe(0)
  })
})

describe('the left panel', () => {
  const many = (count: number): FakeAnswers => ({
    listClusters: () => [
      buildCluster(),
      buildCluster({ name: 'archive', state: 'sleeping' }),
      ...Array.from({ length: count - 2 }, (_, at) => buildCluster({ name: `sales-${at}` })),
    ],
  })
  const links = async () =>
    within(await panel())
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)

  it('is searched by name once it is long; a group without a match does not say that there is none', async () => {
    renderPage('demo', many(9))
    const search = await within(await panel()).findByRole('searchbox', { name: 'Search clusters by name' })
    expect(within(await panel()).getByRole('status').textContent).toBe('')
    fireEvent.change(search, { target: { value: 'ARCH' } })
    await waitFor(async () => expect(await links()).toHaveLength(1))
    expect((await panel()).textContent).toContain('archive')
    expect((await panel()).textContent).not.toContain("You don't have Connected Clusters")
    expect(within(await panel()).getByRole('status').textContent).toBe('1 of 9')

    fireEvent.change(search, { target: { value: 'nothing like it' } })
    await waitFor(async () => expect(await links()).toEqual([]))
    expect((await panel()).textContent).toContain('No clusters match your search and filters.')
  })

  it('keeps its search while something is looked for, however short the list becomes', async () => {
    const { api, queryClient } = renderPage('demo', many(9))
    const search = await within(await panel()).findByRole('searchbox')
    fireEvent.change(search, { target: { value: 'archive' } })
    api.answer(many(8))
    await queryClient.refetchQueries()
    await waitFor(async () => expect(within(await panel()).getByRole('status').textContent).toBe('1 of 8'))
    fireEvent.change(search, { target: { value: '' } })
    await waitFor(async () => expect(await links()).toHaveLength(8))
    expect(within(await panel()).queryByRole('searchbox')).toBeNull()
  })

  it('has no search while it is seen at a glance', async () => {
    renderPage('demo', many(8))
    await waitFor(async () => expect(await links()).toHaveLength(8))
    expect(screen.queryByRole('searchbox', { name: 'Search clusters by name' })).toBeNull()
  })

  it('stays open on a wide screen when another cluster is chosen, and marks that one [DET-016]', async () => {
    const { address } = renderPage('demo')
    const entries = within(await panel())
    fireEvent.click(await entries.findByRole('link', { name: /second/ }))
    await waitFor(() => expect(address()).toBe('/clusters/second'))
    expect(entries.getByRole('link', { current: 'page' }).textContent).toBe('secondConnected')
  })

  it('says that the list is on its way, and puts away what its button names', async () => {
    let answer = (_clusters: ReturnType<typeof buildCluster>[]) => {}
    renderPage('demo', { listClusters: () => new Promise((done) => (answer = done)) })
    const entries = within(await panel())
    const waiting = await entries.findByText('Getting your clusters')
    expect(waiting.getAttribute('role')).toBeNull()
    await act(async () => answer([buildCluster()]))
    expect(await entries.findByRole('region', { name: 'Connected Clusters (1)' })).toBeTruthy()
    expect(entries.queryByText('Getting your clusters')).toBeNull()
    const hide = await toggle('Hide the list of clusters')
    const groups = document.getElementById(hide.getAttribute('aria-controls') ?? '')
    expect([groups?.hidden, hide.title]).toEqual([false, 'Hide the list of clusters'])
    fireEvent.click(hide)
    expect([groups?.hidden, groups?.textContent]).toEqual([true, ''])
  })

  it('reads the list again on request', async () => {
    const { api } = renderPage('demo', {
      listClusters: () => {
        throw new ApiError({ message: 'Down.', statusCode: 500 })
      },
    })
    const alert = within(await panel())
    expect((await alert.findByRole('alert')).textContent).toContain(
      'The list of clusters could not be loaded.',
    )
    api.answer({ listClusters: () => [buildCluster()] })
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await alert.findByRole('region', { name: 'Connected Clusters (1)' })).toBeTruthy()
  })

  it('says of a group without clusters that it has none', async () => {
    renderPage('demo')
    const none = await within(await panel()).findByRole('region', { name: 'Disconnected Clusters (0)' })
    expect(none.textContent).toBe("Disconnected Clusters (0)You don't have Disconnected Clusters")
  })
})

describe('a long group of the left panel', () => {
  /** Rows of 34 px in a window of 340. */
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(340)
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3400)
    Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
      if (typeof to === 'object') this.scrollTop = to.top ?? 0
      queueMicrotask(() => this.dispatchEvent(new Event('scroll')))
    }
  })
  const many = Array.from({ length: 100 }, (_, index) => buildCluster({ name: `c-${index + 1}` }))

  it('draws the entries near the cluster of the page alone, each with its place in the whole [DET-015, DET-016]', async () => {
    renderPage('c-90', { listClusters: () => many })
    const group = within(await panel())
    expect(await group.findByRole('region', { name: 'Connected Clusters (100)' })).toBeTruthy()
    const entry = await group.findByRole('link', { current: 'page' })
    expect(entry.textContent).toBe('c-90Connected')
    const item = entry.closest('li')
    expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['90', '100'])
    await waitFor(() => expect(group.queryByRole('link', { name: /^c-1Connected/ })).toBeNull())
    expect(group.getAllByRole('link').length).toBeLessThan(40)
  })

  it('of sixty is drawn whole', async () => {
    renderPage('c-60', { listClusters: () => many.slice(0, 60) })
    const group = within(await panel())
    await group.findByRole('region', { name: 'Connected Clusters (60)' })
    expect(group.getAllByRole('link')).toHaveLength(60)
  })
})
