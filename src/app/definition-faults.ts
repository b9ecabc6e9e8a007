import type { ResourceDefinition } from '../definitions/define'
import type { DashboardDefinition } from '../definitions/define-dashboard'
import type { Fault } from '../definitions/fault'
import { faultLine } from '../definitions/fault-line'
import { createStore } from '../domain/create-store'
import { dashboards, definitions } from '../resources/registry'
import type { ErrorReporter } from './error-reporter'

/** What the check found wrong with the definitions, for who draws a resource. */
export type DefinitionFaults = {
  /** Checks once; later calls wait for the same check. */
  check: (reporter: Pick<ErrorReporter, 'report'> | null) => Promise<void>
  /** Faults of definitions that were read and checked later, such as those of files. */
  add: (faults: ReadonlyMap<string, readonly Fault[]>) => void
  /** Those of all resources, by name; always the same map until more is found. */
  all: () => ReadonlyMap<string, readonly Fault[]>
  subscribe: (listener: () => void) => () => void
}

/**
 * @param checked those whose code is here; `loadMore` brings those of pages that are loaded later
 * @param boards dashboards of the build, whose panels show of the resources that are here
 */
export function createDefinitionFaults(
  checked: readonly ResourceDefinition[],
  loadMore: () => Promise<readonly ResourceDefinition[]> = async () => [],
  boards: readonly DashboardDefinition[] = [],
): DefinitionFaults {
  const found = createStore<ReadonlyMap<string, readonly Fault[]>>(new Map())
  let checking: Promise<void> | null = null

  async function run(reporter: Pick<ErrorReporter, 'report'> | null): Promise<void> {
    // The check knows every registry of the engine, the forms' too: it is no part of the first load.
    const { faultsOf } = await import('./faults-of')
    const faults = await faultsOf(checked, loadMore, boards)
    for (const fault of faults) reporter?.report('DefinitionFault', faultLine(fault))
    const names = new Set(faults.map(({ place }) => resourceOf(place)))
    if (names.size === 0) return
    add(new Map([...names].map((name) => [name, faults.filter(({ place }) => resourceOf(place) === name)])))
  }

  function add(faults: ReadonlyMap<string, readonly Fault[]>) {
    found.set(new Map([...found.get(), ...faults]))
  }

  return {
    check: (reporter) => {
      checking ??= run(reporter).catch((error: unknown) => {
        // Its code did not arrive: anyone who asks next tries again.
        checking = null
        throw error
      })
      return checking
    },
    add,
    all: found.get,
    subscribe: found.subscribe,
  }
}

/** The faults of the console's own definitions. */
export const definitionFaults = createDefinitionFaults(
  definitions,
  async () => {
    const [{ clusterDefinitions }, { accountDefinitions }] = await Promise.all([
      import('../resources/cluster-registry'),
      import('../resources/account-registry'),
    ])
    return [...clusterDefinitions, ...accountDefinitions]
  },
  dashboards,
)

/** Every place begins with the name of its resource, such as `whitelists.list.columns[2]`. */
function resourceOf(place: string): string {
  return place.split('.')[0] ?? place
}
