import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { RequestContext } from '../../definitions/define-behaviour'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { type Session, useSession } from '../../providers/session-context'
import { useCallReader } from '../../providers/use-call'
import { cachedRecords } from '../records/cached-records'

/** Who acts on a resource's records, and where: what verdicts, requests and commands for a shell are made of. */
export type ActionContext = RequestContext &
  Pick<Session, 'person' | 'environment' | 'apiUrl'> & {
    /** The whole list, for rules that look at the other records too. */
    list: () => readonly ResourceRecord[]
  }

/** The context of actions here; the same object while nothing of it changes. */
export function useActionContext(definition: ResourceDefinition): ActionContext {
  const { person, productKey, environment, apiUrl } = useSession()
  const scope = useScopeOf(definition)
  const read = useCallReader()
  const client = useQueryClient()
  return useMemo(() => {
    const list = () => cachedRecords(client, definition, scope).records
    return { person, productKey, environment, apiUrl, scope, read, list }
  }, [person, productKey, environment, apiUrl, scope, read, client, definition])
}
