import * as z from 'zod/mini'
import type { Cluster } from '../../domain/cluster'
import type { ClusterStatus } from '../../domain/cluster-state'
import { missingFrom, noteValueFaults, valueFaultsOf } from '../record-faults'
import { buildText, imageText } from './image'
import { platformText } from './platform'
import { policiesOf } from './policies'
import {
  enveloped,
  flagOrNull,
  listOf,
  optionalFlag,
  optionalState,
  optionalText,
  requiredText,
  stateWordOf,
} from './primitives'
import { leniently, readablePart, recordsOf } from './records'

const wireService = leniently(
  z.looseObject({ status: optionalText }),
  z.looseObject({
    url: optionalText,
    status: optionalState,
    name: optionalText,
    type: optionalText,
    kind: optionalText,
  }),
)

const displayNameOf = z.pipe(
  z.optional(z.nullable(z.looseObject({ displayName: optionalText }))),
  z.transform((size) => size?.displayName ?? null),
)

/** Without these a cluster is none, or would be shown in a state it may not be in. */
const needed = z.looseObject({
  id: requiredText,
  name: z.string(),
  platform: platformText,
  corrupted: optionalFlag,
  runningAt: optionalText,
  status: optionalState,
})

const wireInstance = leniently(
  needed,
  z.extend(needed, {
    hostName: optionalText,
    image: imageText,
    customBuild: buildText,
    isPremium: optionalFlag,
    cloneable: optionalFlag,
    createdAt: optionalText,
    owner: z.optional(z.nullable(z.looseObject({ fullName: optionalText }))),
    csize: optionalText,
    analyticsSize: displayNameOf,
    regionAlias: optionalText,
    displayIdleTime: optionalText,
    clusterPolicy: policiesOf,
  }),
)

/** Of services that cannot be read no state is known: the cluster's is unknown, until a poll tells it. */
const wireEntry = z.looseObject({
  instance: wireInstance,
  services: readablePart('services', listOf(wireService), () => []),
})

/** GET /users/{id}/instances: entries of `{instance, services}` (D1 §3 'Cluster list entry'). */
export const clusterListResponse = enveloped(
  recordsOf(
    z.pipe(
      wireEntry,
      z.transform(
        ({ instance, services }): Cluster =>
          noteValueFaults(
            {
              id: instance.id,
              name: instance.name,
              hostName: instance.hostName,
              platform: instance.platform,
              version: instance.image,
              customBuild: instance.customBuild,
              isCorrupted: instance.corrupted,
              isPremium: instance.isPremium,
              isCloneable: instance.cloneable,
              createdAt: instance.createdAt,
              ownerName: instance.owner?.fullName ?? null,
              sizeKey: instance.csize,
              sizeName: instance.analyticsSize,
              regionAlias: instance.regionAlias,
              idleTime: instance.displayIdleTime,
              runningAt: instance.runningAt,
              instanceStatus: instance.status,
              policies: instance.clusterPolicy,
              services: services.map(readService),
            },
            [instance, services, ...services].flatMap(valueFaultsOf),
          ),
      ),
    ),
    (cluster) => [cluster, cluster.policies],
  ),
  'instances',
)

const serviceWord = /^(loading|running|disconnected)$/i

/** The part of a list entry that the 15 s poll brings (D1 §7, CLU-D02); what is of the instance may stand by itself. */
const wireStatusEntry = z.pipe(
  z.transform((sent: unknown): unknown =>
    sent instanceof Object && !('instance' in sent) ? { ...sent, instance: sent } : sent,
  ),
  z.looseObject({
    instance: z.looseObject({
      id: requiredText,
      corrupted: flagOrNull,
      runningAt: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      status: z.optional(z.nullable(z.string())),
    }),
    services: listOf(wireService),
  }),
)

/**
 * GET /users/{id}/instances/services: the statuses; absent keys keep what the list said. A poll of which nothing can be
 * read has failed: it would pass for one without news.
 */
export const clusterStatusResponse = enveloped(
  recordsOf(
    z.pipe(
      wireStatusEntry,
      z.transform(
        ({ instance, services }): ClusterStatus => ({
          id: instance.id,
          isCorrupted: instance.corrupted ?? undefined,
          runningAt:
            instance.runningAt === undefined
              ? undefined
              : instance.runningAt === null
                ? null
                : String(instance.runningAt) || null,
          instanceStatus:
            instance.status === undefined ? undefined : stateWordOf(instance.status ?? '') || null,
          services: services.map(readService),
          // Without services the one word is that of the cluster, which its main service gives.
          mainStatus:
            services.length > 0 ? undefined : serviceWord.exec(instance.status ?? '')?.[0].toLowerCase(),
        }),
      ),
    ),
  ).check(z.refine((statuses) => statuses.length > 0 || missingFrom(statuses) === 0)),
  'instances',
  'services',
)

function readService(service: z.infer<typeof wireService>) {
  return {
    kind: service.kind ?? service.type ?? service.name,
    url: service.url,
    status: service.status ?? '',
  }
}
