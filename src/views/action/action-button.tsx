import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ActionPlace } from '../../definitions/file/file-actions'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Button, type ButtonKind } from '../../ui/button'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import { Tip } from '../../ui/tip'
import { ReasonHint } from '../reasons/reason-hint'
import { stateKey } from '../records/list-key'
import { useActionHost } from './action-host-context'
import { pendingAction, useActionState } from './action-state'
import { linkOf } from './link-of'
import { nameOf } from './names-of'
import { useActionContext } from './use-action-context'
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
  const context = useActionContext(definition)
  const resource = stateKey(definition, context.scope)
  const about = record ? [record] : []
  const isPending = useActionState(
    (state) => pendingAction(state, resource, [action.name], about) !== undefined,
  )
  const other = useActionState((state) => pendingAction(state, resource, action.conflictsWith ?? [], about))
  const verdict = selected
    ? verdictOnSelection(definition, action, selected, context)
    : verdictOn(definition, action, record, context)
  if (verdict.isHidden) return null

  const label = t(action.label)
  const href = linkOf(action, record)
  if (href && verdict.isAllowed) {
    const about = record ? `${label} ${nameOf(definition, record)}` : label
    const link = (
      <ExternalLink
        className={isIconOnly ? 'icon-button' : 'button'}
        href={href}
        aria-label={`${about} ${t('common.opensInNewTab')}`}
      >
        {(isIconOnly || !isCompact) && <Icon name={action.icon} />}
        {!isIconOnly && label}
      </ExternalLink>
    )
    return isIconOnly ? <Tip name={label}>{link}</Tip> : link
  }
  const preload = () => host.preload(action, selected ?? about)
  return (
    <ReasonHint
      reasons={verdict.reasons}
      otherwise={other === undefined ? null : waitingFor(definition, other)}
    >
      {(describedBy) => (
        <Button
          kind={isIconOnly ? 'icon' : kind}
          isDisabled={!verdict.isAllowed || other !== undefined}
          aria-label={record && `${label} ${nameOf(definition, record)}`}
          isBusy={isPending}
          aria-describedby={describedBy}
          onFocus={preload}
          onPointerEnter={preload}
          onClick={({ detail, currentTarget }) => {
            // The first click of a double click may move the list, and the second would meet another record's button.
            if (detail < 2) host.start(action, selected ?? about, currentTarget)
          }}
        >
          {(isPending || isIconOnly || !isCompact) && (
            <Icon name={isPending ? 'state-working' : action.icon} isSpinning={isPending} />
          )}
          {!isIconOnly && label}
        </Button>
      )}
    </ReasonHint>
  )
}

/** The buttons of all actions that stand in one place, each as `ActionButton` draws it. */
export function ActionButtons(props: Omit<ActionButtonProps, 'action'> & { where: ActionPlace }) {
  const { where, ...shared } = props
  return shared.definition.actions
    .filter((action) => action.where.includes(where))
    .map((action) => <ActionButton key={action.name} {...shared} action={action} />)
}

/** Why an action waits: another one is being done to the same record. */
export function waitingFor({ actions }: ResourceDefinition, name: string): string {
  const other = actions.find((action) => action.name === name)
  return t('views.waitsFor', { action: other ? t(other.label) : name })
}
