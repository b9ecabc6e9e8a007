import type { ClusterDetail } from '../../../domain/cluster-detail'
import { hasVersion, isPendingOf, isUpgradedAtOnce, type UpgradeTarget } from '../../../domain/pending-update'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallRereading, useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { errorSentence, isOutcomeUnknown } from '../../../views/error-sentence'
import { useIdempotencyKey } from '../../../views/form/use-idempotency-key'
import { placeHere } from '../../../views/operations/operation-place'
import { useOperations } from '../../../views/operations/use-operations'
import { useTellFailure } from '../../../views/use-tell-failure'
import { usePendingSetting } from '../use-pending-setting'
import { upgradeCommandOf } from './upgrade-command'

export type Upgrade = {
  isPending: boolean
  /**
   * Answers whether the update is taken for certain.
   * @throws ApiError where the server refuses it
   */
  start: (target: UpgradeTarget) => Promise<boolean>
}

/**
 * Updates a cluster, at once or with its next startup. The cluster and what is pending are read again after every
 * attempt; of a lost answer they tell whether it had its effect, and where they do not, nothing is said to be done.
 */
export function useUpgrade(cluster: ClusterDetail): Upgrade {
  const { person } = useSession()
  const path = { id: person.uuid, name: cluster.name }
  const send = useCallSender()
  const keyFor = useIdempotencyKey()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const operations = useOperations()
  const clusterNow = useCallRereading('getCluster', { path })
  const pendingNow = useCallRereading('listPendingUpdates', { path })
  const { isPending, during } = usePendingSetting(cluster.name, 'upgrade')

  async function readAgain() {
    const [now, pending] = await Promise.all([clusterNow.readAgain(), pendingNow.readAgain()])
    return now && pending && { cluster: now, pending }
  }

  async function attempt(target: UpgradeTarget): Promise<boolean> {
    const isAtOnce = isUpgradedAtOnce(cluster)
    const named = { name: cluster.name, version: target.version }
    const done = t(isAtOnce ? 'upgrade.done' : 'upgrade.doneScheduled', named)
    const command = upgradeCommandOf(cluster, target)
    // What waits for the next startup is not under way.
    const end = isAtOnce
      ? operations.start({
          kind: 'upgrade',
          name: cluster.name,
          version: target.version,
          place: placeHere(),
        })
      : null
    try {
      const { message } =
        command.call === 'upgradeCluster'
          ? await send('upgradeCluster', { path, body: command.body, idempotencyKey: keyFor(command) })
          : await send('scheduleUpgrade', { path, body: command.body, idempotencyKey: keyFor(command) })
      notices.showSuccess(message ?? done)
      await readAgain()
      return true
    } catch (failure) {
      const now = await readAgain()
      if (!isOutcomeUnknown(failure)) {
        end?.('failed', errorSentence(failure))
        throw failure
      }
      const isTaken =
        now && (isAtOnce ? hasVersion(now.cluster, target.version) : isPendingOf(now.pending, target))
      if (!isTaken) end?.('unknown')
      if (isTaken) notices.showSuccess(done)
      else tellFailure(failure, t(now ? 'upgrade.couldNotConfirm' : 'upgrade.couldNotConfirmUnread', named))
      return isTaken === true
    }
  }
  return { isPending, start: (target) => during(() => attempt(target)) }
}
