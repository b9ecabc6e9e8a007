import { type ReactNode, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import type { ShowRefusal } from '../../../views/form/show-refusal'
import { SwitchCard } from '../setting-card'
import { type Feature, type FeatureName, type FeatureSecrets, features } from './features'
import { useFeature } from './use-feature'

const CopilotDialog = lazyDialog(() => import('./copilot-dialog').then((file) => file.CopilotDialog))
const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog').then((file) => file.TurnOffDialog))
const SynapseDialog = lazyDialog(() => import('./synapse-dialog').then((file) => file.SynapseDialog))

/** What its switch may open. */
function dialogsOf(name: SwitchedFeature) {
  if (name === 'synapse') return [SynapseDialog]
  return name === 'copilot' ? [CopilotDialog, TurnOffDialog] : [TurnOffDialog]
}

/** What a change asks first. It goes where it was asked for, whatever the feature becomes meanwhile. */
type Question = {
  kind: 'copilot' | 'synapse' | 'turnOff'
  /** Whether it is to be on. */
  isOn: boolean
}

/** Features with a card of their own. */
export type SwitchedFeature = Exclude<FeatureName, 'homePage' | 'onboarding' | 'chat'>

export type FeatureCardProps = { name: SwitchedFeature; cluster: ClusterDetail; children?: ReactNode }

/** A feature of the cluster with its switch; some changes are asked about first (D2 §4 'Feature toggles'). */
export function FeatureCard({ name, cluster, children }: FeatureCardProps) {
  const feature: Feature = features[name]
  const { isAllowed, reasons } = useVerdict('update', feature.subject, { cluster, detail: cluster })
  const { isPending, turn } = useFeature(feature, cluster)
  const [question, setQuestion] = useState<Question | null>(null)

  function handleTurn(isOn: boolean) {
    if (name === 'synapse') setQuestion({ kind: 'synapse', isOn })
    else if (!isOn) setQuestion({ kind: 'turnOff', isOn })
    else if (name === 'copilot') setQuestion({ kind: 'copilot', isOn })
    else void turn(true)
  }
  const close = () => setQuestion(null)
  // What was typed stays until it is certain that it is needed no more.
  const leave = isPending ? undefined : close
  async function send(secrets: FeatureSecrets, showRefusal: ShowRefusal) {
    if (question && !isPending && (await turn(question.isOn, secrets, showRefusal))) close()
  }
  function turnOff() {
    close()
    void turn(false)
  }
  const asked = question?.kind

  return (
    <SwitchCard
      title={t(feature.title)}
      about={<p>{t(feature.about)}</p>}
      reasons={reasons}
      isOn={cluster[feature.field]}
      isDisabled={!isAllowed}
      isBusy={isPending}
      onTurn={handleTurn}
      before={onIntent(...dialogsOf(name))}
    >
      {children}
      {asked === 'copilot' && (
        <CopilotDialog
          isPending={isPending}
          onSubmit={(apiKey, showRefusal) => void send({ apiKey }, showRefusal)}
          onClose={leave}
        />
      )}
      {asked === 'turnOff' && name !== 'synapse' && (
        <TurnOffDialog name={name} cluster={cluster} onSubmit={turnOff} onClose={close} />
      )}
      {asked === 'synapse' && (
        <SynapseDialog
          isOn={question?.isOn === true}
          cluster={cluster}
          isPending={isPending}
          onSubmit={(synapse, showRefusal) => void send({ synapse }, showRefusal)}
          onClose={leave}
        />
      )}
    </SwitchCard>
  )
}
