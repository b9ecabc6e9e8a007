import { keys } from '@refinedev/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { ScopeContext } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import './list-by-related'
import { ResourceSection } from './resource-section'
import '../filter-builder/filter-dialog'

type Paging = 'client' | 'server'

const fileOf = (name: string, one: string, fields: object, list: object, more: object = {}) =>
  readResourceFile(
    JSON.stringify({
      ...{ name, label: { one, many: `${one}s` }, scope: 'user', place: { kind: 'menu', icon: 'box' } },
      ...{ access: { subject: 'Account', list: 'view' }, titleField: 'name' },
      fields: { name: { type: 'text', label: 'Name' }, ...fields },
      list: { columns: ['name'], empty: { title: 'None' }, error: `${one}s failed`, ...list },
      ...more,
    }),
    `${name}.json`,
  )
const filterParameter = { calls: { filterParameter: { name: 'filter', levels: 4 } } }
const projectsOf = (paging: Paging, more: object = {}) =>
  fileOf(
    'projects',
    'Project',
    {
      region: { type: 'choice', label: 'Region', options: ['eu', 'us'] },
      size: { type: 'number', label: 'Size' },
    },
    { paging, filterBuilder: ['region', 'size'] },
    { ...(paging === 'server' ? filterParameter : {}), ...more },
  )
const tasksOf = (paging: Paging) =>
  fileOf(
    'tasks',
    'Task',
    {
      project: { type: 'reference', label: 'Project', resource: 'projects' },
      also: { type: 'reference', label: 'Also for', resource: 'projects', many: true },
    },
    { paging, filterBuilder: ['name', 'project.region', 'project.size', 'also.region'] },
    paging === 'server' ? filterParameter : {},
  )

const projects = [
  { id: 'p1', name: 'Apollo', region: 'eu', size: 3 },
  { id: 'p2', name: 'Borealis', region: 'us', size: 5 },
  { id: 'p3', name: 'Cosmos', region: 'eu', size: 9 },
]
const tasks = [
  { id: 't1', name: 'Launch', project: 'p1', also: ['p2', 'p3'] },
  { id: 't2', name: 'Map', project: 'p2', also: ['p2'] },
  { id: 't3', name: 'Rest', project: null, also: [] },
  { id: 't4', name: 'Watch', project: 'p3', also: ['p1'] },
]

const cluster = buildClusterDetail({ id: 'c-7', name: 'my sales' })
const onTab = { scope: 'cluster', place: { kind: 'tab', tab: 'tasks', anchor: 'tasks' } } as const

beforeEach(() => localStorage.clear())

function renderTasks(
  where: unknown,
  {
    task = 'client' as Paging,
    project = 'client' as Paging,
    answers = {} as OwnAnswers,
    other = {},
    person = buildPerson(),
    isKnown = true,
    isFaulty = false,
    isPending = false,
    isOnCluster = false,
    isOtherOnCluster = false,
  } = {},
) {
  const own = tasksOf(task)
  const related = projectsOf(project, other)
  expect([...own.faults, ...related.faults]).toEqual([])
  const answer = (definition: typeof own.definition, paging: Paging, rows: readonly object[]) => () => {
    const records = rows.map((row) => definition.schema.parse(row))
    return paging === 'server' ? { records, total: records.length } : records
  }
  const api = createFakeApi(
    {},
    {
      'tasks.list': answer(own.definition, task, tasks),
      'projects.list': answer(related.definition, project, projects),
      ...answers,
    },
  )
  const there = isOtherOnCluster ? { ...related.definition, ...onTab } : related.definition
  const definitions = isKnown ? [own.definition, there] : [own.definition]
  const rendered = renderWithProviders(
    <DefinitionsContext
      value={{
        definitions,
        faults: new Map(isFaulty ? [['projects', readResourceFile('{', 'projects.json').faults]] : []),
        pending: new Set(isPending ? ['projects'] : []),
        examine: async () => {},
      }}
    >
      <ScopeContext value={isOnCluster ? { kind: 'cluster', cluster } : { kind: 'user' }}>
        <ResourceSection definition={isOnCluster ? { ...own.definition, ...onTab } : own.definition} />
      </ScopeContext>
    </DefinitionsContext>,
    {
      ...{ api, person },
      path: `/tasks?${new URLSearchParams({ [isOnCluster ? 'tasks.where' : 'where']: JSON.stringify(where) })}`,
    },
  )
  const asked = (name: string) => api.callsOf(name).map(({ options }) => options.query)
  return { ...rendered, api, asked }
}

const and = (...value: object[]) => ({ operator: 'and', value })
const region = (operator: string, value: string, reference = 'project') => ({
  field: `${reference}.region`,
  operator,
  value,
})
const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const list = async (names: readonly string[]) => waitFor(() => expect(shown()).toEqual(names))
const filterOf = (query: unknown) => JSON.parse(String(Reflect.get(Object(query), 'filter')))

describe('a list that is read whole', () => {
  it.each([
    ['is one of their records', and(region('eq', 'eu')), ['Launch', 'Watch']],
    ['is none of theirs, or leads to none', and(region('ne', 'eu')), ['Map', 'Rest']],
    [
      'and has a field of its own',
      and(region('eq', 'eu'), { field: 'name', operator: 'contains', value: 'w' }),
      ['Watch'],
    ],
    [
      'meets one of two groups',
      { operator: 'or', value: [region('eq', 'us'), { field: 'project.size', operator: 'gte', value: 9 }] },
      ['Map', 'Watch'],
    ],
    ['leads to several, of which one is meant', and(region('eq', 'eu', 'also')), ['Launch', 'Watch']],
    [
      'leads to one that meets both',
      and(region('eq', 'eu'), { field: 'project.size', operator: 'gte', value: 9 }),
      ['Watch'],
    ],
  ])('shows what %s', async (_what, where, names) => {
    const { api } = renderTasks(where)
    await list(names)
    expect(api.callsOf('projects.list')).toHaveLength(1)
  })

  it.each([
    ['of the account as such', false, { id: 'u-1' }],
    ['of a cluster in it', true, { id: 'u-1', name: 'my sales', instanceId: 'c-7' }],
  ])('has records %s read while a cluster is open', async (_whose, isOtherOnCluster, path) => {
    const { api } = renderTasks(and(region('eq', 'eu')), { isOnCluster: true, isOtherOnCluster })
    await list(['Launch', 'Watch'])
    expect(api.callsOf('projects.list').map(({ options }) => options.path)).toEqual([path])
  })

  it('offers the fields behind a reference under its name', async () => {
    renderTasks(and(region('eq', 'eu')))
    await list(['Launch', 'Watch'])
    fireEvent.click(screen.getByRole('button', { name: 'Conditions: 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Field of condition 1' }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Name', 'Project: Region', 'Project: Size', 'Also for: Region']),
    )
  })
})

describe('a list that the server cuts into pages', () => {
  it('is asked for references to the records that are meant, and for nothing before these are known', async () => {
    const { asked } = renderTasks(and(region('eq', 'eu')), { task: 'server' })
    await waitFor(() => expect(asked('tasks.list')).toHaveLength(1))
    expect(filterOf(asked('tasks.list')[0])).toEqual(
      and({ field: 'project', operator: 'in', value: ['p1', 'p3'] }),
    )
  })

  it('has the other server find them', async () => {
    const eu = [projects[0], projects[2]]
    const records = () => ({
      records: eu.map((row) => projectsOf('server').definition.schema.parse(row)),
      total: 2,
    })
    const { asked } = renderTasks(and(region('eq', 'eu')), {
      ...{ task: 'server' as const, project: 'server' as const },
      answers: { 'projects.list': records },
    })
    await waitFor(() => expect(asked('tasks.list')).toHaveLength(1))
    expect(asked('projects.list').map(filterOf)).toEqual([
      and({ field: 'region', operator: 'eq', value: 'eu' }),
    ])
    expect(filterOf(asked('tasks.list')[0]).value[0].value).toEqual(['p1', 'p3'])
  })

  it('is asked nothing where the other server gives fewer of them than it counts', async () => {
    const { definition } = projectsOf('server')
    const rows = projects.slice(0, 2).map((row) => definition.schema.parse(row))
    const answer: OwnAnswers[string] = ({ query }) => ({
      records: query?._start === '0' ? rows : [],
      total: 3,
    })
    const { api } = renderTasks(and({ field: 'project.size', operator: 'gte', value: 1 }), {
      ...{ task: 'server' as const, project: 'server' as const },
      answers: { 'projects.list': answer },
    })
    expect(await screen.findByText('The server gave fewer of them than it counts.')).toBeDefined()
    expect(api.callsOf('tasks.list')).toEqual([])
  })

  it('is not called as long as it was before it was known what to ask', async () => {
    const { router, address } = renderTasks(and({ field: 'project.size', operator: 'gte', value: 50 }), {
      task: 'server',
    })
    const filtered = address()
    await screen.findByText('No record can meet these conditions')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await list(['Launch', 'Map', 'Rest', 'Watch'])
    expect(screen.getByText('4')).toBeDefined()
    await act(() => router.navigate(filtered))
    expect(await screen.findByText('No record can meet these conditions')).toBeDefined()
    expect(screen.queryByText('4')).toBeNull()
  })

  it('is not asked for too many of them, and says so', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      id: `p${at}`,
      name: `Project ${at}`,
      region: 'eu',
    }))
    const records = () => many.map((row) => projectsOf('client').definition.schema.parse(row))
    const { api } = renderTasks(and(region('eq', 'eu')), {
      task: 'server',
      answers: { 'projects.list': records },
    })
    expect(await screen.findByText('The conditions on projects are met by too many of them')).toBeDefined()
    expect(screen.getByText(/can be asked for 100 of them at most/)).toBeDefined()
    expect(api.callsOf('tasks.list')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await list(['Launch', 'Map', 'Rest', 'Watch'])
  })

  it('is not asked where no related record is meant', async () => {
    const { api } = renderTasks(and({ field: 'project.size', operator: 'gte', value: 50 }), {
      task: 'server',
    })
    expect(await screen.findByText('No record can meet these conditions')).toBeDefined()
    expect(screen.getByText('None of the projects does what is asked of them.')).toBeDefined()
    expect(api.callsOf('tasks.list')).toEqual([])
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
  })
})

describe('while it is not known which are meant', () => {
  it('shows all records once a person lets go of conditions that cannot be looked up', async () => {
    renderTasks(and(region('eq', 'eu')), {
      answers: {
        'projects.list': () => {
          throw new ApiError({ message: 'Asleep', statusCode: 503 })
        },
      },
    })
    const alert = await screen.findByRole('alert')
    fireEvent.click(within(alert).getByRole('button', { name: 'Clear search and filters' }))
    await list(['Launch', 'Map', 'Rest', 'Watch'])
  })

  it('says what is awaited', async () => {
    const { api } = renderTasks(and(region('eq', 'eu')), {
      task: 'server',
      answers: { 'projects.list': () => new Promise(() => {}) },
    })
    expect(await screen.findByText('The conditions on projects are being looked up…')).toBeDefined()
    expect(api.callsOf('tasks.list')).toEqual([])
    expect(shown()).toEqual([])
  })

  it('awaits the definition of the other records, and asks for nothing before it is here', async () => {
    const { api } = renderTasks(and(region('eq', 'eu')), { task: 'server', isPending: true })
    expect(await screen.findByText('The conditions on project are being looked up…')).toBeDefined()
    expect(api.calls).toEqual([])
  })

  it('says why, and asks again', async () => {
    let isAsleep = true
    renderTasks(and(region('eq', 'eu')), {
      answers: {
        'projects.list': () => {
          if (isAsleep) throw new ApiError({ message: 'Asleep', statusCode: 503 })
          return projects.map((row) => projectsOf('client').definition.schema.parse(row))
        },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The conditions on projects could not be looked up')
    expect(alert.textContent).toContain('Asleep')
    isAsleep = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await list(['Launch', 'Watch'])
  })
})

describe('what was read of the other records', () => {
  /** Tasks of projects in the EU, of which the list is `rows` whenever it is read. */
  async function renderRead() {
    const given = { rows: projects, isAsleep: false, isHeld: false }
    const rendered = renderTasks(and(region('eq', 'eu')), {
      answers: {
        'projects.list': () => {
          if (given.isHeld) return new Promise(() => {})
          if (given.isAsleep) throw new ApiError({ message: 'Asleep', statusCode: 503 })
          return given.rows.map((row) => projectsOf('client').definition.schema.parse(row))
        },
      },
    })
    await list(['Launch', 'Watch'])
    const readAgain = () =>
      act(() =>
        rendered.queryClient.invalidateQueries({ queryKey: keys().data('rest').resource('projects').get() }),
      )
    return { ...rendered, given, readAgain }
  }

  it('is read again once one of them is changed here', async () => {
    const { given, readAgain } = await renderRead()
    given.rows = projects.map((row) => ({ ...row, region: row.id === 'p2' ? 'eu' : 'us' }))
    await readAgain()
    await list(['Map'])
  })

  it('says nothing any more where that fails', async () => {
    const { given, readAgain } = await renderRead()
    given.isAsleep = true
    await readAgain()
    expect(await screen.findByText('The conditions on projects could not be looked up')).toBeDefined()
    expect(shown()).toEqual([])
    given.isHeld = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The conditions on projects are being looked up…')).toBeDefined()
    expect(shown()).toEqual([])
  })

  it('is good for a minute, and read again after it', async () => {
    const { router, address, asked } = await renderRead()
    const filtered = address()
    const now = Date.now()
    const comeBackAfter = async (milliseconds: number) => {
      await act(() => router.navigate('/elsewhere'))
      vi.useFakeTimers({ toFake: ['Date'], now: now + milliseconds })
      await act(() => router.navigate(filtered))
      await list(['Launch', 'Watch'])
    }
    await comeBackAfter(59_000)
    expect(asked('projects.list')).toHaveLength(1)
    await comeBackAfter(61_000)
    await waitFor(() => expect(asked('projects.list')).toHaveLength(2))
  })

  it('is called off where the list is left while it is read', async () => {
    const { api, unmount } = renderTasks(and(region('eq', 'eu')), {
      answers: { 'projects.list': () => new Promise(() => {}) },
    })
    await waitFor(() => expect(api.callsOf('projects.list')).toHaveLength(1))
    const { signal } = api.callsOf('projects.list')[0]?.options ?? {}
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

it.each([
  [
    'who may not see the other records',
    {
      other: { access: { subject: 'Account', list: 'manage' } },
      person: buildPerson({ isTrialExpired: true }),
    },
    'The conditions are not applied, as some are on projects: Your trial has expired.',
  ],
  [
    'records that are nowhere',
    { isKnown: false },
    'The conditions are not applied, as some are on project: They cannot',
  ],
  [
    'records whose definition cannot be used',
    { isFaulty: true },
    'The conditions are not applied, as some are on project: They cannot',
  ],
])('is not applied for %s, and says why', async (_who, options, words) => {
  const { api } = renderTasks(and(region('eq', 'eu')), options)
  await list(['Launch', 'Map', 'Rest', 'Watch'])
  expect(screen.getByText((text) => text.startsWith(words))).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Conditions: not applied' })).toBeDefined()
  expect(api.callsOf('projects.list')).toEqual([])
})

it('is not applied where the other records are hidden, and tells nothing of why they are', async () => {
  const access = { subject: 'ClusterConfiguration', list: 'view' } as const
  stageAccess(projectsOf('client', { access }).definition, { refuse: 'hide' })
  renderTasks(and(region('eq', 'eu')), { other: { access } })
  await list(['Launch', 'Map', 'Rest', 'Watch'])
  expect(
    screen.getByText('The conditions are not applied, as some are on projects: You may not see these.'),
  ).toBeDefined()
})
