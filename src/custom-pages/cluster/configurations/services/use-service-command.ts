import { useState } from 'react'
import type { ClusterDetail } from '../../../../domain/cluster-detail'
import {
  actionsByStatus,
  hasTaken,
  type ServiceAction,
  type ServiceGroupName,
  type ServiceStatuses,
  type ShownNode,
} from '../../../../domain/service'
import { t } from '../../../../locales/t'
import { useCallSender } from '../../../../providers/use-call'
import { useNotices } from '../../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../../views/error-sentence'
import { useTellFailure } from '../../../../views/use-tell-failure'
import { actionLabel, groupLabel } from './service-words'

/** An action on one node of a service, or on all of them. */
export type ServiceCommand = {
  action: ServiceAction
  group: ServiceGroupName
  /** The node; null for all of the service. */
  node: ShownNode | null
  /** The nodes that the action is for. */
  affected: readonly ShownNode[]
}

/** Whether a node takes an action now: one that is to come or to go takes none. */
export function takes(node: ShownNode, action: ServiceAction): boolean {
  return node.standing === 'listed' && !node.isDisconnected && actionsByStatus(node.status).includes(action)
}

/**
 * Sends actions on service nodes. Whatever became of one, the services are read again; a lost answer is not called a
 * failure, and what was found is told (README decision 18).
 */
export function useServiceCommand(cluster: ClusterDetail, follow: () => Promise<ServiceStatuses | null>) {
  const send = useCallSender()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const [pending, setPending] = useState<readonly string[]>([])

  async function perform(command: ServiceCommand): Promise<void> {
    const key = keyOf(command)
    setPending((keys) => [...keys, key])
    const what = { action: actionLabel(command.action), name: nameOf(command) }
    try {
      const path = { instanceId: cluster.id }
      const { message } = await send('executeService', { path, body: bodyOf(command) })
      notices.showSuccess(message ?? t('services.sent', what))
      await follow()
    } catch (failure) {
      const now = await follow()
      if (!isOutcomeUnknown(failure)) return tellFailure(failure)
      const found = now && foundOf(command, now)
      if (found === null) return tellFailure(failure, t('services.couldNotConfirmUnread', what))
      const { status, isDone } = found
      if (isDone) notices.showSuccess(t('services.confirmed', { ...what, status }))
      else tellFailure(failure, t('services.couldNotConfirm', { ...what, status }))
    } finally {
      setPending((keys) => keys.filter((one) => one !== key))
    }
  }
  return { perform, isPending: (command: ServiceCommand) => pending.includes(keyOf(command)) }
}

/** What an action is asked of, in words: a node by its name, all of a service by its own. */
export function nameOf({ node, group }: Pick<ServiceCommand, 'node' | 'group'>): string {
  return node?.name ?? t('services.allOf', { service: groupLabel(group) })
}

function bodyOf({ action, group, node }: ServiceCommand) {
  // Nodes of self-managed clusters go by one service, whatever their kind (API-D24).
  const isOfSubCluster = group === 'analyticsSubCluster' || group === 'loaderSubCluster'
  const service = isOfSubCluster ? 'subcluster' : group
  return node ? { action, service, nodeName: node.name } : { action, service, allNodes: true as const }
}

/** What a reading after a lost answer shows of it. */
function foundOf({ action, group, affected }: ServiceCommand, statuses: ServiceStatuses) {
  const names = affected.map(({ name }) => name)
  const found = statuses[group].nodes.filter(({ name }) => names.includes(name))
  if (found.length === 0) return { status: t('services.notListed'), isDone: false }
  return {
    status: [...new Set(found.map(({ status }) => status))].join(', '),
    isDone: found.every(({ status }) => hasTaken(action, status) === true),
  }
}

function keyOf({ action, group, node }: ServiceCommand): string {
  return `${group} ${node?.name ?? ''} ${action}`
}
