import { errorSentence } from '../error-sentence'
import type { ListAnswer } from './cached-records'

/** What came is not all there is, in words for the person: half a list is never taken for the whole. */
export class IncompleteListError extends Error {
  override name = 'IncompleteListError'
}

/** Why a list could not be read whole, in the words of a failed request or of what is wrong with an answer that came. */
export function wholeListReason(error: Error): string {
  return error instanceof IncompleteListError ? error.message : errorSentence(error)
}

/** Whether a page is the last one, how many rows each has, and how many it has to have at least. */
export function endOf(
  { total, hasNext }: Pick<ListAnswer, 'total' | 'hasNext'>,
  { page, size, here }: { page: number; size: number; here: number },
) {
  // Where cursors lead on, a page may be short; one that is empty and not the last was not found.
  if (hasNext !== undefined) return { given: size, isLast: !hasNext, least: hasNext ? 1 : 0 }
  // A server that gives fewer than it is asked for is asked for as many as it gives from then on.
  const given = page === 1 && here < total ? Math.min(here, size) : size
  const isLast = page * given >= total
  return { given, isLast, least: isLast ? total - (page - 1) * given : given }
}

/** Records of a page that could not be read: they are counted by the server, and are not handed on. */
export function unreadIn({ faults }: Pick<ListAnswer, 'faults'>): number {
  return faults.filter(({ isShown }) => !isShown).length
}
