import {
  blueprints,
  defaultImage,
  idleTimes,
  images,
  kubernetesVersion,
  offeredSizes,
  regions,
  sizes,
} from '../catalogue'
import { cleanPerson } from '../clean'
import { type Handler, ok } from '../handler'
import type { WireRegion } from '../wire'

/** GET /users/instances/availableidletime */
export const listIdleTimes: Handler<'listIdleTimes'> = async () => ok(idleTimes)

/** GET /premium-package/flag */
export const getPremiumPackage: Handler<'getPremiumPackage'> = async () => ok({ flag: true })

/** GET /operators: no region of another account. */
export const listRegions: Handler<'listRegions'> = async ({ person }) => ok(regionsOf(person.uuid))

/** GET /images */
export const listImages: Handler<'listImages'> = async () => ok(images)

/** GET /images/default{product}image */
export const getDefaultImage: Handler<'getDefaultImage'> = async () => ok(defaultImage)

/** GET /images/getKubernetesVersion */
export const getKubernetesVersion: Handler<'getKubernetesVersion'> = async () =>
  ok({ version: kubernetesVersion })

/** GET /images/sizes?clusterCode */
export const getSizes: Handler<'getSizes'> = async ({ person, query }) =>
  ok({ sizes: offeredSizes(cleanPerson(person, 0), query.clusterCode ?? ''), allSizes: sizes })

/** GET /blueprints?fields: only the fields asked for, all of them where none is (API-D27). */
export const listBlueprints: Handler<'listBlueprints'> = async ({ query }) => {
  if (!query.fields) return ok(blueprints)
  const fields = query.fields.split(',').map((field) => field.trim())
  return ok(
    blueprints.map((blueprint) =>
      Object.fromEntries(Object.entries(blueprint).filter(([field]) => fields.includes(field))),
    ),
  )
}

/** What a person may choose from: everybody's regions and their own. */
function regionsOf(personUuid: string): WireRegion[] {
  return regions.filter(({ userId }) => userId === null || userId === personUuid)
}
