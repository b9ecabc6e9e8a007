import type { ResourceDefinition } from '../../definitions/define'
import { isGroupable, isShared } from '../../definitions/groupable'
import { t } from '../../locales/t'
import type { Sort } from '../../providers/list-query'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { addressPrefix, isSortable, sortText } from '../records/use-list-address'

/** Where an address says by which field a list is grouped, behind the list's prefix: `grouped=status`. */
export const groupKey = 'grouped'
/** What it says where a person wants no groups of a list that has them. */
const noGroups = '-'

/** By which field a list is grouped, and what a person may choose. */
export type Grouping = {
  /** Null where the records stand without groups. */
  field: string | null
  choices: readonly { name: string; label: string }[]
  choose: (field: string | null) => void
}

/**
 * How a table is grouped: as its address says, else as its definition does. It is a step in the address that the back
 * button takes back, and leads to the first page.
 */
export function useGrouping(definition: ResourceDefinition): Grouping {
  const [parameters, setParameters] = useQueryParameters()
  const prefix = addressPrefix(definition)
  const own = definition.list.groupBy ?? null
  return {
    field: groupedField(definition, parameters),
    choices: groupableOf(definition).flatMap((name) => {
      const described = definition.fields[name]
      return described ? [{ name, label: t(described.label) }] : []
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

/** By which field an address groups a list; null where the records stand without groups. */
export function groupedField(definition: ResourceDefinition, address: URLSearchParams): string | null {
  const asked = address.get(addressPrefix(definition) + groupKey) ?? ''
  if (asked === noGroups) return null
  return groupableOf(definition).includes(asked) ? asked : (definition.list.groupBy ?? null)
}

/**
 * What the server that cuts a list is asked to sort by, so that a group is not torn over its pages: by the groups, until
 * a person sorts otherwise. A list that is read whole stays as it is sorted, within each of its groups.
 */
export function groupedSort(definition: ResourceDefinition, field: string | null, sort: Sort | null) {
  const { list } = definition
  const isOwn = sortText(sort) === sortText(list.sort)
  if (field === null || list.paging?.kind !== 'server' || !isOwn) return sort
  return isSortable(definition, field) ? ({ field, order: 'asc' } as const) : sort
}

/** The fields that the definition or its views say, and columns whose values records share; of what a server cuts, those it can sort by. */
function groupableOf(definition: ResourceDefinition): readonly string[] {
  const { list, fields, titleField } = definition
  const isServer = list.paging?.kind === 'server'
  const said = [list.groupBy, ...(list.views ?? []).map(({ groupBy }) => groupBy)]
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field) return []
    if (said.includes(name)) return isGroupable(field) ? [name] : []
    const isOffered = isShared(field) && list.columns.includes(name) && name !== titleField
    return isOffered && (!isServer || isSortable(definition, name)) ? [name] : []
  })
}
