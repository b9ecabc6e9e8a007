import type { AccessContext } from '../../../access/access-context'
import { verdictFor } from '../../../access/explain'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { MessageKey } from '../../../locales/messages'
import { lazyPiece } from '../../../ui/lazy-piece'
import { RefusalNote } from '../../../views/reasons/refusal-text'
import type { TabSection } from '../tabs'
import styles from './configuration-sections.module.css'
import type { SettingName } from './setting'

const waiting = {
  Waiting: () => <div className={styles.waiting} aria-busy="true" aria-hidden="true" />,
}

/** The code of the settings comes when the tab is opened. */
const LateSetting = lazyPiece<{ name: SettingName; cluster: ClusterDetail }>(
  () => import('./setting').then((file) => file.Setting),
  waiting,
)
const LateServices = lazyPiece<{ cluster: ClusterDetail }>(
  () => import('./services/services-section').then((file) => file.ServicesSection),
  waiting,
)

/** Sections that have a condition. */
type Conditional =
  | 'ClusterSize'
  | 'ClusterServices'
  | 'Mlflow'
  | 'DeltaSharing'
  | 'Copilot'
  | 'AdvancedSql'
  | 'Synapse'

/**
 * What stands on the configurations tab before the sections of definitions, each only if its condition holds
 * (D2 §2 'Configurations tab sections', CFG-003, CFG-080).
 */
export function configurationSections(cluster: ClusterDetail, context: AccessContext): readonly TabSection[] {
  const ruled = (subject: Conditional, section: TabSection): TabSection[] => {
    const { isAllowed, isHidden, reasons } = verdictFor('show', subject, context)
    if (isHidden) return []
    return [isAllowed ? section : { ...section, content: <RefusalNote reasons={reasons} /> }]
  }
  const section = (anchor: string, title: MessageKey, name: SettingName): TabSection => ({
    anchor,
    title,
    content: <LateSetting name={name} cluster={cluster} />,
  })
  return [
    ...ruled('ClusterSize', section('cluster-size', 'settings.size', 'size')),
    section('cluster-region', 'settings.region', 'region'),
    ...ruled('ClusterServices', {
      anchor: 'cluster-services-control',
      title: 'settings.services' as const,
      content: <LateServices cluster={cluster} />,
    }),
    section('cluster-auto-suspend', 'settings.autoSuspend', 'autoSuspend'),
    section('display-home-page', 'settings.homePage', 'homePage'),
    ...ruled('Mlflow', section('ml-flow', 'settings.mlflow', 'mlflow')),
    ...ruled('DeltaSharing', section('delta-sharing', 'settings.deltaSharing', 'deltaSharing')),
    ...ruled('Copilot', section('copilot', 'settings.copilot', 'copilot')),
    section('cluster-external-bi-tools', 'settings.externalBi', 'externalBi'),
    ...ruled(
      'AdvancedSql',
      section(`cluster-${context.productKey}-x`, 'settings.advancedSql', 'advancedSql'),
    ),
    section('datastudio', 'settings.dataStudio', 'dataStudio'),
    ...ruled('Synapse', section('microsoft-synapse', 'settings.synapse', 'synapse')),
  ]
}

/** The last section: what is installed stands on a tab of its own (CFG-006). */
export function packagesSection(cluster: ClusterDetail): TabSection {
  return {
    anchor: 'materialized-view-packages',
    title: 'settings.packages',
    content: <LateSetting name="packages" cluster={cluster} />,
  }
}
