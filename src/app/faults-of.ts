import { checkDefinitions } from '../definitions/check'
import { checkDashboards } from '../definitions/check-dashboard'
import type { ResourceDefinition } from '../definitions/define'
import type { DashboardDefinition } from '../definitions/define-dashboard'
import type { Fault } from '../definitions/fault'
import { knownNames } from '../resources/known-names'

/** What is wrong with definitions and dashboards, all of them together. @param loadMore brings those that are loaded later */
export async function faultsOf(
  checked: readonly ResourceDefinition[],
  loadMore: () => Promise<readonly ResourceDefinition[]>,
  boards: readonly DashboardDefinition[],
): Promise<readonly Fault[]> {
  const all = [...checked, ...(await loadMore())]
  return [...checkDefinitions(all, knownNames), ...checkDashboards(boards, checked, all, knownNames)]
}
