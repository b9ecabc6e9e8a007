import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, type ConsumptionFilters, filtersIn } from '../../domain/consumption/address'
import type { DateRange } from '../../domain/consumption/calendar'
import { useLocationNow } from '../../ui/use-location-now'

/** The cluster a link to the page brings along (D1 §2 'Consumption page'). */
export type BroughtCluster = { id: string; name: string }

/**
 * What is looked at, as the address says it, and the way to look at something else. A cluster that the navigation's
 * state names is preselected, and stands in the address then (USE-011).
 */
export function useConsumptionFilters(choosable: DateRange) {
  const { search, state } = useLocation()
  const locationNow = useLocationNow()
  const navigate = useNavigate()
  const brought = useMemo(() => broughtBy(state), [state])
  const { from, to } = choosable
  // The same ones until the address says others: all that is shown is computed from them.
  const { filters, isInAddress } = useMemo(() => {
    return filtersAt(search, brought, { from, to })
  }, [search, brought, from, to])

  // The cluster a link brought along is let go: it would be chosen again as soon as the choice is emptied.
  const change = (changed: Partial<ConsumptionFilters>) => {
    const now = locationNow()
    const { filters } = filtersAt(now.search, broughtBy(now.state), { from, to })
    void navigate({ search: String(addressOf({ ...filters, ...changed })) }, { replace: true, state: null })
  }

  const address = String(addressOf(filters))
  useEffect(() => {
    if (!isInAddress) void navigate({ search: address }, { replace: true, state })
  }, [isInAddress, address, navigate, state])

  return { filters, change, brought }
}

function filtersAt(search: string, brought: BroughtCluster | null, choosable: DateRange) {
  const parameters = new URLSearchParams(search)
  const reported = filtersIn(parameters, choosable)
  const isInAddress = brought === null || parameters.has('cluster')
  const filters: ConsumptionFilters = isInAddress ? reported : { ...reported, clusters: [brought.id] }
  return { filters, isInAddress }
}

function broughtBy(state: unknown): BroughtCluster | null {
  const id: unknown = Reflect.get(Object(state), 'clusterId')
  const name: unknown = Reflect.get(Object(state), 'clusterName')
  if (typeof id !== 'string' || id === '') return null
  return { id, name: typeof name === 'string' ? name : id }
}
