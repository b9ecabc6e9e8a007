import { AbilityProvider, Can } from '@casl/react'
import type { ReactNode } from 'react'
import { ability, subjectFacts } from '../access/ability'
import type { Action, Subject } from '../access/vocabulary'
import { useSession } from './session-context'
import type { VerdictContext } from './use-verdict'

/**
 * Shows what only those see who may do something, by CASL's own component on the console's ability. For a control
 * that is disabled with its reasons ask `useVerdict` instead.
 * @param context what the question is about, beyond the person: `{cluster}`
 */
export function IfAllowed(props: {
  action: Action
  subject: Subject
  context?: VerdictContext
  children: ReactNode
}) {
  const { person, productKey, environment } = useSession()
  const facts = subjectFacts(props.subject, { ...props.context, person, productKey, environment })
  return (
    <AbilityProvider value={ability}>
      <Can I={props.action} this={facts}>
        {props.children}
      </Can>
    </AbilityProvider>
  )
}
