import type { ClusterDetail } from '../../../../domain/cluster-detail'
import {
  actionsByStatus,
  hasTaken,
  isOfSubCluster,
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
import type { ServiceRows } from './service-rows'
import { actionLabel, groupLabel } from './service-words'
import { type UnderWay, useUnderWay } from './use-under-way'

/** What a person asks for: an action on one node of a service, or on all that take it. */
export type ServiceRequest = {
  action: ServiceAction
  group: ServiceGroupName
  /** Null for all of the service. */
  nodeName: string | null
}

/** The same, held against the nodes there are. */
export type ServiceCommand = ServiceRequest & {
  /** The nodes that the action is for: of those asked for, all that take it. */
  affected: readonly ShownNode[]
  /** How many nodes the service has, those included that could not be read. */
  all: number
}

/** @param unread how many of its nodes could not be read */
export function commandOf(
  request: ServiceRequest,
  rows: readonly ShownNode[],
  unread: number,
): ServiceCommand {
  const { action, nodeName } = request
  const there = rows.filter(({ standing }) => standing !== 'creating')
  const affected = there.filter(
    (node) => takes(node, action) && (nodeName === null || nodeName === node.name),
  )
  return { ...request, affected, all: there.length + unread }
}

/** Whether a node takes an action now: one that is to come or to go takes none. */
function takes(node: ShownNode, action: ServiceAction): boolean {
  return node.standing === 'listed' && !node.isDisconnected && actionsByStatus(node.status).includes(action)
}

/**
 * Sends actions on service nodes. Whatever became of one, the services are read again; a lost answer is not called a
 * failure, and what was found is said (README decision 18). Of what changes the same nodes, one is on its way at a time.
 */
export function useServiceCommand(
  cluster: ClusterDetail,
  follow: () => Promise<ServiceStatuses | null>,
  rowsOf: (statuses: ServiceStatuses) => ServiceRows,
) {
  const send = useCallSender()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { underWay, during } = useUnderWay(cluster.id)

  /** As a notice names it: by then another cluster may be on screen. */
  const atCluster = (name: string) => t('services.at', { name, cluster: cluster.name })

  function perform(command: ServiceCommand): Promise<void> {
    const { action, group, affected } = command
    const words = t('services.underWay', { action: actionLabel(action), name: nameOf(command) })
    const parts = partsOf(command)
    return during({ group, names: affected.map(({ name }) => name), action, words }, async (tell) => {
      if (goesAsOne(command) && !(await isStillFor(command))) return
      if (parts.length === 1) await performOne(parts[0] ?? command)
      else await performEach(command, parts, tell)
    })
  }

  /** Whether all nodes of a service are still those that the person has seen; it is said where they are not. */
  async function isStillFor(command: ServiceCommand): Promise<boolean> {
    const { group, affected } = command
    const now = await follow()
    const there = now && commandOf(command, rowsOf(now)[group], now[group].unread)
    const isSame = there !== null && isWhole(there) && hasSameNodes(there.affected, affected)
    const words = now === null ? 'services.unreadMeanwhile' : 'services.movedMeanwhile'
    if (!isSame) notices.showError(t(words, { service: atCluster(groupLabel(group)) }))
    return isSame
  }

  /** One after another: a refusal of one keeps none of the others, and each is reported by its name. */
  async function performEach(
    command: ServiceCommand,
    parts: readonly ServiceCommand[],
    tell: (words: string) => void,
  ): Promise<void> {
    const what = { action: actionLabel(command.action), name: nameOf(command), count: parts.length }
    let done = 0
    for (const [index, part] of parts.entries()) {
      tell(t('services.underWayPart', { ...what, number: index + 1 }))
      if (await performOne(part, true)) done += 1
    }
    const words = { ...what, done, cluster: cluster.name }
    if (done > 0) notices.showSuccess(t('services.sentTo', words))
  }

  /** @returns whether it is certain that it was taken, which is reported unless it is a part of more. */
  async function performOne(command: ServiceCommand, isPart = false): Promise<boolean> {
    const what = { action: actionLabel(command.action), name: atCluster(nameOf(command)) }
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
    /** Does something to all nodes of a service, from which other changes are kept meanwhile. */
    during: (what: UnderWay, work: () => Promise<void>) => during(what, work),
    /** What is on its way on any of these nodes; null for every node. */
    pendingOn: (group: ServiceGroupName, names: readonly string[] | null): UnderWay | undefined =>
      underWay.find((one) => one.group === group && hasCommon(one.names, names)),
  }
}

function hasCommon(some: readonly string[] | null, others: readonly string[] | null): boolean {
  return some === null || others === null || some.some((name) => others.includes(name))
}

/** Whether a command is for every node of its service. */
export function isWhole({ affected, all }: Pick<ServiceCommand, 'affected' | 'all'>): boolean {
  return affected.length === all
}

/** Whether it is sent for all nodes of a service, whichever the server has then. */
function goesAsOne(command: ServiceCommand): boolean {
  return command.nodeName === null && isWhole(command)
}

/** Whether these are the same nodes by name, in any order. */
export function hasSameNodes(some: readonly ShownNode[], others: readonly ShownNode[]): boolean {
  return (
    some.length === others.length && some.every(({ name }) => others.some((other) => other.name === name))
  )
}

/** What is sent of a command: all nodes of a service go as one, several of them one after another. */
function partsOf(command: ServiceCommand): ServiceCommand[] {
  if (command.nodeName !== null || goesAsOne(command)) return [command]
  return command.affected.map((node) => ({ ...command, nodeName: node.name, affected: [node] }))
}

/** What an action is asked of, in words: a node by its name, all of a service by its own, some of it by how many. */
export function nameOf(command: Omit<ServiceCommand, 'action'>): string {
  const { nodeName, group, affected } = command
  const service = groupLabel(group)
  if (nodeName !== null) return nodeName
  if (isWhole(command)) return t('services.allOf', { service })
  return t('services.someOf', { service, count: affected.length })
}

function bodyOf({ action, group, nodeName }: ServiceCommand) {
  // Nodes of self-managed clusters go by one service, whatever their kind (API-D24).
  const service = isOfSubCluster(group) ? 'subcluster' : group
  return nodeName === null ? { action, service, allNodes: true as const } : { action, service, nodeName }
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
