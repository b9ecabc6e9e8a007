import { AbilityProvider, Can } from '@casl/react'
import type { ReactNode } from 'react'
import { ability, subjectFacts } from '../../access/ability'
import type { Reason } from '../../access/explain'
import type { Action, Subject } from '../../access/vocabulary'
import { useSession } from '../../providers/session-context'
import { useVerdict, type VerdictContext } from '../../providers/use-verdict'
import { RefusalNote } from './refusal-text'

export type RuledProps = {
  action: Action
  subject: Subject
  /** What the question is about, beyond the person: `{ cluster }`. */
  context?: VerdictContext
  /** Draws what is refused in sight, given every reason; the reasons alone, as text, when left out. */
  refused?: (reasons: readonly Reason[]) => ReactNode
  children: ReactNode
}

/**
 * What a person sees of something that access decides on: the thing itself where they may, nothing where an unmet rule
 * hides it, and otherwise why not. CASL's component finds whether; only `explain` knows why, and what hides.
 */
export function Ruled({ action, subject, context, refused, children }: RuledProps) {
  const { person, productKey, environment } = useSession()
  const facts = subjectFacts(subject, { ...context, person, productKey, environment })
  return (
    <AbilityProvider value={ability}>
      <Can I={action} this={facts} passThrough>
        {({ isAllowed }) => (isAllowed ? children : <Refusal {...{ action, subject, context, refused }} />)}
      </Can>
    </AbilityProvider>
  )
}

function Refusal({
  action,
  subject,
  context,
  refused,
}: Pick<RuledProps, 'action' | 'subject' | 'context' | 'refused'>) {
  const { isHidden, reasons } = useVerdict(action, subject, context)
  if (isHidden) return null
  return refused ? refused(reasons) : <RefusalNote reasons={reasons} />
}
