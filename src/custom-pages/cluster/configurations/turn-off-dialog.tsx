import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { QuestionDialog } from '../../../views/confirm/question-dialog'
import { type AskedFeature, WhatFeatureServes } from './what-feature-serves'

/** Synapse asks for credentials as well, in a dialog of its own. */
type PlainFeature = Exclude<AskedFeature, 'synapse'>

/** What a feature is called, what ends with it, and the verb; that of the external BI tools is CFG-D20. */
const words: Readonly<Record<PlainFeature, { title: MessageKey; text: MessageKey; submit: MessageKey }>> = {
  externalBi: {
    title: 'settingCards.disableBi',
    text: 'settingCards.disableBiAbout',
    submit: 'settingCards.disable',
  },
  advancedSql: asked('settingCards.turnOffAdvancedSql', 'settingCards.advancedSqlEnds'),
  mlflow: asked('settingCards.turnOffMlflow', 'settingCards.mlflowEnds'),
  copilot: asked('settingCards.turnOffCopilot', 'settingCards.copilotEnds'),
  dataStudio: asked('settingCards.turnOffDataStudio', 'settingCards.dataStudioEnds'),
  homePage: asked('settingCards.turnOffHomePage', 'settingCards.homePageEnds'),
  onboarding: asked('settingCards.turnOffOnboarding', 'settingCards.onboardingEnds'),
  chat: asked('settingCards.turnOffChat', 'settingCards.chatEnds'),
  deltaSharing: asked('settingCards.turnOffDeltaSharing', 'settingCards.deltaSharingEnds'),
}

function asked(title: MessageKey, text: MessageKey) {
  return { title, text, submit: 'settingCards.turnOff' } as const
}

export type TurnOffDialogProps = {
  name: PlainFeature
  cluster: ClusterDetail
  onSubmit: () => void
  onClose: () => void
}

/** Asked before a feature that others rely on is turned off: what ends with it, and for whom (CFG-029). */
export function TurnOffDialog({ name, cluster, onSubmit, onClose }: TurnOffDialogProps) {
  const { title, text, submit } = words[name]
  return (
    <QuestionDialog title={t(title)} submit={t(submit)} isDangerous onSubmit={onSubmit} onClose={onClose}>
      <div className="form-fields">
        <p>{t(text)}</p>
        <WhatFeatureServes name={name} cluster={cluster} />
      </div>
    </QuestionDialog>
  )
}
