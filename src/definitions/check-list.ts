import { checkBehaviour, checkCall, checkName, checkText } from './check-names'
import { checkOwnCall } from './check-place'
import type { ResourceDefinition } from './define'
import { type Fault, fault } from './fault'
import type { KnownNames } from './known-names'

/** Faults of the list: columns, card, search, filters, panels, poll and holds. */
export function checkList(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, list } = definition
  const at = `${name}.list`
  return [
    ...list.columns.flatMap((column, index) => checkColumn(definition, column, `${at}.columns[${index}]`)),
    ...(list.search?.fields ?? []).flatMap((field, index) =>
      checkColumn(definition, field, `${at}.search.fields[${index}]`),
    ),
    ...(['label', 'placeholder'] as const).flatMap((key) =>
      checkText(known, `${at}.search.${key}`, list.search?.[key]),
    ),
    ...(list.sort ? checkColumn(definition, list.sort.field, `${at}.sort.field`) : []),
    ...(list.sortable ?? []).flatMap((column, index) =>
      checkColumn(definition, column, `${at}.sortable[${index}]`),
    ),
    ...(list.columnsOnDemand ?? []).flatMap((column, index) =>
      checkColumn(definition, column, `${at}.columnsOnDemand[${index}]`),
    ),
    ...checkColumnConditions(definition),
    ...checkCard(definition, known),
    ...checkFilters(definition, known),
    ...checkPanels(definition, known),
    ...checkOwnCall(definition, `${name}.calls.list`, definition.calls.list, false),
    ...checkPaging(definition, known),
    ...checkRefresh(definition),
    ...checkCall(known, `${at}.poll.call`, list.poll?.call),
    ...checkHolds(definition),
    ...(['loading', 'error', 'errorNotice', 'retry', 'unavailable'] as const).flatMap((key) =>
      checkText(known, `${at}.${key}`, list[key]),
    ),
    ...(['title', 'text'] as const).flatMap((key) => checkText(known, `${at}.empty.${key}`, list.empty[key])),
    ...checkEmptyAction(definition),
  ]
}

function checkColumnConditions(definition: ResourceDefinition): Fault[] {
  const { name, list } = definition
  return Object.keys(list.columnsShownWhen ?? {}).flatMap((column) => {
    const place = `${name}.list.columnsShownWhen.${column}`
    return [
      ...(list.columns.includes(column)
        ? []
        : [fault('R007', place, `no column "${column}"`, column, list.columns)]),
    ]
  })
}

function checkPaging({ name, list, calls, fields }: ResourceDefinition, known: KnownNames): Fault[] {
  const { paging } = list
  if (paging === undefined || paging.kind === 'none') return []
  const place = `${name}.list.paging`
  const isSized = paging.sizes.length > 0 && paging.sizes.every((size) => Number.isInteger(size) && size > 0)
  const faults = isSized
    ? []
    : [fault('R034', `${place}.sizes`, 'pages have a size, in whole rows; name at least one')]
  if (paging.kind === 'client') return faults
  return [
    ...faults,
    ...checkName(known, 'R009', 'list query', `${place}.query`, paging.query),
    ...(typeof calls.list === 'object' && calls.list.method !== 'GET'
      ? [fault('R025', `${name}.calls.list.method`, 'a list is read by GET')]
      : []),
    ...(list.filters ?? []).flatMap(({ reader, field }, index) => {
      if (reader === undefined) {
        if (field === undefined || !fields[field] || fields[field].options) return []
        const message = `the values of "${field}" are not known here; give the field options`
        return [fault('R035', `${name}.list.filters[${index}].field`, message)]
      }
      const message = 'a reader sees only the page that is here; filter by a field, and the server does it'
      return [fault('R035', `${name}.list.filters[${index}].reader`, message)]
    }),
  ]
}

/** Milliseconds; whoever meant seconds would ask the server without a pause. */
const shortestRefresh = 1_000

function checkRefresh(definition: ResourceDefinition): Fault[] {
  const { refresh } = definition.list
  if (!refresh) return []
  const place = `${definition.name}.list.refresh`
  const tooShort = (every: number, at: string) =>
    every >= shortestRefresh
      ? []
      : [fault('R034', `${at}.every`, `${every} is less than a second; the unit is milliseconds`)]
  return [
    ...tooShort(refresh.every, place),
    ...(refresh.faster ? tooShort(refresh.faster.every, `${place}.faster`) : []),
  ]
}

function checkEmptyAction({ name, list, actions }: ResourceDefinition): Fault[] {
  const { action } = list.empty
  const names = actions.map((each) => each.name)
  if (action === undefined || names.includes(action)) return []
  return [fault('R036', `${name}.list.empty.action`, `no action "${action}"`, action, names)]
}

function checkColumn({ fields }: ResourceDefinition, column: string, place: string): Fault[] {
  if (fields[column]) return []
  return [fault('R007', place, `no field "${column}"`, column, Object.keys(fields))]
}

function checkCard(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, list } = definition
  if (list.layout !== 'cards') return []
  if (!list.card) return [fault('R013', `${name}.list.card`, 'cards need a card with a state and a foot')]
  return [
    ...checkBehaviour(known, definition, 'cell', `${name}.list.card.state`, list.card.state),
    ...checkBehaviour(known, definition, 'cell', `${name}.list.card.foot`, list.card.foot),
  ]
}

function checkFilters(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, list } = definition
  const filters = list.filters ?? []
  return filters.flatMap((filter, index) => {
    const place = `${name}.list.filters[${index}]`
    const isDouble = filters.findIndex(({ key }) => key === filter.key) !== index
    const isTaken = filter.key === 'q' || filter.key === 'closed'
    return [
      ...(isDouble || isTaken
        ? [fault('R014', `${place}.key`, `"${filter.key}" already stands for something else in the address`)]
        : []),
      ...checkText(known, `${place}.label`, filter.label),
      ...checkText(known, `${place}.all`, filter.all),
      ...(filter.column === undefined || list.columns.includes(filter.column)
        ? []
        : [fault('R007', `${place}.column`, `no column "${filter.column}"`, filter.column, list.columns)]),
      ...(filter.field === undefined ? [] : checkColumn(definition, filter.field, `${place}.field`)),
    ]
  })
}

function checkPanels(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, list } = definition
  if (!list.groups) return []
  const { panels } = list.groups
  return [
    ...(panels.length === 0
      ? [fault('R015', `${name}.list.groups.panels`, 'a grouped list needs a panel')]
      : []),
    ...panels.flatMap((panel, index) => {
      const place = `${name}.list.groups.panels[${index}]`
      const isDouble = panels.findIndex(({ key }) => key === panel.key) !== index
      return [
        ...(isDouble ? [fault('R015', `${place}.key`, `two panels have the key "${panel.key}"`)] : []),
        ...checkText(known, `${place}.title`, panel.title),
        ...checkText(known, `${place}.empty`, panel.empty),
      ]
    }),
  ]
}

function checkHolds({ name, list, actions }: ResourceDefinition): Fault[] {
  if (list.holds === undefined) return []
  const changes = Object.keys(list.holds.changes)
  return actions.flatMap(({ optimistic }, index) =>
    optimistic === undefined || changes.includes(optimistic)
      ? []
      : [
          fault(
            'R016',
            `${name}.actions[${index}].optimistic`,
            `the holds of the list know no change "${optimistic}"`,
            optimistic,
            changes,
          ),
        ],
  )
}
