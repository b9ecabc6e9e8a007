import { checkCharts } from './check-chart'
import { checkGroups } from './check-groups'
import { checkOptions } from './check-options'
import { checkQuery } from './check-query'
import { checkRelatedPath } from './check-related-filter'
import { checkViews } from './check-views'
import type { ResourceDefinition } from './define'
import { type FieldDefinition, isDatedField, isFigure, isSecret } from './define-field'
import { doubles, type Fault, fault, repeated, unknownName, unknownNames } from './fault'
import { operatorsOf } from './filter-builder'
import type { KnownNames } from './known-names'
import { pagingParameters, takenParameter } from './paging-parameters'
import { rangeKinds } from './value-filters'
import { aType } from './value-kind'

/** Faults of the list: what it names exists, and what its address says means one thing. */
export function* checkList(definition: ResourceDefinition, known: KnownNames) {
  const { name, list, actions } = definition
  const at = `${name}.list`
  const fields = Object.keys(definition.fields)
  yield* unknownNames('R007', `${at}.columns`, 'field', list.columns, fields)
  yield* repeated(`${at}.columns`, list.columns)
  const { list: call } = definition.calls
  if (typeof call === 'object' && call.method !== 'GET')
    yield fault('R025', `${name}.calls.list.method`, 'a list is read by GET')
  yield* checkQuery(definition)
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
  yield* checkFilterBuilder(definition)
  yield* checkViews(definition)
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
  yield* checkGroups(`${at}.groupBy`, definition, list.groupBy)
  yield* checkCharts(definition)
  yield* checkRefresh(`${at}.refresh`, list.refresh?.every)
  yield* checkRefresh(`${at}.refresh.faster`, list.refresh?.faster?.every)
  yield* checkFaster(definition)
  yield* checkSecrets(definition)
  if (list.paging && list.paging.kind !== 'none') yield* checkPageSizes(at, list.paging.sizes)
  if (list.paging?.kind === 'server') yield* checkServerPaging(definition)
  yield* checkTotal(definition)
  const names = actions.map((action) => action.name)
  yield* unknownName('R043', `${at}.toolbar`, 'toolbar', list.toolbar, known.names.toolbar)
  yield* unknownName('R036', `${at}.empty.action`, 'action', list.empty.action, names)
  const first = actions.find((action) => action.name === list.empty.action)
  if (!first || first.where.includes('toolbar')) return
  const message = `"${first.name}" is of a record, and an empty list has none: name an action of the toolbar`
  yield fault('R163', `${at}.empty.action`, message)
}

function* checkFilters(definition: ResourceDefinition) {
  const { name, list, fields } = definition
  const filters = list.filters ?? []
  for (const [index, { key, column, field, fields: several, by, reading }] of filters.entries()) {
    const at = several ? `${name}.list.filterBuilder` : `${name}.list.filters[${index}]`
    const isDouble = filters.findIndex((other) => other.key === key && !other.fields === !several) !== index
    if (by !== undefined && typeof reading?.keys !== 'function') {
      const made = field ? `valueFilter(fields, "${field}", "${by}")` : 'filterBuilder(fields, […])'
      yield fault('R035', `${at}.reading`, `nothing reads what the address says: let ${made} make the filter`)
    }
    if (isDouble || key === 'q' || key === 'closed' || key === 'grouped') {
      yield fault('R014', `${at}.key`, `"${key}" already stands for something else in the address`)
    }
    if (!several && filters.some((other) => other.fields && other.key === key)) {
      const message = `conditions of "filterBuilder" stand under "${key}" in the address: call the field otherwise, and say where the API has it by "from": "${key}"`
      yield fault('R014', `${at}.key`, message)
    }
    const taken = several ? null : takenParameter(definition, reading?.keys(field ?? key) ?? [key])
    if (taken !== null) yield fault('R014', `${at}.key`, taken)
    yield* unknownName('R007', `${at}.column`, 'column', column, list.columns)
    yield* unknownName('R007', `${at}.field`, 'field', field, Object.keys(fields))
    if (by === 'text' && field !== undefined && fields[field]?.kind === 'reference') {
      const message = `"${field}" holds ids, which nobody types: leave "by" out, and a person finds the record by its name`
      yield fault('R150', `${at}.by`, message)
    }
    const kind = field === undefined ? undefined : fields[field]?.kind
    if (by === 'range' && kind && !rangeKinds.includes(kind)) {
      yield fault(
        'R150',
        `${at}.by`,
        `"${field}" has neither figures nor dates: leave "by" out, or take "text"`,
      )
    }
  }
}

/** What the address and the pages of a list are asked by. */
const ownParameters = ['q', 'id', 'page', 'per_page', 'sort']

/** Conditions are asked of fields that can be compared, and of a server in the one way that it says it takes them. */
function* checkFilterBuilder(definition: ResourceDefinition) {
  const { name, list, fields } = definition
  const at = `${name}.list.filterBuilder`
  for (const { fields: offered = [], reading } of list.filters ?? []) {
    for (const [index, field] of offered.entries()) {
      if (!fields[field] && field.includes('.')) {
        yield* checkRelatedPath(`${at}[${index}]`, field, fields)
        continue
      }
      yield* unknownName('R007', `${at}[${index}]`, 'field', field, Object.keys(fields))
      const described = fields[field]
      if (!described || isSecret(described) || operatorsOf(described).length > 0) continue
      const message = `${aType(described.kind)} cannot be compared with a value; leave "${field}" out`
      yield fault('R099', `${at}[${index}]`, message)
    }
    const [parameter] = offered.length > 0 ? (reading?.keys('') ?? []) : []
    const isPaged = list.paging?.kind === 'server'
    if (offered.length > 0 && isPaged && parameter === undefined) {
      const message =
        'the server cuts the pages, and nothing says how it is asked: name its "filterParameter" in "calls", or say "paging": "client"'
      yield fault('R099', at, message)
    }
    if (parameter === undefined) continue
    const others = list.filters?.flatMap((each) => (each.fields ? [] : [each.field ?? each.key])) ?? []
    const parameterAt = `${name}.calls.filterParameter`
    if (!isPaged) {
      yield fault('R099', parameterAt, 'the list is read whole, and filtered here: leave it out')
    } else if (
      parameter.startsWith('_') ||
      [...ownParameters, ...pagingParameters(definition), ...others].includes(parameter)
    ) {
      yield fault('R014', parameterAt, `"${parameter}" already stands for something else in the request`)
    }
  }
}

/** Milliseconds; meant as seconds it would ask the server without a pause. */
const shortestRefresh = 1_000

function* checkRefresh(at: string, every: number | undefined) {
  if (every === undefined || every >= shortestRefresh) return
  yield fault('R034', `${at}.every`, `${every} is less than a second; the unit is milliseconds`)
}

/** What is read sooner at times is read sooner then, and while a record has a value that it can have. */
function* checkFaster({ name, list: { refresh }, fields }: ResourceDefinition) {
  if (!refresh?.faster) return
  const { every, faster } = refresh
  const at = `${name}.list.refresh.faster`
  if (faster.every >= every) {
    const [seconds, usual] = [faster.every, every].map((span) => span / 1000)
    yield fault('R083', `${at}.every`, `${seconds} seconds are no sooner than the usual ${usual}`)
  }
  if (faster.field === undefined) return
  const field = fields[faster.field]
  // A yes or no that nobody has given is a no.
  const values = field?.kind === 'switch' ? faster.values.filter((value) => value !== '') : faster.values
  yield* checkOptions(`${at}.values`, faster.field, values, field)
}

/** The fields by which the list or one of its views is grouped, each with its place. */
function groupPlaces({ groupBy, views = [] }: ResourceDefinition['list']): (readonly [string, string])[] {
  const said = [
    ['groupBy', groupBy] as const,
    ...views.map((view, index) => [`views[${index}].groupBy`, view.groupBy] as const),
  ]
  return said.flatMap(([place, group]) => {
    if (group === undefined) return []
    return [typeof group === 'string' ? [place, group] : [`${place}.field`, group.field]]
  })
}

/** A secret is not there to be read: a list has nothing to show, search or sort by. */
function* checkSecrets({ name, list, fields }: ResourceDefinition) {
  const places = [
    ...list.columns.map((field, index) => [`columns[${index}]`, field] as const),
    ...(list.search?.fields ?? []).map((field, index) => [`search.fields[${index}]`, field] as const),
    ...(list.filters ?? []).map(({ field = '' }, index) => [`filters[${index}].field`, field] as const),
    ...builderFields(list).map((field, index) => [`filterBuilder[${index}]`, field] as const),
    ['sort.field', list.sort?.field ?? ''] as const,
    ...(list.views ?? []).map(
      ({ sort }, index) => [`views[${index}].sort.field`, sort?.field ?? ''] as const,
    ),
    ...groupPlaces(list),
  ]
  for (const [place, field] of places) {
    const described = fields[field]
    if (!described || !isSecret(described)) continue
    yield fault('R087', `${name}.list.${place}`, `"${field}" is a secret, which no list knows; leave it out`)
  }
}

function builderFields({ filters = [] }: ResourceDefinition['list']): readonly string[] {
  return filters.flatMap(({ fields = [] }) => fields)
}

function* checkPageSizes(at: string, sizes: readonly number[]) {
  if (sizes.length > 0 && sizes.every((size) => Number.isInteger(size) && size > 0)) return
  yield fault('R034', `${at}.paging.sizes`, 'pages have a size, in whole rows; name at least one')
}

/** Only a page does not say itself how many there are in all, and only an answer that is an object can say it. */
function* checkTotal({ name, list, calls }: ResourceDefinition) {
  if (calls.totalAt === undefined) return
  const at = `${name}.calls.totalAt`
  if (list.paging?.kind !== 'server')
    yield fault(
      'R174',
      at,
      'this list is read whole, and counted here: leave it out, or say "paging": "server"',
    )
  else if (calls.recordsAt === undefined)
    yield fault(
      'R174',
      at,
      'an answer with a total in it is no plain list: "recordsAt" says where its records are',
    )
}

/** What a server that cuts the pages cannot be asked, or the console cannot know without the other pages. */
function* checkServerPaging({ name, list, calls, fields, api }: ResourceDefinition) {
  if (typeof api?.paging === 'object' && api.paging.next !== undefined && calls.recordsAt === undefined) {
    const message = `the next cursor stands at "${api.paging.next}" of an answer that is an object: name the key that holds the records`
    yield fault('R097', `${name}.calls.recordsAt`, message)
  }
  yield* checkComputed(`${name}.list`, list, fields)
  for (const [index, { reader, field = '', by, column }] of (list.filters ?? []).entries()) {
    const at = `${name}.list.filters[${index}]`
    if (by !== undefined) continue
    if (reader !== undefined) {
      const message = 'a reader sees only the page that is here; filter by a field, and the server does it'
      yield fault('R035', `${at}.reader`, message)
    } else if (fields[field] && !fields[field].options && !isPicked(fields[field], column)) {
      yield fault('R035', `${at}.field`, unknownValues(field, fields[field]))
    }
  }
}

/** Whether a filter above the table finds the value among the records of another resource. */
function isPicked({ kind }: FieldDefinition, column: string | undefined): boolean {
  return kind === 'reference' && column === undefined
}

/** What a field without options may be filtered by instead. */
function unknownValues(name: string, { kind, computed }: FieldDefinition): string {
  const words = `the values of "${name}" are not known here`
  const above = (by: string) => `{ "field": "${name}", "by": "${by}" } in "filters" of "list"`
  if (isFigure({ kind }) || isDatedField({ kind })) return `${words}; filter by a range: ${above('range')}`
  if (computed !== undefined) return `${words}; say "paging": "client" in "list"`
  if (kind === 'reference') {
    return `${words}: they are the records of another resource, for which a header has no room; leave "column" out`
  }
  const isTyped = kind !== 'choice' && kind !== 'list' && kind !== 'switch' && kind !== 'state'
  return `${words}; give the field "options"${isTyped ? `, or filter by a text: ${above('text')}` : ''}`
}

/** The server knows no computed field: it stands in no column of its own. */
function* checkComputed(
  at: string,
  list: ResourceDefinition['list'],
  fields: ResourceDefinition['fields'],
): Generator<Fault> {
  const asked = [
    ['sort.field', 'sort', list.sort?.field],
    ...(list.views ?? []).map(
      ({ sort }, index) => [`views[${index}].sort.field`, 'sort', sort?.field] as const,
    ),
    ...groupPlaces(list).map(([place, field]) => [place, 'group', field] as const),
    ...(list.search?.fields ?? []).map((field, index) => [`search.fields[${index}]`, 'search', field]),
    ...(list.filters ?? []).map(({ field }, index) => [`filters[${index}].field`, 'filter', field]),
    ...builderFields(list).map((field, index) => [`filterBuilder[${index}]`, 'filter', field]),
  ] as const
  for (const [place, verb, field = ''] of asked) {
    if (fields[field]?.computed === undefined) continue
    const message = `the server does not know "${field}", which is computed here: it cannot ${verb} by it; say "paging": "client"`
    yield fault('R075', `${at}.${place}`, message)
  }
}
