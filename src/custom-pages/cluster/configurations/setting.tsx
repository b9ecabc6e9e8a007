import '../../../locales/setting-texts'
import { Link } from 'react-router'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { agentFiles } from '../../../domain/data-agent'
import { hostAddress } from '../../../domain/delta-sharing'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { SettingCard } from '../setting-card'
import { AutoSuspendCard } from './auto-suspend-card'
import { DataStudioCard } from './data-studio-card'
import { DeltaSharingSteps } from './delta-sharing-steps'
import { DownloadButton } from './download-button'
import { FeatureCard, type SwitchedFeature } from './feature-card'
import { HomePageCard } from './home-page-card'
import { SizeCard } from './size-card'
import { Snippet } from './snippet'

/** The settings that stand on the configurations tab. */
export type SettingName =
  | 'size'
  | 'region'
  | 'autoSuspend'
  | 'homePage'
  | 'dataStudio'
  | 'packages'
  | SwitchedFeature

/** One setting of the configurations tab, by its name. */
export function Setting({ name, cluster }: { name: SettingName; cluster: ClusterDetail }) {
  // The agent is that of the data agents, to whose list it belongs.
  const { reasons } = useVerdict('list', 'DataAgent', { cluster, detail: cluster })
  if (name === 'size') return <SizeCard cluster={cluster} />
  if (name === 'region') return <Region cluster={cluster} />
  if (name === 'autoSuspend') return <AutoSuspendCard cluster={cluster} />
  if (name === 'packages') return <Packages cluster={cluster} />
  if (name === 'homePage') return <HomePageCard cluster={cluster} />
  if (name === 'dataStudio') return <DataStudioCard cluster={cluster} />
  return (
    <FeatureCard name={name} cluster={cluster}>
      {name === 'mlflow' && <MlflowStart cluster={cluster} />}
      {name === 'deltaSharing' && <DeltaSharingSteps cluster={cluster} />}
      {name === 'externalBi' && (
        <DownloadButton
          cluster={cluster}
          call="downloadDataAgent"
          label="settingCards.downloadAgent"
          fallback={agentFiles.wheel}
          reasons={reasons}
        />
      )}
    </FeatureCard>
  )
}

/** How to track runs here: a snippet with the address, and a sample (CFG-012, CFG-D34). */
function MlflowStart({ cluster }: { cluster: ClusterDetail }) {
  const { hostName, isMlflowEnabled } = cluster
  return (
    <>
      {hostName !== null && (
        <>
          <p>{t(isMlflowEnabled ? 'settingCards.mlflowSnippetText' : 'settingCards.mlflowSnippetLater')}</p>
          <Snippet
            text={`import mlflow\n\nmlflow.set_tracking_uri("${hostAddress(hostName)}")`}
            what={t('settingCards.mlflowSnippet')}
          />
        </>
      )}
      <DownloadButton
        cluster={cluster}
        call="downloadMlflowSample"
        label="settingCards.downloadSample"
        fallback="mlflow_sample.ipynb"
      />
    </>
  )
}

/** Read-only (CFG-D01, CFG-D25). */
function Region({ cluster }: { cluster: ClusterDetail }) {
  return (
    <SettingCard
      title={t('settings.region')}
      about={<p>{t('settingCards.regionAbout')}</p>}
      control={() => <strong>{cluster.regionAlias ?? t('clusters.notGiven')}</strong>}
    />
  )
}

/** What is installed stands on a tab of its own (CFG-006), which is not everybody's (LIB-023). */
function Packages({ cluster }: { cluster: ClusterDetail }) {
  const { isHidden, reasons } = useVerdict('open-libraries', 'ClusterPage', { cluster, detail: cluster })
  return (
    <SettingCard title={t('settings.packages')} about={<p>{t('settingCards.packagesAbout')}</p>}>
      <p>
        {isHidden ? (
          reasons[0]?.sentence
        ) : (
          <Link to={`/clusters/${encodeURIComponent(cluster.name)}?tab=libraries`}>
            {t('settingCards.toLibraries')}
          </Link>
        )}
      </p>
    </SettingCard>
  )
}
