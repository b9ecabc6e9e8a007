import * as z from 'zod/mini'
import { enveloped, optionalText } from './primitives'

/**
 * Answers of commands: their message, when they carry one; an empty body is fine. A body that is no JSON object is
 * refused: a proxy's page must not count as "done".
 */
export const messageResponse = z.pipe(
  z.optional(z.nullable(z.looseObject({}))),
  z.transform((body) => ({ message: typeof body?.message === 'string' ? body.message : null })),
)

/** The post-login activation: where to go and the text of the SSO cookie (D1 §7). */
export const activationResponse = enveloped(
  z.pipe(
    z.optional(z.nullable(z.looseObject({ redirectTo: optionalText, crypted: optionalText }))),
    z.transform((wire) => ({ redirectTo: wire?.redirectTo ?? null, ssoToken: wire?.crypted ?? null })),
  ),
)
