import * as z from 'zod/mini'
import type { ClusterSecrets } from '../../domain/cluster-secrets'
import { enveloped, optionalText } from './primitives'

/** GET …/secrets: DB_CONNECTION, DB_USER and DB_PW, bare or in an envelope (D2 §3, API-D16). */
export const clusterSecretsResponse = enveloped(
  z.pipe(
    z.looseObject({ DB_CONNECTION: optionalText, DB_USER: optionalText, DB_PW: optionalText }),
    z.transform(
      (sent): ClusterSecrets => ({
        connection: sent.DB_CONNECTION,
        user: sent.DB_USER,
        password: sent.DB_PW,
      }),
    ),
  ),
  'secrets',
)
