import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'

/**
 * What every dialog of an action is given; it performs the action itself and closes when that is done. The records are
 * none for an action of the toolbar, one for a row's, the selected ones for a selection's.
 */
export type ActionDialogProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  records: readonly ResourceRecord[]
  onClose: () => void
}
