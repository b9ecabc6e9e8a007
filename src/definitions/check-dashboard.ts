import { conditionsOf } from '../domain/combined-filter'
import { checkName } from './check'
import { checkCallPath } from './check-call-path'
import { checkChart } from './check-chart'
import { checkReasoned } from './check-condition'
import { checkOwnTexts } from './check-texts'
import { checkView } from './check-views'
import type { ResourceDefinition } from './define'
import { type DashboardDefinition, figureField, type PanelDefinition } from './define-dashboard'
import { isFigure } from './define-field'
import { type Fault, fault, repeated, unknownName, unknownNames } from './fault'
import type { NamesKnownTo } from './known-names'
import { unknownIcon } from './unknown-icon'

/** What a dashboard may name. */
export type KnownToDashboards = {
  /** The resources of a person's own: those of the build, and those of files. */
  resources: readonly ResourceDefinition[]
  /** Names of those whose files have faults: nothing is said of what a panel shows of them. */
  unread?: ReadonlySet<string>
  icons: ReadonlySet<string>
}

/**
 * The faults of a dashboard, in the order of its text. Never throws: one that no compiler looked at may lack whole
 * parts, and must not hide what is wrong with others.
 */
export function checkDashboard(dashboard: DashboardDefinition, known: KnownToDashboards): readonly Fault[] {
  try {
    return [...faultsOf(dashboard, known)]
  } catch (error) {
    const words =
      'a part is missing, or is of another kind than the types say; "npm run typecheck" names the line'
    return [fault('R000', dashboard.dashboard, `${words} (${String(error)})`)]
  }
}

/**
 * The faults of the build's dashboards, whose addresses are theirs alone.
 * @param resources what their panels may show of @param all every resource of the build
 * @param reserved first parts of the console's own addresses
 */
export function checkDashboards(
  dashboards: readonly DashboardDefinition[],
  resources: readonly ResourceDefinition[],
  all: readonly ResourceDefinition[],
  knownTo: NamesKnownTo,
  reserved?: ReadonlySet<string>,
): readonly Fault[] {
  const [first] = all
  if (!first) return []
  const { icon: icons } = knownTo(first).names
  return dashboards.flatMap((dashboard, index) => {
    const before = dashboards.slice(0, index).map((each) => each.dashboard)
    const taken = [...all.map(({ name }) => name), ...before]
    return [
      ...checkName({ name: dashboard.dashboard, place: dashboard.place }, taken, reserved),
      ...checkDashboard(dashboard, { resources, icons }),
    ]
  })
}

function* faultsOf(dashboard: DashboardDefinition, known: KnownToDashboards): Generator<Fault> {
  const { dashboard: name, place, panels } = dashboard
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    yield fault('R002', `${name}.dashboard`, `"${name}" is no name in kebab-case, such as "operations"`)
  }
  yield* unknownIcon(`${name}.place.icon`, place.icon, known.icons)
  yield* checkOwnTexts(name, dashboard)
  const called = panels.map(callOf)
  for (const [index, panel] of panels.entries()) {
    const at = `${name}.panels[${index}]`
    if (called.indexOf(called[index] ?? '') < index) {
      yield fault('R178', `${at}.title`, 'another panel is called the same; say what this one is')
    }
    yield* checkPanel(at, panel, known)
  }
}

/** What stands above a panel, as far as it tells it from others. */
function callOf({ title, resource, ...panel }: PanelDefinition): string {
  if (title !== undefined) return JSON.stringify(title)
  if (panel.kind === 'list') return JSON.stringify([resource])
  if (panel.kind === 'figure')
    return JSON.stringify([resource, ...(panel.field ? [panel.field, panel.total ?? 'sum'] : [])])
  const { x, y, total = 'sum' } = panel.chart
  return JSON.stringify([resource, x, y, total])
}

function* checkPanel(
  at: string,
  panel: PanelDefinition,
  { resources, unread = none }: KnownToDashboards,
): Generator<Fault> {
  const { resource } = panel
  if (unread.has(resource)) return
  const definition = resources.find(({ name }) => name === resource)
  const own = resources.filter(({ scope }) => scope === 'user').map(({ name }) => name)
  const there = own.map((name) => `"${name}"`).join(', ')
  if (!definition) {
    yield* unknownName('R176', `${at}.resource`, 'resource', resource, own, `; there are ${there}`)
    return
  }
  if (definition.scope !== 'user') {
    const message = `"${resource}" are of the cluster whose page is open, and a dashboard is of none; there are ${there}`
    yield fault('R176', `${at}.resource`, message)
    return
  }
  yield* checkView(at, panel, definition)
  yield* checkRelated(at, panel)
  yield* checkAnswer(at, panel, definition)
  if (panel.kind === 'chart') yield* checkChart(definition, panel.chart, `${at}.chart`)
  if (panel.kind === 'figure') yield* checkFigure(at, panel, definition)
  if (panel.kind === 'list') yield* checkRows(at, panel, definition)
}

const none: ReadonlySet<string> = new Set()

/** The list of the resource reads the other records first; a panel does not. */
function* checkRelated(at: string, { conditions }: PanelDefinition) {
  for (const { field } of conditions ? conditionsOf(conditions) : []) {
    if (!field.includes('.')) continue
    const message = `a panel does not ask for other records than its own: leave the condition on "${field}" out`
    yield fault('R180', `${at}.conditions`, message)
  }
}

type OfKind<Kind> = Extract<PanelDefinition, { kind: Kind }>

function* checkFigure(
  at: string,
  { field: name, total, toneWhen }: OfKind<'figure'>,
  { fields }: ResourceDefinition,
) {
  yield* unknownName('R007', `${at}.field`, 'field', name, Object.keys(fields))
  const field = name === undefined ? undefined : fields[name]
  if (name === undefined && total !== undefined && total !== 'count') {
    const message = 'records are counted where "field" names no figure; leave it out, or name one'
    yield fault('R177', `${at}.total`, message)
  }
  if (field && total !== 'count' && !isFigure(field)) {
    const message = `only figures have a ${total ?? 'sum'}; "total": "count" says how many records have a value`
    yield fault('R177', `${at}.field`, message)
  }
  yield* checkReasoned(`${at}.toneWhen`, toneWhen, {
    [figureField]: { kind: 'number', label: { en: figureField } },
  })
  if (toneWhen !== undefined && total !== 'count' && typeof field?.currency === 'object') {
    const message = 'amounts in several currencies are several figures, and no one number compares with all'
    yield fault('R179', `${at}.toneWhen`, message)
  }
}

/** What a server adds up is one figure, or a row for each place, of all that it has. */
function* checkAnswer(at: string, panel: PanelDefinition, { fields }: ResourceDefinition) {
  if (panel.kind === 'list' || !panel.answer) return
  const { call } = panel.answer
  yield* checkCallPath(`${at}.answer.call`, call, 'user', false)
  if (call.method !== 'GET') {
    const message = 'reading a figure changes nothing: say GET'
    yield fault('R205', `${at}.answer.call.method`, message)
  }
  const narrowing = (['search', 'filters', 'conditions'] as const).find((key) => panel[key] !== undefined)
  if (narrowing) {
    const message = `the call of "answer" is not asked by "${narrowing}": leave it out, or "answer"`
    yield fault('R206', `${at}.${narrowing}`, message)
  }
  const isChart = panel.kind === 'chart'
  const name = isChart ? panel.chart.y : panel.field
  const isCount = !isChart && panel.total === 'count'
  if (!isCount && typeof fields[name ?? '']?.currency === 'object') {
    const message =
      'amounts in several currencies are several figures, and the answer says no currency of one'
    yield fault('R207', isChart ? `${at}.chart.y` : `${at}.field`, message)
  }
  if (isChart && panel.chart.by !== undefined) {
    const message = 'a row of "answer" has one figure and no layers: leave "by" out'
    yield fault('R208', `${at}.chart.by`, message)
  }
}

function* checkRows(at: string, { columns, sort }: OfKind<'list'>, { list, fields }: ResourceDefinition) {
  yield* unknownNames('R007', `${at}.columns`, 'column', columns, list.columns)
  yield* repeated(`${at}.columns`, columns ?? [])
  // Rows that are all here are sorted here.
  if (list.paging?.kind !== 'server' || !sort || !fields[sort.field]) return
  if ([list.sort?.field, ...(list.sortable ?? [])].includes(sort.field)) return
  const message = `the server cuts the pages, and does not sort by "${sort.field}"; take a column of the list that it knows`
  yield fault('R180', `${at}.sort.field`, message)
}
