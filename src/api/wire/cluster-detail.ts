import * as z from 'zod/mini'
import type { ClusterPolicies } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import { readFlag } from '../../domain/read-flag'
import {
  noteRecordFaults,
  noteValueFaults,
  recordFaultsOf,
  type ValueFault,
  valueFaultsOf,
} from '../record-faults'
import { autoscale, importedBlueprints, maxIpus, nodeSize, scalingNodes } from './cluster-parts'
import { buildText, imageText } from './image'
import { lockedActions } from './locked-actions'
import { platformText } from './platform'
import { policiesOf } from './policies'
import {
  enveloped,
  flagOrNull,
  listedId,
  listOf,
  nameList,
  optionalFlag,
  optionalNumber,
  optionalState,
  optionalText,
  parsedJson,
  roleNames,
} from './primitives'
import { leniently, listedRecordsOf, readablePart } from './records'
import { wireSubCluster } from './sub-cluster'

/** The brand key is part of some names, so they are found by their shape. */
const eligibleKey = /^is[A-Za-z0-9]+XEligible$/
const advancedSqlKey = /^[A-Za-z0-9]+XEnabled$/

/** Names of features, as a list or as switches; as JSON or as its text. */
const premiumFeatures = readablePart(
  'premiumFeaturesConfig',
  z.pipe(
    z.optional(z.pipe(z.transform(parsedJson), z.nullable(nameList))),
    z.transform((sent): string[] => sent ?? []),
  ),
  () => [],
)

/** Without these nothing can be said of a cluster, or too much could be done to it. */
const needed = z.looseObject({
  id: listedId,
  name: z.string(),
  platform: platformText,
  status: optionalState,
  corrupted: optionalFlag,
})

const wireDetail = z.extend(needed, {
  hostName: optionalText,
  image: imageText,
  customBuild: buildText,
  byBuildNumber: optionalFlag,
  k8sClusterCode: optionalText,
  createdAt: optionalText,
  runningAt: optionalText,
  owner: z.optional(z.nullable(z.looseObject({ fullName: optionalText, email: optionalText }))),
  cloneable: optionalFlag,

  availableUpgrades: listOf(imageText),
  releaseUrl: optionalText,
  releaseCount: optionalNumber,
  upgradable: optionalFlag,
  lockedActions,

  tenantUsers: optionalNumber,
  remoteStorage: optionalFlag,
  consumedData: optionalNumber,
  dsize: optionalNumber,
  availableDisk: optionalNumber,
  csize: optionalText,
  regionAlias: optionalText,

  analyticsSize: nodeSize,
  loaderSize: nodeSize,
  analyticsNodes: optionalNumber,
  loaderNodes: optionalNumber,
  analyticsReplicas: optionalNumber,
  loaderReplicas: optionalNumber,
  maxIPUs: maxIpus,

  idleTime: optionalText,
  displayIdleTime: optionalText,
  sqliEnabled: flagOrNull,
  sqliNullHandling: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
    z.transform((sent) => (sent === undefined || sent === null || sent === '' ? null : String(sent))),
  ),
  isSqliSeparated: optionalFlag,
  enableMicrosoftSynapse: flagOrNull,
  enableOpenAI: flagOrNull,
  enableDeltaShare: flagOrNull,
  'display-home-page': flagOrNull,
  enableOnboarding: flagOrNull,
  enableChat: flagOrNull,
  mlflowEnabled: flagOrNull,
  enableBusinessUserNotebook: optionalFlag,
  externalCMC: optionalFlag,
  observabilityNewUI: optionalFlag,
  dataAgentNewUI: optionalFlag,
  enableDataAgent: optionalFlag,
  isChidori: optionalFlag,

  isPremium: optionalFlag,
  premiumFeaturesConfig: premiumFeatures,
  buildProperties: z.optional(z.pipe(z.transform(parsedJson), z.nullable(z.record(z.string(), z.unknown())))),

  subClusters: listedRecordsOf(wireSubCluster),
  clusterScalingNodes: scalingNodes,
  autoscale,
  importedBlueprints,
  instanceBackups: listOf(z.unknown()),

  authorizedRoles: readablePart('authorizedRoles', roleNames, () => []),
  clusterPolicy: policiesOf,
})
type WireDetail = z.output<typeof wireDetail>

/** GET /tenants/{id}/instances/{name}: one cluster (D2 §3 'Instance', API-D16). */
export const clusterDetailResponse = enveloped(
  z.pipe(
    leniently(needed, wireDetail),
    z.transform((sent): ClusterDetail => {
      const faults = valueFaultsOf(sent)
      const subClusters = sent.subClusters ?? unreadList(faults)
      const detail: ClusterDetail = {
        ...identityOf(sent),
        ...figuresOf(sent),
        ...switchesOf(sent),
        isPremium: sent.isPremium,
        isPremiumSupported: String(sent.buildProperties?.['service.premium.supported']) === 'true',
        premiumFeatures: sent.premiumFeaturesConfig,
        isUpgradable: sent.upgradable,
        availableUpgrades: sent.availableUpgrades.filter((image) => image !== null),
        releaseUrl: sent.releaseUrl,
        lockedActions: sent.lockedActions,
        unreadable: unreadableOf(sent, faults, subClusters),
        subClusters,
        hasSubClusterList: sent.subClusters !== null,
        scalingNodes: sent.clusterScalingNodes,
        autoscale: sent.autoscale,
        importedBlueprints: sent.importedBlueprints,
        backups: sent.instanceBackups,
        policies: policiesWith(sent),
      }
      return noteValueFaults(detail, faults)
    }),
  ),
  'instance',
)

/** A list that came and could not be read stands for what it lacks, not for none. */
function unreadList(faults: readonly ValueFault[]) {
  const name = 'subClusters'
  const values = faults.filter(({ field }) => field.startsWith(name))
  return noteRecordFaults([], values[0] ? [{ number: null, id: null, name, isShown: false, values }] : [])
}

/** What a rule may not take for absent, for it came and could not be read. */
function unreadableOf(sent: WireDetail, faults: readonly ValueFault[], subClusters: object) {
  const unread: NonNullable<ClusterDetail['unreadable']> = []
  if (valueFaultsOf(sent.premiumFeaturesConfig)[0]) unread.push('premiumFeatures')
  if (faults.some(({ field }) => field === 'enableBusinessUserNotebook'))
    unread.push('hasBusinessUserNotebook')
  if (valueFaultsOf(sent.lockedActions)[0]) unread.push('lockedActions')
  if (recordFaultsOf(subClusters)[0]) unread.push('subClusterTypes')
  return unread
}

/** The cluster's own list of roles is read first (ACL-D14); nothing is known of them where neither list could be. */
function policiesWith({ clusterPolicy, authorizedRoles }: WireDetail): ClusterPolicies {
  const ownFaults = valueFaultsOf(authorizedRoles)
  const roles = authorizedRoles.length > 0 ? authorizedRoles : clusterPolicy.authorizedRoles
  const unreadable = new Set(clusterPolicy.unreadable)
  if (ownFaults.length > 0) unreadable.add('authorizedRoles')
  if (roles.length > 0) unreadable.delete('authorizedRoles')
  return noteValueFaults({ ...clusterPolicy, authorizedRoles: roles, unreadable: [...unreadable] }, [
    ...valueFaultsOf(clusterPolicy),
    ...ownFaults,
  ])
}

/** Of a cluster that says when it last ran no more than when it was made: it tells starting up from creating. */
const longAgo = '1970-01-01'

function identityOf(sent: WireDetail) {
  return {
    ...sent.id,
    name: sent.name,
    hostName: sent.hostName,
    platform: sent.platform,
    version: sent.image,
    customBuild: sent.customBuild,
    isByBuildNumber: sent.byBuildNumber,
    k8sClusterCode: sent.k8sClusterCode,
    isCloneable: sent.cloneable,
    createdAt: sent.createdAt,
    ownerName: sent.owner?.fullName ?? null,
    ownerEmail: sent.owner?.email ?? null,
    regionAlias: sent.regionAlias,
    idleTimeKey: sent.idleTime,
    idleTime: sent.displayIdleTime,
    isCorrupted: sent.corrupted || sent.status === 'corrupted',
    instanceStatus: sent.status === 'stopping' ? 'stopping' : null,
    runningAt: sent.status === 'creating' ? null : (sent.runningAt ?? sent.createdAt ?? longAgo),
    services: [{ kind: null, url: null, status: serviceStatus[sent.status ?? ''] ?? '' }],
  }
}

function figuresOf(sent: WireDetail) {
  return {
    sizeKey: sent.csize,
    sizeName: sent.analyticsSize?.displayName ?? null,
    analyticsSize: sent.analyticsSize,
    loaderSize: sent.loaderSize,
    // The replicas are what a cluster update changes (API-037).
    analyticsNodes: sent.analyticsReplicas ?? sent.analyticsNodes,
    loaderNodes: sent.loaderReplicas ?? sent.loaderNodes,
    maxIpus: sent.maxIPUs,
    releaseCount: sent.releaseCount,
    tenantUsers: sent.tenantUsers,
    hasRemoteStorage: sent.remoteStorage,
    consumedData: sent.consumedData,
    diskSize: sent.dsize,
    availableDisk: sent.availableDisk,
  }
}

function switchesOf(sent: WireDetail) {
  const flagBy = (key: RegExp) => {
    const flags = Object.entries(sent).flatMap(([name, value]) => (key.test(name) ? [readFlag(value)] : []))
    return flags.includes(true) || (flags.includes(false) ? false : null)
  }
  return {
    isSqlEnabled: sent.sqliEnabled,
    isAdvancedSqlEnabled: flagBy(advancedSqlKey),
    isAdvancedSqlEligible: flagBy(eligibleKey) === true,
    sqlNullHandling: sent.sqliNullHandling,
    isSqlSeparated: sent.isSqliSeparated,
    isSynapseEnabled: sent.enableMicrosoftSynapse,
    isOpenAiEnabled: sent.enableOpenAI,
    isDeltaShareEnabled: sent.enableDeltaShare,
    isHomePageShown: sent['display-home-page'],
    isOnboardingShown: sent.enableOnboarding,
    isChatEnabled: sent.enableChat,
    isMlflowEnabled: sent.mlflowEnabled,
    hasBusinessUserNotebook: sent.enableBusinessUserNotebook,
    hasExternalCmc: sent.externalCMC,
    hasNewObservabilityUi: sent.observabilityNewUI,
    hasNewDataAgentUi: sent.dataAgentNewUI,
    isDataAgentEnabled: sent.enableDataAgent,
    isChidori: sent.isChidori,
  }
}

/** The page's one status word (D2 §4 'Cluster status') as the list's services would say it. */
const serviceStatus: Readonly<Record<string, string>> = {
  running: 'running',
  sleeping: 'disconnected',
  stopping: 'disconnected',
  'starting-up': 'loading',
  creating: 'loading',
}
