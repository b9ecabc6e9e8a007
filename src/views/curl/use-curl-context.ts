import { useMemo } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { useCallReader } from '../../providers/use-call'
import type { CurlContext } from './curl-of'

/** Who would make the calls of a resource here, and where. */
export function useCurlContext(definition: Pick<ResourceDefinition, 'scope'>): CurlContext {
  const { person, productKey, apiUrl } = useSession()
  const scope = useScopeOf(definition)
  const read = useCallReader()
  return useMemo(
    () => ({ person, productKey, apiUrl, scope, read }),
    [person, productKey, apiUrl, scope, read],
  )
}
