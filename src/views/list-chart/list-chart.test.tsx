import { keys } from '@refinedev/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import example from '../../../docs/examples/projects.json'
import serviceAccounts from '../../../docs/examples/service-accounts.json'
import { NetworkError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { choose } from '../../testing/choice-driver'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

beforeEach(() => localStorage.clear())

const definitionOf = (paging: string, chart: object) =>
  readResourceFile(
    JSON.stringify({ ...example, list: { ...example.list, refreshSeconds: undefined, paging, chart } }),
    'projects.json',
  ).definition
const statuses = ['planned', 'live', 'live', 'broken']
const records = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    definitionOf('client', { kind: 'bars', x: 'status' }).schema.parse({
      id: `${index}`,
      name: `Project ${index}`,
      status: statuses[index % 4],
      budget: index,
    }),
  )

function renderList(
  paging: string,
  answer: (query: Readonly<Record<string, string>>) => unknown,
  path = '',
  charts: object = { kind: 'bars', x: 'status' },
) {
  const definition = definitionOf(paging, charts)
  return renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'projects.list': ({ query = {} }) => answer(query) as never }),
    path: `/projects${path}`,
  })
}

const chart = () => screen.findByRole('region', { name: 'Projects by status' })
const figures = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the chart of a list that is read whole', () => {
  it('stands above it, says what it shows, and has the same figures as a table', async () => {
    renderList('client', () => records(9))
    const panel = within(await chart())
    expect(panel.getByText('9 projects in all. Most: Live, 4 projects.')).toBeDefined()
    fireEvent.click(panel.getByRole('button', { name: 'View as table' }))
    expect(figures(panel.getByRole('region', { name: 'Projects by status as a table' }))).toEqual([
      ['Status', 'Projects'],
      ['Planned', '3'],
      ['Building', '0'],
      ['Live', '4'],
      ['Broken', '2'],
    ])
  })

  it('draws what the search leaves', async () => {
    renderList('client', () => records(9), '?q=project%207')
    expect(within(await chart()).getByText('1 project in all. Most: Broken, 1 project.')).toBeDefined()
  })

  it('goes away and comes back by a press, also on the next visit', async () => {
    const first = renderList('client', () => records(9))
    await chart()
    fireEvent.click(screen.getByRole('button', { name: 'Hide chart' }))
    expect(screen.queryByRole('region', { name: 'Projects by status' })).toBeNull()
    first.unmount()
    renderList('client', () => records(9))
    await screen.findByRole('table')
    expect(screen.queryByRole('region', { name: 'Projects by status' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Show chart' }))
    await chart()
  })

  it('goes away above its own list alone', async () => {
    const first = renderList('client', () => records(9))
    await chart()
    fireEvent.click(screen.getByRole('button', { name: 'Hide chart' }))
    first.unmount()
    const other = { ...definitionOf('client', { kind: 'bars', x: 'status' }), name: 'plans' }
    renderWithProviders(<ResourceSection definition={other} />, {
      api: createFakeApi({}, { 'plans.list': () => records(9) }),
    })
    await chart()
  })

  it('says that there is nothing to draw', async () => {
    const definition = definitionOf('client', { kind: 'bars', x: 'status', y: 'spent' })
    renderWithProviders(<ResourceSection definition={definition} />, {
      api: createFakeApi({}, { 'projects.list': () => records(2) }),
    })
    const panel = await screen.findByRole('region', { name: 'Spent by status' })
    expect(panel.textContent).toContain('There is nothing to draw: none of these records has the values.')
  })
})

describe('the chart of a list that a server cuts', () => {
  it('reads all pages once it is asked for, says how far it is, and goes on where a page failed', async () => {
    const all = records(250)
    const asked: string[] = []
    let isDown = true
    let letGo = () => {}
    renderList('server', async ({ _start, _end }) => {
      const [start, end] = [Number(_start), Number(_end)]
      if (end - start > 10) {
        asked.push(`${start}-${end}`)
        if (start === 100) await new Promise<void>((resolve) => (letGo = resolve))
        if (start === 200 && isDown) throw new NetworkError('projects.list', 'timeout')
      }
      return { records: all.slice(start, end), total: 250 }
    })
    await screen.findByRole('table')
    const show = await screen.findByRole('button', { name: 'Show chart' })
    expect(asked).toEqual([])
    fireEvent.click(show)
    const reading = within(await screen.findByRole('region', { name: 'Reading all pages for the chart' }))
    await reading.findByText('100 of 250')
    expect(reading.queryByRole('button')).toBeNull()
    await act(async () => letGo())
    expect((await reading.findByRole('alert')).textContent).toMatch(/^It stopped after 200: /)
    isDown = false
    fireEvent.click(reading.getByRole('button', { name: 'Go on from here' }))
    const panel = within(await chart())
    expect(panel.getByText('250 projects in all. Most: Live, 125 projects.')).toBeDefined()
    expect(asked).toEqual(['0-100', '100-200', '200-300', '200-300'])
  })

  it.each([
    ['has more than is on screen', 120, ['2 of 120', '1 of 120']],
    ['is all on screen', 8, ['1 of 8']],
    ['has more than is on screen, and nobody counts it', null, ['1 of 12', '1 of 10']],
  ])('says what it lacks where the list %s', async (_where, total, words) => {
    const fault = { id: null, name: null, isShown: false, values: [] }
    renderList('server', ({ _start, _end }) => {
      const [start, end] = [Number(_start), Math.min(Number(_end), total ?? 12)]
      const rows = records(end).slice(start + 1)
      return { records: noteRecordFaults(rows, [{ ...fault, number: 1 }]), ...(total && { total }) }
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Show chart' }))
    await chart()
    const said = screen.getAllByText(/could not be read/).map(({ textContent }) => textContent)
    expect(said).toEqual(words.map((count) => expect.stringContaining(`${count} projects could not be read`)))
  })

  it('is another chart where the filter is another one', async () => {
    const all = records(20)
    const asked: unknown[] = []
    renderList(
      'server',
      ({ _start, _end, status }) => {
        if (Number(_end) - Number(_start) > 10) asked.push(status)
        const found = all.filter(
          (record) => status === undefined || Reflect.get(record as object, 'status') === status,
        )
        return { records: found.slice(Number(_start), Number(_end)), total: found.length }
      },
      '?status=broken',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Show chart' }))
    expect(
      await within(await chart()).findByText('5 projects in all. Most: Broken, 5 projects.'),
    ).toBeDefined()
    await choose(await screen.findByRole('combobox', { name: 'Status' }), 'Planned')
    expect(await screen.findByText('5 projects in all. Most: Planned, 5 projects.')).toBeDefined()
    await waitFor(() => expect(asked).toEqual(['broken', 'planned']))
  })

  it('follows what is changed, says how old it is, and is read again by a button', async () => {
    let count = 12
    const { queryClient } = renderList('server', ({ _start, _end }) => ({
      records: records(count).slice(Number(_start), Number(_end)),
      total: count,
    }))
    fireEvent.click(await screen.findByRole('button', { name: 'Show chart' }))
    expect(within(await chart()).getByText(/^12 projects in all/)).toBeDefined()
    count = 9
    const changed = keys().data('rest').resource('projects').get()
    await act(() => queryClient.invalidateQueries({ queryKey: changed }))
    expect(await screen.findByText('9 projects in all. Most: Live, 4 projects.')).toBeDefined()
    const age = within(screen.getByRole('region', { name: 'How old the chart is' }))
    expect(age.getByText('Updated just now')).toBeDefined()
    count = 1
    fireEvent.click(age.getByRole('button', { name: 'Refresh now' }))
    expect(await screen.findByText('1 project in all. Most: Planned, 1 project.')).toBeDefined()
  })

  it('asks for a range and a search as the list does', async () => {
    const asked: unknown[] = []
    renderList(
      'server',
      ({ budget, budget_gte, budget_lte, q }) => {
        asked.push([budget, budget_gte, budget_lte, q])
        return { records: records(3), total: 3 }
      },
      '?q=pro&budget=10..20',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Show chart' }))
    await chart()
    expect(asked).toEqual([
      [undefined, '10', '20', 'pro'],
      [undefined, '10', '20', 'pro'],
    ])
  })
})

describe('several charts of a list', () => {
  const two = [
    { kind: 'bars', x: 'status' },
    { kind: 'bars', x: 'status', y: 'budget', title: 'What they may cost' },
  ]
  const drawn = async () => {
    expect(within(await chart()).getByText('9 projects in all. Most: Live, 4 projects.')).toBeDefined()
    const costs = within(screen.getByRole('region', { name: 'What they may cost' }))
    // 1 + 5 and 2 + 6 of the live ones.
    expect(costs.getByText(/^€36.00 in all. Most: Live, €14.00.$/)).toBeDefined()
  }

  it('stand beside each other, and go away together', async () => {
    renderList('client', () => records(9), '', two)
    await drawn()
    fireEvent.click(screen.getByRole('button', { name: 'Hide charts' }))
    expect(screen.queryByRole('region', { name: 'What they may cost' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show charts' })).toBeDefined()
  })

  it('are drawn from one reading of all pages', async () => {
    let pages = 0
    renderList(
      'server',
      ({ _start, _end }) => {
        if (Number(_end) - Number(_start) > 10) pages += 1
        return { records: records(9).slice(Number(_start), Number(_end)), total: 9 }
      },
      '',
      two,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Show charts' }))
    await drawn()
    expect(pages).toBe(1)
  })
})

/** A list of projects with these owners; 'a' and 'b' are called Team a and Team b. */
function renderOwned(chart: object, owners: readonly (string | null)[]) {
  const accounts = readResourceFile(JSON.stringify(serviceAccounts), 'service-accounts.json').definition
  const { definition } = readResourceFile(
    JSON.stringify({
      ...example,
      fields: {
        ...example.fields,
        owner: { type: 'reference', label: 'Owner', resource: 'service-accounts' },
      },
      list: { ...example.list, paging: 'client', chart },
    }),
    'projects.json',
  )
  const rows = owners.map((owner, index) =>
    definition.schema.parse({ id: `${index}`, name: 'x', owner, status: 'live' }),
  )
  const people = ['a', 'b'].map((id) => accounts.schema.parse({ id, name: `Team ${id}` }))
  const api = createFakeApi(
    {},
    {
      'projects.list': () => rows,
      'service-accounts.list': () => ({ records: people, total: 2 }),
    },
  )
  const context = { definitions: [definition, accounts], faults: new Map(), pending: new Set<string>() }
  renderWithProviders(
    <DefinitionsContext value={{ ...context, examine: async () => {} }}>
      <ResourceSection definition={definition} />
    </DefinitionsContext>,
    { api, path: '/projects' },
  )
  return api
}

it('names the records that a reference leads to where bars are split by them', async () => {
  renderOwned({ kind: 'bars', x: 'status', by: 'owner' }, ['a', 'a', 'b'])
  const panel = within(await screen.findByRole('region', { name: 'Projects by status' }))
  const legend = panel.getByRole('list', { name: 'What the colours stand for' })
  await waitFor(() => expect(legend.textContent).toContain('Team a'))
  expect([...legend.children].map(({ lastChild }) => lastChild?.textContent)).toEqual(['Team a', 'Team b'])
})

it('names the records that a reference leads to below the bars, and asks for those alone that have one', async () => {
  // 'a' has most, then 'b'; of 22 more with one project each 18 have room, and the others come together.
  const owners = ['a', 'a', 'a', 'b', 'b', null, ...Array.from({ length: 22 }, (_, index) => `o${index}`)]
  const api = renderOwned({ kind: 'bars', x: 'owner' }, owners)
  const panel = within(await screen.findByRole('region', { name: 'Projects by owner' }))
  expect(await panel.findByText('28 projects in all. Most: Others (4), 4 projects.')).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: 'View as table' }))
  const table = panel.getByRole('region', { name: 'Projects by owner as a table' })
  await waitFor(() =>
    expect(figures(table).slice(0, 4)).toEqual([
      ['Owner', 'Projects'],
      ['Team a', '3'],
      ['Team b', '2'],
      ['o0', '1'],
    ]),
  )
  expect(figures(table).slice(-3)).toEqual([
    ['o17', '1'],
    ['Others (4)', '4'],
    ['Not given', '1'],
  ])
  const asked = api.callsOf('service-accounts.list').map(({ options }) => Reflect.get(options, 'query')?.id)
  expect(asked.find((ids) => String(ids).startsWith('a,b,'))?.split(',')).toHaveLength(20)
})

it('its heading follows that of the page, or of the tab it stands on, and its button says whether it stands', async () => {
  const definition = definitionOf('client', { kind: 'bars', x: 'status' })
  const onTab = { ...definition, place: { kind: 'tab', tab: 'projects', anchor: 'projects' } } as const
  const answers = { 'projects.list': () => records(2) }
  const page = renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, answers),
  })
  expect(within(await chart()).getByRole('heading', { level: 2 }).textContent).toBe('Projects by status')
  const hide = await screen.findByRole('button', { name: 'Hide chart' })
  expect(hide.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(hide)
  expect(screen.getByRole('button', { name: 'Show chart' }).getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'Show chart' }))
  page.unmount()
  renderWithProviders(<ResourceSection definition={onTab} />, { api: createFakeApi({}, answers) })
  expect(within(await chart()).getByRole('heading', { level: 3 }).textContent).toBe('Projects by status')
})

it('of amounts in several currencies there is a chart for each', async () => {
  const code = { type: 'choice', label: 'Currency', options: ['EUR', 'USD'] }
  const cost = { type: 'money', label: 'Cost', currency: { field: 'code' } }
  const list = { ...example.list, refreshSeconds: undefined, chart: { kind: 'bars', x: 'status', y: 'cost' } }
  const { definition } = readResourceFile(
    JSON.stringify({ ...example, list, fields: { ...example.fields, code, cost } }),
    'projects.json',
  )
  const rows = [
    { id: '1', name: 'Atlas', status: 'live', code: 'USD', cost: 10 },
    { id: '2', name: 'Borealis', status: 'broken', code: 'EUR', cost: 100.5 },
  ].map((row) => definition.schema.parse(row))
  renderWithProviders(<ResourceSection definition={definition} />, {
    api: createFakeApi({}, { 'projects.list': () => rows }),
  })
  await screen.findByRole('region', { name: 'Cost by status, EUR' })
  const charts = screen.getAllByRole('region', { name: /^Cost by status/ })
  expect(charts.map((panel) => panel.querySelector('p')?.textContent)).toEqual([
    '€100.50 in all. Most: Broken, €100.50.',
    '$10.00 in all. Most: Live, $10.00.',
  ])
})
