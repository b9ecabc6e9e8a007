import type { Subject } from '../../../access/vocabulary'
import type { ApiClient } from '../../../api/api-client'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { wireIdOf } from '../../../domain/listed-id'
import type { MessageKey } from '../../../locales/messages'

/** A feature of a cluster that the cluster itself says to be on or off. */
export type Feature = {
  /** Whose `update` access is asked. */
  subject: Subject
  title: MessageKey
  about: MessageKey
  /** Where the cluster says so. */
  field:
    | 'isSqlEnabled'
    | 'isAdvancedSqlEnabled'
    | 'isMlflowEnabled'
    | 'isOpenAiEnabled'
    | 'isDeltaShareEnabled'
    | 'isSynapseEnabled'
    | 'isHomePageShown'
    | 'isOnboardingShown'
    | 'isChatEnabled'
  /** @param secrets for the feature that is turned on with some */
  send: (
    send: ApiClient,
    cluster: ClusterDetail,
    personId: string,
    isOn: boolean,
    secrets?: FeatureSecrets,
  ) => Promise<{ message: string | null }>
}

/** What a change asks for, sends and forgets. */
export type FeatureSecrets = { apiKey?: string; synapse?: SynapseCredentials }
export type SynapseCredentials = Record<'tenant' | 'username' | 'password', string>

const noCredentials: SynapseCredentials = { tenant: '', username: '', password: '' }

type ClusterSwitch = 'display-home-page' | 'enableOnboarding' | 'enableChat' | 'enableDeltaShare'

/** Sends one field of the cluster itself (API-038). */
const bySwitch =
  (field: ClusterSwitch): Feature['send'] =>
  (send, cluster, personId, isOn) =>
    send('changeCluster', { path: { id: personId, name: cluster.name }, body: { [field]: isOn } })

/** The features that are turned on and off, each by a call of its own (D2 §7 'Features'). */
export const features = {
  mlflow: {
    subject: 'Mlflow',
    title: 'settings.mlflow',
    about: 'settingCards.mlflowAbout',
    field: 'isMlflowEnabled',
    send: (send, cluster, personId, isEnabled) =>
      send('switchMlflow', { body: { isEnabled, userID: personId, instanceID: wireIdOf(cluster) } }),
  },
  copilot: {
    subject: 'Copilot',
    title: 'settings.copilot',
    about: 'settingCards.copilotAbout',
    field: 'isOpenAiEnabled',
    send: (send, cluster, personId, isOn, { apiKey = '' } = {}) =>
      send('switchCopilot', {
        path: { id: personId, clusterId: cluster.id },
        body: isOn ? { openAIEnabled: true, apiKey } : { openAIEnabled: false },
      }),
  },
  externalBi: {
    subject: 'ExternalBi',
    title: 'settings.externalBi',
    about: 'settingCards.externalBiAbout',
    field: 'isSqlEnabled',
    send: (send, cluster, personId, sqliEnabled) =>
      send('switchSql', { path: { id: personId, name: cluster.name }, body: { sqliEnabled } }),
  },
  advancedSql: {
    subject: 'AdvancedSql',
    title: 'settings.advancedSql',
    about: 'settingCards.advancedSqlAbout',
    field: 'isAdvancedSqlEnabled',
    send: (send, cluster, personId, productXEnabled) =>
      send('switchAdvancedSql', { path: { id: personId, name: cluster.name }, body: { productXEnabled } }),
  },
  synapse: {
    subject: 'Synapse',
    title: 'settings.synapse',
    about: 'settingCards.synapseAbout',
    field: 'isSynapseEnabled',
    send: (send, cluster, personId, enableMicrosoftSynapse, { synapse = noCredentials } = {}) =>
      send('switchSynapse', {
        path: { id: personId, name: cluster.name },
        body: { ...synapse, instanceId: wireIdOf(cluster), enableMicrosoftSynapse },
      }),
  },
  deltaSharing: {
    subject: 'DeltaSharing',
    title: 'settings.deltaSharing',
    about: 'settingCards.deltaSharingAbout',
    field: 'isDeltaShareEnabled',
    send: bySwitch('enableDeltaShare'),
  },
  homePage: {
    subject: 'HomePage',
    title: 'settingCards.showHomePage',
    about: 'settingCards.homePageAbout',
    field: 'isHomePageShown',
    send: bySwitch('display-home-page'),
  },
  onboarding: {
    subject: 'Onboarding',
    title: 'settingCards.showOnboarding',
    about: 'settingCards.homePageAbout',
    field: 'isOnboardingShown',
    send: bySwitch('enableOnboarding'),
  },
  chat: {
    subject: 'Onboarding',
    title: 'settingCards.enableChat',
    about: 'settingCards.homePageAbout',
    field: 'isChatEnabled',
    send: bySwitch('enableChat'),
  },
} as const satisfies Record<string, Feature>
export type FeatureName = keyof typeof features
