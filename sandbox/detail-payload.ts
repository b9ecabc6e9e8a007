import { firstAutoscale } from './auto-scaling'
import { images, sizes } from './catalogue'
import { sentPoliciesOf } from './cluster-roles'
import { importedEntries, listImports } from './data-app-imports'
import { stateAt } from './lifecycle'
import { entryPayload } from './payloads'
import type { VisibleCluster } from './store/clusters'
import { listMembers } from './store/members'
import type { Db } from './store/open-store'
import { findPerson } from './store/people'
import { listRecords } from './store/records'
import { type SubClusterRow, subClusterPayload } from './sub-cluster-payload'

/** When and for which brand an answer is made. */
export type DetailSettings = { now: number; productKey: string }

/** GET /tenants/{id}/instances/{name} as this person sees it at this simulated instant (D2 §3 'Instance'). */
export async function detailPayload(db: Db, visible: VisibleCluster, { now, productKey }: DetailSettings) {
  const { cluster, ownerName } = visible
  const { instance } = entryPayload(visible, now)
  const owner = await findPerson(db, cluster.ownerUuid)
  const subClusters = await listRecords<SubClusterRow>(db, 'sub-clusters', { clusterId: cluster.id })
  const members = await listMembers(db, cluster)
  const upgrades = images.slice(
    0,
    Math.max(
      images.findIndex(({ image }) => image === cluster.image),
      0,
    ),
  )
  const analyticsSize = sizeOf(cluster.analyticsSizeId)
  const loaderSize = sizeOf(cluster.loaderSizeId)
  const brand = productKey.charAt(0).toUpperCase() + productKey.slice(1)
  const isOnGc = cluster.platform === 'gc'
  return {
    ...instance,
    status: stateAt(cluster, now),
    byBuildNumber: false,
    k8sClusterCode: cluster.k8sClusterCode,
    owner: { fullName: ownerName, email: owner?.wire.email ?? null },
    availableUpgrades: upgrades.map(({ image }) => image),
    releaseUrl: upgrades.length > 0 ? releaseNotes : null,
    releaseCount: upgrades.length,
    upgradable: upgrades.length > 0,
    lockedActions: [],
    tenantUsers: members.filter(({ isPending }) => !isPending).length,
    remoteStorage: isOnGc,
    consumedData: isOnGc ? cluster.diskSize * 0.36 : null,
    dsize: cluster.diskSize,
    availableDisk: cluster.diskSize * 0.64,
    analyticsSize: analyticsSize ?? instance.analyticsSize,
    loaderSize,
    analyticsNodes: 1,
    loaderNodes: 1,
    analyticsReplicas: cluster.overrides.analyticsNodes ?? 1,
    loaderReplicas: cluster.overrides.loaderNodes ?? 1,
    maxIPUs: JSON.stringify({ [`max${brand}IPU`]: 720, maxSparkIPU: 360 }),
    idleTime: cluster.idleTime,
    sqliEnabled: false,
    [`${productKey}XEnabled`]: false,
    [`is${brand}XEligible`]: isOnGc,
    sqliNullHandling: null,
    isSqliSeparated: false,
    enableMicrosoftSynapse: false,
    enableOpenAI: false,
    enableDeltaShare: false,
    'display-home-page': true,
    enableOnboarding: true,
    enableChat: true,
    mlflowEnabled: false,
    enableBusinessUserNotebook: false,
    externalCMC: false,
    observabilityNewUI: true,
    dataAgentNewUI: true,
    enableDataAgent: true,
    isChidori: true,
    premiumFeaturesConfig: ['copilot', 'datastudio'],
    buildProperties: { 'service.premium.supported': 'true' },
    authorizedRoles: sentPoliciesOf(visible).authorizedRoles,
    subClusters: subClusters.map((row) => subClusterPayload(row, stateAt(cluster, now), now)),
    clusterScalingNodes: [],
    autoscale: firstAutoscale,
    importedBlueprints: importedEntries(await listImports(db, cluster.id), now),
    instanceBackups: [],
    ...cluster.overrides,
  }
}

const releaseNotes = 'https://docs.sandbox.test/releases'

function sizeOf(id: string) {
  const size = sizes.find((candidate) => candidate.id === id)
  if (!size) return null
  const { name, displayName, analyticsSizeIpu, order } = size
  return { id, name, displayName, ipu: analyticsSizeIpu, order }
}
