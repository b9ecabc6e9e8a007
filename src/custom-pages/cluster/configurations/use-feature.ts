import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import type { ShowRefusal } from '../../../views/form/show-refusal'
import { useClusterRereading, useSettledChange } from '../use-settled-change'
import type { Feature, FeatureSecrets } from './features'

/** Turns a feature of the cluster on and off, and tells what became of it. */
export function useFeature({ title, field, send: sendFeature }: Feature, cluster: ClusterDetail) {
  const send = useCallSender()
  const { person } = useSession()
  const { isPending, perform } = useSettledChange(cluster.name, field, useClusterRereading(cluster))
  const what = t(title)
  const turn = (isOn: boolean, secrets?: FeatureSecrets, showRefusal?: ShowRefusal) =>
    perform({
      action: t(isOn ? 'settings.turnOn' : 'settings.turnOff', { what }),
      done: t(isOn ? 'settings.turnedOn' : 'settings.turnedOff', { what, name: cluster.name }),
      send: () => sendFeature(send, cluster, person.uuid, isOn, secrets),
      isDone: (now) => now[field] === isOn,
      expected: (now) => ({ ...now, [field]: isOn }),
      showRefusal,
    })
  return { isPending, turn }
}
