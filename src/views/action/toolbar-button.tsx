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
import { useStanding } from './use-standing'
import { verdictOn, verdictOnSelection } from './verdict-on'

export type ToolbarButtonProps = {
  definition: ResourceDefinition
  action: ActionDefinition
  kind?: ButtonKind
  /** The selected records, for an action on a selection; absent for one that needs no record. */
  selected?: readonly ResourceRecord[]
}

/** An action of a list, or of its selection, as a button: hidden, disabled with its reason, or under way. */
export function ToolbarButton({ definition, action, kind, selected }: ToolbarButtonProps) {
  const host = useActionHost()
  const standing = useStanding(definition)
  const key = pendingKey(stateKey(definition, standing.scope), action.name, '')
  const isPending = useActionState(({ pending }) => pending.has(key))
  const verdict = selected
    ? verdictOnSelection(definition, action, selected, standing)
    : verdictOn(definition, action, undefined, standing)
  if (verdict.isHidden) return null

  const button = (describedBy?: string) => (
    <Button
      kind={kind}
      isDisabled={!verdict.isAllowed || isPending}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy}
      onClick={(event) => host.start(action, selected ?? [], event.currentTarget)}
    >
      <Icon name={isPending ? 'state-working' : action.icon} isSpinning={isPending} />
      {t(action.label)}
    </Button>
  )
  return <ReasonHint reasons={verdict.isAllowed ? [] : verdict.reasons}>{button}</ReasonHint>
}
