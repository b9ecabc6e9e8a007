import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import projectsFile from '../../../docs/examples/projects.json'
import accountsFile from '../../../docs/examples/service-accounts.json'
import { NetworkError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { Fault } from '../../definitions/fault'
import { readDefinitionFile } from '../../definitions/file/read-definition-file'
import type { Person } from '../../domain/person'
import { DefinitionsContext } from '../../providers/definitions-context'
import { buildPerson } from '../../testing/builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { createFakeReporter } from '../../testing/fake-reporter'
import { renderWithProviders } from '../../testing/render-with-providers'
import { DashboardPage } from './dashboard-page'

const definitionOf = (file: { name: string }) => {
  const { definition, faults } = readDefinitionFile(JSON.stringify(file), `${file.name}.json`)
  expect(faults).toEqual([])
  return definition
}
const whole = {
  ...projectsFile,
  fields: { ...projectsFile.fields, owner: { type: 'text', label: 'Owner' } },
  list: {
    ...projectsFile.list,
    filters: ['status', 'owner'],
    refreshSeconds: undefined,
    refreshFaster: undefined,
  },
}
const paged = { ...accountsFile, list: { ...accountsFile.list, columns: ['name', 'quota', 'expiresAt'] } }
/** May not be seen once the trial has expired. */
const locked = {
  ...whole,
  name: 'secrets',
  label: { one: 'Secret', many: 'Secrets' },
  access: { subject: 'Account', list: 'manage' },
  create: undefined,
  edit: undefined,
  import: undefined,
  delete: undefined,
  list: { ...whole.list, unavailable: 'Secrets come with a plan' },
}
/** Is hidden from who has no marketplace. */
const hidden = {
  ...locked,
  name: 'offers',
  label: { one: 'Offer', many: 'Offers' },
  access: { subject: 'Marketplace', list: 'open' },
}

const projects = [
  { id: '1', name: 'Atlas', status: 'live', budget: 100, spent: 40.5, owner: 'u-1' },
  { id: '2', name: 'Borealis', status: 'live', budget: 50, spent: 2 },
  { id: '3', name: 'Cirrus', status: 'broken', budget: 25 },
]
const account = (index: number) => ({ id: `${index}`, name: `account-${index}`, quota: 1024, used: index })

const parsed = (file: { name: string }, rows: readonly object[]) =>
  rows.map((row) => definitionOf(file).schema.parse(row))

type Setting = {
  /** Secrets lack what their rows are drawn by. */
  isBroken?: boolean
  answers?: OwnAnswers
  person?: Partial<Person>
  files?: readonly { name: string }[]
  faults?: Map<string, readonly Fault[]>
}

function renderPanels(
  panels: readonly object[],
  { answers = {}, isBroken = false, person, files = [], faults = new Map() }: Setting = {},
) {
  const file = {
    dashboard: 'operations',
    title: 'Operations',
    about: 'What runs',
    place: { kind: 'menu', icon: 'chart' },
    panels,
  }
  const { dashboard, faults: own } = readDefinitionFile(JSON.stringify(file), 'operations.json')
  expect(own).toEqual([])
  if (!dashboard) throw new Error('the file is no dashboard')
  const definitions = [whole, paged, locked, hidden, ...files].map(definitionOf)
  const { report, reported } = createFakeReporter()
  if (isBroken) Reflect.deleteProperty(definitions[2]?.list ?? {}, 'columns')
  const rendered = renderWithProviders(
    <DefinitionsContext value={{ definitions, faults, pending: new Set(), examine: async () => {} }}>
      <DashboardPage dashboard={dashboard} />
    </DefinitionsContext>,
    {
      api: createFakeApi({}, { 'projects.list': () => parsed(whole, projects), ...answers }),
      path: '/operations',
      person: buildPerson(person),
      session: { report },
    },
  )
  return { ...rendered, reported }
}

const panel = (name: string) => screen.findByRole('region', { name })
const linkOf = (name: string) => screen.getByRole('link', { name: `Open list: ${name}` }).getAttribute('href')
const figure = { kind: 'figure', resource: 'projects' }
/** The first record of an answer, which nobody can read. */
const unread = {
  ...{ id: null, name: null, number: 1, isShown: false },
  values: [{ field: 'quota', expected: ['number'], found: 'text', sample: 'many' }],
} as const
const never = () => new Promise<never>(() => {})

beforeEach(() => localStorage.clear())

describe('a dashboard', () => {
  it('has its title, what it shows, and a heading for each panel', async () => {
    renderPanels([figure, { ...figure, title: 'Broken', filters: { status: 'broken' } }])
    await screen.findByText('3')
    expect(screen.getByRole('heading', { level: 1, name: 'Operations' })).toBeDefined()
    expect(screen.getByText('What runs')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Projects',
      'Broken',
    ])
    await waitFor(() => expect(document.title).toMatch(/^Operations /))
  })

  it('leaves out what is hidden, and says so where that is all', async () => {
    renderPanels([{ kind: 'figure', resource: 'offers' }])
    expect(await screen.findByRole('heading', { name: 'Nothing here is for you' })).toBeDefined()
    expect(screen.queryByText('Offers')).toBeNull()
  })

  it('asks once for a list that several panels are of', async () => {
    const { api } = renderPanels([
      figure,
      { ...figure, field: 'spent' },
      { kind: 'list', resource: 'projects' },
    ])
    await screen.findByText('€42.50')
    await screen.findByRole('link', { name: 'Atlas' })
    expect(api.callsOf('projects.list')).toHaveLength(1)
  })
})

describe('a panel', () => {
  it('waits, fails and is tried again by itself, while the others live on', async () => {
    let isDown = true
    renderPanels(
      [
        figure,
        { kind: 'figure', resource: 'service-accounts' },
        { kind: 'list', resource: 'service-accounts', title: 'First' },
      ],
      {
        answers: {
          'service-accounts.list': ({ query = {} }) => {
            if (query._end === '5') return never()
            if (isDown) throw new NetworkError('service-accounts.list', 'timeout')
            return { records: parsed(paged, [account(1)]), total: 7 }
          },
        },
      },
    )
    await screen.findByText('3')
    const alert = within(await panel('Service accounts')).getByRole('alert')
    expect(alert.textContent).toContain('Your service accounts could not be loaded.')
    expect((await panel('First')).getAttribute('aria-busy')).toBe('true')
    isDown = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('7')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a list that may not be seen says why in its place, and asks nothing', async () => {
    const { api } = renderPanels([figure, { kind: 'list', resource: 'secrets' }], {
      person: { isTrialExpired: true },
    })
    await screen.findByText('3')
    const { textContent } = await panel('Secrets')
    expect(textContent).toContain('Secrets come with a plan')
    expect(textContent).toContain('Your trial has expired. To change this, upgrade to a Premium Account.')
    expect(api.callsOf('secrets.list')).toEqual([])
  })

  it('of a list read whole says which of its records it lacks, whatever it shows of it', async () => {
    renderPanels(
      [
        figure,
        { kind: 'list', resource: 'projects', title: 'First' },
        { kind: 'chart', resource: 'projects', chart: { kind: 'bars', x: 'status' } },
      ],
      { answers: { 'projects.list': () => noteRecordFaults(parsed(whole, projects), [unread]) } },
    )
    await screen.findByText('3 projects in all. Most: Live, 2 projects.')
    for (const name of ['Projects', 'First', 'Projects by status'])
      expect((await panel(name)).textContent, name).toContain('1 of 4 projects could not be read')
  })

  it('of a file that is on its way waits for it under its own title', async () => {
    renderPanels([figure, { kind: 'list', resource: 'later', title: 'Later' }])
    await screen.findByText('3')
    expect((await panel('Later')).getAttribute('aria-busy')).toBe('true')
  })

  it('of a file with faults shows them in its place', async () => {
    const fault = { id: 'R007', place: 'secrets.list.columns[0]', message: 'no field "nam"' }
    renderPanels([figure, { kind: 'list', resource: 'secrets' }], { faults: new Map([['secrets', [fault]]]) })
    await screen.findByText('3')
    expect(screen.getByRole('alert').textContent).toContain('R007 secrets.list.columns[0] no field "nam"')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    // One of the dashboard itself stands in place of it all.
    const { container } = renderPanels([figure], { faults: new Map([['operations', [fault]]]) })
    expect((await within(container).findByRole('alert')).textContent).toContain('R007')
  })

  it('that cannot be drawn takes no other with it, and is reported by the name of its error', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => silent.mockRestore())
    const { reported } = renderPanels([figure, { kind: 'list', resource: 'secrets' }], {
      answers: { 'secrets.list': () => parsed(locked, projects) },
      isBroken: true,
    })
    await screen.findByText('3')
    expect((await screen.findByRole('alert')).textContent).toBe('This panel could not be drawn.')
    expect(within(await panel('Secrets')).getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(reported).toEqual([{ name: 'TypeError', message: expect.stringContaining('undefined') }])
  })
})

describe('a figure', () => {
  it('says how many records are found, and leads to the list asked the same', async () => {
    renderPanels([{ ...figure, filters: { status: 'live' } }])
    await screen.findByText('2')
    expect(linkOf('Projects')).toBe('/projects?status=live')
  })

  it('searches and joins conditions as the list at its address does', async () => {
    const conditions = { operator: 'and', value: [{ field: 'budget', operator: 'gte', value: 50 }] }
    renderPanels([{ ...figure, search: 'bor', conditions }])
    await screen.findByText('1')
    const address = new URL(linkOf('Projects') ?? '', 'http://console.test')
    expect([...address.searchParams]).toEqual([
      ['q', 'bor'],
      ['where', JSON.stringify(conditions)],
    ])
  })

  it('is of who is signed in where a filter says so', async () => {
    renderPanels([{ ...figure, filters: { owner: { person: 'id' } } }])
    await screen.findByText('1')
    expect(linkOf('Projects')).toBe('/projects?owner=u-1')
  })

  it('says so where the account lacks what it looks for', async () => {
    renderPanels([{ ...figure, filters: { owner: { person: 'email' } } }], { person: { email: null } })
    expect((await panel('Projects')).textContent).toContain('your account lacks what it looks for')
  })

  it.each([
    [undefined, 'Spent', '€42.50'],
    ['average', 'Spent (average)', '€21.25'],
    ['min', 'Spent (smallest)', '€2.00'],
    ['max', 'Spent (largest)', '€40.50'],
  ])('comes from the values of a field by %s, and says of how many records', async (total, title, text) => {
    renderPanels([{ ...figure, field: 'spent', total }])
    await screen.findByText(text)
    expect((await panel(title)).textContent).toContain('of 3 projects. One without a figure is left out.')
  })

  it('counts the records that have a value', async () => {
    renderPanels([
      { ...figure, field: 'spent' },
      { ...figure, field: 'spent', total: 'count' },
    ])
    await screen.findByText('2')
    expect(within(await panel('Spent (number)')).getByText('2')).toBeDefined()
    expect(within(await panel('Spent')).getByText('€42.50')).toBeDefined()
  })

  it('says that there are no values', async () => {
    renderPanels([{ ...figure, field: 'spent', filters: { status: 'broken' } }])
    await screen.findByText('No values')
    expect((await panel('Spent')).textContent).toContain('of 1 project.')
  })

  it.each([
    [undefined, '€2.00 + $40.50'],
    ['average', '€2.00, $40.50'],
    ['min', '€2.00, $40.50'],
    ['max', '€2.00, $40.50'],
  ])('keeps amounts in several currencies apart, of which sums alone are added: %s', async (total, text) => {
    renderPanels([{ ...figure, resource: 'bills', field: 'spent', total }], inTwoCurrencies())
    await screen.findByText(text)
  })

  it('of how many amounts there are in several currencies has a state too', async () => {
    const toneWhen = { field: 'figure', greater: 1, tone: 'bad', says: 'Too many' }
    renderPanels(
      [{ ...figure, resource: 'bills', field: 'spent', total: 'count', toneWhen }],
      inTwoCurrencies(),
    )
    await screen.findByText('Too many')
  })

  function inTwoCurrencies(): Setting {
    const fields = {
      ...whole.fields,
      currency: { type: 'text', label: 'Currency' },
      spent: { type: 'money', label: 'Spent', currency: { field: 'currency' } },
    }
    const bills = { ...whole, name: 'bills', fields, list: { ...whole.list, chart: undefined } }
    const rows = ['USD', 'EUR'].map((currency, place) => ({ ...projects[place], currency }))
    return { answers: { 'bills.list': () => rows }, files: [bills] }
  }

  it('has a state while its figure meets the condition', async () => {
    const toneWhen = [
      { field: 'figure', greater: 2, tone: 'bad', says: 'Too many' },
      { field: 'figure', greater: 0, tone: 'warning', says: 'Some' },
    ]
    renderPanels([
      { ...figure, toneWhen },
      { ...figure, title: 'Broken', filters: { status: 'broken' }, toneWhen },
    ])
    expect(within(await panel('Projects')).queryByText('Some')).toBeNull()
    await screen.findByText('Too many')
    await screen.findByText('Some')
  })

  it('of a list that the server cuts asks for one page where its answer says how many there are', async () => {
    const { api } = renderPanels(
      [{ kind: 'figure', resource: 'service-accounts', filters: { roles: 'admin' } }],
      {
        answers: { 'service-accounts.list': () => ({ records: [], total: 1234 }) },
      },
    )
    await screen.findByText('1,234')
    expect(api.callsOf('service-accounts.list').map(({ options }) => options)).toMatchObject([
      { query: { _start: '0', _end: '10', roles: 'admin' } },
    ])
  })

  it('of a list that the server cuts reads all pages for a sum, says how far it is, and goes on where one failed', async () => {
    let isDown = true
    const asked: string[] = []
    renderPanels([{ kind: 'figure', resource: 'service-accounts', field: 'quota' }], {
      answers: {
        'service-accounts.list': ({ query = {} }) => {
          asked.push(`${query._start}-${query._end}`)
          if (query._start === '100' && isDown) throw new NetworkError('service-accounts.list', 'timeout')
          const rows = Array.from({ length: query._start === '0' ? 100 : 20 }, (_, index) => account(index))
          return { records: parsed(paged, rows), total: 120 }
        },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It stopped after 100: /)
    expect(screen.getByText('100 of 120')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Go on from here' }))
    await screen.findByText('120 KiB')
    expect((await panel('Scan quota a day')).textContent).toContain('of 120 service accounts')
    expect(asked).toEqual(['0-100', '100-200', '100-200'])
  })

  it('of a list that the server cuts says which records of any page it lacks, also where it only counts', async () => {
    const accounts = { kind: 'figure', resource: 'service-accounts' }
    renderPanels([accounts, { ...accounts, field: 'quota' }], {
      answers: {
        'service-accounts.list': ({ query = {} }) => {
          const isFirst = query._end === '100'
          const rows = parsed(paged, isFirst ? Array.from({ length: 100 }, () => account(1)) : [])
          return { records: isFirst ? rows : noteRecordFaults(rows, [unread]), total: 101 }
        },
      },
    })
    await screen.findByText('100 KiB')
    const words = '1 of 101 service accounts could not be read and is not shown'
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(screen.getByText(/^Number 101: quota should be a number and came as a text/)).toBeDefined()
  })

  it('is read again at the interval of its list', async () => {
    const counts = [5, 6]
    renderPanels([{ kind: 'figure', resource: 'runs' }], {
      files: [{ ...paged, name: 'runs', list: { ...paged.list, refreshSeconds: 1 } } as { name: string }],
      answers: { 'runs.list': () => ({ records: [], total: counts.shift() ?? 7 }) },
    })
    await screen.findByText('5')
    await screen.findByText('6', {}, { timeout: 3000 })
    expect(screen.getByRole('button', { name: 'Refresh now' })).toBeDefined()
  })
})

describe('a chart', () => {
  it('is the one that would stand above the list, with its figures as a table', async () => {
    renderPanels([
      {
        kind: 'chart',
        resource: 'projects',
        chart: { kind: 'bars', x: 'status' },
        filters: { status: 'live' },
      },
    ])
    await screen.findByText('2 projects in all. Most: Live, 2 projects.')
    const chart = within(await panel('Projects by status'))
    expect(chart.getByRole('heading', { level: 2 })).toBeDefined()
    fireEvent.click(chart.getByRole('button', { name: 'View as table' }))
    expect(chart.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'StatusProjects',
      'Planned0',
      'Building0',
      'Live2',
      'Broken0',
    ])
    expect(linkOf('Projects by status')).toBe('/projects?status=live')
  })

  it('has the title of its panel, and says that there is nothing to draw', async () => {
    renderPanels([
      {
        kind: 'chart',
        resource: 'projects',
        title: 'Where money goes',
        chart: { kind: 'bars', x: 'status', y: 'spent' },
        search: 'cirrus',
      },
    ])
    await screen.findByText('There is nothing to draw: none of these records has the values.')
    expect(linkOf('Where money goes')).toBe('/projects?q=cirrus')
  })
})

describe('a list', () => {
  it('shows the first records in its order, each as the way to its page', async () => {
    renderPanels([
      {
        kind: 'list',
        resource: 'projects',
        columns: ['name', 'budget'],
        sort: { field: 'budget', order: 'asc' },
        limit: 2,
      },
    ])
    const link = await screen.findByRole('link', { name: 'Cirrus' })
    expect(link.getAttribute('href')).toBe('/projects/3')
    // How amounts are written comes with the first of them.
    await screen.findByRole('cell', { name: '€25.00' })
    expect(
      screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Name', 'Budget'],
      ['Cirrus', '€25.00'],
      ['Borealis', '€50.00'],
    ])
    expect(screen.getByText('First 2 of 3')).toBeDefined()
    expect(linkOf('Projects')).toBe('/projects?sort=budget')
  })

  it('that is read whole counts the records that its filters leave, and no others', async () => {
    renderPanels([{ kind: 'list', resource: 'projects', filters: { status: 'live' }, limit: 1 }])
    expect(await screen.findByText('First 1 of 2')).toBeDefined()
  })

  it('of a server that cuts the pages asks for no more than it shows', async () => {
    const { api } = renderPanels(
      [{ kind: 'list', resource: 'service-accounts', sort: { field: 'quota', order: 'desc' }, limit: 3 }],
      {
        answers: {
          'service-accounts.list': () => ({ records: parsed(paged, [account(1)]), total: 1 }),
        },
      },
    )
    await screen.findByText('account-1')
    expect(api.callsOf('service-accounts.list').map(({ options }) => options)).toMatchObject([
      { query: { _start: '0', _end: '3', _sort: 'quota', _order: 'desc' } },
    ])
    expect(screen.queryByText(/^First/)).toBeNull()
  })

  it.each([
    [{}, () => [], 'No projects yet'],
    [{ filters: { status: 'planned' } }, undefined, 'No projects match your search and filters.'],
  ])('without records says so: %j', async (asked, answer, words) => {
    renderPanels([{ kind: 'list', resource: 'projects', ...asked }], {
      answers: answer ? { 'projects.list': answer } : {},
    })
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('has nothing to press in its rows but the way to each record', async () => {
    const owner = { type: 'text', label: 'Owner', copyable: true }
    const teams = { ...whole, name: 'teams', fields: { ...whole.fields, owner } }
    const answers: OwnAnswers = { 'teams.list': () => parsed(whole, projects) }
    renderPanels([{ kind: 'list', resource: 'teams', columns: ['owner'] }], { files: [teams], answers })
    expect(await screen.findByRole('cell', { name: 'u-1' })).toBeDefined()
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull()
  })
})
