import type { ResourceDefinition } from '../../resources/define'
import type { ActionDefinition } from '../../resources/define-action'
import type { ResourceRecord } from '../records/resource-record'

/** What every dialog of an action is given; it performs the action itself and closes when that is done. */
export type DialogProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  record: ResourceRecord
  onClose: () => void
}
