import type { ResourceRecord } from '../../definitions/resource-record'
import type { Outcome } from '../action/use-command'

/** What became of an action on each of many records. */
export type BulkReport = {
  done: readonly ResourceRecord[]
  /** `isUnknown`: no answer came back, and the list does not show the effect. */
  failed: readonly { record: ResourceRecord; sentence: string; isUnknown: boolean }[]
  /** What the server said, where it said the same of all that worked; else null. */
  message: string | null
}

/** Calls under way at a time: fast enough for hundreds, kind to the server. */
const atOnce = 3

/**
 * Does something to each record, a few at a time, however the others fare; the report keeps the order of the records.
 * @param onProgress called with the number of records dealt with, after each
 */
export async function runBulk(
  records: readonly ResourceRecord[],
  perform: (record: ResourceRecord) => Promise<Outcome>,
  onProgress: (count: number) => void = () => {},
): Promise<BulkReport> {
  const outcomes = new Map<ResourceRecord, Outcome>()
  const waiting = [...records]
  async function work(): Promise<void> {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      outcomes.set(record, await perform(record))
      onProgress(outcomes.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const done: ResourceRecord[] = []
  const failed: { record: ResourceRecord; sentence: string; isUnknown: boolean }[] = []
  const messages = new Set<string | null>()
  for (const record of records) {
    const outcome = outcomes.get(record)
    if (outcome?.kind === 'done') {
      done.push(record)
      messages.add(outcome.message)
    } else if (outcome) {
      failed.push({ record, sentence: outcome.sentence, isUnknown: outcome.kind === 'unconfirmed' })
    }
  }
  const [message = null] = messages
  return { done, failed, message: messages.size === 1 ? message : null }
}
