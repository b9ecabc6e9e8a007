import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Button, type ButtonKind } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { ReasonHint } from '../reasons/reason-hint'
import { stateKey } from '../records/list-key'
import { useActionHost } from './action-host-context'
import { pendingKey, useActionState } from './action-state'
import { nameOf } from './names-of'
import { useStanding } from './use-standing'
import { verdictOn, verdictOnSelection } from './verdict-on'

export type ActionButtonProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  /** Absent for an action of a list, which needs none. */
  record?: ResourceRecord
  /** The selected records, for an action on a selection. */
  selected?: readonly ResourceRecord[]
  kind?: ButtonKind
  /** Without its icon, where space is short. */
  isCompact?: boolean
  /** Only its icon, in rows; the label is its hint. */
  isIconOnly?: boolean
}

/** An action as a button: hidden, disabled with its reason, or under way, as access and the command say. */
export function ActionButton({ definition, action, record, selected, ...look }: ActionButtonProps) {
  const { kind, isCompact = false, isIconOnly = false } = look
  const host = useActionHost()
  const standing = useStanding(definition)
  const keyOf = (name: string) => pendingKey(stateKey(definition, standing.scope), name, record?.id ?? '')
  const isPending = useActionState(({ pending }) => pending.has(keyOf(action.name)))
  const other = useActionState(({ pending }) =>
    action.conflictsWith?.find((name) => pending.has(keyOf(name))),
  )
  const verdict = selected
    ? verdictOnSelection(definition, action, selected, standing)
    : verdictOn(definition, action, record, standing)
  if (verdict.isHidden) return null

  const label = t(action.label)
  const button = (describedBy?: string) => (
    <Button
      kind={isIconOnly ? 'icon' : kind}
      isDisabled={!verdict.isAllowed || other !== undefined || isPending}
      aria-label={record && `${label} ${nameOf(definition, record)}`}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      onClick={({ detail, currentTarget }) => {
        // The first click of a double click may move the list, and the second would meet another record's button.
        if (detail < 2) host.start(action, record ? [record] : (selected ?? []), currentTarget)
      }}
    >
      {(isPending || isIconOnly || !isCompact) && (
        <Icon name={isPending ? 'state-working' : action.icon} isSpinning={isPending} />
      )}
      {!isIconOnly && label}
    </Button>
  )
  return (
    <ReasonHint
      reasons={verdict.isAllowed ? [] : verdict.reasons}
      otherwise={other === undefined ? null : waitingFor(definition, other)}
    >
      {button}
    </ReasonHint>
  )
}

/** Why an action waits: another one is being done to the same record. */
function waitingFor({ actions }: ResourceDefinition, name: string): string {
  const other = actions.find((action) => action.name === name)
  return t('views.waitsFor', { action: other ? t(other.label) : name })
}
