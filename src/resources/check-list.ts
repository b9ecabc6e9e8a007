import { checkBehaviour, checkCall, checkText } from './check-names'
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
    ...(list.sort ? checkColumn(definition, list.sort.field, `${at}.sort.field`) : []),
    ...checkCard(definition, known),
    ...checkFilters(definition, known),
    ...checkPanels(definition, known),
    ...checkCall(known, `${at}.poll.call`, list.poll?.call),
    ...checkBehaviour(known, definition, 'merge', `${at}.poll.merge`, list.poll?.merge),
    ...checkHolds(definition, known),
    ...(['loading', 'error'] as const).flatMap((key) => checkText(known, `${at}.${key}`, list[key])),
    ...(['title', 'text'] as const).flatMap((key) => checkText(known, `${at}.empty.${key}`, list.empty[key])),
  ]
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
      ...(filter.field === undefined
        ? checkBehaviour(known, definition, 'reader', `${place}.reader`, filter.reader)
        : checkColumn(definition, filter.field, `${place}.field`)),
    ]
  })
}

function checkPanels(definition: ResourceDefinition, known: KnownNames): Fault[] {
  const { name, list } = definition
  if (!list.groups) return []
  const { by, panels } = list.groups
  return [
    ...checkBehaviour(known, definition, 'grouping', `${name}.list.groups.by`, by),
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

function checkHolds({ name, list, actions }: ResourceDefinition, known: KnownNames): Fault[] {
  if (list.holds === undefined) return []
  const changes = known.holds.get(list.holds)
  if (!changes) {
    const place = `${name}.list.holds`
    return [fault('R009', place, `no hold rules "${list.holds}"`, list.holds, known.holds.keys())]
  }
  return actions.flatMap(({ optimistic }, index) =>
    optimistic === undefined || changes.includes(optimistic)
      ? []
      : [
          fault(
            'R016',
            `${name}.actions[${index}].optimistic`,
            `"${list.holds}" knows no change "${optimistic}"`,
            optimistic,
            changes,
          ),
        ],
  )
}
