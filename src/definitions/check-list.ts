import { checkChart } from './check-chart'
import type { ResourceDefinition } from './define'
import { isFigure } from './define-field'
import { doubles, fault, unknownName, unknownNames } from './fault'
import type { KnownNames } from './known-names'

/** Faults of the list: what it names exists, and what its address says means one thing. */
export function* checkList(definition: ResourceDefinition, known: KnownNames) {
  const { name, list, actions } = definition
  const at = `${name}.list`
  const fields = Object.keys(definition.fields)
  yield* unknownNames('R007', `${at}.columns`, 'field', list.columns, fields)
  yield* unknownNames('R007', `${at}.search.fields`, 'field', list.search?.fields, fields)
  yield* unknownName('R007', `${at}.sort.field`, 'field', list.sort?.field, fields)
  yield* unknownNames('R007', `${at}.columnsOnDemand`, 'column', list.columnsOnDemand, list.columns)
  yield* unknownName('R007', `${at}.refresh.faster.field`, 'field', list.refresh?.faster?.field, fields)
  if (list.card) {
    yield* unknownName('R009', `${at}.card.state`, 'cell', list.card.state, known.names.cell)
    yield* unknownName('R009', `${at}.card.foot`, 'cell', list.card.foot, known.names.cell)
    if (list.card.panels.length === 0) yield fault('R015', `${at}.card.panels`, 'cards stand in a panel')
    yield* doubles('R015', `${at}.card.panels`, 'panels have the key', list.card.panels, 'key')
  }
  yield* checkFilters(definition)
  for (const [column, kind] of Object.entries(list.totals ?? {})) {
    yield* unknownName('R007', `${at}.totals.${column}`, 'column', column, list.columns)
    const field = definition.fields[column]
    if (field && kind !== 'count' && !isFigure(field)) {
      yield fault(
        'R051',
        `${at}.totals.${column}`,
        `only figures have a ${kind}; "count" says how many there are`,
      )
    }
  }
  yield* checkChart(definition)
  yield* checkRefresh(`${at}.refresh`, list.refresh?.every)
  yield* checkRefresh(`${at}.refresh.faster`, list.refresh?.faster?.every)
  if (list.paging && list.paging.kind !== 'none') yield* checkPageSizes(at, list.paging.sizes)
  if (list.paging?.kind === 'server') yield* checkServerPaging(definition)
  const names = actions.map((action) => action.name)
  yield* unknownName('R043', `${at}.toolbar`, 'toolbar', list.toolbar, known.names.toolbar)
  yield* unknownName('R036', `${at}.empty.action`, 'action', list.empty.action, names)
}

function* checkFilters({ name, list, fields }: ResourceDefinition) {
  const filters = list.filters ?? []
  for (const [index, { key, column, field }] of filters.entries()) {
    const at = `${name}.list.filters[${index}]`
    const isDouble = filters.findIndex((other) => other.key === key) !== index
    if (isDouble || key === 'q' || key === 'closed') {
      yield fault('R014', `${at}.key`, `"${key}" already stands for something else in the address`)
    }
    yield* unknownName('R007', `${at}.column`, 'column', column, list.columns)
    yield* unknownName('R007', `${at}.field`, 'field', field, Object.keys(fields))
  }
}

/** Milliseconds; meant as seconds it would ask the server without a pause. */
const shortestRefresh = 1_000

function* checkRefresh(at: string, every: number | undefined) {
  if (every === undefined || every >= shortestRefresh) return
  yield fault('R034', `${at}.every`, `${every} is less than a second; the unit is milliseconds`)
}

function* checkPageSizes(at: string, sizes: readonly number[]) {
  if (sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size > 0)) return
  yield fault('R034', `${at}.paging.sizes`, 'pages have a size, in whole rows; name at least one')
}

/** What a server that cuts the pages cannot be asked, or the console cannot know without the other pages. */
function* checkServerPaging({ name, list, calls, fields }: ResourceDefinition) {
  if (typeof calls.list === 'object' && calls.list.method !== 'GET') {
    yield fault('R025', `${name}.calls.list.method`, 'a list is read by GET')
  }
  for (const [index, { reader, field = '', by, several }] of (list.filters ?? []).entries()) {
    const at = `${name}.list.filters[${index}]`
    if (several) {
      const message = 'several values are chosen where the list is read whole: say "paging": "client"'
      yield fault('R035', `${at}.by`, message)
    }
    if (by !== undefined) continue
    if (reader !== undefined) {
      const message = 'a reader sees only the page that is here; filter by a field, and the server does it'
      yield fault('R035', `${at}.reader`, message)
    } else if (fields[field] && !fields[field].options) {
      const message = `the values of "${field}" are not known here; give the field options`
      yield fault('R035', `${at}.field`, message)
    }
  }
}
