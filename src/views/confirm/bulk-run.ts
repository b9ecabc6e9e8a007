import type { ResourceRecord } from '../../definitions/resource-record'
import type { Outcome } from '../action/use-command'
import { fewAtATime } from './few-at-a-time'

/** What became of an action on each of many records. */
export type BulkReport = {
  done: readonly ResourceRecord[]
  /** `isUnknown`: no answer came back, and the list does not show the effect. */
  failed: readonly { record: ResourceRecord; sentence: string; isUnknown: boolean }[]
  /** What the server said, where it said the same of all that worked; else null. */
  message: string | null
}

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
  await fewAtATime(records, async (record) => {
    outcomes.set(record, await perform(record))
    onProgress(outcomes.size)
  })

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
