import type { QueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { Scope } from '../../definitions/scope'
import { listKey } from './list-key'

/** A list as it stands in the cache: the server's records, and when the newest answer in them was asked for. */
export type ListAnswer = { data: ResourceRecord[]; total: number; requestedAt: number; answeredAt: number }

/** The cache's boundary: what the data provider put under a list's key. */
export function readAnswer(cached: unknown): ListAnswer | undefined {
  return cached as ListAnswer | undefined
}

/**
 * What is kept of a resource's list: the one on screen first, then the newest. `isCurrent`: its last reading worked;
 * `requestedAt`: when it was asked for, in milliseconds since the epoch.
 */
export function cachedRecords(
  client: QueryClient,
  definition: ResourceDefinition,
  scope: Scope,
): { records: readonly ResourceRecord[]; isCurrent: boolean; requestedAt: number } {
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: listKey(definition, scope) })
    .sort(
      (left, right) =>
        Number(right.isActive()) - Number(left.isActive()) ||
        right.state.dataUpdatedAt - left.state.dataUpdatedAt,
    )
  const answer = readAnswer(newest?.state.data)
  return {
    records: answer?.data ?? [],
    isCurrent: newest?.state.status === 'success',
    requestedAt: answer?.requestedAt ?? 0,
  }
}
