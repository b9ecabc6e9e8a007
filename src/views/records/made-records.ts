import type { ResourceDefinition } from '../../definitions/define'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import { isKnownBefore } from '../../domain/cluster-intent'
import type { ListAnswer } from './cached-records'

/** A record as it was sent, from when the server accepted it (milliseconds since the epoch) until its list shows it. */
export type MadeRecord = { record: ResourceRecord; acceptedAt: number }

/**
 * The records made here of which the server's list has said nothing yet: the first list asked for after the server
 * accepted one decides, whether it shows the record or not. A poll that only brings states decides nothing.
 */
export function awaitedRecords<Made extends MadeRecord>(
  { titleField }: Pick<ResourceDefinition, 'titleField'>,
  made: readonly Made[],
  answer: ListAnswer | undefined,
  now = Date.now(),
): readonly Made[] {
  if (!answer || made.length === 0) return made
  const askedAt = answer.listAskedAt ?? answer.requestedAt
  const listed = new Set(answer.data.map((record) => textOf(record, titleField)))
  return made.filter(
    ({ record, acceptedAt }) =>
      isKnownBefore(askedAt, acceptedAt, now) && !listed.has(textOf(record, titleField)),
  )
}
