import * as z from 'zod/mini'
import type { SupportToken } from '../../domain/support-token'
import { instantText } from './measures'
import { optionalText } from './primitives'

const wireToken = z.looseObject({ token: optionalText, expiresAt: instantText })

/** GET and POST …/token: the token and its expiry, bare or in an envelope; null where there is none (D2 §3, §7). */
export const supportTokenResponse = z.pipe(
  z.transform((body: unknown) => unwrap(body) ?? {}),
  z.pipe(
    wireToken,
    z.transform(({ token, expiresAt }): SupportToken | null =>
      token === null ? null : { token, expiresAt },
    ),
  ),
)

/** The envelope may be called like the token's own field, and is one when it holds no text. */
function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const inner = Object.entries(body).find(
    ([key, value]) => ['data', 'token'].includes(key) && typeof value === 'object' && value !== null,
  )
  return inner ? unwrap(inner[1]) : body
}
