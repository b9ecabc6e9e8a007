import { createContext, useContext, useMemo } from 'react'
import type { ResourceDefinition, ResourceScope } from '../definitions/define'
import type { DashboardDefinition } from '../definitions/define-dashboard'
import type { Fault } from '../definitions/fault'

/** What the console manages: the resources it was built with, and those that stand beside it as files. */
export type Definitions = {
  /**
   * Of both scopes, those of files last and in the order of config.json. The cluster page's own are not among them:
   * they come with the page. One whose file cannot be used is here too, with its faults below.
   */
  definitions: readonly ResourceDefinition[]
  /** Pages of panels about these, in the same order; one whose file cannot be used is among the definitions. */
  dashboards?: readonly DashboardDefinition[]
  /** What is wrong with a resource or a dashboard, by its name; shown in its place. */
  faults: ReadonlyMap<string, readonly Fault[]>
  /** Names of resources whose files are still on their way. */
  pending: ReadonlySet<string>
  /** Looks through the definitions of the build; what it finds is among the faults when it is done. */
  examine: () => Promise<void>
}

export const DefinitionsContext = createContext<Definitions>({
  definitions: [],
  faults: new Map(),
  pending: new Set(),
  examine: async () => {},
})

export function useAllDefinitions(): Definitions {
  return useContext(DefinitionsContext)
}

/**
 * The resources of a scope, for a menu or for tabs.
 * @param own those that came with the caller's page; they stand first
 * @example useDefinitions('cluster', clusterDefinitions)
 */
export function useDefinitions(
  scope: ResourceScope,
  own: readonly ResourceDefinition[] = none,
): readonly ResourceDefinition[] {
  const { definitions } = useAllDefinitions()
  return useMemo(
    () => [...own, ...definitions.filter((definition) => definition.scope === scope)],
    [own, definitions, scope],
  )
}

/** What is wrong with a definition; its place shows this and nothing of the definition. */
export function useFaultsOf(name: string): readonly Fault[] {
  return useAllDefinitions().faults.get(name) ?? noFaults
}

const none: readonly ResourceDefinition[] = []
const noFaults: readonly Fault[] = []
