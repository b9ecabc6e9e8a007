import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { SettingCard } from '../setting-card'
import { AutoSuspendCard } from './auto-suspend-card'
import { DataStudioCard } from './data-studio-card'
import { FeatureCard } from './feature-card'
import { type FeatureName, features } from './features'

/** The settings that stand on the configurations tab. */
export type SettingName = 'region' | 'autoSuspend' | 'dataStudio' | FeatureName

/** One setting of the configurations tab, by its name. */
export function Setting({ name, cluster }: { name: SettingName; cluster: ClusterDetail }) {
  if (name === 'region') return <Region cluster={cluster} />
  if (name === 'autoSuspend') return <AutoSuspendCard cluster={cluster} />
  if (name === 'dataStudio') return <DataStudioCard cluster={cluster} />
  return <FeatureCard key={features[name].field} name={name} cluster={cluster} />
}

/** Read-only (CFG-D01, CFG-D25). */
function Region({ cluster }: { cluster: ClusterDetail }) {
  return (
    <SettingCard
      title={t('settings.region')}
      about={<p>{t('settings.regionAbout')}</p>}
      control={() => <strong>{cluster.regionAlias ?? t('clusters.notGiven')}</strong>}
    />
  )
}
