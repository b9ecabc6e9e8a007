import type { ResourceDefinition } from '../../definitions/define'
import { isDatedField } from '../../definitions/define-field'
import { groupText, isGroupable, isShared, readGroup } from '../../definitions/groupable'
import { isSortable } from '../../definitions/sortable'
import { t } from '../../locales/t'
import type { Sort } from '../../providers/list-query'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { addressPrefix, sortText } from '../records/use-list-address'

/** Where an address says how a list is grouped, behind the list's prefix: `grouped=status`, `grouped=startsAt.month`. */
export const groupKey = 'grouped'
/** What it says where a person wants no groups of a list that has them. */
const noGroups = '-'

/** How a list is grouped, as addresses spell it, and what a person may choose. */
export type Grouping = {
  /** Null where the records stand without groups. */
  groupedBy: string | null
  choices: readonly { name: string; label: string }[]
  choose: (groupedBy: string | null) => void
}

/**
 * How a table is grouped: as its address says, else as its definition does. It is a step in the address that the back
 * button takes back, and leads to the first page.
 */
export function useGrouping(definition: ResourceDefinition): Grouping {
  const [parameters, setParameters] = useQueryParameters()
  const prefix = addressPrefix(definition)
  const own = ownGroup(definition)
  return {
    groupedBy: groupOf(definition, parameters),
    choices: groupableOf(definition).flatMap((name) => {
      const { field, per } = readGroup(name, definition.fields)
      const column = definition.fields[field]?.label
      if (!column) return []
      const label = per ? t('tables.columnPer', { column: t(column), span: t(`tables.${per}`) }) : t(column)
      return [{ name, label }]
    }),
    choose: (chosen) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete(`${prefix}page`)
          if (chosen === own) after.delete(prefix + groupKey)
          else after.set(prefix + groupKey, chosen ?? noGroups)
          return after
        },
        { preventScrollReset: true },
      ),
  }
}

/** How an address groups a list; null where the records stand without groups. */
export function groupOf(definition: ResourceDefinition, address: URLSearchParams): string | null {
  const asked = address.get(addressPrefix(definition) + groupKey) ?? ''
  if (asked === noGroups) return null
  const { field, per } = readGroup(asked, definition.fields)
  const groupable = groupableOf(definition)
  // Of a date that may be grouped by one period, an address may name any.
  const isKnown = groupable.some((each) =>
    per ? readGroup(each, definition.fields).field === field : each === asked,
  )
  const described = definition.fields[field]
  return isKnown && described && isGroupable(described, per) ? asked : ownGroup(definition)
}

function ownGroup({ list }: ResourceDefinition): string | null {
  return list.groupBy === undefined ? null : groupText(list.groupBy)
}

/**
 * What the server that cuts a list is asked to sort by, so that a group is not torn over its pages: by the groups, until
 * a person sorts otherwise. A list that is read whole stays as it is sorted, within each of its groups.
 */
export function groupedSort(definition: ResourceDefinition, groupedBy: string | null, sort: Sort | null) {
  const { list, fields } = definition
  const isOwn = sortText(sort) === sortText(list.sort)
  if (groupedBy === null || list.paging?.kind !== 'server' || !isOwn) return sort
  const { field } = readGroup(groupedBy, fields)
  // It is sorted by them already, though the other way around.
  if (sort?.field === field) return sort
  return isSortable(definition, field) ? ({ field, order: 'asc' } as const) : sort
}

/**
 * What the definition or its views say, columns whose values records share, and the months of dates; of what a server
 * cuts, what it can sort by.
 */
function groupableOf(definition: ResourceDefinition): readonly string[] {
  const { list, fields, titleField } = definition
  const isServer = list.paging?.kind === 'server'
  const said = [list.groupBy, ...(list.views ?? []).map(({ groupBy }) => groupBy)].flatMap((each) =>
    each === undefined ? [] : [groupText(each)],
  )
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field) return []
    const own = said.filter((each) => {
      const { field: grouped, per } = readGroup(each, fields)
      return grouped === name && isGroupable(field, per)
    })
    if (own.length > 0) return [...new Set(own)]
    const isColumn = list.columns.includes(name) && name !== titleField
    if (!isColumn || (isServer && !isSortable(definition, name))) return []
    if (isDatedField(field) && field.cell === undefined) return [groupText({ field: name, per: 'month' })]
    return isShared(field) ? [name] : []
  })
}
