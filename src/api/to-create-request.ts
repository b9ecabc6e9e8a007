import { isVersionLocked } from '../domain/available-choices'
import { type ClusterSize, optimizationLevels, type Region, type SizeOffer } from '../domain/cluster-choices'
import { loaderAndAnalyticsSizes } from '../domain/cluster-size'
import { chosenIdOf, type ListedId, wireIdOf } from '../domain/listed-id'
import type { CreateClusterRequest } from './wire/requests'

/** Values of the create form by the names of D1 §3 'Create-cluster form fields'; empty is null, undefined or ''. */
export type CreateClusterValues = Readonly<Record<string, unknown>>

/** What the keys in the values stand for; lists that could not be read are empty. */
export type CreateClusterChoices = {
  region: Region
  sizes: SizeOffer
  idleTimes: readonly ListedId[]
  blueprints: readonly ListedId[]
}

/** The default idle time: the option with key 1, one hour; without a list a number (D1 §9, CRE-D26). */
const defaultIdleTime: ListedId = { id: '1', wireId: 1 }
/** Sent for a region that names none (D1 §9). */
const defaultAppId = '1'

/**
 * The body of POST /users/{id}/instances: exactly the keys of D1 §7 (CRE-D04). Size and optimization level become the
 * two size ids, keep-alive its opposite `sleeppable` (CRE-D03), and the second cloud gets no image (CRE-042).
 * @returns null when the chosen size is not offered
 */
export function toCreateRequest(
  values: CreateClusterValues,
  { region, sizes, idleTimes, blueprints }: CreateClusterChoices,
): CreateClusterRequest | null {
  const chosen = sizes.sizes.find(({ name }) => name === values.csize)
  if (!chosen) return null
  const pair = sizePair(chosen, values.optimizationLevel, sizes)
  const platform = text(values.platform)
  return {
    name: text(values.name),
    ...(isVersionLocked(platform) ? {} : { image: text(values.image) }),
    platform,
    region: region.region,
    installation: text(values.installation),
    dsize: Number(values.dsize),
    idleTime: chosenIdOf(
      text(values.idleTime) || defaultIdleTime.id,
      idleTimes.length > 0 ? idleTimes : [defaultIdleTime],
    ),
    tenantID: text(values.tenantID) || null,
    blueprintId: values.blueprintId ? chosenIdOf(text(values.blueprintId), blueprints) : null,
    analyticsSizeID: wireIdOf(pair.analytics),
    loaderSizeID: wireIdOf(pair.loader),
    zone: region.zone,
    k8sClusterCode: region.wireId ?? region.clusterCode,
    appId: region.appId ?? defaultAppId,
    sleeppable: values.keepAlive !== true,
  }
}

/** The sizes that a chosen size and optimization level come to; General Purpose unless another level is known (CRE-018). */
export function sizePair(chosen: ClusterSize, level: unknown, { allSizes }: SizeOffer) {
  const known = optimizationLevels.find((candidate) => candidate === level) ?? 'General Purpose'
  return loaderAndAnalyticsSizes(chosen, known, allSizes)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
