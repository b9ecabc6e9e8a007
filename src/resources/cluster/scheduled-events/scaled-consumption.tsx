import '../../../locales/setting-texts'
import { ipuPerHour } from '../../../domain/ipu-rate'
import { checkEventReplicas, isScaleEvent } from '../../../domain/scheduled-event'
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
  const after = {
    analytics: now.analytics + sign * (draft.analyticsReplicas ?? 0),
    loader: now.loader + sign * (draft.loaderReplicas ?? 0),
  }
  const { analyticsSize, loaderSize } = scope.cluster
  const rateOf = (nodes: typeof now) =>
    ipuPerHour([
      { ipu: analyticsSize?.ipu ?? null, nodes: nodes.analytics },
      { ipu: loaderSize?.ipu ?? null, nodes: nodes.loader },
    ])
  return (
    <ConsumptionChange
      rows={[
        { label: t('scheduledEvents.analytics'), now: now.analytics, after: after.analytics },
        { label: t('scheduledEvents.loader'), now: now.loader, after: after.loader },
      ]}
      now={rateOf(now)}
      after={rateOf(after)}
    />
  )
}
