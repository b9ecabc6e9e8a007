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
  field: 'isSqlEnabled' | 'isAdvancedSqlEnabled' | 'isMlflowEnabled' | 'isOpenAiEnabled'
  /** @param apiKey for the feature that is turned on with one */
  send: (
    send: ApiClient,
    cluster: ClusterDetail,
    personId: string,
    isOn: boolean,
    apiKey?: string,
  ) => Promise<{ message: string | null }>
}

/** The features that are turned on and off, each by a call of its own (D2 §7 'Features'). */
export const features = {
  mlflow: {
    subject: 'Mlflow',
    title: 'settings.mlflow',
    about: 'settings.mlflowAbout',
    field: 'isMlflowEnabled',
    send: (send, cluster, personId, isEnabled) =>
      send('switchMlflow', { body: { isEnabled, userID: personId, instanceID: wireIdOf(cluster) } }),
  },
  copilot: {
    subject: 'Copilot',
    title: 'settings.copilot',
    about: 'settings.copilotAbout',
    field: 'isOpenAiEnabled',
    send: (send, cluster, personId, isOn, apiKey = '') =>
      send('switchCopilot', {
        path: { id: personId, clusterId: cluster.id },
        body: isOn ? { openAIEnabled: true, apiKey } : { openAIEnabled: false },
      }),
  },
  externalBi: {
    subject: 'ExternalBi',
    title: 'settings.externalBi',
    about: 'settings.externalBiAbout',
    field: 'isSqlEnabled',
    send: (send, cluster, personId, sqliEnabled) =>
      send('switchSql', { path: { id: personId, name: cluster.name }, body: { sqliEnabled } }),
  },
  advancedSql: {
    subject: 'AdvancedSql',
    title: 'settings.advancedSql',
    about: 'settings.advancedSqlAbout',
    field: 'isAdvancedSqlEnabled',
    send: (send, cluster, personId, productXEnabled) =>
      send('switchAdvancedSql', { path: { id: personId, name: cluster.name }, body: { productXEnabled } }),
  },
} as const satisfies Record<string, Feature>
export type FeatureName = keyof typeof features
