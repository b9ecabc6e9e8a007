import { explain } from '../../../access/explain'
import { joinedReasons } from '../../../access/joined-reasons'
import type { FormContext } from '../../../definitions/form-values'
import { type SubClusterType, subClusterTypes } from '../../../domain/sub-cluster'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { fixedOptions, type OptionsState, optionsFrom } from '../../../views/form/options-state'

/** Every kind; those of which there may be no more are shown with the reason (SUB-024 to SUB-028). */
export function typeOptions({ person, productKey, scope, mode }: FormContext): OptionsState {
  const detail = scope.kind === 'cluster' ? scope.cluster : undefined
  return fixedOptions(
    subClusterTypes.map((type) => {
      const context = { person, productKey, subClusterType: type, ...(detail ? { detail } : {}) }
      const { isAllowed, reasons } = explain('choose', 'SubCluster', context)
      const isRefused = mode === 'create' && !isAllowed
      return {
        value: type,
        label: subClusterTypeLabel(type),
        ...(isRefused ? { disabledReason: joinedReasons(reasons) } : {}),
      }
    }),
  )
}

/** The sizes the cluster's own place offers (SUB-045). */
export function useSubClusterSizes({ scope }: FormContext): OptionsState {
  const clusterCode = scope.kind === 'cluster' ? scope.cluster.k8sClusterCode : null
  const query = useCallQuery(
    'getSizes',
    { query: { clusterCode: clusterCode ?? '' } },
    { enabled: clusterCode !== null },
  )
  if (clusterCode === null) return { state: 'waiting', sentence: t('subClusters.sizeNeedsCluster') }
  const sentences = { failed: 'subClusters.sizesFailed', empty: 'subClusters.noSizes' } as const
  return optionsFrom(query, sentences, ({ sizes }) => ({
    choices: [...sizes]
      .sort((left, right) => left.order - right.order)
      .map(({ id, displayName, analyticsSizeIpu: ipu }) => ({
        value: id,
        label: ipu === null ? displayName : `${displayName} (${t('createCluster.sizeIpu', { ipu })})`,
      })),
  }))
}

const labels: Readonly<Record<SubClusterType, MessageKey>> = {
  analytics: 'subClusters.typeAnalytics',
  fallbackanalytics: 'subClusters.typeFallbackAnalytics',
  sqlx: 'subClusters.typeSqlx',
  loader: 'subClusters.typeLoader',
  chidori: 'subClusters.typeChidori',
}

/** The display name of a kind of self-managed cluster (SUB-D07); the server's own word for one not known here. */
export function subClusterTypeLabel(type: string): string {
  const known = subClusterTypes.find((candidate) => candidate === type)
  return known ? t(labels[known]) : type
}
