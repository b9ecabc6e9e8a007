import type { AccessControlProvider } from '@refinedev/core'
import { explain } from '../access/explain'
import { type Action, actions, type Subject } from '../access/vocabulary'
import type { Person } from '../domain/person'

export type AccessControlSettings = {
  /** The access subject of a resource, from its definition. */
  subjectOf: (resource: string) => Subject | undefined
  person: () => Person
  productKey: string
}

/**
 * What Refine itself asks (menus, route guards). Everything the console draws asks `useVerdict` instead. No verdict is
 * cached, and the verdict on one record is never shown for another.
 */
export function createAccessControlProvider(settings: AccessControlSettings): AccessControlProvider {
  return {
    can: async ({ resource, action }) => {
      const subject = settings.subjectOf(resource ?? '')
      const known = actions.find((candidate): candidate is Action => candidate === action)
      if (!subject || !known) return { can: false }
      const verdict = explain(known, subject, { person: settings.person(), productKey: settings.productKey })
      return { can: verdict.isAllowed, reason: verdict.reasons[0]?.sentence }
    },
    options: { queryOptions: { staleTime: 0, placeholderData: undefined } },
  }
}
