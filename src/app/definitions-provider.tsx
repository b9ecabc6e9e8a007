import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { nameOfFile } from '../definitions/file/name-of-file'
import { type Definitions, DefinitionsContext } from '../providers/definitions-context'
import { components } from '../resources/components'
import { dashboards, definitions as own } from '../resources/registry'
import { whenIdle } from '../ui/when-idle'
import { ComponentsProvider } from '../views/resource-components'
import { definitionFaults } from './definition-faults'
import type { CheckedDefinitions } from './deployed-definitions'
import { isListNext } from './is-list-next'
import type { RuntimeConfig } from './runtime-config'

export type DefinitionsProviderProps = {
  /** Paths of definition files, from config.json. */
  paths: readonly string[]
  /** APIs their calls may go to, from config.json. */
  apis?: RuntimeConfig['apis']
  send: typeof fetch
  children: ReactNode
}

/**
 * Gives the console its resources: those of the build at once and with their components, those of files as soon as they
 * are read and checked. The code for that is loaded only where config.json lists files; the first screen does not wait
 * for it.
 */
export function DefinitionsProvider({ paths, apis, send, children }: DefinitionsProviderProps) {
  const deployed = useDeployed(paths, apis, send)
  const faults = useSyncExternalStore(definitionFaults.subscribe, definitionFaults.all)
  const value = useMemo<Definitions>(
    () => ({
      definitions: deployed ? [...own, ...deployed.definitions] : own,
      dashboards: deployed ? [...dashboards, ...deployed.dashboards] : dashboards,
      faults,
      pending: new Set(deployed ? [] : paths.map(nameOfFile)),
      examine: () => definitionFaults.check(null).catch(() => undefined),
    }),
    [deployed, faults, paths],
  )
  return (
    <DefinitionsContext value={value}>
      <ComponentsProvider components={components}>{children}</ComponentsProvider>
    </DefinitionsContext>
  )
}

type Deployed = Pick<CheckedDefinitions, 'definitions' | 'dashboards'>

function useDeployed(
  paths: readonly string[],
  apis: RuntimeConfig['apis'],
  send: typeof fetch,
): Deployed | null {
  const [deployed, setDeployed] = useState<Deployed | null>(null)
  useEffect(() => {
    if (paths.length === 0) return
    let isWanted = true
    async function load() {
      const { loadDeployedDefinitions } = await import('./deployed-definitions')
      const { faults, ...read } = await loadDeployedDefinitions(paths, send, apis)
      if (!isWanted) return
      definitionFaults.add(faults)
      setDeployed(read)
    }
    // Without the code nothing can be read; the addresses then lead to the page that says there is nothing.
    const start = () => load().catch(() => isWanted && setDeployed({ definitions: [], dashboards: [] }))
    // The check brings the forms along, and the cluster list is not to wait for them.
    const callOff = location.pathname === '/' || isListNext(location) ? whenIdle(start) : null
    if (callOff === null) void start()
    return () => {
      isWanted = false
      callOff?.()
    }
  }, [paths, apis, send])
  return deployed
}
