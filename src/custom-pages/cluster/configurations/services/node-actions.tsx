import { reasonsAgainstNode } from '../../../../access/service-actions'
import {
  actionsByStatus,
  isOfSubCluster,
  type ServiceAction,
  type ServiceGroupName,
  type ShownNode,
  serviceActions,
} from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { useVerdict } from '../../../../providers/use-verdict'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'
import { ReasonHint } from '../../../../views/reasons/reason-hint'
import type { ServiceTableProps } from './service-table-props'
import { actionLabel } from './service-words'
import styles from './services.module.css'
import { commandOf, isWhole, nameOf, type ServiceCommand } from './use-service-command'

/** What is offered on a node by its status; where it may not be done, with the reason (CFG-019 to CFG-023). */
export function NodeActions(props: ServiceTableProps & { node: ShownNode }) {
  const { group, node, rows, said } = props
  const reasons = useReasons(props, group, node.isDisconnected)
  // One that is to come or to go is left alone (CFG-D17).
  const offered = node.standing === 'listed' ? actionsByStatus(node.status) : []
  return (
    <span className={styles.actions}>
      {offered.map((action) => (
        <ActionButton
          key={action}
          {...props}
          reasons={reasons}
          command={commandOf({ action, group, nodeName: node.name }, rows, said.unread)}
        />
      ))}
    </span>
  )
}

/** The same for all nodes of a service at once: each action that any of several nodes takes. */
export function AllNodeActions(props: ServiceTableProps) {
  const { group, rows, said } = props
  const reasons = useReasons(props, group, false)
  const commands = serviceActions
    .map((action) => commandOf({ action, group, nodeName: null }, rows, said.unread))
    .filter(({ affected }) => affected.length > 0)
  // Both are called Start: the plain one goes first.
  const hasPlainStart = commands.some(({ action }) => action === 'start')
  if (rows.length < 2) return null
  return commands
    .filter(({ action }) => !(action === 'force start' && hasPlainStart))
    .map((command) => <ActionButton key={command.action} {...props} reasons={reasons} command={command} />)
}

function useReasons({ cluster }: ServiceTableProps, group: ServiceGroupName, isDisconnected: boolean) {
  const context = { cluster, detail: cluster }
  const isOfOne = isOfSubCluster(group)
  const isNodeDisconnected = isOfOne && isDisconnected
  const services = useVerdict('update', 'ClusterServices', { ...context, isNodeDisconnected })
  const subClusters = useVerdict('restart', 'SubCluster', context)
  return reasonsAgainstNode(isOfOne, services, subClusters)
}

type ActionButtonProps = Pick<ServiceTableProps, 'pendingOn' | 'onRequest'> & {
  reasons: ReturnType<typeof useReasons>
  command: ServiceCommand
}

function ActionButton({ reasons, command, pendingOn, onRequest }: ActionButtonProps) {
  const { action, group, nodeName, affected } = command
  const pending = pendingOn(affected.map(({ name }) => name))
  const label = actionLabel(action)
  return (
    <ReasonHint reasons={reasons} otherwise={pending?.words ?? null}>
      {(describedBy) => (
        <Button
          isDisabled={reasons.length > 0 || pending !== undefined}
          isBusy={pending?.action === action}
          aria-label={t('services.actionOn', { action: label, name: nameOf(command) })}
          aria-describedby={describedBy}
          onClick={() => onRequest({ action, group, nodeName })}
        >
          <Icon name={icons[action]} size={14} />
          <span className={nodeName === null ? undefined : styles.word}>
            {nodeName === null ? allLabel(command) : label}
          </span>
        </Button>
      )}
    </ReasonHint>
  )
}

function allLabel(command: ServiceCommand): string {
  const words = { action: actionLabel(command.action), count: command.affected.length, all: command.all }
  return isWhole(command) ? t('services.actionOnAll', words) : t('services.actionOnSome', words)
}

const icons: Readonly<Record<ServiceAction, string>> = {
  start: 'connect',
  'force start': 'connect',
  restart: 'restart',
  stop: 'stop',
}
