import * as z from 'zod/mini'
import { enveloped, optionalText } from './primitives'

/** Whether what was answered is the text of a page, or of JSON that broke off: no words of a server. */
export const isBroken = (body: unknown): boolean => typeof body === 'string' && /^\s*[<{[]/.test(body)

/**
 * Answers of commands: their message, when they carry one; 2xx means success, whatever else is said (D1 §7, D2 §7). A
 * page is refused, whatever type it says it has: a proxy's must not count as "done".
 */
export const messageResponse = z.pipe(
  z.unknown().check(z.refine((body) => !isBroken(body))),
  z.transform((body) => {
    const message: unknown = typeof body === 'string' ? body : Reflect.get(Object(body), 'message')
    return { message: (typeof message === 'string' && message.trim()) || null }
  }),
)

/** The post-login activation: where to go and the text of the SSO cookie (D1 §7). */
export const activationResponse = enveloped(
  z.pipe(
    z.optional(z.nullable(z.looseObject({ redirectTo: optionalText, crypted: optionalText }))),
    z.transform((wire) => ({ redirectTo: wire?.redirectTo ?? null, ssoToken: wire?.crypted ?? null })),
  ),
)
