import type { QueryClient } from '@tanstack/react-query'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { listKey } from './list-key'

/**
 * A list as the data provider answers it and as it stands in the cache: the server's records, and when the newest answer
 * in them was asked for.
 */
export type ListAnswer<Row = ResourceRecord> = {
  data: Row[]
  total: number
  faults: readonly RecordFault[]
  /** False where `total` is no more than what is known so far: pages are found by cursors. */
  isCounted?: boolean
  /** Whether another page follows, where `total` does not tell. */
  hasNext?: boolean
  requestedAt: number
  /** When the list itself was asked for, where a poll has brought newer states since. */
  listAskedAt?: number
  answeredAt: number
}

/** The cache's boundary: what the data provider put under a list's key. */
export function readAnswer(cached: unknown): ListAnswer | undefined {
  return cached === undefined ? undefined : answerOf(cached)
}

/** The boundary to Refine's types: what came back of a list is what the schema of its definition reads. */
export function answerOf<Row = ResourceRecord>(answer: unknown): ListAnswer<Row> {
  return answer as ListAnswer<Row>
}

/**
 * What is kept of a resource's list. `isCurrent`: its last reading worked; `requestedAt`: when it was asked for, in
 * milliseconds since the epoch.
 */
export type CachedList = {
  records: readonly ResourceRecord[]
  /** How many there are on all pages, as far as is known. */
  total: number
  /** What of it could not be read. */
  faults: readonly RecordFault[]
  isCurrent: boolean
  requestedAt: number
}

/**
 * Told in the meta of a reading of a list that the server cuts into pages, where it is of some ids or of a panel (`of`
 * left out) or of what belongs to one record: none of these is the list that a person saw.
 */
export function partMeta(of: ResourceDefinition['narrowed'] | null = null): { part: string } {
  return { part: of ? `${of.by}=${of.id}` : 'ids' }
}

function partOf({ list, narrowed }: ResourceDefinition): string | undefined {
  return list.paging?.kind === 'server' && narrowed ? partMeta(narrowed).part : undefined
}

/**
 * The list on screen, else the newest that is kept.
 * @param type `active`: the list on screen alone, which is read again with every change
 */
export function cachedRecords(
  client: QueryClient,
  definition: ResourceDefinition,
  scope: Scope,
  type: 'all' | 'active' = 'all',
): CachedList {
  const [newest] = client
    .getQueryCache()
    .findAll({
      ...{ queryKey: listKey(definition, scope), type },
      predicate: ({ meta }) => meta?.part === partOf(definition),
    })
    .sort(
      (left, right) =>
        Number(right.isActive()) - Number(left.isActive()) ||
        right.state.dataUpdatedAt - left.state.dataUpdatedAt,
    )
  const answer = readAnswer(newest?.state.data)
  return {
    records: answer?.data ?? [],
    total: answer?.total ?? 0,
    faults: answer?.faults ?? [],
    isCurrent: newest?.state.status === 'success',
    requestedAt: answer?.requestedAt ?? 0,
  }
}

/** Whether a record is not in a list as it was read: one that could not be read may be that record. */
export function isAbsent(
  id: string | undefined,
  { records, faults }: Pick<CachedList, 'records' | 'faults'>,
): boolean {
  const isUnread = faults.some((fault) => !fault.isShown && (fault.id === null || fault.id === id))
  return !isUnread && !records.some((record) => record.id === id)
}
