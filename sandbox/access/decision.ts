import type { AccessContext } from '../../src/access/access-context'
import { dependenciesOf, dependencyFactsOf, type PlainFacts } from '../../src/access/dependencies'
import { decide, type Reason, unreadFacts } from '../../src/access/explain'
import { type FactName, factsOf } from '../../src/access/facts'
import type { Action, Subject } from '../../src/access/vocabulary'

/** One question access was asked, what it was answered from, and the answer: allowed without reasons. */
export type Decision = {
  action: Action
  subject: Subject
  /** The cluster that was spoken of. */
  clusterId: string | null
  facts: PlainFacts
  /** Of these facts nothing was known: they meet no rule. Left out where there are none. */
  unread?: readonly FactName[]
  reasons: readonly Reason[]
}

/** Asks the rules of the console, which the console's controls ask too. */
export function decisionOn(action: Action, subject: Subject, context: AccessContext): Decision {
  const facts = factsOf(context)
  const unread = unreadFacts(context)
  const asked = dependenciesOf(action, subject).filter((name) => unread.has(name))
  return {
    action,
    subject,
    clusterId: context.cluster?.id ?? null,
    facts: dependencyFactsOf(action, subject, facts),
    ...(asked.length > 0 && { unread: asked }),
    reasons: decide(action, subject, facts, undefined, unread).reasons,
  }
}
