import { useEffect, useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { useScopeOf } from '../../providers/scope-context'
import { stateKey } from '../records/list-key'
import { useListAddress } from '../records/use-list-address'
import { useRecords } from '../records/use-records'
import { useGroupNames } from '../table/use-group-names'
import { groupedSort, useGrouping } from '../table/use-grouping'
import { useIsNarrow } from '../table/use-is-narrow'
import { useRows } from '../table/use-rows'
import { useSelection } from '../table/use-selection'
import { useTableView } from '../table/use-table-view'

/** A list on a page: what is asked, what came, what of it is drawn, and how. */
export type SectionListState = ReturnType<typeof useSectionList>

/** @param isHeld nobody knows yet what the list is to be asked by */
export function useSectionList(definition: ResourceDefinition, isHeld = false) {
  const { list, actions } = definition
  const isPagedByServer = list.paging?.kind === 'server'
  const scope = useScopeOf(definition)
  const address = useListAddress(definition)
  const { change, search, sort, filters } = address
  const grouping = useGrouping(definition)
  // Null where they are cards by the definition, which stand in panels of their own.
  const groupedBy = list.card ? null : grouping.groupedBy
  const order = useMemo(() => groupedSort(definition, groupedBy, sort), [definition, groupedBy, sort])
  const question = useMemo(() => ({ ...address, sort: order }), [address, order])
  const read = useRecords(definition, question, isHeld)
  const { records, total, isOutdated } = read
  const view = useTableView(definition)
  const isNarrow = useIsNarrow()
  const names = useGroupNames(definition, groupedBy, records)
  const rows = useRows(definition, isHeld ? undefined : records, total, question, groupedBy, names)
  const paged = isPagedByServer ? stateKey(definition, scope) : null
  const selection = useSelection(rows?.matching ?? none, paged, paged && JSON.stringify([search, filters]))
  const isNarrowed = search !== '' || Object.keys(filters).length > 0
  // What an earlier question found says nothing of how many there are.
  const hasNone = records !== undefined && total === 0 && !isNarrowed && !isOutdated

  // The last rows of the last page went away: the server has nothing for a page that is no more.
  const lastPage = rows?.slice.page ?? address.page
  const isBeyondEnd = isPagedByServer && !isOutdated && total > 0 && address.page > lastPage
  useEffect(() => {
    if (isBeyondEnd) change({ page: lastPage }, { replace: true })
  }, [isBeyondEnd, lastPage, change])

  return {
    address,
    /** As the address asks, in the order that groups ask for. */
    question,
    read,
    /** Null until the records are here. */
    rows,
    selection,
    canSelect: actions.some(({ where }) => where.includes('selection')),
    view,
    grouping,
    groupedBy,
    isNarrow,
    /** Too narrow for columns, or chosen. */
    areCards: isNarrow || view.as === 'cards',
    isPagedByServer,
    /** Searched or filtered. */
    isNarrowed,
    /** There are no records, as far as is known; `isEmpty` once the server has confirmed it. */
    hasNone,
    isEmpty: hasNone && read.isConfirmed,
    isBeyondEnd,
  }
}

const none: readonly never[] = []
