import { joinedSentences } from '../domain/joined-sentences'
import type { Reason } from './explain'
import { sentencesOf } from './ways-out'

/** All that stands against something, as one text; empty where nothing does. */
export function joinedReasons(reasons: readonly Reason[]): string {
  return joinedSentences(sentencesOf(reasons))
}
