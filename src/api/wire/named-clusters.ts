import * as z from 'zod/mini'
import type { ListedId } from '../../domain/listed-id'
import { enveloped, listedId } from './primitives'
import { recordsOf } from './records'

/** A cluster as lists of choices know it. */
export type NamedCluster = ListedId & { name: string }

const wireCluster = z.looseObject({ id: listedId, name: z.string() })

/** Clusters by id and name, each bare or under `instance` as in the list; under one of these keys, or alone. */
export function namedClusters(...keys: string[]) {
  return enveloped(
    recordsOf(
      z.pipe(
        z.union([
          z.pipe(
            z.looseObject({ instance: wireCluster }),
            z.transform(({ instance }) => instance),
          ),
          wireCluster,
        ]),
        z.transform(({ id, name }): NamedCluster => ({ ...id, name })),
      ),
    ),
    ...keys,
  )
}
