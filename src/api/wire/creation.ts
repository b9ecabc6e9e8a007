import * as z from 'zod/mini'
import type { IdleTime, Region } from '../../domain/cluster-choices'
import type { DataApp } from '../../domain/data-app'
import { imageOf } from './choices'
import { platformText } from './platform'
import {
  enveloped,
  flagOrNull,
  listedId,
  optionalFlag,
  optionalText,
  requiredText,
  sentId,
} from './primitives'
import { recordsOf } from './records'

/** The only list of an object is what was asked for, unless it tells of errors: no key for it is given. */
const loneList = z.transform((sent: unknown): unknown => {
  const entries = Array.isArray(sent) ? [] : Object.entries(Object(sent))
  const lists = entries.filter(([key, value]) => Array.isArray(value) && !/error|warning|message/i.test(key))
  return lists.length === 1 ? lists[0]?.[1] : sent
})

/** A list of records, bare or in an envelope of whatever name. */
function listAnswer<Item extends z.ZodMiniType>(item: Item, ...keys: string[]) {
  return enveloped(z.pipe(loneList, recordsOf(item)), ...keys)
}

/** GET /operators: the regions (D1 §3 'Region'). */
export const regionListResponse = listAnswer(
  z.pipe(
    z.looseObject({
      regionAlias: z.string(),
      platform: platformText,
      userId: optionalText,
      isAvailable: flagOrNull,
      cluster_code: z.optional(z.nullable(listedId)),
      zone: optionalText,
      region: z.string(),
      app_id: z.optional(z.nullable(sentId)),
      url: optionalText,
    }),
    z.transform(
      (wire): Region => ({
        alias: wire.regionAlias,
        platform: wire.platform,
        userId: wire.userId,
        // Only one that says so is taken.
        isAvailable: wire.isAvailable ?? true,
        clusterCode: wire.cluster_code?.id ?? null,
        wireId: wire.cluster_code?.wireId,
        zone: wire.zone,
        region: wire.region,
        appId: wire.app_id === '' ? null : (wire.app_id ?? null),
        url: wire.url,
      }),
    ),
  ),
  'operators',
)

/** A text that a choice is none the worse without: of another kind it is absent. */
const wireDetail = z.catch(optionalText, null)

/** `image`, or `{product}Image` as in other answers (D1 §3). */
const wireImage = z.pipe(
  z.pipe(
    z.transform((sent: unknown): unknown =>
      typeof sent === 'object' && sent !== null && !('image' in sent)
        ? { ...sent, image: imageOf({ ...sent }) ?? undefined }
        : sent,
    ),
    z.looseObject({
      image: z.string(),
      tags: z.catch(z.optional(z.nullable(z.looseObject({ release: wireDetail }))), null),
    }),
  ),
  z.transform((wire) => ({ image: wire.image, release: wire.tags?.release ?? null })),
)

/** GET /images: the versions (D1 §3 'Image'). */
export const imageListResponse = listAnswer(wireImage, 'images')

/** Where no image is named, what stands under version. */
const versionAlone = z.transform((sent: unknown): unknown => {
  const fields: object = Object(sent)
  const isNamed = 'image' in fields || imageOf({ ...fields }) !== null
  return !isNamed && 'version' in fields ? fields.version : sent
})

/** GET /images/default{product}image: the preselected version; a bare text reads as the image (CRE-D24). */
export const defaultImageResponse = enveloped(
  z.pipe(
    versionAlone,
    z.union([
      wireImage,
      z.pipe(
        z.string(),
        z.transform((image) => ({ image, release: null })),
      ),
    ]),
  ),
)

/** GET /images/getKubernetesVersion: a text or figure, bare or under a name of its own, such as D1 §3 gives it. */
export const kubernetesVersionResponse = enveloped(requiredText, 'k8sVersion', 'kubernetesVersion', 'version')

/** What is sent as one, or as a list of which the first is shown. */
function oneOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((sent: unknown): unknown => (Array.isArray(sent) ? sent[0] : sent)),
    item,
  )
}

const wireCategory = z.looseObject({ name: wireDetail, image: wireDetail })

function categoryOf(sent: string | z.output<typeof wireCategory> | null | undefined) {
  const { name, image } = typeof sent === 'object' && sent !== null ? sent : { name: sent, image: null }
  return { dataSource: name ?? undefined, imageUrl: image ?? undefined }
}

/** One word, several with commas between them, or a list of them; undefined where none is said. */
const wireWords = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  z.transform((sent): string[] | undefined => {
    const words = (Array.isArray(sent) ? sent : (sent ?? '').split(','))
      .map((word) => word.trim())
      .filter(Boolean)
    return words.length === 0 ? undefined : words
  }),
)

/** Names of packages, each a text or `{name}`; undefined where nothing is said of them, or nothing that can be read. */
const wirePackages = z.catch(
  z.pipe(
    z.optional(
      z.nullable(z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))])),
    ),
    z.transform((sent): string[] | undefined => {
      if (sent === undefined || sent === null) return undefined
      const packages = typeof sent === 'string' ? sent.split(',') : sent
      return packages
        .map((each) => (typeof each === 'string' ? each : each.name).trim())
        .filter((name) => name !== '')
    }),
  ),
  undefined,
)

/** GET /blueprints, with or without `fields`: what was not asked for is absent (D1 and D3 §3 'Blueprint', API-D27). */
export const blueprintListResponse = listAnswer(
  z.pipe(
    z.looseObject({
      id: listedId,
      name: z.string(),
      trial: optionalFlag,
      minimal_version: optionalText,
      installable: optionalFlag,
      slug: optionalText,
      description: wireDetail,
      url: wireDetail,
      businessFunction: oneOf(wireDetail),
      blueprintCategory: oneOf(z.catch(z.optional(z.nullable(z.union([optionalText, wireCategory]))), null)),
      type: wireWords,
      tag: wireWords,
      requiredPackages: wirePackages,
      packages: wirePackages,
      libraries: wirePackages,
    }),
    z.transform(
      (wire): DataApp => ({
        ...wire.id,
        name: wire.name,
        isTrial: wire.trial,
        minimalVersion: wire.minimal_version,
        isInstallable: wire.installable,
        slug: wire.slug ?? undefined,
        description: wire.description ?? undefined,
        url: wire.url ?? undefined,
        businessFunction: wire.businessFunction ?? undefined,
        ...categoryOf(wire.blueprintCategory),
        types: wire.type,
        tags: wire.tag,
        packages: wire.requiredPackages ?? wire.packages ?? wire.libraries,
      }),
    ),
  ),
  'blueprints',
)

/** GET /users/instances/availableidletime: `{key, display}` each. */
export const idleTimeListResponse = listAnswer(
  z.pipe(
    z.object({ key: listedId, display: requiredText }),
    z.transform(({ key: { id, wireId }, display }): IdleTime => ({ key: id, display, wireId })),
  ),
)
