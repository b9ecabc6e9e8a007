import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { openConsumption } from '../../testing/open-consumption'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ConsumptionFiltersBar, type FiltersBarProps } from './consumption-filters-bar'

testsInZone('America/St_Johns')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

describe('the consumption page', () => {
  it('takes the month in which the person is, and says so of one that has just ended for the server', async () => {
    // In St. John's it is half past ten in the evening of 28 February.
    vi.setSystemTime(new Date('2026-03-01T02:00:00Z'))
    const { api } = openConsumption([buildUsage({ days: [buildDay('2026-02-28', 3)] })])
    expect(await screen.findByText('01 Feb 2026 – 28 Feb 2026')).toBeTruthy()
    expect(api.callsOf('getConsumption')[0]?.options.query).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-02-28',
    })
    expect(screen.getByText(/Today is not over: its figures go on\.$/)).toBeTruthy()
  })

  it('goes on to the next day within a minute of its beginning', async () => {
    // In St. John's 4 March has half a minute left.
    vi.useFakeTimers({ now: new Date('2026-03-05T03:29:30Z') })
    openConsumption([buildUsage({ days: [buildDay('2026-03-04', 3)] })])
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('01 Mar 2026 – 04 Mar 2026')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('01 Mar 2026 – 05 Mar 2026')).toBeTruthy()
  })

  it('names five clusters that are compared with nothing, the first of equal days, and the last size of backups', async () => {
    const usages = ['ann', 'bob', 'cid', 'dan', 'eve'].map((name, place) =>
      buildUsage({
        id: `c-${place}`,
        name,
        days: [buildDay('2026-03-01', 1), buildDay('2026-03-02', 1)],
        ...(place === 0 && {
          backups: [{ date: '2026-03-02', bucket: 31, metadata: 0.25 }],
          months: [{ month: '2026-03', figures: { total: 20 } }],
        }),
      }),
    )
    openConsumption(usages, { path: '/consumption?type=compute&type=backups' })
    expect(
      await screen.findByText(
        'Compared without ann, bob, cid, dan, eve: one of the two periods is not reported.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('10 IPU in all. Most: 5 IPU (01 Mar 2026).')).toBeTruthy()
    expect(screen.getByText('31.25 GB at the end of what is reported.')).toBeTruthy()
    expect(
      screen.getByText('ann: the server sums Mar 2026 up to 20 IPU, its days to 2 IPU. The days count here.'),
    ).toBeTruthy()
  })

  it('leads back to all clusters where the chosen ones consumed nothing, and to none where all are shown', async () => {
    const { address, unmount } = openConsumption([buildUsage({})], { path: '/consumption?cluster=c-9' })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all clusters' }))
    expect(address()).toBe('/consumption')
    unmount()
    openConsumption([])
    await screen.findByText('The server tells of no consumption')
    expect(screen.queryByRole('button', { name: 'Show all clusters' })).toBeNull()
    // No figures of nothing below.
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull()
  })

  it('calls a cluster as the server does now, whatever the link called it', async () => {
    openConsumption([buildUsage({ id: 'c-2', name: 'risk', days: [buildDay('2026-03-03', 7)] })], {
      state: { clusterId: 'c-2', clusterName: 'before' },
    })
    await screen.findByText('7 IPU')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Clusters' }))
    const options = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
    await waitFor(() => expect(options()).toEqual(['risk']))
  })

  it('counts a measurement on the day on which the server made it, whatever day it is here', async () => {
    // In St. John's this is half past nine in the evening of 28 February.
    const at = Date.parse('2026-03-01T01:00:00Z')
    const measured = { at, storage: 2, classA: null, classB: null, downloads: null, uploads: null }
    openConsumption([buildUsage({ days: [buildDay('2026-03-03', 7)], storage: [measured] })])
    const card = await screen.findByRole('region', { name: 'Storage units' })
    expect(within(card).getByText('2 IPU')).toBeTruthy()
  })

  it('counts the clusters it could not read among all there are, and none twice that it could in part', async () => {
    const fault = (isShown: boolean) => ({ number: 1, id: 'c-9', name: null, isShown, values: [] })
    const read = [buildUsage({ days: [buildDay('2026-03-03', 7)] })]
    const getConsumption = () => noteRecordFaults(read, [fault(false), fault(true)])
    openConsumption([], { answers: { getConsumption } })
    expect(await screen.findByText('1 of 2 clusters could not be read and is not shown')).toBeTruthy()
  })

  it('takes no cluster from a link that names none', async () => {
    const { address } = openConsumption([buildUsage({ days: [buildDay('2026-03-03', 7)] })], {
      state: { clusterId: '', clusterName: 'sales' },
    })
    expect(await screen.findByText('1 of 1')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('tells gaps where nobody knows since when the clusters exist, and what it cannot read again', async () => {
    const gone = () => Promise.reject(new ApiError({ message: 'No list today', statusCode: 500 }))
    const { api } = openConsumption(
      [buildUsage({ days: [buildDay('2026-03-01', 1), buildDay('2026-03-03', 1)] })],
      {
        answers: { listClusters: gone },
      },
    )
    expect(await screen.findByText('sales: 02 Mar 2026')).toBeTruthy()
    api.answer({ getConsumption: () => Promise.reject(new ApiError({ message: 'Ill', statusCode: 503 })) })
    fireEvent.click(screen.getByRole('button', { name: 'Refresh now' }))
    expect(await screen.findByText('Cannot refresh: Ill')).toBeTruthy()
    expect(screen.getByText('sales: 02 Mar 2026')).toBeTruthy()
  })
})

describe('consumption against the time before', () => {
  const period = '01 Feb 2026 – 03 Feb 2026'
  const days = (month: string, first: number) =>
    ['01', '02', '03'].map((date, place) => buildDay(`2026-${month}-${date}`, place === 0 ? first : 0))
  const isBefore = (startDate: string | undefined) => startDate === '2026-02-01'

  it.each([
    [86, `50% less than ${period}`],
    [43, `As much as ${period}`],
    // 0.046% and 0.07%: what is 0% as it is shown is no difference.
    [43.02, `As much as ${period}`],
    [43.03, `0.1% less than ${period}`],
  ])('is said in words, of %d IPU then and 43 now', async (before, words) => {
    openConsumption([], {
      answers: {
        getConsumption: ({ query }) => [
          buildUsage({ days: isBefore(query?.startDate) ? days('02', before) : days('03', 43) }),
        ],
      },
    })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(
      [...screen.getByLabelText('Compared periods').children].map(({ textContent }) => textContent),
    ).toEqual(['01 Mar 2026 – 03 Mar 2026', '43 IPU', period, `${before} IPU`])
  })

  it('is waited for, and not made up where it cannot be read; the rest stays', async () => {
    let fail = () => {}
    const { api } = openConsumption([], {
      answers: {
        getConsumption: ({ query }) =>
          isBefore(query?.startDate)
            ? new Promise((_done, refuse) => {
                fail = () => refuse(new ApiError({ message: 'Gone', statusCode: 500 }))
              })
            : [buildUsage({ days: days('03', 43) })],
      },
    })
    expect(await screen.findByText(`Comparing with ${period}…`)).toBeTruthy()
    const compared = screen.getByLabelText('Compared periods')
    expect([...compared.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['–', '–'])
    await act(async () => fail())
    const failure = await screen.findByText(`${period} could not be read, so nothing is compared. Gone`)
    expect(screen.getByText('43 IPU')).toBeTruthy()
    expect(api.callsOf('getConsumption').map(({ options }) => options.path)).toEqual([
      { id: 'u-1' },
      { id: 'u-1' },
    ])
    const again = within(failure.closest('div') ?? expect.fail('no frame'))
    fireEvent.click(again.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.callsOf('getConsumption')).toHaveLength(3))
  })
})

describe('the figures of the summary', () => {
  const used = buildUsage({
    days: [buildDay('2026-03-03', 7)],
    storage: [
      { at: Date.UTC(2026, 2, 2, 15), storage: 0.25, classA: 10, classB: 20, downloads: 3, uploads: 1 },
    ],
    backups: [{ date: '2026-03-02', bucket: 31, metadata: 0.25 }],
  })

  it('open each to what it is made of, of its own kind, and the panel closes', async () => {
    openConsumption([used])
    const summary = within(await screen.findByRole('region', { name: 'Summary' }))
    const figures = summary.getAllByRole('button')
    expect(figures.map((figure) => [figure.textContent, figure.getAttribute('aria-label')])).toEqual([
      ['7 IPU', 'What 7 IPU of Compute is made of'],
      ['0.25 IPU', 'What 0.25 IPU of Storage is made of'],
      ['10', 'What 10 of Class A operations is made of'],
      ['20', 'What 20 of Class B operations is made of'],
      ['3', 'What 3 of Downloads is made of'],
      ['1', 'What 1 of Uploads is made of'],
      ['31.25 GB', 'What 31.25 GB of Backups is made of'],
    ])
    expect(new Set(figures.map((figure) => figure.getAttribute('aria-haspopup')))).toEqual(
      new Set(['dialog']),
    )
    for (const [place, title] of [
      [1, 'What 0.25 IPU is made of'],
      [4, 'What 3 operations is made of'],
    ] as const) {
      fireEvent.click(figures[place] ?? document.body)
      const panel = within(await screen.findByRole('dialog', { name: title }))
      fireEvent.click(panel.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('expect nothing of the month as long as nobody knows which clusters are reported', async () => {
    openConsumption([used], { answers: { listClusters: () => new Promise(() => {}) } })
    const expected = await screen.findByRole('region', { name: 'Expected until 31 Mar 2026' })
    expect(within(expected).getByText('Reading which clusters are reported…')).toBeTruthy()
  })

  it('are on their way for who listens as well, and of a time that is over do not go on', async () => {
    const { unmount } = openConsumption([], { answers: { getConsumption: () => new Promise(() => {}) } })
    const waited = screen.getByText('Getting your consumption info').parentElement
    expect([waited?.getAttribute('role'), waited?.getAttribute('aria-busy')]).toEqual(['status', 'true'])
    unmount()
    openConsumption([buildUsage({ days: [buildDay('2026-02-03', 7)] })], {
      path: '/consumption?range=last-month',
    })
    expect(await screen.findByText('7 IPU')).toBeTruthy()
    expect(screen.getByText(/^Days are those of UTC/).textContent).toBe(
      'Days are those of UTC, as the server counts them; which one is today goes by America/St_Johns.',
    )
  })

  it('lack whole months by their names, of as many clusters as there are', async () => {
    const usages = ['sales', 'risk'].map((name) =>
      buildUsage({ id: name, name, days: [buildDay('2025-11-20', 1), buildDay('2026-02-01', 1)] }),
    )
    openConsumption(usages, { path: '/consumption?range=custom&from=2025-12-01&to=2026-02-02' })
    expect(
      await screen.findByText('The server tells nothing of 2 clusters for some of this time'),
    ).toBeTruthy()
    for (const name of ['sales', 'risk'])
      expect(screen.getByText(`${name}: Dec 2025, Jan 2026, 02 Feb 2026`)).toBeTruthy()
  })
})

describe('the filters of consumption', () => {
  it('are what they are, and change one thing at a time [USE-010]', async () => {
    const onChange = vi.fn()
    renderWithProviders(
      <ConsumptionFiltersBar
        filters={{ range: { type: 'month' }, clusters: ['c-1'], types: ['compute'], grouping: 'cluster' }}
        onChange={onChange}
        clusters={[
          { id: 'c-2', name: 'risk' },
          { id: 'c-1', name: 'sales' },
        ]}
        choosable={{ from: '2025-11-01', to: '2026-03-04' }}
        today="2026-03-04"
      />,
    )
    const bar = within(screen.getByRole('region', { name: 'What is shown' }))
    const range = bar.getByRole('combobox', { name: 'Range' }).closest('.ant-select')
    expect(range?.textContent).toBe('This Month')
    const ways = within(bar.getByRole('group', { name: 'Bars by' })).getAllByRole<HTMLInputElement>('radio')
    expect(ways.map((way) => [way.closest('label')?.textContent, way.checked])).toEqual([
      ['Cluster', true],
      ['Type', false],
    ])
    fireEvent.click(ways[1] ?? document.body)
    for (const [name, option] of [
      ['Range', 'Last Month'],
      ['Clusters', 'risk'],
    ] as const) {
      fireEvent.mouseDown(bar.getByRole('combobox', { name }))
      const choice = await screen.findByText(option, { selector: '.ant-select-item-option-content' })
      await act(async () => fireEvent.click(choice))
    }
    expect(onChange.mock.calls).toEqual([
      [{ grouping: 'type' }],
      [{ range: { type: 'last-month' } }],
      [{ clusters: ['c-1', 'c-2'] }],
    ])
  })

  it('have ways to stack that are one group for the keyboard: Tab stops at the chosen one alone', async () => {
    renderWithProviders(
      <ConsumptionFiltersBar
        filters={{ range: { type: 'month' }, clusters: null, types: ['compute'], grouping: 'cluster' }}
        onChange={() => {}}
        clusters={[]}
        choosable={{ from: '2025-11-01', to: '2026-03-04' }}
        today="2026-03-04"
      />,
    )
    act(() => screen.getByRole('radio', { name: 'Cluster' }).focus())
    await userEvent.tab()
    expect(document.activeElement).not.toBe(screen.getByRole('radio', { name: 'Type' }))
  })

  it('keep one type of data, and the order of all of them [USE-010]', async () => {
    const onChange = vi.fn()
    const bar = (types: FiltersBarProps['filters']['types']) => (
      <ConsumptionFiltersBar
        filters={{ range: { type: 'month' }, clusters: null, types, grouping: 'cluster' }}
        onChange={onChange}
        clusters={[]}
        choosable={{ from: '2025-11-01', to: '2026-03-04' }}
        today="2026-03-04"
      />
    )
    const { container } = renderWithProviders(bar(['storage']))
    fireEvent.mouseDown(within(container).getByRole('combobox', { name: 'Data' }))
    const choose = async (name: string) => {
      const option = await screen.findByText(name, { selector: '.ant-select-item-option-content' })
      await act(async () => fireEvent.click(option))
    }
    await choose('Storage')
    expect(onChange).not.toHaveBeenCalled()
    await choose('Compute')
    expect(onChange.mock.calls).toEqual([[{ types: ['compute', 'storage'] }]])
  })
})
