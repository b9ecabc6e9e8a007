import { recordsOfWholeList } from './records-of-whole-list'

/** The ids of all records there are, as last read; null where nobody knows them all. */
export function idsOfWholeList(...list: Parameters<typeof recordsOfWholeList>): ReadonlySet<string> | null {
  const records = recordsOfWholeList(...list)
  return records && new Set(records.map(({ id }) => id))
}
