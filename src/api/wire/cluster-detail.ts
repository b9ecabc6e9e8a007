import * as z from 'zod/mini'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { policiesOf } from './policies'
import { enveloped, listOf, optionalFlag, optionalNumber, optionalText, requiredText } from './primitives'
import { wireSubCluster } from './sub-cluster'

/** The brand key is part of some names (`is{product}XEligible`), so they are found by their shape. */
const eligibleKey = /^is[A-Za-z0-9]+XEligible$/

const wireDetail = z.looseObject({
  id: requiredText,
  name: z.string(),
  hostName: optionalText,
  platform: z.string(),
  status: optionalText,
  image: optionalText,
  customBuild: optionalText,
  isPremium: optionalFlag,
  cloneable: optionalFlag,
  createdAt: optionalText,
  owner: z.optional(z.nullable(z.looseObject({ fullName: optionalText, email: optionalText }))),
  csize: optionalText,
  analyticsSize: z.optional(z.nullable(z.looseObject({ displayName: optionalText }))),
  regionAlias: optionalText,
  displayIdleTime: optionalText,
  runningAt: optionalText,
  k8sClusterCode: optionalText,
  analyticsNodes: optionalNumber,
  loaderNodes: optionalNumber,
  enableDataAgent: optionalFlag,
  dataAgentNewUI: optionalFlag,
  enableBusinessUserNotebook: optionalFlag,
  isChidori: optionalFlag,
  buildProperties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  lockedActions: listOf(z.string()),
  subClusters: listOf(wireSubCluster),
  authorizedRoles: listOf(z.string()),
  clusterPolicy: policiesOf,
})

/** GET /tenants/{id}/instances/{name}: one cluster (D2 §3 'Instance', API-D16). */
export const clusterDetailResponse = enveloped(
  z.pipe(
    wireDetail,
    z.transform(
      (sent): ClusterDetail => ({
        id: sent.id,
        name: sent.name,
        hostName: sent.hostName,
        platform: sent.platform,
        version: sent.image,
        customBuild: sent.customBuild,
        isCorrupted: sent.status === 'corrupted',
        isPremium: sent.isPremium,
        isCloneable: sent.cloneable,
        createdAt: sent.createdAt,
        ownerName: sent.owner?.fullName ?? null,
        ownerEmail: sent.owner?.email ?? null,
        sizeKey: sent.csize,
        sizeName: sent.analyticsSize?.displayName ?? null,
        regionAlias: sent.regionAlias,
        idleTime: sent.displayIdleTime,
        runningAt: sent.status === 'creating' ? null : (sent.runningAt ?? sent.createdAt),
        instanceStatus: sent.status === 'stopping' ? 'stopping' : null,
        services: [{ kind: null, url: null, status: serviceStatus[sent.status ?? ''] ?? '' }],
        k8sClusterCode: sent.k8sClusterCode,
        analyticsNodes: sent.analyticsNodes ?? 1,
        loaderNodes: sent.loaderNodes ?? 1,
        isDataAgentEnabled: sent.enableDataAgent,
        hasNewDataAgentUi: sent.dataAgentNewUI,
        isAdvancedSqlEligible: Object.entries(sent).some(
          ([key, value]) => eligibleKey.test(key) && value === true,
        ),
        hasBusinessUserNotebook: sent.enableBusinessUserNotebook,
        isChidori: sent.isChidori,
        isPremiumSupported: String(sent.buildProperties?.['service.premium.supported']) === 'true',
        lockedActions: sent.lockedActions,
        subClusters: sent.subClusters,
        policies: {
          ...sent.clusterPolicy,
          authorizedRoles:
            sent.authorizedRoles.length > 0 ? sent.authorizedRoles : sent.clusterPolicy.authorizedRoles,
        },
      }),
    ),
  ),
  'instance',
)

/** The page's one status word (D2 §4 'Cluster status') as the list's services would say it. */
const serviceStatus: Readonly<Record<string, string>> = {
  running: 'running',
  sleeping: 'disconnected',
  stopping: 'disconnected',
  'starting-up': 'loading',
  creating: 'loading',
}
