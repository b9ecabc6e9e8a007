import type { ResourceDefinition } from '../../definitions/define'
import type { DashboardDefinition, PanelDefinition } from '../../definitions/define-dashboard'
import { userScope } from '../../providers/scope-context'
import { listVerdict, type VerdictQuestion } from '../action/verdict-on'

/**
 * The panels of a dashboard that are there for this person: those of a list that is hidden are left out, as the list is;
 * those of one that may not be seen now stay, with the reason.
 */
export function shownPanels(
  { panels }: DashboardDefinition,
  definitions: readonly ResourceDefinition[],
  question: Pick<VerdictQuestion, 'person' | 'productKey' | 'environment'>,
): readonly PanelDefinition[] {
  return panels.filter(({ resource }) => {
    const definition = definitions.find(({ name }) => name === resource)
    return !definition || !listVerdict(definition, { ...question, scope: userScope }).isHidden
  })
}
