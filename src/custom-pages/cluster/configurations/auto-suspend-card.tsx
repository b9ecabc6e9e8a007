import '../../../api/bring-creation-calls'
import Select from 'antd/es/select'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { useCallQuery, useCallSender } from '../../../providers/use-call'
import { useVerdict } from '../../../providers/use-verdict'
import { ReadingFailure } from '../../../views/reading-failure'
import { SettingCard } from '../setting-card'
import { useClusterRereading, useSettledChange } from '../use-settled-change'

/** After how long without use the cluster is disconnected; a choice takes effect at once (CFG-009, CFG-D35). */
export function AutoSuspendCard({ cluster }: { cluster: ClusterDetail }) {
  const { isAllowed, reasons } = useVerdict('update', 'AutoSuspend', { cluster, detail: cluster })
  const { data: offered, error, refetch } = useCallQuery('listIdleTimes', {}, { retry: false })
  const send = useCallSender()
  const { person } = useSession()
  const { isPending, perform } = useSettledChange(cluster.name, 'idleTime', useClusterRereading(cluster))
  const { idleTimeKey, idleTime } = cluster
  const isOpenable = isAllowed && !isPending
  const options = (offered ?? []).map(({ key, display }) => ({ value: key, label: display }))
  const isOffered = options.some(({ value }) => value === idleTimeKey)
  const present = idleTimeKey === null ? [] : [{ value: idleTimeKey, label: idleTime ?? idleTimeKey }]

  const choose = (key: string) => {
    const chosen = offered?.find((each) => each.key === key)
    const time = chosen?.display ?? key
    return perform({
      action: t('settingCards.suspendAfter', { time }),
      done: t('settings.suspendsAfter', { name: cluster.name, time }),
      send: () =>
        send('changeCluster', {
          path: { id: person.uuid, name: cluster.name },
          body: { idleTime: chosen?.wireId ?? key },
        }),
      isDone: (now) => now.idleTimeKey === key,
      expected: (now) => ({ ...now, idleTimeKey: key, idleTime: time }),
    })
  }

  return (
    <SettingCard
      title={t('settings.autoSuspend')}
      about={<p>{t('settingCards.autoSuspendAbout')}</p>}
      reasons={reasons}
      busy={isPending ? t('settings.changing') : undefined}
      control={(_labelledBy, describedBy) => (
        <Select
          aria-label={t('settingCards.idleTime')}
          aria-describedby={describedBy}
          aria-disabled={!isOpenable || undefined}
          aria-busy={isPending || undefined}
          // A disabled select of antd cannot be reached, and its reason not be heard.
          open={isOpenable ? undefined : false}
          variant={isAllowed ? 'outlined' : 'filled'}
          loading={isPending || (offered === undefined && error === null)}
          value={idleTimeKey}
          options={isOffered ? options : [...present, ...options]}
          popupMatchSelectWidth={false}
          style={{ minWidth: 160 }}
          onChange={(key: string) => {
            if (isOpenable) void choose(key)
          }}
        />
      )}
    >
      {error && offered === undefined && (
        <ReadingFailure
          text={t('settingCards.idleTimesFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </SettingCard>
  )
}
