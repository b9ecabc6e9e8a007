import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { cachedRecords } from '../records/cached-records'
import type { Standing } from './verdict-on'

/** Who asks for verdicts on a resource's records, and where; the same object while neither changes. */
export function useStanding(definition: ResourceDefinition): Standing {
  const { person, productKey, environment } = useSession()
  const scope = useScopeOf(definition)
  const client = useQueryClient()
  return useMemo(
    () => ({
      person,
      productKey,
      environment,
      scope,
      list: () => cachedRecords(client, definition, scope).records,
    }),
    [person, productKey, environment, scope, client, definition],
  )
}
