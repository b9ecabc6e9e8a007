import { explain } from '../../../access/explain'
import { joinedReasons } from '../../../access/joined-reasons'
import { type FormContext, textValue } from '../../../definitions/form-values'
import { recordAs } from '../../../definitions/resource-record'
import { type SubCluster, type SubClusterType, subClusterTypes } from '../../../domain/sub-cluster'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { useCallQuery } from '../../../providers/use-call'
import { fixedOptions, type OptionsState, optionsFrom } from '../../../views/form/options-state'

/**
 * Every kind; those of which there may be no more are shown with the reason (SUB-024 to SUB-028). One that is there
 * already stays what it is, also of a kind not known here.
 */
export function typeOptions({ person, productKey, scope, mode, record }: FormContext): OptionsState {
  const detail = scope.kind === 'cluster' ? scope.cluster : undefined
  const own = record ? [recordAs<SubCluster>(record).type] : []
  return fixedOptions(
    [...new Set<string>([...subClusterTypes, ...own])].map((type) => {
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

/**
 * The sizes the cluster's own place offers (SUB-045), with the IPU of one node of the type, which loader nodes have of
 * their own. The size of one that is there already is among them, for it may stay as it is.
 */
export function useSubClusterSizes({ scope, record, values }: FormContext): OptionsState {
  const clusterCode = scope.kind === 'cluster' ? scope.cluster.k8sClusterCode : null
  const query = useCallQuery(
    'getSizes',
    { query: { clusterCode: clusterCode ?? '' } },
    { enabled: clusterCode !== null },
  )
  if (clusterCode === null) return { state: 'waiting', sentence: t('subClusters.sizeNeedsCluster') }
  const own = record && recordAs<SubCluster>(record)
  const isLoader = (textValue(values.type) || own?.type) === 'loader'
  const sentences = { failed: 'subClusters.sizesFailed', empty: 'subClusters.noSizes' } as const
  return optionsFrom(query, sentences, ({ sizes, allSizes }) => {
    const isOffered = sizes.some(({ id }) => id === own?.sizeId)
    const kept = isOffered ? [] : allSizes.filter(({ id }) => id === own?.sizeId).slice(0, 1)
    const choices = [...sizes, ...kept]
      .sort((left, right) => left.order - right.order)
      .map(({ id, displayName, analyticsSizeIpu, loaderSizeIpu }) => {
        const ipu = isLoader ? loaderSizeIpu : analyticsSizeIpu
        return {
          value: id,
          label: ipu === null ? displayName : `${displayName} (${t('createCluster.sizeIpu', { ipu })})`,
        }
      })
    // One that no list of sizes has.
    const ownId = own?.sizeId ?? null
    if (ownId !== null && !choices.some(({ value }) => value === ownId))
      choices.push({ value: ownId, label: own?.sizeName ?? ownId })
    return { choices }
  })
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
