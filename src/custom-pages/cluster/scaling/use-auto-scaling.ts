import { useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { wireIdOf } from '../../../domain/listed-id'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallRead, useCallSender, useKnownAnswer } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import { useTellFailure } from '../../../views/use-tell-failure'

export type AutoScalingSwitch = {
  isPending: boolean
  turn: (isEnabled: boolean) => Promise<void>
}

/**
 * Turns the automatic scaling of a cluster on and off. What the switch shows stays the server's word: the cluster is
 * read again after every press, and before a lost answer is called a failure (API-035, README decision 18).
 */
export function useAutoScaling(cluster: ClusterDetail): AutoScalingSwitch {
  const send = useCallSender()
  const read = useCallRead()
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { person } = useSession()
  const [isPending, setPending] = useState(false)
  const path = { id: person.uuid }
  const detail = { path: { ...path, name: cluster.name } }
  const show = useKnownAnswer('getCluster', detail)
  const readAgain = async (): Promise<ClusterDetail | null> => {
    const now = await read('getCluster', detail).catch(() => null)
    if (now) await show(now)
    return now
  }

  const turn = async (isEnabled: boolean) => {
    setPending(true)
    const done = t(isEnabled ? 'scaling.turnedOn' : 'scaling.turnedOff')
    try {
      const body = { userId: person.uuid, instanceID: wireIdOf(cluster), isEnabled }
      await send('updateAutoScaling', { path, body })
      notices.showSuccess(done)
      const { autoscale } = cluster
      if (!(await readAgain()) && autoscale)
        await show({ ...cluster, autoscale: { ...autoscale, isEnabled } })
    } catch (failure) {
      const now = await readAgain()
      if (!isOutcomeUnknown(failure)) tellFailure(failure)
      else if (now?.autoscale?.isEnabled === isEnabled) notices.showSuccess(done)
      else {
        const action = t(isEnabled ? 'scaling.turnOn' : 'scaling.turnOff')
        const words = now ? 'scaling.couldNotConfirm' : 'scaling.couldNotConfirmUnread'
        tellFailure(failure, t(words, { action, name: cluster.name }))
      }
    } finally {
      setPending(false)
    }
  }
  return { isPending, turn }
}
