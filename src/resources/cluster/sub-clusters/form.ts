import { explain } from '../../../access/explain'
import type {
  ActionRequestOf,
  CallReader,
  FieldHint,
  FieldLock,
  FormRequest,
  OpeningValues,
  Reader,
  Rule,
} from '../../../definitions/define-behaviour'
import { type FormContext, type FormValues, textValue } from '../../../definitions/form-values'
import { chosenIdOf } from '../../../domain/listed-id'
import {
  checkSubClusterName,
  isNodeCount,
  type SubCluster,
  subClusterName,
} from '../../../domain/sub-cluster'
import { t } from '../../../locales/t'

/** Whether its nodes are on their way; of a disconnected one only a placeholder is shown (D3 §4.2, SUB-D20). */
export const nodesReader: Reader<SubCluster> = {
  read: ({ state, status }) =>
    state === 'disconnected' || status === null || ['running', 'not running'].includes(status)
      ? 'settled'
      : 'changing',
}

/** What no self-managed cluster may be called (D3 §5 'Self-managed sub-cluster'). */
export const nameRule: Rule = (value, { mode, scope }) => {
  if (mode !== 'create' || scope.kind !== 'cluster') return null
  const fault = checkSubClusterName(textValue(value), scope.cluster.name)
  if (fault === null) return null
  return fault === 'too-long' ? t('subClusters.nameTooLong') : t(fault.key, fault.values)
}

/** The name as it will be, behind the cluster's own. */
export const nameHint: FieldHint = ({ mode, scope, values }) => {
  if (mode !== 'create' || scope.kind !== 'cluster') return ''
  return t('subClusters.namePrefix', {
    prefix: `${scope.cluster.name}-`,
    name: textValue(values.name) || '…',
  })
}

export const nodesRule: Rule = (value) =>
  isNodeCount(Number(value)) ? null : t('subClusters.nodesOutOfBounds')

/** A person on trial gets one node (SUB-032). */
export const nodesLock = (({ person, productKey }) =>
  explain('choose-nodes', 'SubCluster', { person, productKey }).reasons[0]?.sentence ??
  null) satisfies FieldLock

export const openingSize: OpeningValues<SubCluster> = ({ record }) =>
  record ? { size: record.sizeId ?? '' } : { nodes: 1 }

/** The body of a new one, key by key as specified (D3 §3, §7; API-D23, API-D26). */
export const toSubCluster: FormRequest = (values, context) => {
  const { scope } = context
  const type = textValue(values.type)
  return {
    type,
    configs: type === 'fallbackanalytics' ? { fallbackAnalytics: true } : {},
    size: sizeOf(values, context),
    name: subClusterName(scope.kind === 'cluster' ? scope.cluster.name : '', textValue(values.name)),
    nodes: Number(values.nodes),
  }
}

/** The body of a changed size. */
export const toResize: FormRequest<SubCluster> = (values, context) => ({
  subCluster: context.record?.name,
  size: sizeOf(values, context),
})

/** The chosen size's id, in the type in which the server listed it (CRE-D26). */
function sizeOf(values: FormValues, { scope, read }: Pick<FormContext, 'scope'> & { read: CallReader }) {
  const clusterCode = (scope.kind === 'cluster' && scope.cluster.k8sClusterCode) || ''
  const { sizes, allSizes } = read('getSizes', { query: { clusterCode } }, { sizes: [], allSizes: [] })
  // One that is no longer offered may be kept.
  return chosenIdOf(textValue(values.size), [...sizes, ...allSizes])
}

/** The body of a changed number of nodes. */
export const toScale: FormRequest<SubCluster> = (values, { record }) => ({
  subCluster: record?.name,
  nodes: Number(values.nodes),
})

/** What the actions on self-managed clusters send (D3 §7 'Sub-clusters'). */
export const oneSubCluster: ActionRequestOf<SubCluster> = ([subCluster]) => ({
  body: { subCluster: subCluster?.name },
})

/** What is done to all nodes of one. */
export const onNodes =
  (action: 'start' | 'stop' | 'restart'): ActionRequestOf<SubCluster> =>
  ([subCluster]) => ({ body: { action, service: 'subcluster', nodeName: subCluster?.name } })
