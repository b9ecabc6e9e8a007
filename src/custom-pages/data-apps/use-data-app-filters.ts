import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router'
import { type DataAppFilters, filterGroups, filtersOf, queryOf } from '../../domain/data-app'

/**
 * What of the catalogue is looked at, as the address says it, and the ways to look at something else. What is typed
 * shows before the address has followed: a field that waited for it would lose letters.
 */
export function useDataAppFilters() {
  const { search: query, state, key } = useLocation()
  const { blueprintName } = useParams()
  const navigate = useNavigate()
  const isOwnChange = useNavigationType() === 'REPLACE'
  const reported = filtersOf(query, blueprintName)
  const [typed, setTyped] = useState(reported.search)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    if (!isOwnChange) setTyped(reported.search)
  }
  const filters = { ...reported, search: typed }
  const change = (changed: Partial<DataAppFilters>) => {
    const next = { ...filters, ...changed }
    setTyped(next.search)
    const search = queryOf(next, query, blueprintName !== undefined)
    void navigate({ search }, { replace: true, state })
  }
  const clear = () => change({ businessFunctions: [], dataSources: [], types: [], search: '' })
  const chosen = filterGroups.flatMap((group) => filters[group].map((value) => ({ group, value })))
  return { filters, chosen, change, clear }
}
