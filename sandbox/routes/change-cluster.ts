import type { Action, Subject } from '../../src/access/vocabulary'
import type { CallBody } from '../../src/api/contract'
import { scaledServices } from '../../src/domain/auto-scale-history'
import { t } from '../../src/locales/t'
import { idleTimes } from '../catalogue'
import { cleanPerson } from '../clean'
import { findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'
import { Problem } from '../problems'
import { changeNodes, mostNodes, type Replicas } from '../service-nodes'
import { checkSizes } from '../size-rules'
import { type ClusterRow, changeOverrides, countOwnedClusters, updateCluster } from '../store/clusters'
import type { PersonRow } from '../store/people'
import type { ClusterOverrides } from '../store/schema'

type Body = CallBody<'changeCluster'>

/** What access is asked for each field of the body. */
const required: Readonly<Record<keyof Body, readonly [Action, Subject]>> = {
  idleTime: ['update', 'AutoSuspend'],
  analyticsSizeID: ['resize', 'ClusterSize'],
  loaderSizeID: ['resize', 'ClusterSize'],
  analyticsReplicas: ['update', 'ServiceQuantity'],
  loaderReplicas: ['update', 'ServiceQuantity'],
  enableDeltaShare: ['update', 'DeltaSharing'],
  'display-home-page': ['update', 'HomePage'],
  enableOnboarding: ['update', 'Onboarding'],
  enableChat: ['update', 'Onboarding'],
}

/** PUT /users/{id}/instances/{name}: every field is allowed and valid, or none changes. */
export const changeCluster: Handler<'changeCluster'> = async (input) => {
  const { db, body, person } = input
  const visible = await findClusterOrRefuse(input)
  for (const [field, [action, subject]] of Object.entries(required)) {
    if (field in body) await requireAllowed(action, subject, input, visible)
  }
  const { cluster } = visible
  const { idleTime, analyticsSizeID, loaderSizeID, analyticsReplicas, loaderReplicas, ...switches } = body
  const time = idleTime === undefined ? undefined : offeredIdleTime(idleTime)
  const analyticsSizeId = String(analyticsSizeID ?? cluster.analyticsSizeId)
  const loaderSizeId = String(loaderSizeID ?? cluster.loaderSizeId)
  if (analyticsSizeID !== undefined || loaderSizeID !== undefined) {
    const ownedClusters = await countOwnedClusters(db, person.uuid)
    refuseSizes({ ...cluster, analyticsSizeId, loaderSizeId }, person, ownedClusters)
  }
  const replicas = { analytics: analyticsReplicas, loader: loaderReplicas }
  refuseReplicas(replicas)
  await updateCluster(db, cluster.id, {
    analyticsSizeId,
    loaderSizeId,
    ...(time && { idleTime: time.key }),
  })
  await changeOverrides(db, cluster.id, switches satisfies ClusterOverrides)
  await changeNodes(db, cluster, replicas, input.clock.now())
  const message = time
    ? t('settings.suspendsAfter', { name: cluster.name, time: time.display })
    : t('settings.changed', { name: cluster.name })
  return ok({ message })
}

/** @throws Problem for a number of nodes that no service may have */
function refuseReplicas(replicas: Replicas): void {
  const faults = scaledServices.flatMap((service) => {
    const wanted = replicas[service]
    const isRight = wanted === undefined || (Number.isInteger(wanted) && wanted >= 1 && wanted <= mostNodes)
    const message =
      wanted !== undefined && wanted < 1
        ? t('services.lastNode')
        : t('services.mostNodes', { serviceType: service })
    return isRight ? [] : [{ fieldName: `${service}Replicas`, message }]
  })
  if (faults.length > 0) throw refused(faults)
}

function offeredIdleTime(asked: string | number) {
  const chosen = idleTimes.find(({ key }) => key === String(asked))
  if (!chosen) throw refused([{ fieldName: 'idleTime', message: t('createCluster.idleTimePlaceholder') }])
  return chosen
}

/** @throws Problem for sizes that are not offered where the cluster is, or do not belong together */
function refuseSizes(wanted: ClusterRow, person: PersonRow, ownedClusters: number): void {
  const faults = checkSizes({
    person: cleanPerson(person, ownedClusters),
    body: {
      k8sClusterCode: wanted.k8sClusterCode,
      analyticsSizeID: wanted.analyticsSizeId,
      loaderSizeID: wanted.loaderSizeId,
    },
  })
  if (faults.length > 0) throw refused(faults)
}

function refused(errors: readonly { fieldName: string; message: string }[]): Problem {
  return new Problem(400, { code: 'invalid', message: errors[0]?.message, errors })
}
