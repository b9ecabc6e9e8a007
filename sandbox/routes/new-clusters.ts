import { randomUUID } from 'node:crypto'
import { isTrial } from '../../src/access/account'
import type { CallBody } from '../../src/api/contract'
import { checkClusterName } from '../../src/domain/cluster-name'
import { t } from '../../src/locales/t'
import { decisionOn } from '../access/decision'
import { defaultImage } from '../catalogue'
import { cleanCluster, cleanPerson, cleanPipeline } from '../clean'
import { decisionsOnChoices, invalidFields, regionOf } from '../create-rules'
import { created, type Handler } from '../handler'
import { invalid, nameTaken, outOfSight, throwUnmet } from '../problems'
import {
  countOwnedClusters,
  findVisibleCluster,
  insertCluster,
  isNameTaken,
  type NewCluster,
} from '../store/clusters'
import { lockPerson } from '../store/people'

/** POST /users/{id}/instances */
export const createCluster: Handler<'createCluster'> = async (input) => {
  const { db, clock, body, productKey } = input
  await lockPerson(db, input.person.uuid)
  const person = cleanPerson(input.person, await countOwnedClusters(db, input.person.uuid))
  const creation = { person, body, pipeline: cleanPipeline(input.person) }
  const faults = invalidFields(creation)
  const region = regionOf(creation)
  if (faults.length > 0 || !region) throw invalid(faults)
  throwUnmet([
    decisionOn('create', 'Cluster', { person, productKey }),
    ...decisionsOnChoices(creation, productKey),
  ])
  if (await isNameTaken(db, person.uuid, body.name)) throw nameTaken(body.name)
  await insertCluster(db, {
    ...fromRequest(body),
    regionAlias: region.alias,
    ownerUuid: person.uuid,
    isPremium: !isTrial(person),
    createdAt: clock.today(),
    transitionAt: clock.now(),
  })
  return created({ message: 'cluster is created successfully' })
}

/** POST /users/{id}/instances/clone: a new cluster with the settings of the source, owned by the person who clones. */
export const cloneCluster: Handler<'cloneCluster'> = async ({ db, clock, person, body, productKey }) => {
  const source = await findVisibleCluster(db, person.uuid, body.clone)
  if (!source) throw outOfSight('cluster')
  const fault = checkClusterName(body.name, source.cluster.platform)
  if (fault) throw invalid([{ fieldName: 'name', message: t(fault.key, fault.values) }])
  await lockPerson(db, person.uuid)
  const decision = decisionOn('clone', 'Cluster', {
    person: cleanPerson(person, await countOwnedClusters(db, person.uuid)),
    cluster: cleanCluster(source, clock.now()),
    productKey,
  })
  throwUnmet([decision])
  if (await isNameTaken(db, person.uuid, body.name)) throw nameTaken(body.name)
  await insertCluster(db, {
    ...source.cluster,
    id: randomUUID(),
    name: body.name,
    ownerUuid: person.uuid,
    createdAt: clock.today(),
    transition: 'create',
    transitionAt: clock.now(),
    startedAt: null,
    awakeSpans: [],
    heldState: null,
    overrides: {},
    ownerPolicies: null,
  })
  return created({ message: 'Cluster is cloned successfully' })
}

type Settings = Omit<NewCluster, 'ownerUuid' | 'regionAlias' | 'createdAt' | 'transitionAt' | 'isPremium'>

function fromRequest(body: CallBody<'createCluster'>): Settings {
  return {
    id: randomUUID(),
    name: body.name,
    platform: body.platform,
    image: body.image ?? defaultImage.image,
    installation: body.installation,
    diskSize: body.dsize,
    idleTime: String(body.idleTime),
    tenantId: body.tenantID,
    blueprintId: body.blueprintId === null ? null : String(body.blueprintId),
    analyticsSizeId: String(body.analyticsSizeID),
    loaderSizeId: String(body.loaderSizeID),
    zone: body.zone,
    k8sClusterCode: String(body.k8sClusterCode),
    appId: String(body.appId),
    canSleep: body.sleeppable,
    transition: 'create',
  }
}
