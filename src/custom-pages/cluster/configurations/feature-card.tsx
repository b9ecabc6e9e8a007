import { type ReactNode, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallSender } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { SwitchCard } from '../setting-card'
import { useClusterRereading, useSettledChange } from '../use-settled-change'
import { type Feature, type FeatureName, features } from './features'

const CopilotDialog = lazyDialog(() => import('./copilot-dialog').then((file) => file.CopilotDialog))
const DisableBiDialog = lazyDialog(() => import('./disable-bi-dialog').then((file) => file.DisableBiDialog))

/** What a change asks first, by feature and direction. */
type Question = 'copilot' | 'disableBi'

export type FeatureCardProps = { name: FeatureName; cluster: ClusterDetail; children?: ReactNode }

/** A feature of the cluster with its switch; some changes are asked about first (D2 §4 'Feature toggles'). */
export function FeatureCard({ name, cluster, children }: FeatureCardProps) {
  const feature: Feature = features[name]
  const { isAllowed, reasons } = useVerdict('update', feature.subject, { cluster, detail: cluster })
  const { isPending, turn } = useFeature(feature, cluster)
  const [question, setQuestion] = useState<Question | null>(null)
  const isOn = cluster[feature.field]

  function handlePress() {
    if (name === 'externalBi' && isOn) return setQuestion('disableBi')
    if (name === 'copilot' && !isOn) return setQuestion('copilot')
    void turn(!isOn)
  }
  const agree = (apiKey?: string) => {
    setQuestion(null)
    void turn(!isOn, apiKey)
  }

  return (
    <SwitchCard
      title={t(feature.title)}
      about={<p>{t(feature.about)}</p>}
      reasons={reasons}
      isOn={isOn}
      isDisabled={!isAllowed}
      isBusy={isPending}
      onPress={handlePress}
    >
      {children}
      {question === 'copilot' && <CopilotDialog onSubmit={agree} onClose={() => setQuestion(null)} />}
      {question === 'disableBi' && (
        <DisableBiDialog onSubmit={() => agree()} onClose={() => setQuestion(null)} />
      )}
    </SwitchCard>
  )
}

function useFeature({ title, field, send: sendFeature }: Feature, cluster: ClusterDetail) {
  const send = useCallSender()
  const { person } = useSession()
  const { isPending, perform } = useSettledChange(cluster.name, useClusterRereading(cluster))
  const what = t(title)
  const turn = (isOn: boolean, apiKey?: string) =>
    perform({
      action: t(isOn ? 'settings.turnOn' : 'settings.turnOff', { what }),
      done: t(isOn ? 'settings.turnedOn' : 'settings.turnedOff', { what }),
      send: () => sendFeature(send, cluster, person.uuid, isOn, apiKey),
      isDone: (now) => now[field] === isOn,
      expected: { ...cluster, [field]: isOn },
    })
  return { isPending, turn }
}
