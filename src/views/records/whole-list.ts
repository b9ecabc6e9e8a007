import type { RecordFault } from '../../api/record-faults'
import { errorSentence } from '../error-sentence'

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
  answer: { total: number },
  { page, size, here }: { page: number; size: number; here: number },
) {
  const hasNext: unknown = Reflect.get(answer, 'hasNext')
  // Where cursors lead on, a page may be short; one that is empty and not the last was not found.
  if (hasNext !== undefined)
    return { given: size, isLast: hasNext === false, least: hasNext === true ? 1 : 0 }
  // A server that gives fewer than it is asked for is asked for as many as it gives from then on.
  const given = page === 1 && here < answer.total ? Math.min(here, size) : size
  const isLast = page * given >= answer.total
  return { given, isLast, least: isLast ? answer.total - (page - 1) * given : given }
}

/** Records of a page that could not be read: they are counted by the server, and are not handed on. */
export function unreadIn(answer: object): number {
  return faultsOf(answer).filter(({ isShown }) => !isShown).length
}

/** What of a page could not be read. */
export function faultsOf(answer: object): readonly RecordFault[] {
  const faults: unknown = Reflect.get(answer, 'faults')
  return Array.isArray(faults) ? faults : []
}
