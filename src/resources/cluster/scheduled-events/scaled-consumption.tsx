import '../../../locales/setting-texts'
import { clusterIpuPerHour } from '../../../domain/ipu-rate'
import { isScaleEvent } from '../../../domain/scheduled-event'
import { checkEventReplicas } from '../../../domain/scheduled-event-draft'
import { t } from '../../../locales/t'
import { ConsumptionChange } from '../../../views/consumption-change'
import type { SummaryProps } from '../../../views/resource-components'
import { draftOf, nodesOf } from './form'

/** What the cluster consumes with the nodes it has, and with those a scale event leaves it. */
export function ScaledConsumption({ context: { values, scope } }: SummaryProps) {
  const draft = draftOf(values)
  if (scope.kind !== 'cluster' || draft.event === null || !isScaleEvent(draft.event)) return null
  const now = nodesOf(scope)
  if (checkEventReplicas(draft, now).length > 0) return null
  const sign = draft.event === 'scale up' ? 1 : -1
  const changed = (nodes: number | null, by: number | null) =>
    nodes === null ? null : nodes + sign * (by ?? 0)
  const after = {
    analytics: changed(now.analytics, draft.analyticsReplicas),
    loader: changed(now.loader, draft.loaderReplicas),
  }
  return (
    <ConsumptionChange
      rows={[
        { label: t('scheduledEvents.analytics'), now: now.analytics, after: after.analytics },
        { label: t('scheduledEvents.loader'), now: now.loader, after: after.loader },
      ]}
      now={clusterIpuPerHour(scope.cluster, now)}
      after={clusterIpuPerHour(scope.cluster, after)}
    />
  )
}
