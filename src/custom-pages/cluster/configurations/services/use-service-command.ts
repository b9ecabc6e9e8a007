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
import { plainStatus } from '../../../../domain/service-status'
import { t } from '../../../../locales/t'
import { useCallSender } from '../../../../providers/use-call'
import { useNotices } from '../../../../providers/use-notices'
import { errorSentence, isOutcomeUnknown } from '../../../../views/error-sentence'
import { useTellFailure } from '../../../../views/use-tell-failure'
import { actionLabel, groupLabel } from './service-words'

/** An action on one node of a service, or on all of them. */
export type ServiceCommand = {
  action: ServiceAction
  group: ServiceGroupName
  /** The node; null for several of the service. */
  node: ShownNode | null
  /** The nodes that the action is for. */
  affected: readonly ShownNode[]
  /** How many nodes the service has, those included that could not be read. */
  all: number
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
  const [pending, setPending] = useState<readonly ServiceCommand[]>([])

  async function perform(command: ServiceCommand): Promise<void> {
    setPending((all) => [...all, command])
    const parts = partsOf(command)
    if (parts.length === 1) await performOne(parts[0] ?? command)
    else await performEach(command, parts)
    setPending((all) => all.filter((one) => one !== command))
  }

  /** One after another: a refusal of one keeps none of the others, and each is told by its name. */
  async function performEach({ action }: ServiceCommand, parts: readonly ServiceCommand[]): Promise<void> {
    let done = 0
    for (const part of parts) if (await performOne(part, true)) done += 1
    const words = { action: actionLabel(action), done, count: parts.length }
    if (done > 0) notices.showSuccess(t('services.sentTo', words))
  }

  /** @returns whether it is certain that it was taken, which is told unless it is a part of more. */
  async function performOne(command: ServiceCommand, isPart = false): Promise<boolean> {
    const what = { action: actionLabel(command.action), name: nameOf(command) }
    try {
      const path = { instanceId: cluster.id }
      const { message } = await send('executeService', { path, body: bodyOf(command) })
      if (!isPart) notices.showSuccess(message ?? t('services.sent', what))
      await follow()
      return true
    } catch (failure) {
      const now = await follow()
      if (!isOutcomeUnknown(failure)) {
        tellFailure(
          failure,
          isPart ? t('services.refused', { ...what, reason: errorSentence(failure) }) : undefined,
        )
        return false
      }
      const found = now && foundOf(command, now)
      if (found === null) {
        tellFailure(failure, t('services.couldNotConfirmUnread', what))
        return false
      }
      const { status, isDone } = found
      if (!isDone) tellFailure(failure, t('services.couldNotConfirm', { ...what, status }))
      else if (!isPart) notices.showSuccess(t('services.confirmed', { ...what, status }))
      return isDone
    }
  }
  return {
    perform,
    pendingOn: (command: ServiceCommand) => pending.find((other) => isOfSame(command, other)),
  }
}

/** Whether two commands are for the same node: only one of them may be on its way. */
function isOfSame(one: ServiceCommand, other: ServiceCommand): boolean {
  const names = other.affected.map(({ name }) => name)
  return one.group === other.group && one.affected.some(({ name }) => names.includes(name))
}

/** Whether a command is for every node of its service. */
export function isWhole({ affected, all }: Pick<ServiceCommand, 'affected' | 'all'>): boolean {
  return affected.length === all
}

/** What is sent of a command: all nodes of a service go as one, several of them one after another. */
function partsOf(command: ServiceCommand): ServiceCommand[] {
  if (command.node || isWhole(command)) return [command]
  return command.affected.map((node) => ({ ...command, node, affected: [node] }))
}

/** What an action is asked of, in words: a node by its name, all of a service by its own, some of it by how many. */
export function nameOf(command: Omit<ServiceCommand, 'action'>): string {
  const { node, group, affected } = command
  const service = groupLabel(group)
  if (node) return node.name
  if (isWhole(command)) return t('services.allOf', { service })
  return affected.length === 1
    ? t('services.oneOf', { service })
    : t('services.someOf', { service, count: affected.length })
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
    status: [...new Set(found.map(({ status }) => plainStatus(status)))].join(', '),
    isDone: found.every(({ status }) => hasTaken(action, status) === true),
  }
}
