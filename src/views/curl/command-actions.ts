import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'

/** The actions whose whole request is known before they are pressed; a dialog that asks for more offers its own. */
export function commandActions({ actions }: ResourceDefinition): readonly ActionDefinition[] {
  return actions.filter(
    ({ call, opens, fields, confirm, bulk }) =>
      call !== undefined && opens === undefined && !fields && confirm?.kind !== 'dialog' && bulk !== 'edit',
  )
}
