import { type ReactNode, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { SwitchCard } from '../setting-card'
import { type Feature, type FeatureName, type FeatureSecrets, features } from './features'
import { useFeature } from './use-feature'

const CopilotDialog = lazyDialog(() => import('./copilot-dialog').then((file) => file.CopilotDialog))
const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog').then((file) => file.TurnOffDialog))
const SynapseDialog = lazyDialog(() => import('./synapse-dialog').then((file) => file.SynapseDialog))

/** What a change asks first. It goes where it was asked for, whatever the feature becomes meanwhile. */
type Question = { kind: 'copilot' | 'synapse' | 'turnOff'; isOn: boolean }

/** Features with a card of their own. */
export type SwitchedFeature = Exclude<FeatureName, 'homePage' | 'onboarding' | 'chat'>

export type FeatureCardProps = { name: SwitchedFeature; cluster: ClusterDetail; children?: ReactNode }

/** A feature of the cluster with its switch; some changes are asked about first (D2 §4 'Feature toggles'). */
export function FeatureCard({ name, cluster, children }: FeatureCardProps) {
  const feature: Feature = features[name]
  const { isAllowed, reasons } = useVerdict('update', feature.subject, { cluster, detail: cluster })
  const { isPending, turn } = useFeature(feature, cluster)
  const [question, setQuestion] = useState<Question | null>(null)
  const isOn = cluster[feature.field] === true

  function handlePress() {
    if (name === 'synapse') return setQuestion({ kind: 'synapse', isOn })
    if (isOn) return setQuestion({ kind: 'turnOff', isOn })
    if (name === 'copilot') return setQuestion({ kind: 'copilot', isOn })
    void turn(true)
  }
  const agree = (secrets?: FeatureSecrets) => {
    setQuestion(null)
    if (question) void turn(!question.isOn, secrets)
  }
  const close = () => setQuestion(null)
  const asked = question?.kind

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
      {asked === 'copilot' && <CopilotDialog onSubmit={(apiKey) => agree({ apiKey })} onClose={close} />}
      {asked === 'turnOff' && name !== 'synapse' && (
        <TurnOffDialog name={name} cluster={cluster} onSubmit={() => agree()} onClose={close} />
      )}
      {asked === 'synapse' && (
        <SynapseDialog
          isOn={question?.isOn === true}
          onSubmit={(synapse) => agree({ synapse })}
          onClose={close}
        />
      )}
    </SwitchCard>
  )
}
