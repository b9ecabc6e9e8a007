import { type ReactNode, useState } from 'react'
import { cooldownMinutes } from '../../../domain/auto-scale-history'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { rounded } from '../../../domain/rounded'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useVerdict } from '../../../providers/use-verdict'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { onIntent } from '../../../ui/on-intent'
import { SwitchCard } from '../setting-card'
import styles from './auto-scaling.module.css'
import { useAutoScaling } from './use-auto-scaling'

const TurnOffScalingDialog = lazyDialog(() =>
  import('./turn-off-scaling-dialog').then((file) => file.TurnOffScalingDialog),
)

type Autoscale = NonNullable<ClusterDetail['autoscale']>

/** Whether the cluster scales by itself, what it would do, and the switch (SCA-001, SCA-005, SCA-009). */
export function AutoScaling({ cluster }: { cluster: ClusterDetail }) {
  const { autoscale } = cluster
  const { isAllowed, reasons } = useVerdict('update', 'AutoScaling', { cluster, detail: cluster })
  const { isPending, turn } = useAutoScaling(cluster)
  const [isAsked, setAsked] = useState(false)
  const isOn = autoscale?.isEnabled ?? null

  return (
    <SwitchCard
      title={t('scaling.switch')}
      about={
        <>
          <p>{sentenceOf(autoscale)}</p>
          <p className="second">{t('scaling.about')}</p>
        </>
      }
      reasons={reasons}
      isOn={isOn}
      isDisabled={!isAllowed}
      isBusy={isPending}
      before={onIntent(TurnOffScalingDialog)}
      onTurn={(wanted) => (wanted ? void turn(true) : setAsked(true))}
    >
      {autoscale && <Parameters autoscale={autoscale} />}
      {isAsked && (
        <TurnOffScalingDialog
          cluster={cluster}
          onClose={() => setAsked(false)}
          onSubmit={() => {
            setAsked(false)
            void turn(false)
          }}
        />
      )}
    </SwitchCard>
  )
}

/** Whether it is on, and what it does or would do; no more than the server says. */
function sentenceOf(autoscale: Autoscale | null): string {
  if (autoscale === null || autoscale.isEnabled === null) return t('scaling.unknown')
  const { isEnabled, requestDelay, coolDelay, rejectedQueriesUp, rejectedQueriesDown } = autoscale
  const state = t(isEnabled ? 'scaling.on' : 'scaling.off')
  const parameters = {
    up: rejectedQueriesUp,
    down: rejectedQueriesDown,
    consecutive: autoscale.consecutiveQueries,
    delay: requestDelay,
    cooldown: coolDelay === null ? null : cooldownMinutes(coolDelay),
  }
  if (!areKnown(parameters)) return `${state} ${t('scaling.parametersMissing')}`
  const { up, down, consecutive, delay, cooldown } = parameters
  const counted = {
    up: t('scaling.rejectedCount', { count: up }),
    down,
    consecutive: t('scaling.consecutiveCount', { count: consecutive }),
    delay: t('scaling.secondCount', { count: delay }),
    cooldown: t('scaling.minuteCount', { count: cooldown }),
  }
  return `${state} ${t(isEnabled ? 'scaling.whenOn' : 'scaling.whenOff', counted)}`
}

function areKnown<Key extends string>(figures: Record<Key, number | null>): figures is Record<Key, number> {
  return Object.values(figures).every((figure) => figure !== null)
}

function Parameters({ autoscale }: { autoscale: Autoscale }) {
  const { requestDelay, coolDelay, rejectedQueriesUp, rejectedQueriesDown, consecutiveQueries } = autoscale
  const cooldown = coolDelay === null ? null : cooldownMinutes(coolDelay)
  return (
    <dl className={styles.parameters} aria-label={t('scaling.parameters')}>
      <Parameter label="scaling.requestDelay" unit="scaling.seconds" figure={requestDelay} />
      <Parameter label="scaling.cooldown" unit="scaling.minutes" figure={cooldown} />
      <Parameter label="scaling.rejectedUp" figure={rejectedQueriesUp} />
      <Parameter label="scaling.rejectedDown" figure={rejectedQueriesDown} />
      <Parameter label="scaling.consecutive" figure={consecutiveQueries} />
    </dl>
  )
}

function Parameter(props: { label: MessageKey; unit?: MessageKey; figure: number | null }): ReactNode {
  const { label, unit, figure } = props
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd className="figures">
        {figure === null ? t('clusters.notGiven') : rounded(figure)}
        {figure !== null && unit && <span className="second"> {t(unit)}</span>}
      </dd>
    </div>
  )
}
