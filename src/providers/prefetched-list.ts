import type { TimedListPage } from './read-list'

/** A list that is read while what shows it is still being drawn. */
export type PrefetchedList = {
  /** Reads a resource's list for a person, once. */
  start: (resource: string, personId: string, read: () => Promise<TimedListPage>) => void
  /** What was read for just that person, answered or still on its way; handed out once. */
  take: (resource: string, personId: string) => Promise<TimedListPage> | null
}

/** Milliseconds after which an unused answer counts as old. */
const longestWait = 10_000

export function createPrefetchedList(now: () => number = Date.now): PrefetchedList {
  let begun: { of: string; answer: Promise<TimedListPage>; at: number } | null = null
  let isSpent = false
  return {
    start: (resource, personId, read) => {
      if (begun || isSpent) return
      const answer = read()
      // The failure reaches the caller that takes it; there may be none.
      answer.catch(() => undefined)
      begun = { of: keyOf(resource, personId), answer, at: now() }
    },
    take: (resource, personId) => {
      if (begun?.of !== keyOf(resource, personId)) return null
      const { answer, at } = begun
      begun = null
      isSpent = true
      return now() - at < longestWait ? answer : null
    },
  }
}

function keyOf(resource: string, personId: string): string {
  return `${resource} ${personId}`
}
