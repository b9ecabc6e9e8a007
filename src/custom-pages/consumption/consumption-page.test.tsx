import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ClusterUsage } from '../../domain/consumption/usage'
import { buildCluster, buildPerson } from '../../testing/builders'
import { buildDay, buildUsage } from '../../testing/consumption-builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ConsumptionPage } from './consumption-page'

testsInZone('America/St_Johns')

const day = (date: string, basalt: number, spark: number) => ({
  date,
  figures: { basalt, spark, total: basalt + spark },
  hours: 4,
})
const sales = buildUsage({
  id: 'c-1',
  name: 'sales',
  days: [day('2026-03-01', 1, 2), day('2026-03-02', 30, 10), day('2026-03-04', 4, 0.5)],
  storage: [
    { at: Date.UTC(2026, 2, 2, 15), storage: 0.25, classA: 10, classB: 20, downloads: 3, uploads: 1 },
  ],
})
const risk = buildUsage({ id: 'c-2', name: 'risk', days: [buildDay('2026-03-03', 7)] })
const earlier = buildUsage({ id: 'c-1', name: 'sales', days: [day('2026-02-01', 10, 11.5)] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

type Options = { answers?: FakeAnswers; path?: string; state?: unknown; usages?: readonly ClusterUsage[] }

function open({ answers, path = '/consumption', state, usages = [sales, risk] }: Options = {}) {
  return renderWithProviders(<ConsumptionPage title="IPU Units Consumption" />, {
    person: buildPerson({ createdAt: '2025-11-20T08:00:00Z' }),
    path,
    state,
    api: createFakeApi({
      getConsumption: ({ query }) => (query?.startDate === '2026-02-01' ? [earlier] : [...usages]),
      getCluster: ({ path }) =>
        buildClusterDetail({ name: path?.name ?? '', maxIpus: { product: 600, spark: 300 } }),
      listClusters: () => [buildCluster({ id: 'c-3', createdAt: '2026-03-03T08:00:00Z' })],
      ...answers,
    }),
  })
}

const asked = (api: ReturnType<typeof open>['api']) =>
  api.callsOf('getConsumption').map(({ options }) => options)
const card = (name: string) => within(screen.getByRole('region', { name }))
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
const tableRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(cells)

describe('the consumption page', () => {
  it.each([
    ['with those the cluster info knows', () => [{ id: 'c-9', name: 'archived' }], '4 of 4'],
    [
      'without it, where it cannot be read',
      () => {
        throw new ApiError({ message: 'Not here', statusCode: 404 })
      },
      '3 of 3',
    ],
  ])('offers the clusters %s [API-007, CLU-D25]', async (_title, getClustersInfo, counted) => {
    const fresh = buildUsage({ id: 'c-3', name: 'fresh', days: [buildDay('2026-03-03', 5)] })
    open({ answers: { getClustersInfo }, usages: [sales, fresh, risk] })
    await waitFor(() => expect(card('Clusters selected').getByText(counted)).toBeTruthy())
    // Of one day the largest first.
    expect((await tableRows()).slice(2, 4).map(([name]) => name)).toEqual(['risk', 'fresh'])
  })

  it('asks for the current month, says that it is on its way, and shows what came [USE-003, USE-004, USE-017, USE-019]', async () => {
    const { api } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'IPU Units Consumption' })).toBeTruthy()
    expect(screen.getByText('Getting your consumption info')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(await screen.findByText('01 Mar 2026 – 04 Mar 2026')).toBeTruthy()
    expect(asked(api)[0]).toMatchObject({
      path: { id: 'u-1' },
      query: { startDate: '2026-03-01', endDate: '2026-03-04' },
    })
    expect(await screen.findByText('54.5 IPU')).toBeTruthy()
    expect(card('Storage units').getByText('0.25 IPU')).toBeTruthy()
    expect(card('Clusters selected').getByText('3 of 3')).toBeTruthy()
    const others = screen.getByLabelText('Operations and backups')
    expect([...others.children].map(({ textContent }) => textContent)).toEqual([
      'Class A operations10',
      'Class B operations20',
      'Downloads3',
      'Uploads1',
      'BackupsNot reported',
    ])
    expect(screen.getByText('54.5 IPU in all. Most: 40 IPU (02 Mar 2026).')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })

  it('says which zone its dates are of, and that today goes on', async () => {
    open()
    expect(
      await screen.findByText(
        'Days are those of UTC, as the server counts them; which one is today goes by America/St_Johns. Today is not over: its figures go on.',
      ),
    ).toBeTruthy()
  })

  it('has a row a cluster and day, the latest first, and the sum of all in the last one [USE-028]', async () => {
    open()
    expect(await tableRows()).toEqual([
      ['Clusters', 'Date', 'Basalt Used Units', 'Spark Used Units', 'Total Used Units'],
      ['sales', '04 Mar 2026, so far', '4', '0.5', '4.5'],
      ['risk', '03 Mar 2026', '–', '–', '7'],
      ['sales', '02 Mar 2026', '30', '10', '40'],
      ['sales', '01 Mar 2026', '1', '2', '3'],
      ['Total of 4 rows', '35', '12.5', '54.5'],
    ])
    // Its marks are those of every other table.
    expect(document.querySelector('table .anticon')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Total Used Units' }))
    const sorted = async (column: number) => (await tableRows()).slice(1, 5).map((row) => row[column])
    expect(await sorted(4)).toEqual(['3', '4.5', '7', '40'])
    const basalt = screen.getByRole('button', { name: 'Basalt Used Units' })
    fireEvent.click(basalt)
    expect(await sorted(2)).toEqual(['1', '4', '30', '–'])
    // What is not known stays below.
    fireEvent.click(basalt)
    expect(await sorted(2)).toEqual(['30', '4', '1', '–'])
    expect(screen.getByLabelText('What 54.5 of Total of 4 rows, Total Used Units is made of')).toBeTruthy()
  })

  it('compares complete days with the equal ones of the month before, of clusters whose both periods are reported', async () => {
    const whole = { id: 'c-1', name: 'sales' }
    const now = buildUsage({
      ...whole,
      days: [buildDay('2026-03-01', 3), buildDay('2026-03-02', 40), buildDay('2026-03-03', 0)],
    })
    const before = buildUsage({
      ...whole,
      days: [buildDay('2026-02-01', 32), buildDay('2026-02-02', 0), buildDay('2026-02-03', 0)],
    })
    const { api } = open({
      answers: {
        getConsumption: ({ query }) => (query?.startDate === '2026-02-01' ? [before] : [now, risk]),
      },
    })
    expect(await screen.findByText('34.4% more than 01 Feb 2026 – 03 Feb 2026')).toBeTruthy()
    expect(
      [...screen.getByLabelText('Compared periods').children].map(({ textContent }) => textContent),
    ).toEqual(['01 Mar 2026 – 03 Mar 2026', '43 IPU', '01 Feb 2026 – 03 Feb 2026', '32 IPU'])
    expect(screen.getByText('Compared without risk: one of the two periods is not reported.')).toBeTruthy()
    expect(asked(api)[1]).toMatchObject({ query: { startDate: '2026-02-01', endDate: '2026-02-03' } })
  })

  it('compares no cluster of which a day of either period is not reported', async () => {
    open({ usages: [sales] })
    expect(
      await screen.findByText('Compared without sales: one of the two periods is not reported.'),
    ).toBeTruthy()
    expect(screen.queryByText(/more than|less than/)).toBeNull()
  })

  it('compares nothing as long as no day of the range is complete', async () => {
    vi.setSystemTime(new Date('2026-03-01T15:00:00Z'))
    const { api } = open({ usages: [buildUsage({ days: [buildDay('2026-03-01', 3)] })] })
    expect(await screen.findByText('No day of this range is complete: nothing is compared yet.')).toBeTruthy()
    expect(asked(api)).toHaveLength(1)
  })

  it('compares with a time in which the account was made', async () => {
    const { api } = open({ path: '/consumption?range=custom&from=2025-12-01&to=2026-01-31' })
    await waitFor(() =>
      expect(asked(api)[1]).toMatchObject({ query: { startDate: '2025-09-30', endDate: '2025-11-30' } }),
    )
  })

  it('compares nothing with the time before the account', async () => {
    const { api } = open({ path: '/consumption?range=custom&from=2025-11-01&to=2026-03-01' })
    expect(
      await screen.findByText('Nothing is compared: 03 Jul 2025 – 31 Oct 2025 is before your account.'),
    ).toBeTruthy()
    expect(asked(api)).toHaveLength(1)
  })

  it('estimates no month from fewer than seven complete days, and says so: of the 3rd sales is not reported', async () => {
    open()
    await screen.findByText('54.5 IPU')
    expect(
      card('Expected until 31 Mar 2026').getByText(
        'From 7 complete days on, the month is estimated. There are 2 now.',
      ),
    ).toBeTruthy()
  })

  it('estimates the month as a range with its method from seven complete days on', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 28 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, 10),
    )
    open({ usages: [buildUsage({ days })] })
    const projection = within(await screen.findByRole('region', { name: 'Expected until 31 Mar 2026' }))
    expect(projection.getByText('310 – 310 IPU')).toBeTruthy()
    expect(projection.getByText(/^28 complete days, and for each of the 3 days to come/)).toBeTruthy()
    const parts = within(projection.getByLabelText('The middle, IPU')).getAllByRole('term')
    // 29 March 2026 is a Sunday.
    expect(parts.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'Days that have ended: 280',
      '1 × Monday, 10 on average: 10',
      '1 × Tuesday, 10 on average: 10',
      '1 × Sunday, 10 on average: 10',
      'The middle, IPU: 310',
    ])
    fireEvent.click(
      projection.getByRole('button', { name: 'What 280 IPU of Used so far this month is made of' }),
    )
    expect(await screen.findByRole('dialog', { name: 'What 280 IPU is made of' })).toBeTruthy()
  })

  it('expects no less than what is used, however the estimate is rounded', async () => {
    vi.setSystemTime(new Date('2026-03-29T15:00:00Z'))
    const days = Array.from({ length: 28 }, (_, index) =>
      buildDay(`2026-03-${String(index + 1).padStart(2, '0')}`, index === 27 ? 1004 : 0),
    )
    open({ usages: [buildUsage({ days })] })
    const projection = within(await screen.findByRole('region', { name: 'Expected until 31 Mar 2026' }))
    expect(projection.getByText(/^1,004 – /)).toBeTruthy()
  })

  it('opens a figure to its parts, which add up to it', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'What 54.5 IPU of Compute is made of' }))
    const panel = within(await screen.findByRole('dialog', { name: 'What 54.5 IPU is made of' }))
    const lines = () => panel.queryAllByRole('listitem').map(({ textContent }) => textContent)
    await waitFor(() => expect(lines()).toEqual(['sales47.5', 'risk7']))
    const summary = panel.getByText('sales').closest('details')
    if (summary) {
      summary.open = true
      fireEvent(summary, new Event('toggle'))
    }
    await waitFor(() =>
      expect(lines().slice(1, 4)).toEqual(['01 Mar 20263', '02 Mar 202640', '04 Mar 20264.5']),
    )
  })

  it.each([[{ message: 'The server is ill', statusCode: 500 }, 'The server is ill']])(
    'says why there is nothing, and asks again on demand',
    async (fault, words) => {
      let isIll = true
      const { api } = open({
        answers: {
          getConsumption: () => {
            if (isIll) throw new ApiError(fault)
            return [sales]
          },
        },
      })
      expect((await screen.findByRole('alert')).textContent).toContain(words)
      isIll = false
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('47.5 IPU')).toBeTruthy()
      expect(asked(api).length).toBeGreaterThan(1)
    },
  )

  it('says that nothing was consumed', async () => {
    open({ usages: [] })
    expect(await screen.findByText('The server tells of no consumption')).toBeTruthy()
  })

  it('opens a figure that is reported without a day as well', async () => {
    const unreported = buildUsage({
      id: 'c-4',
      name: 'old',
      months: [{ month: '2026-02', figures: { total: 12 } }],
    })
    open({ path: '/consumption?range=last-month', answers: { getConsumption: () => [unreported] } })
    fireEvent.click(
      await screen.findByRole('button', {
        name: 'What 12 of old, Without a date, Total Used Units is made of',
      }),
    )
    const panel = within(await screen.findByRole('dialog', { name: 'What 12 IPU is made of' }))
    await waitFor(() =>
      expect(panel.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Reported without a day: Feb 202612',
      ]),
    )
  })

  it('names the days of which the server tells nothing', async () => {
    open({ usages: [buildUsage({ days: [buildDay('2026-03-01', 1), buildDay('2026-03-03', 1)] })] })
    expect(
      await screen.findByText('The server tells nothing of 1 cluster for some of this time'),
    ).toBeTruthy()
    expect(screen.getByText('sales: 02 Mar 2026')).toBeTruthy()
  })

  it('says nothing is missing of the time before a cluster was created, and compares it with nothing', async () => {
    const fresh = buildUsage({ id: 'c-3', name: 'fresh', days: [buildDay('2026-03-03', 5)] })
    open({ usages: [fresh] })
    expect(await screen.findByText('Nothing in 01 Feb 2026 – 03 Feb 2026')).toBeTruthy()
    expect(screen.queryByText(/tells nothing of/)).toBeNull()
  })
})

describe('what is looked at', () => {
  it('is one cluster, where a link has brought it along [USE-011]', async () => {
    const { address } = open({ state: { clusterId: 'c-2', clusterName: 'risk' } })
    expect(await screen.findByText('7 IPU')).toBeTruthy()
    expect(card('Clusters selected').getByText('1 of 3')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/consumption?cluster=c-2'))
  })

  it('has the name that the link gives of a cluster that no list has', async () => {
    open({ state: { clusterId: 'c-9', clusterName: 'gone' } })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Clusters' }))
    expect(await screen.findByText('gone', { selector: '.ant-select-item-option-content' })).toBeTruthy()
  })

  it('is a cluster that is found by its name', async () => {
    open()
    await screen.findByText('54.5 IPU')
    const box = screen.getByRole('combobox', { name: 'Clusters' })
    fireEvent.mouseDown(box)
    fireEvent.change(box, { target: { value: 'ris' } })
    await waitFor(() =>
      expect([...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)).toEqual(
        ['risk'],
      ),
    )
  })

  it.each([
    ['?range=week', '2026-03-02', '2026-03-04'],
    ['?range=week-ago', '2026-02-23', '2026-03-01'],
    ['?range=last-year', '2025-01-01', '2025-12-31'],
    ['?range=custom&from=2026-01-05&to=2026-01-06', '2026-01-05', '2026-01-06'],
    ['?range=custom&from=2025-10-05&to=2026-01-06', '2025-11-01', '2026-01-06'],
  ])('stands in the address: %s [USE-010, USE-016]', async (search, startDate, endDate) => {
    const { api } = open({ path: `/consumption${search}` })
    await waitFor(() => expect(asked(api)[0]).toMatchObject({ query: { startDate, endDate } }))
  })

  it('begins custom with the dates of the range before [USE-012]', async () => {
    const { address } = open({ path: '/consumption?range=week-ago' })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Range' }))
    const options = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
      expect(found).toHaveLength(7)
      return found
    })
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'This Week',
      'Previous Week',
      'This Month',
      'Last Month',
      'This Year',
      'Last Year',
      'Custom',
    ])
    await act(async () => options[6]?.click())
    await waitFor(() => expect(address()).toBe('/consumption?range=custom&from=2026-02-23&to=2026-03-01'))
  })

  it('is drawn by what it consists of on demand, and a chart a type', async () => {
    open({ path: '/consumption?type=compute&type=storage&by=type' })
    const compute = within(await screen.findByRole('region', { name: 'Compute, IPU' }))
    expect(compute.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Basalt units',
      '2Spark units',
      '3Not broken down by the server',
    ])
    fireEvent.click(compute.getByRole('button', { name: 'View as table' }))
    expect(compute.getAllByRole('row').map(cells).slice(0, 3)).toEqual([
      [
        'Period',
        'Basalt units, IPU',
        'Spark units, IPU',
        'Not broken down by the server, IPU',
        'All together, IPU',
      ],
      ['01 Mar 2026', '1', '2', '', '3'],
      ['02 Mar 2026', '30', '10', '', '40'],
    ])
    expect(cells(compute.getAllByRole('row')[3] ?? compute.getByRole('table'))).toEqual([
      '03 Mar 2026',
      '',
      '',
      '7',
      '7',
    ])
    expect(screen.getByRole('region', { name: 'Storage, IPU' })).toBeTruthy()
  })

  it('says what a chart cannot draw: what is not reported, what is 0, and what has no day', async () => {
    const unreported = buildUsage({
      id: 'c-4',
      name: 'old',
      months: [{ month: '2026-03', figures: { total: 12 } }],
    })
    open({ usages: [unreported], path: '/consumption?type=compute&type=classA&type=backups' })
    const compute = within(await screen.findByRole('region', { name: 'Compute, IPU' }))
    expect(compute.getByText('12 IPU in all. The server does not tell it by day.')).toBeTruthy()
    expect(compute.getByText('Of this 12 IPU are in no bar: the server does not say when.')).toBeTruthy()
    const backups = within(screen.getByRole('region', { name: 'Backups, GB' }))
    expect(backups.getByText('The server reports nothing of it for this range.')).toBeTruthy()
  })

  it('says of nothing but zeros that it is 0', async () => {
    open({ usages: [buildUsage({ days: [buildDay('2026-03-01', 0)] })] })
    const compute = within(await screen.findByRole('region', { name: 'Compute, IPU' }))
    expect(compute.getByText('0 IPU in all.')).toBeTruthy()
  })

  const legend = async () =>
    within(await screen.findByRole('region', { name: 'Compute, IPU' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('keeps the number and colour of a cluster whichever others are shown; one alone needs no number', async () => {
    const fresh = buildUsage({ id: 'c-3', name: 'fresh', days: [buildDay('2026-03-03', 5)] })
    const { unmount } = open({
      usages: [sales, risk, fresh],
      path: '/consumption?cluster=c-1&cluster=c-3',
    })
    expect(await legend()).toEqual(['1fresh', '3sales'])
    unmount()
    open({ path: '/consumption?cluster=c-1' })
    expect(await legend()).toEqual(['sales'])
  })

  it('is compared, summed up and taken apart of the chosen clusters alone', async () => {
    open({ path: '/consumption?cluster=c-2' })
    expect(
      await screen.findByText('Compared without risk: one of the two periods is not reported.'),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'What 7 IPU of Compute is made of' }))
    const panel = within(await screen.findByRole('dialog', { name: 'What 7 IPU is made of' }))
    await waitFor(() =>
      expect(panel.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '03 Mar 20267',
      ]),
    )
  })

  it('is all clusters again when the choice is emptied', async () => {
    const { address } = open({ path: '/consumption?cluster=c-2' })
    await screen.findByText('7 IPU')
    const clear = document.querySelector('.ant-select-clear')
    if (clear) fireEvent.mouseDown(clear)
    await waitFor(() => expect(address()).toBe('/consumption'))
    expect(screen.getByText('54.5 IPU')).toBeTruthy()
  })

  it('is all clusters again also for who came with one cluster [USE-011]', async () => {
    const { address } = open({ state: { clusterId: 'c-2', clusterName: 'risk' } })
    await waitFor(() => expect(address()).toBe('/consumption?cluster=c-2'))
    await screen.findByText('7 IPU')
    const clear = document.querySelector('.ant-select-clear')
    if (clear) fireEvent.mouseDown(clear)
    expect(await screen.findByText('54.5 IPU')).toBeTruthy()
    expect(address()).toBe('/consumption')
  })

  it('is estimated for the current month alone', async () => {
    open({ path: '/consumption?range=week' })
    await screen.findByRole('region', { name: 'Compute units' })
    expect(screen.queryByRole('region', { name: /^Expected until/ })).toBeNull()
  })

  it('counts the clusters that are compared with nothing, where they are many', async () => {
    open({
      usages: Array.from({ length: 6 }, (_, place) =>
        buildUsage({ id: `c-${place}`, days: [day('2026-03-01', 1, 1)] }),
      ),
    })
    expect(
      await screen.findByText('Compared without 6 clusters: one of their two periods is not reported.'),
    ).toBeTruthy()
  })

  it('lacks nothing as long as it is not known since when its clusters exist', async () => {
    open({
      usages: [buildUsage({ days: [buildDay('2026-03-01', 1), buildDay('2026-03-03', 1)] })],
      answers: { listClusters: () => new Promise(() => {}) },
    })
    await screen.findByRole('region', { name: 'Compute units' })
    expect(screen.queryByText(/tells nothing of/)).toBeNull()
  })
})
