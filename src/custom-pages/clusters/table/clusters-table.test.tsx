import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import { noteRecordFaults } from '../../../api/record-faults'
import { noPolicies } from '../../../domain/cluster'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ClustersPage } from '../clusters-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
})

const list = [
  buildCluster({ name: 'alpha', regionAlias: 'US East' }),
  buildCluster({ name: 'beta', state: 'sleeping', regionAlias: 'US West' }),
  buildCluster({ name: 'gamma', state: 'corrupted', regionAlias: 'EU, North' }),
  buildCluster({ name: 'delta', regionAlias: 'EU, North', policies: noPolicies }),
]

function openPage(path = '/clusters?view=table', answers: FakeAnswers = {}, uuid = 'u-1') {
  return renderWithProviders(<ClustersPage />, {
    api: createFakeApi({ listClusters: () => list, ...answers }),
    person: buildPerson({ uuid }),
    path,
  })
}

const table = () => screen.findByRole('table', { name: 'Clusters' })
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const select = async (...wanted: string[]) => {
  for (const name of wanted)
    fireEvent.click(within(await table()).getByRole('checkbox', { name: `Select ${name}` }))
}
const bar = () => screen.getByRole('region', { name: 'Selected clusters' })
const press = (place: HTMLElement, name: string) =>
  fireEvent.click(within(place).getByRole('button', { name }))
const menu = async (button: string, entry: string, role = 'menuitem') => {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  fireEvent.click(await screen.findByRole(role, { name: entry }))
}

describe('the look of the list', () => {
  it('is cards until somebody chooses the table, which is in the address and remembered', async () => {
    const { address, router, unmount } = openPage('/clusters')
    expect(await screen.findByText('Connected Clusters (2)')).toBeDefined()
    const pressed = async () =>
      (await screen.findAllByRole('button', { pressed: true })).map((one) => one.textContent)
    expect(await pressed()).toEqual(['Cards'])
    // What is shown already is no step.
    fireEvent.click(await screen.findByRole('button', { name: 'Cards' }))
    expect([address(), router.state.historyAction]).toEqual(['/clusters', 'POP'])
    fireEvent.click(await screen.findByRole('button', { name: 'Table' }))
    expect(await names()).toEqual(['alpha', 'beta', 'gamma', 'delta'])
    expect([address(), router.state.preventScrollReset]).toEqual(['/clusters?view=table', true])
    expect(await pressed()).toEqual(['Table'])
    unmount()

    // What somebody hands on is what the other sees, whatever was chosen last.
    const handed = openPage('/clusters?view=cards')
    expect(await screen.findByText('Connected Clusters (2)')).toBeDefined()
    handed.unmount()
    const later = openPage('/clusters')
    expect(await names()).toHaveLength(4)
    fireEvent.click(await screen.findByRole('button', { name: 'Cards' }))
    expect(await screen.findByText('Connected Clusters (2)')).toBeDefined()
    later.unmount()
    openPage('/clusters')
    expect(await screen.findByText('Connected Clusters (2)')).toBeDefined()
  })

  it('names how many clusters could not be read', async () => {
    const fault = { number: 5, id: 'c-5', name: null, isShown: false, values: [] }
    openPage('/clusters?view=table', { listClusters: () => noteRecordFaults([...list], [fault]) })
    await table()
    expect(screen.getByText(/^1 of 5 clusters/)).toBeDefined()
  })

  it('says of each cluster what the list gives, and its name leads to it', async () => {
    openPage()
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'State',
      'Region',
      'Size',
      'Version',
      'Owner',
      'Idle time',
      'Created On',
      'Actions',
    ])
    const row = within(await table()).getByRole('row', { name: /beta/ })
    expect(row.textContent).toContain('Disconnected')
    expect(within(row).getByRole('link', { name: 'beta' }).getAttribute('href')).toBe('/clusters/beta')
    expect(within(row).getByRole('button', { name: 'Connect beta' })).toBeDefined()
  })

  it('is filtered in its headers by several values, which the cards understand as well', async () => {
    const { address } = openPage()
    await table()
    await menu('Filter by Region', 'US West', 'menuitemcheckbox')
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'EU, North' }))
    await waitFor(async () => expect(await names()).toEqual(['beta', 'gamma', 'delta']))
    expect(new URL(address(), 'http://x').searchParams.get('region')).toBe('US West,EU%2C North')
    fireEvent.click(await screen.findByRole('button', { name: 'Cards' }))
    expect(await screen.findByRole('article', { name: 'gamma' })).toBeDefined()
    expect(screen.queryByRole('article', { name: 'alpha' })).toBeNull()
    const region = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' })
    expect(region.selectedOptions[0]?.textContent).toBe('US West, EU, North')
  })

  it('asks for the consumption of the month once its column is wanted, and says unknown, never 0', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') })
    const usage = (id: string, figures: Record<string, number>) => ({
      ...{ id, name: id, months: [], components: new Map(), hourly: new Map() },
      ...{ storage: [], backups: [], thresholds: [], days: [{ date: '2026-03-05', figures, hours: 1 }] },
    })
    const { api } = openPage('/clusters?view=table', {
      getConsumption: () => [usage('id-alpha', { total: 1.25 }), usage('id-beta', { spark: 1 })],
    })
    await table()
    expect(api.callsOf('getConsumption')).toEqual([])
    await menu('Columns and density of Clusters', 'IPU this month', 'menuitemcheckbox')
    const cells = async (name: string) =>
      within(await table()).getByRole('row', { name: new RegExp(name) }).textContent
    await waitFor(async () => expect(await cells('alpha')).toContain('1.25 IPU'))
    expect(await cells('beta')).toContain('Unknown')
    expect(await cells('gamma')).toContain('Unknown')
    expect(api.callsOf('getConsumption')).toHaveLength(1)
  })
})

describe('the rows of the table', () => {
  it('say once that the consumption of the month could not be read, and read it again by a press', async () => {
    const { api } = openPage('/clusters?view=table&cols=name,monthIpu', {
      getConsumption: () => {
        throw new ApiError({ message: 'Down for a moment.', statusCode: 500 })
      },
    })
    const failure = await screen.findByRole('alert')
    expect(failure.textContent).toContain('The IPU of this month could not be read. Down for a moment.')
    const row = async () => within(await table()).getByRole('row', { name: /alpha/ }).textContent
    expect(await row()).toContain('Not read')
    api.answer({ getConsumption: () => [] })
    fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await row()).toContain('Unknown'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be sorted by what has an order, and by nothing that has none', async () => {
    openPage(
      '/clusters?view=table&cols=name,state,regionAlias,platform,sizeName,version,ownerName,idleTime,createdAt',
    )
    const heads = within(await table()).getAllByRole('columnheader')
    const sorted = heads.filter((head) => head.hasAttribute('aria-sort'))
    expect(sorted.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Region',
      'Platform',
      'Size',
      'Version',
      'Owner',
      'Created On',
    ])
  })

  it('are cards on a narrow screen, with the filters of their columns above them', async () => {
    const plain = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...plain(query),
      matches: query === '(max-width: 639px)',
    }))
    openPage()
    expect(await screen.findByRole('checkbox', { name: 'Select beta' })).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Region' })).toBeDefined()
  })

  it('are sorted by their headers, counted, and all there again where nothing matches', async () => {
    const { address, router } = openPage()
    const sortButton = async () =>
      within(await table())
        .getByRole('columnheader', { name: /^Name/ })
        .querySelector('button')
    const counted = (words: string) => screen.getByText(words, { selector: '[role=status]' })
    await table()
    fireEvent.click((await sortButton()) ?? document.body)
    await waitFor(async () => expect(await names()).toEqual(['alpha', 'beta', 'delta', 'gamma']))
    fireEvent.click((await sortButton()) ?? document.body)
    await waitFor(async () => expect(await names()).toEqual(['gamma', 'delta', 'beta', 'alpha']))
    expect(new URL(address(), 'http://x').searchParams.get('sort')).toBe('-name')
    await act(() => router.navigate('/clusters?view=table&q=zzz'))
    expect(await screen.findByText('No clusters match your search and filters.')).toBeDefined()
    expect([screen.queryByRole('table'), counted('0 of 4') !== null]).toEqual([null, true])
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await names()).toHaveLength(4)
  })
})

describe('what is done to many', () => {
  it('is connecting and disconnecting, never deleting, and the bar says how many qualify', async () => {
    openPage()
    await select('alpha', 'beta', 'gamma', 'delta')
    expect(bar().textContent).toContain('4 selected')
    expect(bar().textContent).toContain('1 can be connected')
    expect(bar().textContent).toContain('1 can be disconnected')
    expect(
      within(bar())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Connect', 'Disconnect', 'Clear selection'])
    press(bar(), 'Clear selection')
    expect(screen.queryByRole('region', { name: 'Selected clusters' })).toBeNull()
  })

  it('says nothing of what none of them can have done', async () => {
    openPage('/clusters?view=table', {
      listClusters: () => ['one', 'two'].map((name) => buildCluster({ name })),
    })
    await select('one', 'two')
    expect(bar().textContent).toBe('2 selected2 can be disconnectedDisconnectClear selection')
  })

  it('says so where nothing can be done to any of them now', async () => {
    openPage('/clusters?view=table', {
      listClusters: () => ['one', 'two'].map((name) => buildCluster({ name, state: 'corrupted' })),
    })
    await select('one', 'two')
    expect(bar().textContent).toBe(
      '2 selectedNone of these can be connected or disconnected now.Clear selection',
    )
  })

  it('is done to nothing that a search leaves out, and that is selected still when it is seen again', async () => {
    const { router } = openPage()
    await select('alpha', 'beta', 'gamma')
    await act(() => router.navigate('/clusters?view=table&q=ph'))
    await waitFor(() => expect(bar().textContent).toContain('1 selected'))
    expect(bar().textContent).toContain('1 can be disconnected')
    expect(bar().textContent).not.toContain('can be connected')
    await act(() => router.navigate('/clusters?view=table'))
    await waitFor(() => expect(bar().textContent).toContain('3 selected'))
  })

  it('names who is left out and why, and tells of each what became of it', async () => {
    const running = ['one', 'two', 'three'].map((name) => buildCluster({ name }))
    const { api, notices } = openPage('/clusters?view=table', {
      listClusters: () => [...running, ...list],
      disconnectCluster: (options) => {
        const asked = JSON.stringify(options)
        if (asked.includes('two')) throw new ApiError({ message: 'A backup runs.', statusCode: 409 })
        if (asked.includes('three')) throw new NetworkError('disconnectCluster', 'timeout')
        return { message: null }
      },
    })
    await select('one', 'two', 'three', 'beta', 'delta')
    press(bar(), 'Disconnect')
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect 3 of the selected clusters?' })
    const lines = () => [...dialog.querySelectorAll('summary, li.row')].map(({ textContent }) => textContent)
    expect(lines()).toEqual([
      'one',
      'two',
      'three',
      'betaOnly a connected or starting cluster can be disconnected.',
      'deltaYou need higher permission',
    ])
    expect(api.callsOf('disconnectCluster')).toEqual([])
    await act(async () => press(dialog, 'Disconnect'))
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeDefined())
    expect(within(dialog).getByRole('alert').textContent).toContain('1 of 3 done. These failed:')
    expect(lines()).toEqual([
      'twoA backup runs.',
      expect.stringMatching(/^threeWe could not confirm whether "Disconnect" reached three\./),
      'betaOnly a connected or starting cluster can be disconnected.',
      'deltaYou need higher permission',
    ])
    expect(notices.map(({ message }) => message)).toEqual(['Disconnect: done for one'])
  })

  it('says below the name of each what disconnecting it stops, read when the name is opened', async () => {
    const running = ['one', 'two', 'three', 'four'].map((name) => buildCluster({ name, id: `c-${name}` }))
    const { api } = openPage('/clusters?view=table', {
      listClusters: () => running,
      listClusterUsers: () => [],
      getCluster: ({ path }) =>
        buildClusterDetail({
          name: String(path?.instanceName),
          importedBlueprints: [{ name: 'Churn', tenant: null }],
        }),
    })
    await select('one', 'two', 'three', 'four')
    press(bar(), 'Disconnect')
    const dialog = within(await screen.findByRole('dialog', { name: /^Disconnect 4/ }))
    expect(api.callsOf('getCluster')).toEqual([])
    expect(dialog.queryAllByRole('term')).toEqual([])
    const two = dialog.getByText('two').closest('details') as HTMLDetailsElement
    two.open = true
    fireEvent(two, new Event('toggle'))
    const term = await within(two).findByText('Data apps')
    await waitFor(() => expect(term.nextElementSibling?.textContent).toBe('Churn'))
    expect(api.callsOf('getCluster')).toHaveLength(1)
  })

  it('asks before many are connected, though one alone is connected at once', async () => {
    const asleep = ['one', 'two'].map((name) => buildCluster({ name, state: 'sleeping' }))
    const { api } = openPage('/clusters?view=table', {
      listClusters: () => asleep,
      connectCluster: () => ({ message: null }),
    })
    await select('one', 'two')
    press(bar(), 'Connect')
    const dialog = await screen.findByRole('dialog', { name: 'Connect 2 of the selected clusters?' })
    expect(api.callsOf('connectCluster')).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await select('two')
    press(bar(), 'Connect')
    await waitFor(() => expect(api.callsOf('connectCluster')).toHaveLength(1))
  })
})

describe('saved views', () => {
  const save = async (name: string) => {
    await menu('Saved views', 'Save this view…')
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' })
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: name } })
    press(dialog, 'Save')
    return dialog
  }

  it('are addresses under a name, kept for this person alone, renamed and removed', async () => {
    const first = openPage('/clusters?view=table&state=sleeping&sort=-name&new=1')
    await table()
    await save('Asleep')
    first.unmount()

    const other = openPage('/clusters?view=table', {}, 'u-2')
    await table()
    expect(screen.queryByRole('navigation', { name: 'Views of this list' })).toBeNull()
    other.unmount()

    const { address } = openPage()
    await table()
    fireEvent.click(screen.getByRole('link', { name: 'Asleep' }))
    expect(Object.fromEntries(new URL(address(), 'https://x').searchParams)).toEqual({
      ...{ sort: '-name', state: 'sleeping', view: 'table' },
      cols: 'name,state,regionAlias,sizeName,version,ownerName,idleTime,createdAt',
    })
    expect(await names()).toEqual(['beta'])

    await menu('Saved views', 'Rename, copy or remove…')
    const dialog = await screen.findByRole('dialog', { name: 'Saved views' })
    const field = within(dialog).getByLabelText('Rename Asleep')
    fireEvent.change(field, { target: { value: 'Down' } })
    fireEvent.blur(field)
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Remove Down' }))
    expect(within(dialog).getByText('No view is kept yet.')).toBeDefined()
    const line = document.querySelector('nav[aria-label="Views of this list"]')
    expect(line?.hasAttribute('hidden')).toBe(true)
    expect(localStorage.getItem('basalt.views.clusters.u-1')).toBeNull()
  })

  it('keep the search and the columns that were chosen', async () => {
    openPage('/clusters?view=table&q=et&cols=name,state')
    await table()
    await save('Few')
    await act(async () => {})
    const kept = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Few' }).href)
    expect(Object.fromEntries(kept.searchParams)).toEqual({ view: 'table', q: 'et', cols: 'name,state' })
  })

  it('need a name of their own', async () => {
    openPage()
    await table()
    await save('Mine')
    const dialog = await save(' mine ')
    expect(within(dialog).getByText('A view of that name is kept already')).toBeDefined()
  })
})

it('is saved as CSV: what is on screen, harmless to spreadsheets', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content)
    return 'blob:x'
  })
  openPage('/clusters?view=table&region=EU%252C North', {
    listClusters: () => [...list, buildCluster({ name: 'odd', regionAlias: 'EU, North', ownerName: '=1+1' })],
  })
  await table()
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const [head, ...lines] = (await (saved[0] ?? new Blob()).text()).trim().split('\r\n')
  expect(head).toBe('Name,State,Region,Size,Version,Owner,Idle time,Created On')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['gamma', 'delta', 'odd'])
  expect(lines[0]).toContain('gamma,Unavailable,"EU, North"')
  expect(lines[2]).toContain("'=1+1")
})
