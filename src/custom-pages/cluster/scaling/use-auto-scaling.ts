import type { ClusterDetail } from '../../../domain/cluster-detail'
import { wireIdOf } from '../../../domain/listed-id'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import { useClusterRereading, useSettledChange } from '../use-settled-change'

export type AutoScalingSwitch = {
  isPending: boolean
  turn: (isEnabled: boolean) => Promise<boolean>
}

/** Turns the automatic scaling of a cluster on and off (API-035). */
export function useAutoScaling(cluster: ClusterDetail): AutoScalingSwitch {
  const send = useCallSender()
  const { person } = useSession()
  const { isPending, perform } = useSettledChange(cluster.name, 'autoscale', useClusterRereading(cluster))
  const turn = (isEnabled: boolean) =>
    perform({
      action: t(isEnabled ? 'scaling.turnOn' : 'scaling.turnOff'),
      done: t(isEnabled ? 'scaling.turnedOn' : 'scaling.turnedOff', { name: cluster.name }),
      send: () =>
        send('updateAutoScaling', {
          path: { id: person.uuid },
          body: { userId: person.uuid, instanceID: wireIdOf(cluster), isEnabled },
        }),
      isDone: (now) => now.autoscale?.isEnabled === isEnabled,
      expected: (now) => ({ ...now, autoscale: now.autoscale && { ...now.autoscale, isEnabled } }),
    })
  return { isPending, turn }
}
