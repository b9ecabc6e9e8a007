import { ApiError } from '../api/errors'
import { missingFrom, type RecordFault } from '../api/record-faults'

/** What one request brings: `next` is the cursor of the page after it, `told` the number of all records. */
type CursorAnswer = { data: unknown[]; next: string | null; told: number | undefined }

/** Left out where pages have numbers. */
export type ByCursor = {
  /** Whether `total` is how many there are; else it says no more than which pages are known. */
  isCounted: boolean
  hasNext: boolean
}

/** Cursors of the pages of one list, from the first on, whose cursor is empty. */
type Way = { cursors: string[]; hasShortPages: boolean }

/** Pages a visit may lie behind the last one known: each of them is a request. */
const longestWay = 20

/** Lists of which cursors are kept, those that were read last: each search that is typed is one of its own. */
const mostWays = 50

/**
 * Pages by their numbers, of an API that knows cursors only: those of pages that were read are kept, and a page beyond
 * them is found by reading the ones before.
 */
export function createCursorPages() {
  const ways = new Map<string, Way>()

  /**
   * The page of that number; without records where the list ends before it, or it is too far to go.
   * @param question what is asked besides the page
   */
  async function read<Answer extends CursorAnswer>(
    question: string,
    { number, size }: { number: number; size: number },
    ask: (cursor: string) => Promise<Answer>,
  ): Promise<Omit<Answer, 'told'> & { total: number } & ByCursor> {
    const way = ways.get(question) ?? { cursors: [''], hasShortPages: false }
    ways.delete(question)
    ways.set(question, way)
    const [oldest] = ways.keys()
    if (ways.size > mostWays && oldest !== undefined) ways.delete(oldest)
    const { cursors } = way
    const last = number - cursors.length > longestWay ? cursors.length : number
    for (let here = Math.min(last, cursors.length); ; here += 1) {
      const cursor = cursors[here - 1] ?? ''
      const { told, ...answer } = await ask(cursor).catch((error: unknown) => {
        // A cursor may have run out: the next attempt begins at the first page.
        if (error instanceof ApiError && error.statusCode < 500) cursors.length = 1
        throw error
      })
      const { next, data } = answer
      if (next !== null && next === cursor) throw new Error('The next page is this page')
      // Where another page follows than did before, those behind it are others, too.
      if (next === null) cursors.length = here
      else if (next !== cursors[here]) cursors.splice(here, cursors.length, next)
      const before = (here - 1) * size
      const count = data.length + missingFrom(data)
      way.hasShortPages ||= next !== null && count < size
      if (here < last && next !== null) continue
      return {
        ...answer,
        data: here === number ? data : [],
        total: Math.max(told ?? 0, next === null ? before + count : (cursors.length - 1) * size + 1),
        isCounted: told !== undefined || (next === null && !way.hasShortPages),
        hasNext: next !== null,
      }
    }
  }

  return { read }
}

/** Pages of which a list is put together that is read whole: each of them is a request, at each reading. */
const mostPages = 100

type WholeAnswer = CursorAnswer & { faults: readonly RecordFault[]; total: number }

/**
 * All pages of a list that is read whole, as one.
 * @throws Error where it has too many, or goes round in a circle: a part of it would be taken for all there is
 */
export async function readAllPages<Answer extends WholeAnswer>(
  ask: (cursor?: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask()
  const data = [...answer.data]
  const faults = [...answer.faults]
  let place = data.length + missingIn(answer)
  const cursors = new Set<string>()
  for (let { next } = answer; next !== null; ) {
    if (cursors.has(next)) throw new Error('The pages of this list go round in a circle')
    if (cursors.size > mostPages) throw new Error(`This list has more than ${mostPages} pages`)
    cursors.add(next)
    const page = await ask(next)
    data.push(...page.data)
    faults.push(...page.faults.map((fault) => ({ ...fault, number: fault.number && fault.number + place })))
    place += page.data.length + missingIn(page)
    next = page.next
  }
  return { ...answer, data, faults, total: Math.max(answer.told ?? 0, place) }
}

function missingIn({ faults }: WholeAnswer): number {
  return faults.filter(({ isShown }) => !isShown).length
}
