import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { RequestContext } from '../../definitions/define-behaviour'
import type { ResourceRecord } from '../../definitions/resource-record'
import { useScopeOf } from '../../providers/scope-context'
import { type Session, useSession } from '../../providers/session-context'
import { useCallReader } from '../../providers/use-call'
import { cachedRecords } from '../records/cached-records'
import { stateKey } from '../records/list-key'
import { useActionStore } from './action-state'

/** Who acts on a resource's records, and where: what verdicts, requests and commands for a shell are made of. */
export type ActionContext = RequestContext &
  Pick<Session, 'person' | 'environment' | 'apiUrl'> & {
    /** The whole list, for rules that look at the other records too. */
    list: () => readonly ResourceRecord[]
    /** Whether a record was made here and no list of the server has shown it yet. */
    isAwaited: (record: ResourceRecord) => boolean
  }

/** The context of actions here; the same object while nothing of it changes. */
export function useActionContext(definition: ResourceDefinition): ActionContext {
  const { person, productKey, environment, apiUrl } = useSession()
  const scope = useScopeOf(definition)
  const read = useCallReader()
  const client = useQueryClient()
  const store = useActionStore()
  return useMemo(() => {
    const list = () => cachedRecords(client, definition, scope).records
    const isAwaited = ({ id }: ResourceRecord) =>
      store.read().made[stateKey(definition, scope)]?.some(({ record }) => record.id === id) ?? false
    return { person, productKey, environment, apiUrl, scope, read, list, isAwaited }
  }, [person, productKey, environment, apiUrl, scope, read, client, store, definition])
}
