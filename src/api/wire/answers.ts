import * as z from 'zod/mini'
import { enveloped, optionalText } from './primitives'

/** Answers of commands: their message, when they carry one; an empty body is fine. */
export const messageResponse = z.pipe(
  z.unknown(),
  z.transform((body) => ({
    message:
      typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
        ? body.message
        : null,
  })),
)

/** The post-login activation: where to go and the text of the SSO cookie (D1 §7). */
export const activationResponse = enveloped(
  z.pipe(
    z.optional(z.nullable(z.looseObject({ redirectTo: optionalText, crypted: optionalText }))),
    z.transform((wire) => ({ redirectTo: wire?.redirectTo ?? null, ssoToken: wire?.crypted ?? null })),
  ),
)
