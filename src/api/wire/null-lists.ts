import * as z from 'zod/mini'
import { recordsOf } from './records'

/** As recordsOf; a list that is sent as null is empty. One that is not sent is refused, for nothing is said of it. */
export function recordsOrNullOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((sent: unknown): unknown => (sent === null ? [] : sent)),
    recordsOf(item),
  )
}
