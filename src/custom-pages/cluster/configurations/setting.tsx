import '../../../locales/setting-texts'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { SettingCard } from '../setting-card'
import { AutoSuspendCard } from './auto-suspend-card'
import { DataStudioCard } from './data-studio-card'
import { DownloadButton } from './download-button'
import { FeatureCard } from './feature-card'
import type { FeatureName } from './features'
import { SizeCard } from './size-card'

/** The settings that stand on the configurations tab. */
export type SettingName = 'size' | 'region' | 'autoSuspend' | 'dataStudio' | FeatureName

/** One setting of the configurations tab, by its name. */
export function Setting({ name, cluster }: { name: SettingName; cluster: ClusterDetail }) {
  // The agent is that of the data agents, to whose list it belongs.
  const { isAllowed: mayGetAgent } = useVerdict('list', 'DataAgent', { cluster, detail: cluster })
  if (name === 'size') return <SizeCard cluster={cluster} />
  if (name === 'region') return <Region cluster={cluster} />
  if (name === 'autoSuspend') return <AutoSuspendCard cluster={cluster} />
  if (name === 'dataStudio') return <DataStudioCard cluster={cluster} />
  return (
    <FeatureCard name={name} cluster={cluster}>
      {name === 'mlflow' && (
        <DownloadButton
          cluster={cluster}
          call="downloadMlflowSample"
          label="settings.downloadSample"
          fallback="mlflow_sample.ipynb"
        />
      )}
      {name === 'externalBi' && mayGetAgent && (
        <DownloadButton
          cluster={cluster}
          call="downloadDataAgent"
          label="settings.downloadAgent"
          fallback="agent.whl"
        />
      )}
    </FeatureCard>
  )
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
