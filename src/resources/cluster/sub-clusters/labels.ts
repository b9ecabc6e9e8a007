import { type SubClusterType, subClusterTypes } from '../../../domain/sub-cluster'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

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
