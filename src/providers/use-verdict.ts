import type { AccessContext } from '../access/access-context'
import { type Verdict, verdictFor } from '../access/explain'
import type { Action, Subject } from '../access/vocabulary'
import { useSession } from './session-context'

/** The part of the question that the session does not know. */
export type VerdictContext = Omit<AccessContext, 'person' | 'productKey' | 'environment'>

/** Asks access for the signed-in person, synchronously: no control is enabled while a verdict is pending. */
export function useVerdict(action: Action, subject: Subject, context: VerdictContext = {}): Verdict {
  const { person, productKey, environment } = useSession()
  return verdictFor(action, subject, { ...context, person, productKey, environment })
}
