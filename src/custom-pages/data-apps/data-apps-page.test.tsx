import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { blueprintListResponse } from '../../api/wire/creation'
import type { DataApp } from '../../domain/data-app'
import { buildPerson } from '../../testing/builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DataAppsPage } from './data-apps-page'

const app = (name: string, parts: Partial<DataApp> = {}): DataApp => ({
  id: name,
  name,
  isTrial: true,
  minimalVersion: null,
  isInstallable: true,
  ...parts,
})
const apps = [
  app('Sales Insights', {
    businessFunction: 'Sales',
    dataSource: 'SAP',
    types: ['Dashboard'],
    tags: ['SAP'],
    description: 'What sells.',
    url: 'https://apps.test/sales',
  }),
  app('Finance Close', { businessFunction: 'Finance', dataSource: 'Oracle', url: 'javascript:alert(1)' }),
  app('Old Reports', { isInstallable: false }),
]

let isNarrow = false
beforeEach(() => {
  isNarrow = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && isNarrow,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }))
})

function open(
  path = '/data-apps',
  { isExpired = false, answer = (): DataApp[] | Promise<DataApp[]> => apps } = {},
) {
  return renderWithProviders(<DataAppsPage title="Data Apps" />, {
    path,
    route: path.startsWith('/data-apps/') ? '/data-apps/:blueprintName' : '/data-apps',
    person: buildPerson({ isTrialExpired: isExpired }),
    api: createFakeApi({ listBlueprints: answer }),
  })
}
const nameOf = (box: HTMLElement) => box.closest('label')?.textContent
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search Data App' })

describe('the choice of Data Apps', () => {
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` })
  const bar = () => screen.queryByRole('region', { name: 'Chosen Data Apps' })

  it('stays where the catalogue is read again, without what cannot be installed any more', async () => {
    let answer = apps
    const { queryClient } = open('/data-apps', { answer: () => answer })
    fireEvent.click(await box('Sales Insights'))
    fireEvent.click(await box('Finance Close'))
    answer = [
      { ...app('Sales Insights'), description: 'What sells best.' },
      app('Finance Close', { isInstallable: false }),
    ]
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('What sells best.')
    expect((await box('Sales Insights')).checked).toBe(true)
    expect(within(bar() ?? document.body).getByRole('button', { name: 'Install 1' })).toBeTruthy()
  })

  it('hands the focus to the search when it is cleared', async () => {
    open()
    fireEvent.click(await box('Sales Insights'))
    const clear = within(bar() ?? document.body).getByRole('button', { name: 'Choose none' })
    clear.focus()
    fireEvent.click(clear)
    expect(bar()).toBeNull()
    expect(document.activeElement).toBe(await search())
    expect((await box('Sales Insights')).checked).toBe(false)
  })
})

describe('the catalogue of Data Apps', () => {
  it('says what it is for below its name while it is still read, and not after the trial', () => {
    const { unmount } = open('/data-apps', { answer: () => new Promise<never>(() => {}) })
    expect(screen.getByRole('heading', { level: 1 }).nextSibling?.textContent).toBe(
      'Ready-made dashboards and models for your data.',
    )
    unmount()
    open('/data-apps', { isExpired: true })
    expect(screen.queryByText('Ready-made dashboards and models for your data.')).toBeNull()
  })

  it('asks for all there is of them and shows one card each [APP-003, API-D27]', async () => {
    const { api } = open()
    const card = within(await screen.findByRole('article', { name: 'Sales Insights' }))
    expect(cards()).toEqual(['Sales Insights', 'Finance Close', 'Old Reports'])
    expect(api.callsOf('listBlueprints')[0]?.options).toEqual({ signal: expect.anything() })
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      'SSales InsightsSalesWhat sells.SAPDashboardAbout Sales Insights (opens in a new tab)Install',
      'FFinance CloseFinanceOracleInstall',
      "OOld ReportsData app isn't availableInstallData app isn't available",
    ])
    expect(screen.getByText('Ready-made dashboards and models for your data.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('3 Data Apps')
    expect(card.getByRole('link').getAttribute('href')).toBe('https://apps.test/sales')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const [shown, bubble, ...more] = screen.getAllByText("Data app isn't available")
    expect([shown?.closest('[role=tooltip]'), bubble?.getAttribute('role'), more]).toEqual([
      null,
      'tooltip',
      [],
    ])
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
    const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
    expect(
      panel
        .getAllByRole('group')
        .map((group) => [
          group.firstElementChild?.textContent,
          ...within(group).getAllByRole('checkbox').map(nameOf),
        ]),
    ).toEqual([
      ['Business functions', 'Finance', 'Sales'],
      ['Data sources', 'Oracle', 'SAP'],
      ['Types', 'Dashboard'],
    ])
  })

  it('is empty without a word of filters where there is no app, and is waited for [APP-045]', async () => {
    let arrive = () => {}
    open('/data-apps', { answer: () => new Promise((done) => (arrive = () => done([]))) })
    const waited = screen.getByText('Reading the Data Apps')
    expect(waited.closest('[aria-busy=true]')).not.toBeNull()
    expect(screen.queryByText('no data apps available')).toBeNull()
    await act(async () => arrive())
    expect(await screen.findByText('no data apps available')).toBeTruthy()
    expect(screen.queryByText(/Nothing fits/)).toBeNull()
    expect(screen.queryAllByRole('group')).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('0 Data Apps')
  })

  it('counts what is chosen to be installed, until none is [APP-D04]', async () => {
    open()
    const choose = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${name}` })
    await screen.findByRole('article', { name: 'Sales Insights' })
    for (const name of ['Sales Insights', 'Finance Close']) fireEvent.click(choose(name))
    const bar = screen.getByRole('region', { name: 'Chosen Data Apps' })
    expect([...bar.children].map(({ textContent }) => textContent)).toEqual([
      '2 chosen',
      'Choose none',
      'Install 2',
    ])
    expect(within(bar).getByRole('status').textContent).toBe('2 chosen')
    fireEvent.click(choose('Finance Close'))
    expect(bar.firstElementChild?.textContent).toBe('1 chosen')
    fireEvent.click(within(bar).getByRole('button', { name: 'Choose none' }))
    expect(bar.isConnected).toBe(false)
    expect(choose('Sales Insights').checked).toBe(false)
  })

  it('shows the picture of an app, and its first letter where that is broken or from nowhere safe', async () => {
    const image = 'https://x.test/sap.png'
    const hostile = [
      '//evil.test/a.png',
      'javascript:alert(1)',
      'data:text/html,<img src=x onerror=alert(1)>',
    ]
    open('/data-apps', {
      answer: () => [
        app('Sales', { imageUrl: image }),
        ...hostile.map((imageUrl, place) => app(`Evil ${place}`, { imageUrl })),
      ],
    })
    const card = await screen.findByRole('article', { name: 'Sales' })
    expect([...document.images].map(({ src }) => src)).toEqual([image])
    expect(screen.getAllByText('E')).toHaveLength(3)
    fireEvent.error(within(card).getByRole('presentation'))
    expect(within(card).getByText('S')).toBeTruthy()
    expect(document.images).toHaveLength(0)
  })

  it('names the apps that could not be read, also when it is read once more', async () => {
    const answers = [
      [{ id: 'b-1', name: 'Sales' }],
      [
        { id: 'b-1', name: 'Sales' },
        { id: 'b-2', name: 7 },
      ],
      [{ id: 'b-2', name: 7 }],
    ]
    const { queryClient } = open('/data-apps', { answer: () => blueprintListResponse.parse(answers.shift()) })
    await screen.findByRole('article', { name: 'Sales' })
    expect(screen.queryByText(/could not be read/)).toBeNull()
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText('1 of 2 data apps could not be read and is not shown')).toBeTruthy()
    expect(screen.getByText('7 (b-2): name should be a text and came as a number, “7”.')).toBeTruthy()
    expect(screen.getByText('1 Data App')).toBeTruthy()
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByText('1 of 1 data app could not be read and is not shown')).toBeTruthy()
    expect(screen.queryByText('no data apps available')).toBeNull()
    expect(screen.queryByText('0 Data Apps')).toBeNull()
  })

  it('is searched by name, in the address too [APP-011]', async () => {
    const { address, router } = open()
    const field = await search()
    expect(field.placeholder).toBe('Search Data App')
    fireEvent.change(field, { target: { value: 'fin' } })
    expect(cards()).toEqual(['Finance Close'])
    expect(screen.getByText('1 Data App')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/data-apps?search=fin'))
    // Letters are no steps in the history.
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate('/data-apps?search=old'))
    expect([field.value, cards()]).toEqual(['old', ['Old Reports']])
  })

  it('searches the name of its address until something else is searched [APP-004]', async () => {
    const { address } = open('/data-apps/Finance%20Close')
    expect((await search()).value).toBe('Finance Close')
    expect(cards()).toEqual(['Finance Close'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(cards()).toHaveLength(3)
    await waitFor(() => expect(address()).toBe('/data-apps/Finance%20Close?search='))
  })

  it('shows each chosen filter as a tag that takes it away [APP-006, APP-010]', async () => {
    open()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Sales' }))
    await waitFor(() => expect(cards()).toEqual(['Sales Insights']))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Finance' }))
    await waitFor(() => expect(cards()).toEqual(['Sales Insights', 'Finance Close']))
    fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Sales' }))
    await waitFor(() => expect(cards()).toEqual(['Finance Close']))
    expect(screen.queryByRole('button', { name: 'Remove the filter Sales' })).toBeNull()
    // It was the last of the tags.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Filters' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Finance' }))
    expect(document.activeElement).toBe(await search())
  })

  it('leads from a tag that is taken away to the next one [APP-006]', async () => {
    open('/data-apps?function=Sales&source=SAP&type=Dashboard')
    const tags = () =>
      within(screen.getByRole('group', { name: 'Chosen filters' }))
        .getAllByRole('button')
        .map((tag) => tag.getAttribute('aria-label') ?? tag.textContent)
    await search()
    expect(tags()).toEqual([
      'Remove the filter Sales',
      'Remove the filter SAP',
      'Remove the filter Dashboard',
      'Clear Filters',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Remove the filter SAP' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove the filter Dashboard')
    expect(tags()).toEqual(['Remove the filter Sales', 'Remove the filter Dashboard', 'Clear Filters'])
  })

  it('keeps a filter where another is chosen before the address has followed [APP-006]', async () => {
    const { address } = open()
    const sales = await screen.findByRole('checkbox', { name: 'Sales' })
    await act(async () => {
      sales.click()
      screen.getByRole('checkbox', { name: 'SAP' }).click()
    })
    await waitFor(() => expect(address()).toBe('/data-apps?function=Sales&source=SAP'))
  })

  it('clears all filters and the search at once [APP-007]', async () => {
    const { address } = open('/data-apps?cluster=demo&function=Sales&source=SAP&type=Dashboard&search=sal')
    expect((await search()).value).toBe('sal')
    expect(screen.getAllByRole('button', { name: /^Remove the filter/ })).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect([cards().length, (await search()).value]).toEqual([3, ''])
    expect(document.activeElement).toBe(await search())
    await waitFor(() => expect(address()).toBe('/data-apps?cluster=demo'))
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  })

  it.each([['/data-apps?search=nothing'], ['/data-apps?source=Nowhere']])(
    'says at %s that no app is there [APP-045]',
    async (path) => {
      open(path)
      expect(await screen.findByText('no data apps available')).toBeTruthy()
      expect(screen.getByText('Nothing fits the search and the filters chosen.')).toBeTruthy()
      expect(cards()).toEqual([])
    },
  )

  it('has its filters in a drawer where there is little room', async () => {
    isNarrow = true
    open('/data-apps?function=Sales')
    expect(await search()).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Finance' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Finance' }))
    expect(cards()).toEqual(['Sales Insights', 'Finance Close'])
    const panel = screen.getByRole('dialog', { name: 'Filters' })
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (2)' }))
  })

  it('is replaced by a notice when the trial has expired [APP-016, APP-034, APP-038]', () => {
    const { api } = open('/data-apps', { isExpired: true })
    expect(screen.getByRole('heading', { level: 2, name: /YOUR TRIAL OF .* IS EXPIRED/ })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(api.calls).toEqual([])
  })

  it('says that it could not be read, and reads again', async () => {
    let isBroken = true
    open('/data-apps', {
      answer: () => {
        if (isBroken) throw new ApiError({ message: 'The catalogue is away.', statusCode: 500 })
        return apps
      },
    })
    const alert = (await screen.findByText('The Data Apps could not be loaded.')).closest('[role=alert]')
    expect(alert?.textContent).toContain('The catalogue is away.')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Sales Insights' })).toBeTruthy()
  })
})
