import { type CombinedFilter, levelsOf } from '../domain/combined-filter'
import { readTextFilter } from '../domain/value-filter'
import { t } from '../locales/t'
import { checkGroups } from './check-groups'
import { checkOptions } from './check-options'
import type { ResourceDefinition } from './define'
import { isSecret } from './define-field'
import type { FilterDefinition } from './define-list'
import { type Fault, fault, unknownName, unknownNames } from './fault'
import { expectedValue, operatorsOf } from './filter-builder'
import { isSortable } from './sortable'
import { aType, valueKindOf } from './value-kind'

type View = NonNullable<ResourceDefinition['list']['views']>[number]

/** Faults of the views that come with a resource: what they ask is what the list can be asked. */
export function* checkViews(definition: ResourceDefinition): Generator<Fault> {
  const { name, list } = definition
  const { views = [] } = list
  for (const [index, view] of views.entries()) {
    const at = `${name}.list.views[${index}]`
    const isTaken = views.slice(0, index).some((other) => t(other.name) === t(view.name))
    if (isTaken) yield fault('R128', `${at}.name`, `two views are called "${t(view.name)}"`)
    if (Object.keys(view).length === 1) {
      yield fault(
        'R128',
        at,
        'it is the list as it is; give it a search, filters, conditions, a sort, groups or columns',
      )
    }
    yield* unknownNames('R007', `${at}.columns`, 'column', view.columns, list.columns)
    yield* checkGroups(`${at}.groupBy`, definition, view.groupBy)
    yield* checkView(at, view, definition)
    yield* checkSort(at, view, definition)
  }
}

/** A view's order is part of its address, which takes the one of the list and those that a person may choose. */
function* checkSort(at: string, { sort }: View, definition: ResourceDefinition): Generator<Fault> {
  const { list, fields } = definition
  const field = sort && fields[sort.field]
  if (!field || isSecret(field) || isSortable(definition, sort.field)) return
  if (list.sort?.field === sort.field && list.sort.order === sort.order) return
  const isServer = list.paging?.kind === 'server'
  // Of a computed one the check of what a server is asked tells.
  if (isServer && field.computed !== undefined) return
  const message = isServer
    ? `the server cuts the pages, and the list is sorted by its columns alone; take one, or make "${sort.field}" a column`
    : `nobody could sort the list by "${sort.field}"; take a field whose values have an order`
  yield fault('R184', `${at}.sort.field`, message)
}

/** Faults of which records are asked for, and in which order. @param at its place */
export function* checkView(
  at: string,
  view: Pick<View, 'search' | 'filters' | 'conditions' | 'sort'>,
  definition: ResourceDefinition,
): Generator<Fault> {
  const { list, fields } = definition
  if (view.search !== undefined && !list.search) {
    yield fault('R128', `${at}.search`, 'the list has no search: name its fields in "search" of "list"')
  }
  yield* unknownName('R007', `${at}.sort.field`, 'field', view.sort?.field, Object.keys(fields))
  for (const [key, value] of Object.entries(view.filters ?? {})) {
    yield* checkFilter(`${at}.filters.${key}`, key, value, definition)
  }
  yield* checkConditions(`${at}.conditions`, view, definition)
}

function* checkFilter(
  at: string,
  key: string,
  value: NonNullable<View['filters']>[string],
  { list, fields }: ResourceDefinition,
): Generator<Fault> {
  const filters = (list.filters ?? []).filter((each) => !each.fields)
  const filter = filters.find((each) => each.key === key)
  yield* unknownName(
    'R007',
    at,
    'filter',
    key,
    filters.map((each) => each.key),
  )
  if (!filter) return
  const field = filter.field === undefined ? undefined : fields[filter.field]
  if (typeof value === 'object' && 'person' in value) {
    const isText = field !== undefined && valueKindOf(field) === 'text' && !field.options
    if (filter.by !== 'range' && isText) return
    const words = `who is signed in is found by a reference, or by a text without options, and "${key}" is neither`
    yield fault('R126', at, `${words}: write a value of it, as the address spells it`)
  } else if (field?.kind === 'reference' && [value].flat().some(isMe)) {
    yield fault('R126', at, `${JSON.stringify(value)} is the id of no record; ${ofThePerson}`)
  } else if (typeof value !== 'string' && !filter.several) {
    const several = `{ "field": "${key}", "by": "several" } in "filters" of "list"`
    const other = filter.by ? '' : `, or let the filter take several: ${several}`
    yield fault('R126', at, `this filter takes one value: write it as a text${other}`)
  } else if (!filter.by) {
    yield* checkOptions(at, key, typeof value === 'string' ? [value] : value, field)
  } else if (typeof value === 'string' && !isRead(filter, value, list.paging?.kind === 'server')) {
    yield fault('R126', at, `"${value}" says nothing to this filter; ${spellings[filter.by]}`)
  }
}

const ofThePerson = 'who is signed in is { "person": "id" } in "filters"'

/** Words that people write for themselves where an id is meant. */
function isMe(value: unknown): boolean {
  return typeof value === 'string' && /^@?(me|myself|self)$/i.test(value)
}

const spellings = {
  range:
    'a range is "10..20", "10.." or "..20", with days such as "2026-03-01", "today" or "today+90d" for dates, and units as in "2 GiB.." or "..1 h 30 min" for bytes and durations',
  text: 'a text is "~part", "=whole", "^beginning" or "!" for none, of which a server that pages knows the first two',
  conditions: 'conditions stand under "conditions"',
}

function isRead(
  { by, reading, field, key }: FilterDefinition<string>,
  value: string,
  isAsked: boolean,
): boolean {
  if (by === 'text' && isAsked && !['contains', 'is'].includes(readTextFilter(value)?.operator ?? ''))
    return false
  return reading?.test(value, field ?? key) !== undefined
}

function* checkConditions(
  at: string,
  { conditions }: Pick<View, 'conditions'>,
  { list, fields }: ResourceDefinition,
) {
  if (!conditions) return
  const builder = list.filters?.find((each) => each.fields !== undefined)
  if (!builder?.fields) {
    yield fault('R127', at, 'nobody could change them: name their fields in "filterBuilder" of "list"')
    return
  }
  const levels = levelsOf(conditions)
  if (levels > builder.levels) {
    const message = `they are ${levels} levels deep, and the server takes ${builder.levels}; "levels" of "filterParameter" says how many`
    yield fault('R127', at, message)
  }
  yield* checkConditionsOn(at, conditions, builder.fields, fields)
}

/** Faults of conditions: they are on fields that are offered, and compare as these can be compared. */
export function* checkConditionsOn(
  at: string,
  group: CombinedFilter,
  offered: readonly string[],
  fields: ResourceDefinition['fields'],
): Generator<Fault> {
  for (const [index, each] of group.value.entries()) {
    const place = `${at}.value[${index}]`
    if (!('field' in each)) {
      yield* checkConditionsOn(place, each, offered, fields)
      continue
    }
    const { field: name, operator, value } = each
    yield* unknownName('R007', `${place}.field`, 'field of "filterBuilder"', name, offered)
    const field = offered.includes(name) ? fields[name] : undefined
    if (!field) continue
    const operators = operatorsOf(field)
    const expected = expectedValue(each, field)
    if (!operators.includes(operator)) {
      const known = operators.map((one) => `"${one}"`).join(', ')
      const message = `${aType(field.kind)} is not compared by "${operator}"; it is by ${known}`
      yield fault('R127', `${place}.operator`, message)
    } else if (expected !== null) {
      yield fault('R127', `${place}.value`, `"${name}" is compared with ${expected} by "${operator}"`)
    } else if (field.kind === 'reference' && isMe(value)) {
      yield fault('R127', `${place}.value`, `"${value}" is the id of no record; ${ofThePerson}`)
    } else {
      yield* checkOptions(`${place}.value`, name, [value], field)
    }
  }
}
