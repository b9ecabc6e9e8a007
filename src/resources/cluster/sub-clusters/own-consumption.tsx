import '../../../locales/setting-texts'
import type { FormContext } from '../../../definitions/form-values'
import { recordAs } from '../../../definitions/resource-record'
import { rounded } from '../../../domain/rounded'
import { isNodeCount, type SubCluster } from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { ConsumptionChange } from '../../../views/consumption-change'
import type { SummaryProps } from '../../../views/resource-components'

/** What a self-managed cluster consumes while it is connected, now and as the form would have it (SUB-042). */
export function OwnConsumption({ context }: SummaryProps) {
  const { mode, values } = context
  const record = context.record && recordAs<SubCluster>(context.record)
  const chosen = useChosenIpu(context)
  const typed = Number(values.nodes)
  const isCounted = values.nodes === undefined || isNodeCount(typed)
  const nodesNow = record?.nodes ?? 0
  const nodes = mode === 'edit' ? nodesNow : typed
  const perNode = mode === 'scale' ? perNodeOf(record) : chosen
  const isKnown = isCounted && perNode !== null
  const after = isKnown ? rounded(perNode * nodes) : null
  const now = record?.ipu ?? 0
  if (!isKnown || after === now) return null
  return (
    <ConsumptionChange
      rows={[{ label: t('subClusters.nodes'), now: nodesNow, after: nodes }]}
      now={now}
      after={after}
    />
  )
}

function perNodeOf(record: SubCluster | null): number | null {
  return record && record.nodes > 0 ? record.ipu / record.nodes : null
}

/** IPU of one node of the chosen size; null while none is chosen or known. */
function useChosenIpu({ scope, values }: FormContext): number | null {
  const clusterCode = scope.kind === 'cluster' ? scope.cluster.k8sClusterCode : null
  const { data } = useCallQuery(
    'getSizes',
    { query: { clusterCode: clusterCode ?? '' } },
    { enabled: clusterCode !== null },
  )
  return data?.sizes.find(({ id }) => id === values.size)?.analyticsSizeIpu ?? null
}
