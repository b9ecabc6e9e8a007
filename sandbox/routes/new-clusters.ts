import { randomUUID } from 'node:crypto'
import { explain } from '../../src/access/explain'
import type { CallBody } from '../../src/api/contract'
import { cleanCluster, cleanPerson } from '../clean'
import { choiceRefusals } from '../create-rules'
import { created, type Handler } from '../handler'
import { conflict, forbidden, nameTaken, notFound } from '../problems'
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
  const { db, clock, person, body, productKey } = input
  const refusals = choiceRefusals(person, body)
  refusals.throwInvalid()
  await lockPerson(db, person.uuid)
  const clean = cleanPerson(person, await countOwnedClusters(db, person.uuid))
  const { reasons } = explain('create', 'Cluster', { person: clean, productKey })
  const unmet = [...reasons, ...refusals.unmet(clean, productKey)]
  const fundamental = unmet.filter(({ kind }) => kind !== 'state')
  if (fundamental.length > 0) throw forbidden(fundamental)
  if (unmet.length > 0) throw conflict(unmet)
  if (await isNameTaken(db, person.uuid, body.name)) throw nameTaken(body.name)
  await insertCluster(db, {
    ...fromRequest(body, refusals.image),
    regionAlias: refusals.region.regionAlias,
    ownerUuid: person.uuid,
    isPremium: clean.role.name !== 'free',
    createdAt: clock.today(),
    transitionAt: clock.now(),
  })
  return created({ message: 'cluster is created successfully' })
}

/** POST /users/{id}/instances/clone: a new cluster with the settings of the source, owned by whoever clones. */
export const cloneCluster: Handler<'cloneCluster'> = async ({ db, clock, person, body, productKey }) => {
  const source = await findVisibleCluster(db, person.uuid, body.clone)
  if (!source) throw notFound('cluster')
  await lockPerson(db, person.uuid)
  const { reasons } = explain('clone', 'Cluster', {
    person: cleanPerson(person, await countOwnedClusters(db, person.uuid)),
    cluster: cleanCluster(source, clock.now()),
    productKey,
  })
  const fundamental = reasons.filter(({ kind }) => kind !== 'state')
  if (fundamental.length > 0) throw forbidden(fundamental)
  if (reasons.length > 0) throw conflict(reasons)
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
    heldState: null,
    overrides: {},
  })
  return created({ message: 'Cluster is cloned successfully' })
}

type Settings = Omit<NewCluster, 'ownerUuid' | 'regionAlias' | 'createdAt' | 'transitionAt' | 'isPremium'>

function fromRequest(body: CallBody<'createCluster'>, image: string): Settings {
  return {
    id: randomUUID(),
    name: body.name,
    platform: body.platform,
    image,
    installation: body.installation,
    diskSize: body.dsize,
    idleTime: body.idleTime,
    tenantId: body.tenantID,
    blueprintId: body.blueprintId,
    analyticsSizeId: body.analyticsSizeID,
    loaderSizeId: body.loaderSizeID,
    zone: body.zone,
    k8sClusterCode: body.k8sClusterCode,
    appId: body.appId,
    canSleep: body.sleeppable,
    transition: 'create',
  }
}
