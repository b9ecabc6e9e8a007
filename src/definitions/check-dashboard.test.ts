import { describe, expect, it } from 'vitest'
import windowsFile from '../../docs/examples/maintenance-windows.json'
import example from '../../docs/examples/operations.json'
import projectsFile from '../../docs/examples/projects.json'
import accountsFile from '../../docs/examples/service-accounts.json'
import { checkDashboard, checkDashboards } from './check-dashboard'
import type { DashboardDefinition } from './define-dashboard'
import { faultLine } from './fault-line'
import { locateFaults } from './file/locate-faults'
import { readDefinitionFile } from './file/read-definition-file'

const definitionOf = (file: { name: string }) =>
  readDefinitionFile(JSON.stringify(file), `${file.name}.json`).definition

const inMany = {
  ...projectsFile,
  name: 'invoices',
  fields: {
    ...projectsFile.fields,
    currency: { type: 'text', label: 'Currency' },
    budget: { type: 'money', label: 'Budget', currency: { field: 'currency' } },
  },
}
const ofCluster = {
  ...projectsFile,
  name: 'jobs',
  scope: 'cluster',
  place: { kind: 'tab', tab: 'jobs', label: 'Jobs' },
}
const related = {
  ...projectsFile,
  name: 'builds',
  list: { ...projectsFile.list, filterBuilder: ['name', 'accounts.name'], views: [] },
}
const resources = [projectsFile, windowsFile, accountsFile, inMany, ofCluster, related].map(definitionOf)
const icons = new Set(['chart', 'box'])

/** Lines of what is wrong with a file, as the console and the check say them. */
function linesOf(file: object, unread: ReadonlySet<string> = new Set()): string[] {
  const content = JSON.stringify(file, null, 1)
  const { dashboard, faults } = readDefinitionFile(content, 'operations.json')
  const found = dashboard ? checkDashboard(dashboard, { resources, unread, icons }) : faults
  return locateFaults(found, content, 'operations.json').map(faultLine)
}

const board = { dashboard: 'operations', title: 'Operations', place: { kind: 'menu', icon: 'chart' } }
const figure = { kind: 'figure', resource: 'projects' }
const list = { kind: 'list', resource: 'projects' }
const chart = { kind: 'chart', resource: 'projects', chart: { kind: 'bars', x: 'status' } }
const answered = {
  ...figure,
  field: 'spent',
  answer: { call: { method: 'GET', path: '/projects/stats' }, at: 'data.spent' },
}
const rows = { call: answered.answer.call, at: 'data.rows', label: 'status', value: 'sum' }
const tone = { field: 'figure', greater: 3, tone: 'bad', says: 'Too many' }

describe('a dashboard', () => {
  it('of the documentation has no fault', () => {
    expect(linesOf(example)).toEqual([])
  })

  it.each([
    [
      { ...figure, resource: 'project' },
      'R176 operations.panels[0].resource: no resource "project"; did you mean "projects"?',
    ],
    [
      { ...figure, resource: 'libraries' },
      'R176 operations.panels[0].resource: no resource "libraries"; there are "projects", "maintenance-windows", "service-accounts", "invoices", "builds"',
    ],
    [
      { ...figure, resource: 'jobs' },
      'R176 operations.panels[0].resource: "jobs" are of the cluster whose page is open',
    ],
    [
      { ...figure, field: 'spend' },
      'R007 operations.panels[0].field: no field "spend"; did you mean "spent"?',
    ],
    [
      { ...figure, field: 'status' },
      'R177 operations.panels[0].field: only figures have a sum; "total": "count" says how many records have a value',
    ],
    [
      { ...figure, total: 'average' },
      'R177 operations.panels[0].total: records are counted where "field" names no figure',
    ],
    [
      { ...figure, total: 'mean' },
      'R102 operations.panels[0].total: no value "mean"; known are "sum", "average", "min", "max" and "count"',
    ],
    [{ ...figure, filters: { state: 'live' } }, 'R007 operations.panels[0].filters.state: no filter "state"'],
    [
      { ...figure, filters: { status: 'alive' } },
      'R044 operations.panels[0].filters.status: "status" is never "alive"; did you mean "live"?',
    ],
    [
      {
        ...figure,
        resource: 'maintenance-windows',
        conditions: { operator: 'and', value: [{ field: 'name', operator: 'eq', value: 'A' }] },
      },
      'R127 operations.panels[0].conditions: nobody could change them',
    ],
    [
      {
        ...figure,
        resource: 'builds',
        conditions: { operator: 'and', value: [{ field: 'accounts.name', operator: 'eq', value: 'ci' }] },
      },
      'R180 operations.panels[0].conditions: a panel does not ask for other records than its own: leave the condition on "accounts.name" out',
    ],
    [
      { ...figure, toneWhen: { ...tone, field: 'spent' } },
      'R007 operations.panels[0].toneWhen.field: no field "spent"',
    ],
    [
      { ...figure, toneWhen: { ...tone, greater: 'x' } },
      'R079 operations.panels[0].toneWhen.greater: "figure" (a number) is compared with a number',
    ],
    [
      { ...figure, resource: 'invoices', field: 'budget', toneWhen: tone },
      'R179 operations.panels[0].toneWhen: amounts in several currencies are several figures',
    ],
    [{ ...figure, limit: 5 }, 'R023 operations.panels[0]: no key "limit"'],
    [
      { ...list, columns: ['name', 'statuss'] },
      'R007 operations.panels[0].columns[1]: no column "statuss"; did you mean "status"?',
    ],
    [
      { ...list, columns: ['name', 'name'] },
      'R164 operations.panels[0].columns[1]: "name" stands here twice',
    ],
    [
      { ...list, sort: { field: 'nam', order: 'asc' } },
      'R007 operations.panels[0].sort.field: no field "nam"; did you mean "name"?',
    ],
    [
      { ...list, resource: 'service-accounts', sort: { field: 'home', order: 'asc' } },
      'R180 operations.panels[0].sort.field: the server cuts the pages, and does not sort by "home"',
    ],
    [{ ...list, limit: 21 }, 'R102 operations.panels[0].limit: must be 20 or less'],
    [{ ...list, total: 'sum' }, 'R023 operations.panels[0]: no key "total"'],
    [
      { ...chart, chart: { kind: 'line', x: 'status' } },
      'R069 operations.panels[0].chart.kind: a line goes from date to date',
    ],
    [
      { ...chart, chart: { kind: 'bars', x: 'statuss' } },
      'R007 operations.panels[0].chart.x: no field "statuss"; did you mean "status"?',
    ],
    [
      { ...chart, chart: { kind: 'bars', x: 'status', title: 'Mine' } },
      'R023 operations.panels[0].chart: no key "title"',
    ],
    [
      { ...answered, answer: { ...answered.answer, label: 'status' } },
      'R023 operations.panels[0].answer: no key "label"',
    ],
    [
      { ...answered, answer: { ...answered.answer, call: { method: 'POST', path: '/projects/stats' } } },
      'R205 operations.panels[0].answer.call.method: reading a figure changes nothing: say GET',
    ],
    [
      { ...answered, answer: { ...answered.answer, call: { method: 'GET', path: '/projects/{recordId}' } } },
      'R025 operations.panels[0].answer.call.path: nothing fills "{recordId}" here',
    ],
    [
      { ...answered, filters: { status: 'live' } },
      'R206 operations.panels[0].filters: the call of "answer" is not asked by "filters": leave it out, or "answer"',
    ],
    [
      { ...answered, resource: 'invoices', field: 'budget' },
      'R207 operations.panels[0].field: amounts in several currencies are several figures',
    ],
    [
      { ...chart, resource: 'invoices', chart: { ...chart.chart, y: 'budget' }, answer: rows },
      'R207 operations.panels[0].chart.y: amounts in several currencies are several figures',
    ],
    [
      { ...chart, chart: { kind: 'bars', x: 'startsAt', by: 'status' }, answer: rows },
      'R208 operations.panels[0].chart.by: a row of "answer" has one figure and no layers',
    ],
    [{ ...list, answer: rows }, 'R023 operations.panels[0]: no key "answer"'],
    [{ ...chart, limit: 5 }, 'R023 operations.panels[0]: no key "limit"'],
    [{ ...chart, kind: 'graph' }, 'R102 operations.panels[0].kind: '],
    [
      { ...figure, title: 'So many {{count}}' },
      'R086 operations.panels[0].title: nothing fills "{{count}}" here',
    ],
  ])('with a panel %j is refused with id, place and hint', (panel, line) => {
    const lines = linesOf({ ...board, panels: [panel] })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(line)
  })

  it.each([
    [
      { place: { kind: 'menu', icon: 'charts' } },
      'R018 operations.place.icon: no icon "charts"; did you mean "chart"?',
    ],
    [
      { dashboard: 'operation' },
      'R103 operations.dashboard: the file of "operation" is called operation.json',
    ],
    [{ dashboard: undefined }, 'R102 operations.dashboard: is missing'],
    [{ columns: 2 }, 'R023 operations: no key "columns"'],
    [{ panels: [] }, 'R102 operations.panels: names no panel'],
    [{ panels: undefined }, 'R102 operations.panels: is missing'],
    [{ panels: [figure, figure] }, 'R178 operations.panels[1].title: another panel is called the same'],
    [{ panels: [chart, chart] }, 'R178 operations.panels[1].title: another panel is called the same'],
    [
      {
        panels: [
          { ...figure, title: 'A' },
          { ...list, title: 'A' },
        ],
      },
      'R178 operations.panels[1].title',
    ],
  ])('that says %j is refused', (changes, line) => {
    const lines = linesOf({ ...board, panels: [figure], ...changes })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(line)
  })

  it('says the line and the column of a fault', () => {
    expect(linesOf({ ...board, panels: [{ ...figure, resource: 'project' }] })).toEqual([
      'operations.json:11:4: R176 operations.panels[0].resource: no resource "project"; did you mean "projects"?',
    ])
  })

  it('is not blamed for what it shows of a file that cannot be read', () => {
    expect(linesOf({ ...board, panels: [{ ...figure, resource: 'unreads' }] }, new Set(['unreads']))).toEqual(
      [],
    )
  })

  it('may show figures and charts that a server adds up', () => {
    const whole = { ...chart, title: 'Of the answer', answer: { ...rows, at: undefined } }
    expect(linesOf({ ...board, panels: [answered, { ...chart, answer: rows }, whole] })).toEqual([])
  })

  it('may show figures of one field by several totals, and a chart beside the figure', () => {
    const panels = [
      figure,
      { ...figure, field: 'spent' },
      { ...figure, field: 'spent', total: 'max' },
      { ...figure, field: 'status', total: 'count' },
      chart,
      { ...figure, title: 'Live', filters: { status: 'live' } },
    ]
    expect(linesOf({ ...board, panels })).toEqual([])
  })
})

describe('dashboards of the build', () => {
  const known = () => ({
    names: {
      icon: icons,
      dialog: icons,
      consequences: icons,
      summary: icons,
      'detail part': icons,
      toolbar: icons,
      cell: icons,
      'choice source': icons,
      'choice source of a dialog': icons,
    },
    hasRules: () => true,
  })
  const costs: DashboardDefinition = {
    dashboard: 'costs',
    title: { en: 'Costs' },
    place: { kind: 'menu', icon: 'chart' },
    panels: [{ kind: 'figure', resource: 'projects', field: 'spent' }],
  }
  const lines = (dashboards: readonly DashboardDefinition[], reserved?: ReadonlySet<string>) =>
    checkDashboards(dashboards, resources, resources, known, reserved).map(faultLine)

  it('are checked in the same way, in plain data', () => {
    expect(lines([costs])).toEqual([])
    expect(lines([{ ...costs, dashboard: 'Costs' }])).toEqual([
      'R002 Costs.dashboard: "Costs" is no name in kebab-case, such as "operations"',
    ])
    expect(lines([{ ...costs, panels: [{ kind: 'figure', resource: 'project' }] }])).toEqual([
      'R176 costs.panels[0].resource: no resource "project"; did you mean "projects"?',
    ])
  })

  it('have addresses of their own', () => {
    const taken = 'two resources have this name; the address of each must be its own'
    expect(lines([{ ...costs, dashboard: 'projects' }])).toEqual([`R001 projects: ${taken}`])
    expect(lines([costs, costs])).toEqual([`R001 costs: ${taken}`])
    expect(lines([{ ...costs, dashboard: 'plans' }], new Set(['plans']))).toEqual([
      'R104 plans.name: /plans is an address of the console itself',
    ])
  })

  it('sort the pages of a server by what their list does, and by nothing that the server is not known to sort by', () => {
    const [, , accounts] = resources
    if (!accounts) throw new Error('There is no list that a server cuts.')
    const { sortable: _none, ...list } = accounts.list
    const unsortable = { ...accounts, list: { ...list, sort: { field: 'name', order: 'asc' } as const } }
    const sortedBy = (field: string) =>
      checkDashboards(
        [{ ...costs, panels: [{ kind: 'list', resource: accounts.name, sort: { field, order: 'desc' } }] }],
        [unsortable],
        resources,
        known,
      ).map(faultLine)
    expect(sortedBy('name')).toEqual([])
    expect(sortedBy('quota')).toEqual([
      expect.stringContaining(
        'R180 costs.panels[0].sort.field: the server cuts the pages, and does not sort by "quota"',
      ),
    ])
  })
})
