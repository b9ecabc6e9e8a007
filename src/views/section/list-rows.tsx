import { useCallback } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { inSentence } from '../../locales/t'
import { ListSkeleton } from '../list/list-skeleton'
import { ListEmpty, ListFailure, NoMatches } from '../list/list-states'
import { LateRecordCards } from '../table/late-record-cards'
import { pageSizes } from '../table/paging'
import { RecordTable } from '../table/record-table'
import { TablePager } from '../table/table-pager'
import { EmptyAction } from './section-actions'
import type { SectionListState } from './use-section-list'

/** The records as a table or as cards, with their pages; or what stands in their place. */
export function ListRows({ definition, list }: { definition: ResourceDefinition; list: SectionListState }) {
  const { address, question, read, rows, isNarrowed, isEmpty } = list
  const { change, clear, filters } = address
  const { records, error, isOutdated, isCounted } = read
  const handleFilter = useCallback((filters: Record<string, string>) => change({ filters }), [change])

  async function handleRetry() {
    if (definition.list.retry) clear()
    // Without the search it is another question to the server, which is asked by itself.
    if (!definition.list.retry || !list.isPagedByServer || !isNarrowed) await read.refresh()
  }

  const isAwaited = !records || (list.hasNone && !isEmpty)
  if (isAwaited && error) return <ListFailure definition={definition} error={error} onRetry={handleRetry} />
  if (isAwaited || !rows || list.isBeyondEnd) return <ListSkeleton definition={definition} />
  if (isEmpty) return <ListEmpty definition={definition} action={<EmptyAction definition={definition} />} />
  if (records.length === 0 && !isNarrowed) return null
  if (rows.records.length === 0) {
    return <NoMatches definition={definition} text={definition.list.empty.noMatches} onClear={clear} />
  }
  const Rows = list.areCards ? LateRecordCards : RecordTable
  return (
    <div>
      <Rows
        definition={definition}
        view={list.view}
        records={rows.records}
        list={records}
        matching={rows.matching}
        from={rows.slice.from}
        total={isCounted ? rows.count : null}
        sort={question.sort}
        groupedBy={list.groupedBy}
        groups={rows.groups}
        onSort={(sort) => change({ sort })}
        filters={filters}
        onFilter={handleFilter}
        selection={list.canSelect ? list.selection : null}
        isOutdated={isOutdated}
        question={JSON.stringify([address.search, filters, question.sort, list.groupedBy])}
      />
      {rows.isPaged && (
        <TablePager
          many={inSentence(definition.label.many)}
          slice={rows.slice}
          total={rows.count}
          isCounted={isCounted}
          size={address.size}
          sizes={pageSizes(definition.list.paging)}
          onChange={change}
        />
      )}
    </div>
  )
}
