import { useState } from 'react'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useCallQuery, useCallRereading, useCallSender } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import { ReadingFailure } from '../../../views/reading-failure'
import { SwitchCard } from '../setting-card'
import { useSettledChange } from '../use-settled-change'

const TurnOffDialog = lazyDialog(() => import('./turn-off-dialog').then((file) => file.TurnOffDialog))

/** The data studio of a cluster, which says by a call of its own whether it is on (D2 §7 'Features'). */
export function DataStudioCard({ cluster }: { cluster: ClusterDetail }) {
  const { isAllowed, reasons } = useVerdict('update', 'DataStudio', { cluster, detail: cluster })
  const path = { instanceId: cluster.id }
  const {
    data: isOn = null,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useCallQuery('getDataStudio', { path }, { retry: false })
  const send = useCallSender()
  const { readAgain, show } = useCallRereading('getDataStudio', { path })
  const { isPending, perform } = useSettledChange<boolean>(cluster.name, 'dataStudio', {
    readAgain,
    // There is nothing else of it that could have changed meanwhile, and it may never have been read.
    change: (by) => show(by(isOn === true)),
  })
  const [isAsking, setAsking] = useState(false)
  const what = t('settings.dataStudio')
  const turn = (enable: boolean) =>
    perform({
      action: t(enable ? 'settings.turnOn' : 'settings.turnOff', { what }),
      done: t(enable ? 'settings.turnedOn' : 'settings.turnedOff', { what, name: cluster.name }),
      send: () => send('switchDataStudio', { path, body: { enable } }),
      isDone: (now) => now === enable,
      expected: () => enable,
    })

  const agree = () => {
    setAsking(false)
    void turn(false)
  }

  return (
    <SwitchCard
      title={what}
      about={<p>{t('settingCards.dataStudioAbout')}</p>}
      reasons={reasons}
      isOn={isLoading ? undefined : isOn}
      isDisabled={!isAllowed}
      isBusy={isPending}
      before={onIntent(TurnOffDialog)}
      onTurn={(wanted) => (wanted ? void turn(true) : setAsking(true))}
    >
      {error && (
        <ReadingFailure
          text={t('settingCards.unread')}
          error={error}
          isReading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isAsking && (
        <TurnOffDialog
          name="dataStudio"
          cluster={cluster}
          onSubmit={agree}
          onClose={() => setAsking(false)}
        />
      )}
    </SwitchCard>
  )
}
