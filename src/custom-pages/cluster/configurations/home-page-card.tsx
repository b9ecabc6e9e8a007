import { useId } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { AntdProvider } from '../../../ui/antd-provider'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { SettingCard } from '../setting-card'
import { SettingSwitch } from '../setting-switch'
import { type Feature, features } from './features'
import styles from './home-page-card.module.css'
import { useFeature } from './use-feature'

/** What people meet first in a cluster: home page, onboarding and chat (CFG-D26). */
export function HomePageCard({ cluster }: { cluster: ClusterDetail }) {
  // What closes these closes all three; the home page has reasons of its own, which stand with it.
  const { reasons } = useVerdict('update', 'Onboarding', { cluster, detail: cluster })
  return (
    <SettingCard
      title={t('settings.homePage')}
      about={<p>{t('settingCards.homePageAbout')}</p>}
      reasons={reasons}
    >
      <AntdProvider>
        <ul className={styles.switches}>
          {(['homePage', 'onboarding', 'chat'] as const).map((name) => (
            <SwitchRow key={name} feature={features[name]} cluster={cluster} />
          ))}
        </ul>
      </AntdProvider>
    </SettingCard>
  )
}

function SwitchRow({ feature, cluster }: { feature: Feature; cluster: ClusterDetail }) {
  const labelId = useId()
  const { isAllowed, reasons } = useVerdict('update', feature.subject, { cluster, detail: cluster })
  const { isPending, turn } = useFeature(feature, cluster)
  return (
    <li>
      <span id={labelId}>{t(feature.title)}</span>
      <ReasonHint reasons={reasons}>
        {(describedBy) => (
          <SettingSwitch
            isOn={cluster[feature.field]}
            labelledBy={labelId}
            describedBy={describedBy}
            isDisabled={!isAllowed}
            isBusy={isPending}
            onTurn={(isOn) => void turn(isOn)}
          />
        )}
      </ReasonHint>
    </li>
  )
}
