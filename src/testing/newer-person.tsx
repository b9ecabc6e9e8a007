import { type ReactNode, useState } from 'react'
import type { Person } from '../domain/person'
import { SessionContext, useSession } from '../providers/session-context'

/** What is drawn gets a newer answer about the person as soon as 'Newer answer' is pressed. */
export function NewerPerson({ newer, children }: { newer: Person; children: ReactNode }) {
  const session = useSession()
  const [isNewer, setNewer] = useState(false)
  return (
    <SessionContext value={isNewer ? { ...session, person: newer } : session}>
      <button type="button" onClick={() => setNewer(true)}>
        Newer answer
      </button>
      {children}
    </SessionContext>
  )
}
