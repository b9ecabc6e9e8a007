import { sizes } from './catalogue'
import { policyOf } from './cluster-roles'
import { stateAt } from './lifecycle'
import { entryPayload } from './payloads'
import type { VisibleCluster } from './store/clusters'
import type { Db } from './store/open-store'
import { findPerson } from './store/people'
import { listRecords } from './store/records'
import { type SubClusterRow, subClusterPayload } from './sub-cluster-payload'

/** GET /tenants/{id}/instances/{name} as this person sees it at this simulated instant (D2 §3 'Instance'). */
export async function detailPayload(db: Db, visible: VisibleCluster, now: number) {
  const { cluster, role, ownerName } = visible
  const { instance } = entryPayload(visible, now)
  const owner = await findPerson(db, cluster.ownerUuid)
  const subClusters = await listRecords<SubClusterRow>(db, 'sub-clusters', { clusterId: cluster.id })
  const sizeOf = (id: string) => {
    const size = sizes.find((candidate) => candidate.id === id)
    return (
      size && {
        id,
        name: size.name,
        displayName: size.displayName,
        ipu: size.analyticsSizeIpu,
        order: size.order,
      }
    )
  }
  return {
    ...instance,
    status: stateAt(cluster, now),
    owner: { fullName: ownerName, email: owner?.wire.email ?? null },
    k8sClusterCode: cluster.k8sClusterCode,
    dsize: cluster.diskSize,
    analyticsSize: sizeOf(cluster.analyticsSizeId) ?? instance.analyticsSize,
    loaderSize: sizeOf(cluster.loaderSizeId),
    analyticsNodes: 1,
    loaderNodes: 1,
    enableDataAgent: true,
    dataAgentNewUI: true,
    isBasaltXEligible: cluster.platform === 'gc',
    enableBusinessUserNotebook: false,
    isChidori: true,
    buildProperties: { 'service.premium.supported': 'true' },
    lockedActions: [],
    authorizedRoles: policyOf(role).authorizedRoles,
    subClusters: subClusters.map((row) => subClusterPayload(row, stateAt(cluster, now), now)),
    ...cluster.overrides,
  }
}
