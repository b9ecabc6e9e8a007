import { useId, useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { AntdProvider } from '../../../ui/antd-provider'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import { ReasonHint } from '../../../views/reasons/reason-hint'
import { SettingCard } from '../setting-card'
import { SettingSwitch } from '../setting-switch'
import { type Feature, features } from './features'
import styles from './home-page-card.module.css'
import { useFeature } from './use-feature'

const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog').then((file) => file.TurnOffDialog))

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
            <SwitchRow key={name} name={name} cluster={cluster} />
          ))}
        </ul>
      </AntdProvider>
    </SettingCard>
  )
}

type FirstMet = 'homePage' | 'onboarding' | 'chat'

function SwitchRow({ name, cluster }: { name: FirstMet; cluster: ClusterDetail }) {
  const feature: Feature = features[name]
  const labelId = useId()
  const [isAsking, setAsking] = useState(false)
  const { isAllowed, reasons } = useVerdict('update', feature.subject, { cluster, detail: cluster })
  const { isPending, turn } = useFeature(feature, cluster)
  const agree = () => {
    setAsking(false)
    void turn(false)
  }
  return (
    <li {...onIntent(TurnOffDialog)}>
      <span id={labelId}>{t(feature.title)}</span>
      <ReasonHint reasons={reasons}>
        {(describedBy) => (
          <SettingSwitch
            isOn={cluster[feature.field]}
            labelledBy={labelId}
            describedBy={describedBy}
            isDisabled={!isAllowed}
            isBusy={isPending}
            onTurn={(isOn) => (isOn ? void turn(true) : setAsking(true))}
          />
        )}
      </ReasonHint>
      {isAsking && (
        <TurnOffDialog name={name} cluster={cluster} onSubmit={agree} onClose={() => setAsking(false)} />
      )}
    </li>
  )
}
