import type { ResourceDefinition } from '../../definitions/define'
import type { AskedFilters } from '../../definitions/define-list'
import { builderOf } from '../../definitions/related-fields'
import type { ResourceRecord } from '../../definitions/resource-record'
import type { CombinedFilter } from '../../domain/combined-filter'
import { mostRelated } from '../../domain/related-filter'
import '../../locales/filter-texts'
import { t } from '../../locales/t'
import type { ListAnswer } from '../records/cached-records'
import type { ReadList } from '../records/list-reader'
import { endOf, IncompleteListError, unreadIn } from '../records/whole-list'

/** Records of another resource, all of a list that is read whole; null where more match than can be asked for. */
export type RelatedRecords = readonly ResourceRecord[] | null

/** What the server of another resource is asked for a part of a filter; null where it does not take that. */
export function askedOf(other: ResourceDefinition, about: CombinedFilter): AskedFilters | null {
  const asked = builderOf(other)?.reading?.ask(JSON.stringify(about), '') ?? {}
  return Object.keys(asked).length > 0 ? { ...asked } : null
}

/** Reads a list whole. @throws IncompleteListError where a record of it cannot be read: it may be one that is meant */
export async function readWhole(read: ReadList, signal: AbortSignal): Promise<RelatedRecords> {
  const answer = await read(undefined, signal)
  requireRead(answer)
  return answer.data
}

/** Reads what a server finds, page by page; no further than is known to be too many. @throws Error as above */
export async function readFound(
  read: ReadList,
  { other: { list }, filters }: { other: ResourceDefinition; filters: AskedFilters },
  signal: AbortSignal,
): Promise<RelatedRecords> {
  const found: ResourceRecord[] = []
  let size = mostRelated
  for (let page = 1; ; page += 1) {
    const answer = await read({ page, size, search: '', sort: list.sort ?? null, filters }, signal)
    requireRead(answer)
    found.push(...answer.data)
    if (answer.total > mostRelated || found.length > mostRelated) return null
    const here = answer.data.length
    const { given, isLast, least } = endOf(answer, { page, size, here })
    if (here < least || given === 0) throw new IncompleteListError(t('filter.relatedShort'))
    if (isLast) return found
    size = given
  }
}

function requireRead(answer: ListAnswer): void {
  if (unreadIn(answer) > 0) throw new IncompleteListError(t('filter.relatedUnread'))
}
