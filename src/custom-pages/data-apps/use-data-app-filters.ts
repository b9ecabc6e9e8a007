import { useLocation, useParams } from 'react-router'
import { type DataAppFilters, filterGroups, filtersOf, queryOf } from '../../domain/data-app'
import { useQueryParameters } from '../../ui/use-query-parameters'
import { useTyped } from '../../views/list/use-typed'

/**
 * What of the catalogue is looked at, as the address says it, and the ways to look at something else. What is typed or
 * chosen shows before the address has followed: a field that waited for it would lose letters.
 */
export function useDataAppFilters() {
  const [query, changeQuery] = useQueryParameters()
  const { state } = useLocation()
  const { blueprintName } = useParams()
  const address = {
    search: spell(filtersOf(String(query), blueprintName)),
    change: ({ search }: { search: string }) =>
      changeQuery(
        (before) => new URLSearchParams(queryOf(read(search), String(before), blueprintName !== undefined)),
        { replace: true, state },
      ),
  }
  const [spelled, setSpelled] = useTyped(address, 0)
  const filters = read(spelled)
  const change = (changed: Partial<DataAppFilters>) => setSpelled(spell({ ...filters, ...changed }))
  const clear = () => change({ businessFunctions: [], dataSources: [], types: [], search: '' })
  const chosen = filterGroups.flatMap((group) => filters[group].map((value) => ({ group, value })))
  return { filters, chosen, change, clear }
}

/** Filters as one text, and read from it again. */
const spell = (filters: DataAppFilters) => queryOf(filters, '', true)
const read = (spelled: string) => filtersOf(spelled, undefined)
