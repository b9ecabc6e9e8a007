import { listKey } from '../records/list-key'

/** The start of the cache key of every list of a resource, in whatever scope, page or order. */
export function listPrefix(resource: string): readonly unknown[] {
  return listKey(resource).slice(0, 4)
}
