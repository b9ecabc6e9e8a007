import '../../locales/export-texts'
import type { RecordFault } from '../../api/record-faults'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import type { ListAnswer } from './cached-records'
import { endOf, IncompleteListError, unreadIn } from './whole-list'

/** How far a reading of all pages is. */
export type PagesState = {
  /** Records that were handed on. */
  done: number
  /** Records of the same pages that could not be read. */
  missing: number
  /** Null until it is known. */
  total: number | null
  isWhole: boolean
}

/** Which page is read next; a reading that stopped goes on from there. */
export type NextPage = Pick<PagesState, 'done' | 'missing'> & { page: number; size: number }

/** Rows asked for at once: few requests, and no more than that in memory. */
const rowsAtOnce = 100

export function firstPage(): NextPage {
  return { page: 1, size: rowsAtOnce, done: 0, missing: 0 }
}

/**
 * Reads all pages of a list that a server cuts, one after the other. A page that lacks rows stops it: half a list is
 * never taken for the whole.
 * @param next where it begins; it is moved on with each page
 * @param handle called with the records of each page, once and in order, and with what of it could not be read,
 * whose numbers are those among the records of all pages
 */
export async function readPages(
  next: NextPage,
  getPage: (page: number, size: number) => Promise<ListAnswer>,
  handle: (records: readonly ResourceRecord[], state: PagesState, faults: readonly RecordFault[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { page, size } = next
    const answer = await getPage(page, size)
    if (signal.aborted) return
    const unread = unreadIn(answer)
    const here = answer.data.length + unread
    const { given, isLast, least } = endOf(answer, { page, size, here })
    if (here < least || given === 0) throw new IncompleteListError(t('exporting.short', { here, page }))
    const before = next.done + next.missing
    const [done, missing] = [next.done + answer.data.length, next.missing + unread]
    Object.assign(next, { page: page + 1, size: given, done, missing })
    const total = answer.isCounted === false ? null : answer.total
    const faults = answer.faults.map((fault) => ({
      ...fault,
      number: fault.number && fault.number + before,
    }))
    handle(answer.data, { done, missing, total, isWhole: isLast }, faults)
    if (isLast) return
  }
}
