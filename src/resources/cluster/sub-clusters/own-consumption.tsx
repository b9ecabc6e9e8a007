import '../../../locales/setting-texts'
import { type FormContext, type FormValues, isEmptyValue, textValue } from '../../../definitions/form-values'
import { recordAs } from '../../../definitions/resource-record'
import type { ClusterSize } from '../../../domain/cluster-choices'
import { ipuPerHour } from '../../../domain/ipu-rate'
import { isNodeCount, type SubCluster } from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { ConsumptionChange } from '../../../views/consumption-change'
import type { SummaryProps } from '../../../views/resource-components'

/** What a self-managed cluster consumes while it is connected, now and as the form would have it (SUB-042). */
export function OwnConsumption({ context }: SummaryProps) {
  const { mode, values } = context
  const record = context.record && recordAs<SubCluster>(context.record)
  const sizes = useSizes(context)
  const typed = Number(values.nodes)
  const isCounted = values.nodes === undefined || isNodeCount(typed)
  // One that is still to be made has none.
  const { nodes: nodesNow, ipu: now } = record ?? { nodes: 0, ipu: 0 }
  const nodes = mode === 'edit' ? nodesNow : typed
  // What is kept may be no size on offer; what it consumes is known all the same.
  const keepsSize = mode === 'scale' || (record?.sizeId && values.size === record.sizeId)
  const hasSize = keepsSize || (!isEmptyValue(values.size) && sizes !== undefined)
  if (!isCounted || !hasSize) return null
  const perNode = keepsSize ? perNodeOf(record) : ipuOf(sizes ?? [], record?.type ?? null, values)
  const after = ipuPerHour([{ ipu: perNode, nodes }])
  if (after !== null && after === now) return null
  return (
    <ConsumptionChange
      rows={[{ label: t('subClusters.nodes'), now: nodesNow, after: nodes }]}
      now={now}
      after={after}
    />
  )
}

function perNodeOf(record: SubCluster | null): number | null {
  return record?.nodes && record.ipu !== null ? record.ipu / record.nodes : null
}

/** The sizes on offer; undefined until they are read. */
function useSizes({ scope }: FormContext): readonly ClusterSize[] | undefined {
  const clusterCode = scope.kind === 'cluster' ? scope.cluster.k8sClusterCode : null
  const { data, isError } = useCallQuery(
    'getSizes',
    { query: { clusterCode: clusterCode ?? '' } },
    { enabled: clusterCode !== null },
  )
  return isError || clusterCode === null ? [] : data?.sizes
}

/** IPU of one node of the chosen size, which each type of node has its own of; null where it is not known. */
function ipuOf(sizes: readonly ClusterSize[], type: string | null, values: FormValues): number | null {
  const size = sizes.find(({ id }) => id === values.size)
  const isLoader = (textValue(values.type) || type) === 'loader'
  return (isLoader ? size?.loaderSizeIpu : size?.analyticsSizeIpu) ?? null
}
