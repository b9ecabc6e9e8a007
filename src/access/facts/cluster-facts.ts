import type { PolicyName } from '../../domain/cluster'
import { clusterRoles, isClusterRole } from '../../domain/cluster-role'
import { clusterStateOf } from '../../domain/cluster-state'
import { subClusterTypes } from '../../domain/sub-cluster'
import { atLeast } from '../../domain/version'
import { supportedActions } from '../account'
import { featureKeys, type Verb, verbs } from '../vocabulary'
import type { FactReader, FactReaders } from './fact-reader'

/** What a server-sent policy lists; verbs the console does not know are left out (ACL-D26). */
function policy(name: PolicyName): FactReader<readonly Verb[]> {
  return {
    reads: [`cluster.policies.${name}`],
    read: ({ cluster }) => verbs.filter((verb) => cluster?.policies[name].includes(verb)),
  }
}

/** Facts of the cluster that is spoken of. */
export const clusterFacts = {
  clusterPolicy: policy('cluster'),
  subClusterPolicy: policy('subCluster'),
  userPolicy: policy('user'),
  managementPolicy: policy('management'),
  blueprintPolicy: policy('blueprint'),
  connectionPolicy: policy('connection'),
  cliPolicy: policy('cli'),
  whitelistPolicy: policy('whitelist'),
  /** The viewer's effective role; one the console does not know is none (ACL-D05). */
  roleName: {
    reads: ['cluster.policies.roleName'],
    read: ({ cluster }) => {
      const name = cluster?.policies.roleName ?? ''
      return isClusterRole(name) ? name : null
    },
  },
  /** All roles of the viewer that the console knows. */
  authorizedRoles: {
    reads: ['cluster.policies.authorizedRoles'],
    read: ({ cluster }) => clusterRoles.filter((role) => cluster?.policies.authorizedRoles.includes(role)),
  },
  /** Platform actions the viewer's plan supports on this cluster's platform (ACL-D02). */
  planActions: {
    reads: ['person.platformActions', 'cluster.platform'],
    read: ({ person, cluster }) => (cluster ? supportedActions(person, cluster.platform) : []),
  },
  /** Both variants of the second cloud count as Azure, however they are spelt (DET-D14). */
  isOnAzure: {
    reads: ['cluster.platform'],
    read: ({ cluster }) => (cluster ? cluster.platform.toLowerCase().startsWith('az') : null),
  },
  /** The first cloud, and no other that may come: what needs it is unavailable elsewhere (CFG-055). */
  isOnGc: {
    reads: ['cluster.platform'],
    read: ({ cluster }) => (cluster ? cluster.platform.toLowerCase() === 'gc' : null),
  },
  /** The state shown: an expected one before the cluster's own. */
  clusterState: {
    reads: [
      'state',
      'cluster.isCorrupted',
      'cluster.instanceStatus',
      'cluster.services',
      'cluster.runningAt',
    ],
    read: ({ cluster, state }) => (cluster ? (state ?? clusterStateOf(cluster)) : null),
  },
  isCorrupted: { reads: ['cluster.isCorrupted'], read: ({ cluster }) => cluster?.isCorrupted ?? null },
  isCloneable: { reads: ['cluster.isCloneable'], read: ({ cluster }) => cluster?.isCloneable ?? null },
  isPremium: { reads: ['cluster.isPremium'], read: ({ cluster }) => cluster?.isPremium ?? null },
  /** The build knows premium (DET-D11). */
  isPremiumSupported: {
    reads: ['detail.isPremiumSupported'],
    read: ({ detail }) => detail?.isPremiumSupported ?? null,
  },
  /** `GET /premium-package/flag` (PLAN-D14). */
  hasPremiumPackage: {
    reads: ['hasPremiumPackage'],
    read: ({ hasPremiumPackage }) => hasPremiumPackage ?? null,
  },
  /** Feature keys only a premium cluster may use (`premiumFeaturesConfig`, CFG-D36). */
  premiumFeatures: {
    reads: ['detail.premiumFeatures', 'productKey'],
    read: ({ detail, productKey }) =>
      featureKeys.filter((key) => detail?.premiumFeatures.includes(key.replace('{product}', productKey))),
  },
  isUpgradable: { reads: ['detail.isUpgradable'], read: ({ detail }) => detail?.isUpgradable ?? null },
  hasPendingUpdate: { reads: ['hasPendingUpdate'], read: ({ hasPendingUpdate = false }) => hasPendingUpdate },
  isImportingDataApps: {
    reads: ['isImportingDataApps'],
    read: ({ isImportingDataApps }) => isImportingDataApps ?? null,
  },
  /** Locks of the cluster, such as `Self_Upgrade` (DET-D35). */
  lockedActions: { reads: ['detail.lockedActions'], read: ({ detail }) => detail?.lockedActions ?? [] },
  /** Data agents are on: enableDataAgent and dataAgentNewUI (D3 §2.1). */
  areDataAgentsOn: {
    reads: ['detail.isDataAgentEnabled', 'detail.hasNewDataAgentUi'],
    read: ({ detail }) => (detail ? detail.isDataAgentEnabled && detail.hasNewDataAgentUi : null),
  },
  isAdvancedSqlEligible: {
    reads: ['detail.isAdvancedSqlEligible'],
    read: ({ detail }) => detail?.isAdvancedSqlEligible ?? null,
  },
  hasBusinessUserNotebook: {
    reads: ['detail.hasBusinessUserNotebook'],
    read: ({ detail }) => detail?.hasBusinessUserNotebook ?? null,
  },
  /** Kinds of the self-managed clusters that are there. */
  subClusterTypes: {
    reads: ['detail.subClusters'],
    read: ({ detail }) =>
      subClusterTypes.filter((type) => detail?.subClusters.some((one) => one.type === type)),
  },
  /** The viewer is its owner by e-mail address, whatever the roles say (D2 §6, DET-069). */
  isOwnerByEmail: {
    reads: ['detail.ownerEmail', 'person.email'],
    read: ({ detail, person }) => (detail ? isSameEmail(detail.ownerEmail, person.email) : null),
  },
  /** The version can share data: 2023.4.0 or later (D2 §5 'Delta sharing', CFG-D23). */
  canVersionShareData: {
    reads: ['cluster.version'],
    read: ({ cluster }) => (cluster ? atLeast(cluster.version, '2023.4.0') : null),
  },
} satisfies FactReaders

function isSameEmail(owner: string | null, viewer: string | null): boolean {
  const [left, right] = [owner?.toLowerCase() ?? null, viewer?.toLowerCase() ?? null]
  return left !== null && left === right
}
