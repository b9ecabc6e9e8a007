import { reasonsAgainstNode } from '../../../../access/service-actions'
import {
  actionsByStatus,
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
import { isWhole, nameOf, type ServiceCommand, takes } from './use-service-command'

/** What is offered on a node by its status; where it may not be done, with the reason (CFG-019 to CFG-023). */
export function NodeActions(props: ServiceTableProps & { node: ShownNode }) {
  const { group, node, rows, unread } = props
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
          command={{ action, group, node, affected: [node], all: rows.length + unread }}
        />
      ))}
    </span>
  )
}

/** The same for all nodes of a service at once: each action that any of several nodes takes. */
export function AllNodeActions(props: ServiceTableProps) {
  const { group, rows, unread } = props
  const reasons = useReasons(props, group, false)
  const there = rows.filter(({ standing }) => standing !== 'creating')
  const all = there.length + unread
  const commands = serviceActions
    .map((action): ServiceCommand => {
      const affected = there.filter((node) => takes(node, action))
      return {
        action,
        group,
        node: null,
        affected,
        all,
      }
    })
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
  const services = useVerdict('update', 'ClusterServices', context)
  const subClusters = useVerdict('restart', 'SubCluster', context)
  const isOfSubCluster = group === 'analyticsSubCluster' || group === 'loaderSubCluster'
  return reasonsAgainstNode({ isOfSubCluster, isDisconnected }, services, subClusters)
}

type ActionButtonProps = Pick<ServiceTableProps, 'pendingOn' | 'onCommand'> & {
  reasons: ReturnType<typeof useReasons>
  command: ServiceCommand
}

function ActionButton({ reasons, command, pendingOn, onCommand }: ActionButtonProps) {
  const pending = pendingOn(command)
  const isBusy = pending !== undefined && pending.action === command.action
  const label = actionLabel(command.action)
  return (
    <ReasonHint
      reasons={reasons}
      otherwise={
        pending
          ? t('services.underWay', { action: actionLabel(pending.action), name: nameOf(pending) })
          : null
      }
    >
      {(describedBy) => (
        <Button
          isDisabled={reasons.length > 0 || pending !== undefined}
          aria-busy={isBusy || undefined}
          aria-label={t('services.actionOn', { action: label, name: nameOf(command) })}
          aria-describedby={describedBy}
          onClick={() => onCommand(command)}
        >
          <Icon name={icons[command.action]} size={14} />
          <span className={command.node ? styles.word : undefined}>
            {command.node ? label : allLabel(command)}
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
