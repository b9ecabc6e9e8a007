import { useContext } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Switch } from '../../ui/switch'
import { useActionHost } from '../action/action-host-context'
import { pendingAction, useActionState } from '../action/action-state'
import { nameOf } from '../action/names-of'
import { useActionContext } from '../action/use-action-context'
import { verdictOn } from '../action/verdict-on'
import { ReasonHint } from '../reasons/reason-hint'
import { stateKey } from '../records/list-key'
import { PassedMoment } from './passed-moment'

export type SwitchCellProps = {
  definition: ResourceDefinition
  field: FieldDefinition
  action: ActionDefinition
  record: ResourceRecord
  isOn: boolean
}

/** A switch in a row: it shows what the server says, and a press performs its action. */
export function SwitchCell({ definition, field, action, record, isOn }: SwitchCellProps) {
  useContext(PassedMoment)
  const host = useActionHost()
  const context = useActionContext(definition)
  const resource = stateKey(definition, context.scope)
  const isPending = useActionState(
    (state) => pendingAction(state, resource, [action.name], [record]) !== undefined,
  )
  const verdict = verdictOn(definition, action, record, context)
  // A control that access hides leaves what it shows.
  if (verdict.isHidden) return t(isOn ? 'views.yes' : 'views.no')
  const label = `${t(field.label)}: ${nameOf(definition, record)}`

  const control = (describedBy?: string) => (
    <Switch
      isSmall
      isOn={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      isDisabled={!verdict.isAllowed}
      isBusy={isPending}
      onPress={(control) => host.start(action, [record], control)}
    />
  )
  return <ReasonHint reasons={verdict.reasons}>{control}</ReasonHint>
}
