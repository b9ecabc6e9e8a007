import { useLocation } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { listPath, listSearch } from '../records/record-path'

/** The address of the list that a record was opened from, as it was searched and filtered there. */
export function useListBefore(definition: ResourceDefinition): string {
  const { state } = useLocation()
  return listPath(definition) + listSearch(state)
}
