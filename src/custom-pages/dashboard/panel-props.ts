import type { ResourceDefinition } from '../../definitions/define'
import type { PanelDefinition } from '../../definitions/define-dashboard'
import type { PanelQuestion } from './use-panel-question'

/** What a panel of a kind is drawn from: its list, what it asks of it, and what it is called. */
export type PanelProps<Kind extends PanelDefinition['kind']> = PanelQuestion & {
  panel: Extract<PanelDefinition, { kind: Kind }>
  definition: ResourceDefinition
  title: string
}
